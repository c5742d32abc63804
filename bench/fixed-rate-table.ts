import type { LoadCase } from './cases.js';
import type { CaseResults, RoundResult } from './proxy.js';
import { failed, signed } from './proxy-table.js';
import { compareRounds, difference, median } from './statistics.js';
import { renderTable } from './table.js';

const header = [
  'contestant',
  'answers/s',
  'p50 ms',
  'p99 ms',
  'added p50 ms (least–most)',
  'added p99 ms (least–most)',
  'CPU ms/req',
  'RSS MiB',
];

/** With fewer answers per second than this share of the rate, or with requests that were not sent, latencies only show how long a round is. */
const keepsUp = 0.9;

/** The table of a case with a fixed rate. The first entrant is not a gateway; what the others add is measured against it, round by round. */
export function fixedRateTable(loadCase: LoadCase, results: CaseResults): string {
  const [reference = []] = results.values();
  const rows = [...results].map(([entrant, rounds]) => [
    `${entrant.name} ${entrant.lane}`,
    ...cellsOf(loadCase, rounds, reference),
  ]);
  return ['', `## ${loadCase.name}`, '', renderTable(header, rows)].join('\n');
}

function cellsOf(
  { rate = 0 }: LoadCase,
  rounds: readonly RoundResult[],
  reference: readonly RoundResult[],
): readonly string[] {
  if (rounds.some(({ errors }) => errors > 0)) return failed(rounds);
  const middle = (value: (round: RoundResult) => number): number => median(rounds.map(value));
  const answers = middle(({ requests, seconds }) => requests / seconds);
  if (answers < rate * keepsUp || middle(({ unsent = 0 }) => unsent) > 0)
    return [`does not keep up: ${answers.toFixed(0)} answers/s`];
  const more = (value: (round: RoundResult) => number): string => {
    const added = compareRounds(rounds, reference, value, difference);
    return `${signed(median(added))} (${signed(Math.min(...added))} to ${signed(Math.max(...added))})`;
  };
  return [
    answers.toFixed(0),
    middle(({ latency }) => latency.p50).toFixed(2),
    middle(({ latency }) => latency.p99).toFixed(2),
    more(({ latency }) => latency.p50),
    more(({ latency }) => latency.p99),
    middle(({ processorMilliseconds }) => processorMilliseconds).toFixed(3),
    (rounds.at(-1)?.residentMebibytes ?? Number.NaN).toFixed(0),
  ];
}
