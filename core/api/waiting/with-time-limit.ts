import type { Clock } from '../services/clock.js';

/** The options of {@link withTimeLimit}. */
export interface TimeLimited {
  readonly limitMs: number;
  readonly clock: Clock;
  /** The caller's own. */
  readonly signal?: AbortSignal | undefined;
  /** Creates the reason with which the work is aborted when its time is over. */
  readonly tooLate?: () => Error;
}

/**
 * Does work with a signal that is aborted when its time is over, or when the caller's is. Work that does not heed it is waited for.
 *
 * @throws what the work throws
 */
export async function withTimeLimit<T>(
  work: (signal: AbortSignal) => Promise<T>,
  { limitMs, clock, signal, tooLate = () => new Error(`no answer within ${limitMs} ms`) }: TimeLimited,
): Promise<T> {
  const [late, ended] = [new AbortController(), new AbortController()];
  clock.sleep(limitMs, ended.signal).then(
    () => late.abort(tooLate()),
    () => undefined,
  );
  try {
    return await work(signal ? AbortSignal.any([signal, late.signal]) : late.signal);
  } finally {
    ended.abort();
  }
}
