import { median, spread } from './statistics.js';
import { renderTable } from './table.js';

/** The maximum cost of limits: throughput in memory relative to a gateway without limits, and additional latency with Redis on loopback. */
const limitBars = { throughput: 0.85, laterMilliseconds: 0.3 } as const;

/**
 * The maximum cost of records: throughput with a history relative to none, and with tracing of every request relative to a history only.
 */
export const recordBars = { history: 0.88, tracing: 0.8 } as const;

/** One threshold with the measured values, one for each round. */
export interface Measured {
  readonly bar: string;
  readonly values: readonly number[];
  readonly isMet: (value: number) => boolean;
}

/** A threshold for requests/s, relative to a gateway without the feature. */
export function throughputBar(what: string, values: readonly number[], least: number = limitBars.throughput): Measured {
  return { bar: `${what}: at least ${least} ×`, values, isMet: (value) => value >= least };
}

/** A threshold for the additional median latency in milliseconds. */
export function laterBar(what: string, values: readonly number[]): Measured {
  return {
    bar: `${what}: p50 at most ${limitBars.laterMilliseconds} ms later`,
    values,
    isMet: (value) => value <= limitBars.laterMilliseconds,
  };
}

/** The median over the rounds decides; each round is compared with the other gateway's same round. */
export function barsTable(measured: readonly Measured[]): string {
  const rows = measured.map(({ bar, values, isMet }) => [
    bar,
    spread(values),
    isMet(median(values)) ? 'met' : 'missed',
  ]);
  return renderTable(['bar', 'measured', ''], rows);
}
