import { TurnQueue } from '../internal/turn-queue.js';

/** What ends waiting, such as an exchange. */
interface Abortable {
  readonly signal: AbortSignal;
}

/** What waits, by organization. */
const waiting = new TurnQueue<string, () => void>();

/**
 * Waits for a turn of the event loop, to begin long work. In each turn of the event loop, one piece of such work goes on in the whole process, so that
 * much of it does not make a turn longer for everybody else. Organizations take turns. Within one, work that waits with this goes on in the order in
 * which it came; what calls {@link nextTurnOf} comes first, and so is completed before other work begins.
 *
 * @param organizationId see {@link organizationOf}
 * @returns rejects with the reason of the abort, if it was aborted meanwhile
 */
export function firstTurnOf(organizationId: string, until: Abortable): Promise<void> {
  return turnOf(until, (go) => waiting.push(organizationId, go));
}

/** Waits for a turn to go on with work that has begun, and that takes memory until it is done. @returns as above */
export function nextTurnOf(organizationId: string, until: Abortable): Promise<void> {
  return turnOf(until, (go) => waiting.unshift(organizationId, go));
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

async function turnOf(until: Abortable, add: (go: () => void) => void): Promise<void> {
  await new Promise<void>((resolve) => {
    if (waiting.isEmpty) setImmediate(letNextGo);
    add(resolve);
  });
  until.signal.throwIfAborted();
}

function letNextGo(): void {
  waiting.shift()?.();
  if (!waiting.isEmpty) setImmediate(letNextGo);
}
