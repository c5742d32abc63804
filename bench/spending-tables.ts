import { barsTable, laterBar, throughputBar } from './bars.js';
import { ascending, compareRounds, difference, median, quantile } from './statistics.js';
import { renderTable } from './table.js';

/** A traffic shape of the spending bench. */
export interface Shape {
  readonly name: string;
  readonly stream: boolean;
  readonly connections: number;
}

/** The results of one round of one gateway. Processor times are milliseconds per answer, including deferred writes. */
export interface Round {
  readonly rate: number;
  readonly p50: number;
  readonly mainThread: number;
  readonly processor: number;
}

/** The gateways of the bench. */
export const names = {
  history: 'history only',
  ledger: 'ledger, no limit',
  limit: 'limit, in memory',
  shipped: 'as it ships, no limit',
  shippedLimit: 'as it ships, limit',
  ledgerOnServers: 'ledger, PostgreSQL and Redis',
  limitOnServers: 'limit, PostgreSQL and Redis',
} as const;

/** A gateway and the one with which it is compared: the same without its limit, or without the ledger. */
export interface Compared {
  readonly name: string;
  readonly against: string;
}

/** The rounds of each gateway. */
export type Figures = readonly (Compared & { readonly rounds: readonly Round[] })[];

function roundsOf(figures: Figures, name: string): readonly Round[] {
  return figures.find((each) => each.name === name)?.rounds ?? [];
}

/** Each gateway is compared with another one on the same stores. */
export function spendingTable(figures: Figures): string {
  const middle = (values: readonly number[], digits = 2): string => median(values).toFixed(digits);
  const rows = figures.map(({ name, against, rounds }) => {
    const base = roundsOf(figures, against);
    return [
      name,
      middle(
        rounds.map(({ rate }) => rate),
        0,
      ),
      against === name ? '' : against,
      quartiles(compareRounds(rounds, base, ({ rate }) => rate)),
      middle(rounds.map(({ p50 }) => p50)),
      middle(compareRounds(rounds, base, ({ p50 }) => p50, difference)),
      middle(
        rounds.map(({ mainThread }) => mainThread),
        3,
      ),
      quartiles(compareRounds(rounds, base, ({ mainThread }) => mainThread)),
      middle(
        rounds.map(({ processor }) => processor),
        3,
      ),
      quartiles(compareRounds(rounds, base, ({ processor }) => processor)),
    ];
  });
  const header = [
    'gateway',
    'requests/s',
    'compared with',
    'requests/s ×',
    'p50 ms',
    'later',
    'main thread ms',
    '×',
    'all threads ms',
    '×',
  ];
  return renderTable(header, rows);
}

/** The interquartile range of the rounds, which excludes most disturbances. */
function quartiles(values: readonly number[]): string {
  const sorted = ascending(values);
  return `${median(values).toFixed(2)} (${quantile(sorted, 0.25).toFixed(2)}–${quantile(sorted, 0.75).toFixed(2)})`;
}

/** The figure for the thresholds. The main thread limits the throughput, so its processor time shows the same even on a busy machine. */
export function spendingBars(usual: Figures, alone: Figures): string {
  const { ledger, limit, shipped, shippedLimit, ledgerOnServers, limitOnServers } = names;
  const bars = [
    [limit, ledger],
    [shippedLimit, shipped],
  ].flatMap(([own = '', base = '']) => [
    throughputBar(
      `requests/s, ${own}`,
      compareRounds(roundsOf(usual, own), roundsOf(usual, base), ({ rate }) => rate),
    ),
    throughputBar(
      "the same, by the main thread's processor time",
      compareRounds(roundsOf(usual, base), roundsOf(usual, own), ({ mainThread }) => mainThread),
    ),
  ]);
  return barsTable([
    ...bars,
    laterBar(
      'with Redis, one connection',
      compareRounds(roundsOf(alone, limitOnServers), roundsOf(alone, ledgerOnServers), ({ p50 }) => p50, difference),
    ),
    laterBar(
      'with Redis, 16 connections that wait for each other',
      compareRounds(roundsOf(usual, limitOnServers), roundsOf(usual, ledgerOnServers), ({ p50 }) => p50, difference),
    ),
  ]);
}
