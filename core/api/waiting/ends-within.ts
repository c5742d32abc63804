import type { Clock } from '../services/clock.js';

/**
 * Waits for work, up to a time limit. Work that takes longer continues, and its result is then ignored.
 *
 * @returns whether it has ended
 * @throws what the work throws within the limit
 */
export async function endsWithin(work: Promise<unknown>, milliseconds: number, clock: Clock): Promise<boolean> {
  const waitOver = new AbortController();
  const late = clock.sleep(milliseconds, waitOver.signal).then(
    () => false,
    () => true,
  );
  const ended = work.then(() => true);
  try {
    return await Promise.race([ended, late]);
  } finally {
    waitOver.abort();
  }
}
