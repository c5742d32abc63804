import type { Exchange } from '../../api/index.js';
import { organizationOf } from './body-memory.js';

/** Whose turn it is. */
export type Turned = Pick<Exchange, 'identity' | 'signal'>;

/** What waits, by organization; the one whose turn is next comes first. */
const waiting = new Map<string, (() => void)[]>();

/**
 * Waits for a turn of the event loop for work on a long body. In each turn of the event loop, one of them goes on, so that many do not make it longer
 * for everybody else; organizations take turns, so that one with many long bodies does not delay another with one.
 *
 * @throws the reason of the abort, if the exchange was aborted meanwhile
 */
export async function nextTurnOf({ identity, signal }: Turned): Promise<void> {
  const organization = organizationOf(identity);
  await new Promise<void>((resolve) => {
    if (waiting.size === 0) setImmediate(letNextGo);
    const own = waiting.get(organization);
    if (own) own.push(resolve);
    else waiting.set(organization, [resolve]);
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
