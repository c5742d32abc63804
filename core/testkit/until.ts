import { setTimeout as sleep } from 'node:timers/promises';

const limitMs = 180_000;

/**
 * Polls until the condition is true, for what a test cannot await: a job, a `record` hook, a line in the log. Fails after three minutes: a
 * machine may be busy.
 *
 * @param what completes the message of the failure
 * @example
 * await until(() => gateway.log.some(({ message }) => message === 'answered'), 'the answer is logged');
 */
export async function until(condition: () => boolean | Promise<boolean>, what: string): Promise<void> {
  const began = performance.now();
  while (!(await condition())) {
    const waited = performance.now() - began;
    if (waited > limitMs) throw new Error(`It did not happen within three minutes: ${what}`);
    await sleep(pauseAfter(waited));
  }
}

/** A tenth of what has been waited: what takes long needs the processor time that asking more often would take. */
function pauseAfter(waitedMs: number): number {
  return Math.min(Math.max(waitedMs / 10, 10), 500);
}
