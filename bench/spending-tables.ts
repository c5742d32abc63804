import { barsTable, laterBar, throughputBar } from './bars.js';
import { median } from './statistics.js';
import { renderTable } from './table.js';

/** A traffic shape of the spending bench. */
export interface Shape {
  readonly name: string;
  readonly stream: boolean;
  readonly connections: number;
}

/** What one round of one gateway gave. Processor times are milliseconds for each answer, what is written afterwards included. */
export interface Round {
  readonly rate: number;
  readonly p50: number;
  readonly mainThread: number;
  readonly processor: number;
}

/** The rounds of each gateway, by its name: history only, ledger and limit in memory, ledger and limit on servers, in this order. */
export type Figures = ReadonlyMap<string, Round[]>;

type Value = (round: Round) => number;

const ratio = (own: number, base: number): number => own / base;
const difference = (own: number, base: number): number => own - base;

/** Round by round: what disturbs one round disturbs all in it. */
function against(own: readonly Round[], base: readonly Round[], value: Value, compare = ratio): readonly number[] {
  return own.flatMap((round, turn) => {
    const other = base[turn];
    return other ? [compare(value(round), value(other))] : [];
  });
}

/** Each limit is compared with the ledger on the same stores. */
export function spendingTable(figures: Figures): string {
  const all = [...figures];
  const history = all[0]?.[1] ?? [];
  const rows = all.map(([name, rounds], index) => {
    const ledger = all[index < 3 ? 1 : 3]?.[1] ?? [];
    const middle = (values: readonly number[], digits = 2): string => median(values).toFixed(digits);
    return [
      name,
      middle(
        rounds.map(({ rate }) => rate),
        0,
      ),
      middle(against(rounds, history, ({ rate }) => rate)),
      middle(against(rounds, ledger, ({ rate }) => rate)),
      middle(rounds.map(({ p50 }) => p50)),
      middle(against(rounds, ledger, ({ p50 }) => p50, difference)),
      middle(
        rounds.map(({ mainThread }) => mainThread),
        3,
      ),
      middle(against(rounds, ledger, ({ mainThread }) => mainThread)),
      middle(
        rounds.map(({ processor }) => processor),
        3,
      ),
      middle(against(rounds, ledger, ({ processor }) => processor)),
    ];
  });
  const header = [
    'gateway',
    'requests/s',
    '× history',
    '× ledger',
    'p50 ms',
    'later than ledger',
    'main thread ms',
    '× ledger',
    'all threads ms',
    '× ledger',
  ];
  return renderTable(header, rows);
}

/**
 * What limits are held against. The main thread is what bounds the throughput, so its processor time tells the same on a machine that
 * is busy with other things.
 */
export function spendingBars(usual: Figures, alone: Figures): string {
  const [, ledger, limit] = [...usual.values()];
  const [, , , ledgerAlone, limitAlone] = [...alone.values()];
  const [, , , ledgerOnServers, limitOnServers] = [...usual.values()];
  if (!ledger || !limit || !ledgerAlone || !limitAlone || !ledgerOnServers || !limitOnServers) return '';
  return barsTable([
    throughputBar(
      'requests/s, limit in memory',
      against(limit, ledger, ({ rate }) => rate),
    ),
    throughputBar(
      "the same, by the main thread's processor time",
      against(ledger, limit, ({ mainThread }) => mainThread),
    ),
    laterBar(
      'with Redis, one connection',
      against(limitAlone, ledgerAlone, ({ p50 }) => p50, difference),
    ),
    laterBar(
      'with Redis, 16 connections that wait for each other',
      against(limitOnServers, ledgerOnServers, ({ p50 }) => p50, difference),
    ),
  ]);
}
