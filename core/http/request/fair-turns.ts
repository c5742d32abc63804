import type { Exchange } from '../../api/index.js';
import { organizationOf } from './body-memory.js';

/** Whose turn it is. */
export type Turned = Pick<Exchange, 'identity' | 'signal'>;

/** What waits, by organization; the one whose turn is next comes first. */
const waiting = new Map<string, (() => void)[]>();

/**
 * Waits for a turn of the event loop, to begin work on a long body. In each turn of the event loop, one piece of such work goes on, so that many do
 * not make it longer for everybody else. Organizations take turns; the bodies of one are worked on one after the other, so that the others wait
 * with no more memory than they arrived with.
 *
 * @throws the reason of the abort, if the exchange was aborted meanwhile
 */
export function firstTurnOf(exchange: Turned): Promise<void> {
  return turnOf(exchange, (own, go) => own.push(go));
}

/** Waits for a turn to go on with work that has begun. @throws as above */
export function nextTurnOf(exchange: Turned): Promise<void> {
  return turnOf(exchange, (own, go) => own.unshift(go));
}

async function turnOf({ identity, signal }: Turned, add: (own: (() => void)[], go: () => void) => void): Promise<void> {
  const organization = organizationOf(identity);
  await new Promise<void>((resolve) => {
    if (waiting.size === 0) setImmediate(letNextGo);
    const own = waiting.get(organization) ?? [];
    add(own, resolve);
    waiting.set(organization, own);
  });
  signal.throwIfAborted();
}

function letNextGo(): void {
  for (const [organization, own] of waiting) {
    own.shift()?.();
    waiting.delete(organization);
    if (own.length > 0) waiting.set(organization, own);
    break;
  }
  if (waiting.size > 0) setImmediate(letNextGo);
}
