import type { Counter, Metrics } from '../../../core/api/index.js';
import { endings } from '../batch.js';

/** Counts the batches that have ended in this process. */
export function endedCounter(metrics: Metrics): Counter<'status'> {
  const counter = metrics.counter({ name: 'ended_total', help: 'Batches that have ended.', labels: ['status'] });
  // Prometheus sees no increase in a series that begins with 1.
  for (const status of endings) counter.add(0, { status });
  return counter;
}

export type EndedCounter = Counter<'status'>;
