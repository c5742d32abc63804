import { untilAborted } from './until-aborted.js';

/** Does work when it is its turn. A signal that is aborted before ends the wait, with the signal's reason. */
export type Turns = <T>(work: () => Promise<T>, signal: AbortSignal) => Promise<T>;

/**
 * Does pieces of work one after the other, in the order in which they came.
 *
 * @example
 * const inTurn = oneAtATime();
 * await inTurn(() => write(record), signal);
 */
export function oneAtATime(): Turns {
  let last: Promise<void> = Promise.resolve();
  return async (work, signal) => {
    const before = last;
    const { promise: done, resolve: end } = Promise.withResolvers<void>();
    last = before.then(() => done);
    try {
      await untilAborted(before, signal);
      return await work();
    } finally {
      end();
    }
  };
}
