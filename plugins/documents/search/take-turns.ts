import { setImmediate as nextTurn } from 'node:timers/promises';

/** As long as other work may have to wait for a turn. */
const turnMs = 8;

/**
 * Cuts long work on the event loop into slices: what is returned is asked after each step, and lets everything else that waits have its
 * turn when the slice has been long enough. Undefined: there is nothing to wait for.
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

/** Does work that stops after each of its steps, and lets everything else have its turn in between. @returns what it returns */
export async function inTurns<Result>(work: Generator<void, Result>): Promise<Result> {
  const turn = takeTurns();
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
    await turn();
  }
}
