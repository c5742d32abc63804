import type { LoadCase } from './cases.js';
import type { CaseResults, RoundResult } from './proxy.js';
import { median } from './statistics.js';
import { renderTable } from './table.js';

/** The table of one case: medians over the rounds, and ratios to the reference of the same round with their spread. */
export function caseTable(loadCase: LoadCase, results: CaseResults): string {
  const [reference = []] = results.values();
  const rows = [...results].map(([entrant, rounds]) => [
    `${entrant.name} ${entrant.lane}`,
    ...(rounds.some(({ errors }) => errors > 0) ? failed(rounds) : measured(loadCase, rounds, reference)),
  ]);
  const title = `${loadCase.name}; ${loadCase.connections} ${loadCase.connections === 1 ? 'connection' : 'connections'}`;
  return ['', `## ${title}`, '', renderTable(header(loadCase), rows)].join('\n');
}

function header({ stream }: LoadCase): readonly string[] {
  return [
    'contestant',
    'req/s',
    '× relay (least–most)',
    'p50 ms',
    'p99 ms',
    ...(stream ? ['first token p50 ms', 'more than relay', 'first token p99 ms'] : ['p99 × relay']),
    'CPU ms/req',
    '× relay',
    'RSS MiB',
    'busy cores',
  ];
}

function failed(rounds: readonly RoundResult[]): readonly string[] {
  const errors = rounds.reduce((sum, round) => sum + round.errors, 0);
  const requests = rounds.reduce((sum, round) => sum + round.requests, 0);
  return [`${errors} errors, ${requests} good answers: ${rounds.find((round) => round.firstError)?.firstError}`];
}

function measured(
  { stream }: LoadCase,
  rounds: readonly RoundResult[],
  reference: readonly RoundResult[],
): readonly string[] {
  const middle = (value: (round: RoundResult) => number): number => median(rounds.map(value));
  const compared = (
    value: (round: RoundResult) => number,
    compare: (own: number, relay: number) => number,
  ): readonly number[] =>
    rounds.flatMap((round, index) => {
      const relay = reference[index];
      return relay === undefined ? [] : [compare(value(round), value(relay))];
    });
  const ratios = (value: (round: RoundResult) => number): readonly number[] =>
    compared(value, (own, relay) => own / relay);
  const rate = ratios(requestRate);
  const firstToken = (round: RoundResult): number => round.firstToken?.p50 ?? Number.NaN;
  const extra = compared(firstToken, (own, relay) => own - relay);
  return [
    middle(requestRate).toFixed(0),
    `${median(rate).toFixed(2)} (${Math.min(...rate).toFixed(2)}–${Math.max(...rate).toFixed(2)})`,
    middle(({ latency }) => latency.p50).toFixed(2),
    middle(({ latency }) => latency.p99).toFixed(2),
    ...(stream
      ? [
          middle(firstToken).toFixed(2),
          `${signed(median(extra))} (${signed(Math.min(...extra))} to ${signed(Math.max(...extra))})`,
          middle((round) => round.firstToken?.p99 ?? Number.NaN).toFixed(2),
        ]
      : [median(ratios(({ latency }) => latency.p99)).toFixed(2)]),
    middle(({ processorMilliseconds }) => processorMilliseconds).toFixed(3),
    median(ratios(({ processorMilliseconds }) => processorMilliseconds)).toFixed(2),
    (rounds.at(-1)?.residentMebibytes ?? Number.NaN).toFixed(0),
    middle(({ busyCores }) => busyCores).toFixed(2),
  ];
}

function requestRate({ requests, seconds }: RoundResult): number {
  return requests / seconds;
}

function signed(value: number): string {
  return `${value < 0 ? '−' : '+'}${Math.abs(value).toFixed(2)}`;
}
