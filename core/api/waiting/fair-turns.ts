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

/** Milliseconds after which work in steps waits for its next turn. */
const stepMs = 4;

/**
 * Does long work for an organization, in turns as above: a generator that yields after each step of a millisecond or so. What follows has a turn of
 * its own.
 *
 * @returns the result of the generator; rejects with what it throws, or with the reason of the abort
 */
export async function workInTurns<Result>(
  steps: Generator<void, Result>,
  organizationId: string,
  until: Abortable,
): Promise<Result> {
  await firstTurnOf(organizationId, until);
  let ends = performance.now() + stepMs;
  for (;;) {
    const { done, value } = steps.next();
    if (!done && performance.now() < ends) continue;
    await nextTurnOf(organizationId, until);
    if (done) return value;
    ends = performance.now() + stepMs;
  }
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
