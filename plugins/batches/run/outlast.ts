import type { RunningJob } from '../../../core/api/database.js';
import { GatewayError } from '../../../core/api/index.js';
import type { BatchServices } from '../batch-services.js';

const pauseMs = 1_000;

/** Does something again for as long as the database is unavailable. */
export async function outlast<T>(
  work: () => Promise<T>,
  { clock, log }: Pick<BatchServices, 'clock' | 'log'>,
  signal: AbortSignal,
): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work();
    } catch (error) {
      if (!GatewayError.is(error) || error.status !== 503) throw error;
      if (tries === 1) log.warn({ error }, 'a batch waits for the database');
      await clock.sleep(pauseMs, signal);
    }
  }
}

/** A job whose writes wait until the database is back. If the job ended, the answers that have come, and those that are underway, would be paid for again. */
export function outlasting(job: RunningJob, services: Pick<BatchServices, 'clock' | 'log'>): RunningJob {
  return { ...job, transactional: (work) => outlast(() => job.transactional(work), services, job.signal) };
}
