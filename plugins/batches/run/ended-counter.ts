import type { Counter, Metrics } from '../../../core/api/index.js';
import { endings } from '../batch.js';

/** Counts the batches that have ended in this process. */
export function endedCounter(metrics: Metrics): Counter<'status'> {
  const counter = metrics.counter({ name: 'ended_total', help: 'Batches that have ended.', labels: ['status'] });
  // A series that begins with 1 has not increased, as Prometheus counts.
  for (const status of endings) counter.add(0, { status });
  return counter;
}

/** What counts a batch that has ended. */
export type EndedCounter = Counter<'status'>;
