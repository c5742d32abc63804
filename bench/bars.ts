import { median } from './statistics.js';
import { renderTable } from './table.js';

/** What limits may cost: of the throughput in memory, and of the time to an answer with Redis on loopback. */
export const LIMIT_BARS = { throughput: 0.85, laterMilliseconds: 0.3 } as const;

/** What records may cost of the throughput: the history of that without any, tracing of every request of that with a history. */
export const RECORD_BARS = { history: 0.88, tracing: 0.8 } as const;

/** One bar, and what was measured against it: a figure for each round. */
export interface Measured {
  readonly bar: string;
  readonly values: readonly number[];
  readonly isMet: (value: number) => boolean;
}

/** × requests/s of a gateway without it. */
export function throughputBar(
  what: string,
  values: readonly number[],
  least: number = LIMIT_BARS.throughput,
): Measured {
  return { bar: `${what}: at least ${least} ×`, values, isMet: (value) => value >= least };
}

/** Milliseconds by which the median answer comes later. */
export function laterBar(what: string, values: readonly number[]): Measured {
  return {
    bar: `${what}: p50 at most ${LIMIT_BARS.laterMilliseconds} ms later`,
    values,
    isMet: (value) => value <= LIMIT_BARS.laterMilliseconds,
  };
}

/** The median decides, of rounds that are each compared with the other gateway's of the same round. */
export function barsTable(measured: readonly Measured[]): string {
  const rows = measured.map(({ bar, values, isMet }) => [
    bar,
    `${median(values).toFixed(2)} (${Math.min(...values).toFixed(2)}–${Math.max(...values).toFixed(2)})`,
    isMet(median(values)) ? 'met' : 'missed',
  ]);
  return renderTable(['bar', 'measured', ''], rows);
}
