import { Gauge, type Registry } from 'prom-client';
import type { JobQueue, QueueBacklog } from '../../core/api/database.js';
import { type Clock, endsWithin } from '../../core/api/index.js';

/** How long a reading of the metrics waits for the database, in milliseconds. */
const patienceMs = 500;

/** Reports the jobs that wait, such as documents while no worker runs. Nothing while the database does not answer. */
export function observeJobs(registry: Registry, jobs: Pick<JobQueue, 'backlog'>, clock: Clock): void {
  const latest = latestBacklog(jobs, clock);
  new Gauge({
    name: 'sluice_jobs',
    help: 'Jobs that are not done.',
    labelNames: ['queue', 'state'],
    registers: [registry],
    async collect() {
      this.reset();
      for (const { queue, queued, active } of await latest()) {
        this.set({ queue, state: 'queued' }, queued);
        this.set({ queue, state: 'active' }, active);
      }
    },
  });
  new Gauge({
    name: 'sluice_jobs_oldest_seconds',
    help: 'For how long the oldest queued job has existed.',
    labelNames: ['queue'],
    registers: [registry],
    async collect() {
      this.reset();
      for (const { queue, oldestSeconds } of await latest()) this.set({ queue }, oldestSeconds);
    },
  });
}

/** Returns a function that asks the database, one question at a time, however long it is silent. */
function latestBacklog(jobs: Pick<JobQueue, 'backlog'>, clock: Clock): () => Promise<readonly QueueBacklog[]> {
  let asking: Promise<void> | undefined;
  let answer: readonly QueueBacklog[] = [];
  const ask = async (): Promise<void> => {
    answer = [];
    answer = await jobs.backlog().catch(() => []);
    asking = undefined;
  };
  return async () => {
    asking ??= ask();
    await endsWithin(asking, patienceMs, clock);
    return answer;
  };
}
