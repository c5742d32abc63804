import { type ComponentType, lazy } from 'react';
import { addressOf } from '../api/client.js';
import { Problem } from '../api/problem.js';

/** Where this tab keeps when it was last reloaded because a script was gone. */
const storageKey = 'sluice-reloaded-at';
/** While replicas are being replaced, a reload may reach an old one again. A tab is reloaded only once in this time; then people decide when to try. */
const pauseMs = 30_000;

/** Functions that reset pages whose scripts could not be loaded: React would remember the failure for good. */
const failures = new Set<() => void>();

/** A page whose script is loaded when it is first shown. After an update of the gateway the script has another name, and the tab is reloaded. */
export function lazyPage(load: () => Promise<ComponentType>): ComponentType {
  const begin = (): ComponentType =>
    lazy(async () => ({ default: await load().catch(() => renew(() => (Shown = begin()))) }));
  let Shown = begin();
  return () => <Shown />;
}

/** Lets pages that could not be loaded try again when they are opened the next time. */
export function forgetFailures(): void {
  for (const beginAnew of failures) beginAnew();
  failures.clear();
}

async function renew(beginAnew: () => void): Promise<never> {
  failures.add(beginAnew);
  const answer = await fetch(addressOf('dashboard'), { method: 'HEAD', cache: 'no-store' }).catch(() => undefined);
  if (!answer?.ok) throw new Problem(0, 'The gateway does not answer. Is it running, and is the network up?');
  const last = Number(sessionStorage.getItem(storageKey) ?? 0);
  if (Date.now() - last < pauseMs) throw new Problem(0, 'The gateway is being updated. Try again in a moment.');
  sessionStorage.setItem(storageKey, String(Date.now()));
  location.reload();
  return new Promise(() => undefined);
}
