import { setImmediate as nextTurn } from 'node:timers/promises';

/** How long work may keep the event loop busy before other work gets a turn. */
const turnMs = 8;

/**
 * Splits long work on the event loop: call the returned function after each step. When the turn has been long enough, it returns a promise
 * that lets other work go first, and otherwise undefined.
 *
 * @example
 * const turn = takeTurns();
 * for (const item of items) {
 *   work(item);
 *   await turn();
 * }
 */
export function takeTurns(): () => Promise<void> | undefined {
  let ends = performance.now() + turnMs;
  return () => {
    if (performance.now() < ends) return undefined;
    return nextTurn().then(() => {
      ends = performance.now() + turnMs;
    });
  };
}

/**
 * Runs a generator that yields after each step, and lets other work have its turns in between. Work for an organization shares its turns with that of
 * others: {@link workInTurns}.
 *
 * @returns its result
 */
export async function inTurns<Result>(steps: Generator<void, Result>): Promise<Result> {
  const turn = takeTurns();
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
    await turn();
  }
}

/** Runs a generator without a break. @returns its result */
export function atOnce<Result>(steps: Generator<void, Result>): Result {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}
