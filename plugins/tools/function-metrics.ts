import type { Metrics } from '../../core/api/index.js';

/** Counts one call of a function. */
export type CountCall = (name: string, call: { readonly seconds: number; readonly failed: boolean }) => void;

/** Declares the metrics of functions. */
export function functionMetrics(metrics: Metrics): CountCall {
  const calls = metrics.counter({
    name: 'calls_total',
    help: 'Functions that the gateway has run for models.',
    labels: ['function', 'outcome'],
  });
  const duration = metrics.histogram({
    name: 'duration_seconds',
    help: 'How long functions took.',
    labels: ['function'],
  });
  return (name, { seconds, failed }) => {
    calls.add(1, { function: name, outcome: failed ? 'failed' : 'answered' });
    duration.observe(seconds, { function: name });
  };
}
