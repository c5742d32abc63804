/** What ends waiting, such as an exchange. */
interface Abortable {
  readonly signal: AbortSignal;
}

/** What waits, by organization; the one whose turn is next comes first. */
const waiting = new Map<string, (() => void)[]>();

/**
 * Waits for a turn of the event loop, to begin long work. In each turn of the event loop, one piece of such work goes on in the whole process, so that
 * much of it does not make a turn longer for everybody else. Organizations take turns. Within one, work that waits with this goes on in the order in
 * which it came; what calls {@link nextTurnOf} comes first, and so is completed before other work begins.
 *
 * @param organizationId see {@link organizationOf}
 * @returns rejects with the reason of the abort, if it was aborted meanwhile
 */
export function firstTurnOf(organizationId: string, until: Abortable): Promise<void> {
  return turnOf(organizationId, until, (own, go) => own.push(go));
}

/** Waits for a turn to go on with work that has begun, and that takes memory until it is done. @returns as above */
export function nextTurnOf(organizationId: string, until: Abortable): Promise<void> {
  return turnOf(organizationId, until, (own, go) => own.unshift(go));
}

async function turnOf(
  organizationId: string,
  until: Abortable,
  add: (own: (() => void)[], go: () => void) => void,
): Promise<void> {
  await new Promise<void>((resolve) => {
    if (waiting.size === 0) setImmediate(letNextGo);
    const own = waiting.get(organizationId) ?? [];
    add(own, resolve);
    waiting.set(organizationId, own);
  });
  until.signal.throwIfAborted();
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
