import { type Contributions, nearestName } from '../api/index.js';

const members: Readonly<Record<keyof Contributions, true>> = {
  services: true,
  routes: true,
  models: true,
  tokenizer: true,
  policyTypes: true,
  functions: true,
  sample: true,
  appliesTo: true,
  authenticate: true,
  admit: true,
  prepare: true,
  around: true,
  govern: true,
  reserve: true,
  dispatch: true,
  transform: true,
  observe: true,
  record: true,
  check: true,
  started: true,
  ready: true,
  close: true,
};

/**
 * Checks what a plugin's `setup` has returned. A hook with a misspelt name would never run, and nobody would notice.
 *
 * @throws Error that names the member and what it was probably meant to be
 */
export function checkContributions(contributions: Contributions): void {
  if (typeof contributions !== 'object' || contributions === null) {
    throw new Error('its setup must return an object; it may be empty');
  }
  // A class may keep its state in members of its own.
  if (Object.getPrototypeOf(contributions) !== Object.prototype) return;
  for (const name of Object.keys(contributions)) {
    if (Object.hasOwn(members, name)) continue;
    const nearest = nearestName(name, Object.keys(members));
    const hint = nearest ? `; did you mean "${nearest}"?` : `; there are ${Object.keys(members).join(', ')}`;
    throw new Error(`its setup returned "${name}", which is no hook${hint}`);
  }
}
