import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Polls until the condition is true, for what a test cannot await: a job, a `record` hook, a line in the log. Fails after a minute.
 *
 * @param what completes the message of the failure
 * @example
 * await until(() => gateway.log.some(({ message }) => message === 'answered'), 'the answer is logged');
 */
export async function until(condition: () => boolean | Promise<boolean>, what: string): Promise<void> {
  const deadline = Date.now() + 60_000;
  while (!(await condition())) {
    if (Date.now() > deadline) throw new Error(`It did not happen within 60 s: ${what}`);
    await sleep(10);
  }
}
