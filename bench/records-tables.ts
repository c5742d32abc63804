import { barsTable, recordBars, throughputBar } from './bars.js';
import { compareRounds, median, spread } from './statistics.js';
import { renderTable } from './table.js';

/** The results of one round of one gateway. Times are milliseconds of processor time per answer, including the records being written. */
export interface RecordRound {
  readonly rate: number;
  readonly mainThread: number;
  readonly otherThreads: number;
  /** Milliseconds from the last answer until the gateway was idle. */
  readonly behind: number;
}

/** All rounds of one gateway. */
export interface RecordFigures {
  readonly name: string;
  /** The gateway without records that it is compared with; itself if there is none. */
  readonly base: string;
  /** The gateway with the same history and no other records. */
  readonly beside?: string | undefined;
  readonly rounds: readonly RecordRound[];
}

/** Compares each gateway with the one without records, and with the one with only the history. */
export function recordsTable(figures: readonly RecordFigures[]): string {
  const rows = figures.map(({ name, base, beside, rounds }) => {
    const against = (other: readonly RecordRound[], value: (round: RecordRound) => number): string =>
      spread(compareRounds(rounds, other, value));
    const besideHistory = (value: (round: RecordRound) => number): string =>
      beside === undefined ? '–' : against(roundsOf(figures, beside), value);
    const middle = (value: (round: RecordRound) => number, digits: number): string =>
      median(rounds.map(value)).toFixed(digits);
    // The minimum is more stable on a busy machine.
    const processorTime = (value: (round: RecordRound) => number): string =>
      `${(1000 * median(rounds.map(value))).toFixed(1)} (${(1000 * Math.min(...rounds.map(value))).toFixed(1)})`;
    const processor = ({ mainThread, otherThreads }: RecordRound): number => mainThread + otherThreads;
    return [
      name,
      middle(({ rate }) => rate, 0),
      against(roundsOf(figures, base), ({ rate }) => rate),
      besideHistory(({ rate }) => rate),
      processorTime(({ mainThread }) => mainThread),
      against(roundsOf(figures, base), ({ mainThread }) => mainThread),
      besideHistory(({ mainThread }) => mainThread),
      processorTime(({ otherThreads }) => otherThreads),
      against(roundsOf(figures, base), processor),
      middle(({ behind }) => behind, 0),
    ];
  });
  return renderTable(
    [
      'gateway',
      'req/s',
      '× no records',
      '× history',
      'main thread µs/req (least)',
      '× no records',
      '× history',
      'other threads µs/req (least)',
      'all × no records',
      'behind ms',
    ],
    rows,
  );
}

function roundsOf(figures: readonly RecordFigures[], name: string): readonly RecordRound[] {
  return figures.find((each) => each.name === name)?.rounds ?? [];
}

/** Bars of the requests per second. */
export function recordsBars(figures: readonly RecordFigures[]): string {
  const against = (name: string, other: string): readonly number[] =>
    compareRounds(roundsOf(figures, name), roundsOf(figures, other), ({ rate }) => rate);
  const bars = figures.flatMap(({ name, base, beside }) => {
    if (name === base) return [];
    if (beside === undefined) return [throughputBar(`${name}, × ${base}`, against(name, base), recordBars.history)];
    return name.endsWith(', tracing')
      ? [throughputBar(`tracing, × ${beside}`, against(name, beside), recordBars.tracing)]
      : [];
  });
  return barsTable(bars);
}
