import type { LoadCase } from './cases.js';
import type { CaseResults, RoundResult } from './proxy.js';
import { compareRounds, difference, median } from './statistics.js';
import { renderTable } from './table.js';

/** The table of one case: medians over the rounds, and ratios to the reference in the same round with their spread. */
export function caseTable(loadCase: LoadCase, results: CaseResults): string {
  const [reference = []] = results.values();
  const rows = [...results].map(([entrant, rounds]) => [
    `${entrant.name} ${entrant.lane}`,
    ...(rounds.some(({ errors }) => errors > 0) ? failed(rounds) : measured(loadCase, rounds, reference)),
  ]);
  const title = `${loadCase.name}; ${loadCase.connections} ${loadCase.connections === 1 ? 'connection' : 'connections'}`;
  return ['', `## ${title}`, '', renderTable(header(loadCase), rows)].join('\n');
}

/**
 * The summary of all cases: medians of the ratios to the reference for requests/s and processor time; for streams at a model's pace, the
 * additional milliseconds until the first token, and processor time.
 */
export function summaryTable(all: readonly (readonly [LoadCase, CaseResults])[]): string {
  const [first] = all;
  if (first === undefined) return '';
  const entrants = [...first[1].keys()];
  const rows = entrants.map((entrant) => [
    `${entrant.name} ${entrant.lane}`,
    ...all.map(([loadCase, results]) => {
      const [reference = []] = results.values();
      return summaryCell(loadCase, results.get(entrant) ?? [], reference);
    }),
  ]);
  const title = '## Summary: × relay in requests/s (paced: first token later by) / × relay in CPU time';
  return ['', title, '', renderTable(['contestant', ...all.map(([{ label }]) => label)], rows), ''].join('\n');
}

/**
 * One gateway compared with each other one on the same lane: its median over that of the other, so a low ratio of CPU time and a negative
 * delay are better.
 */
export function comparisonTable(name: string, all: readonly (readonly [LoadCase, CaseResults])[]): string {
  const [first] = all;
  const entrants = [...(first?.[1].keys() ?? [])];
  const rows = entrants
    .filter((entrant) => entrant.name !== name)
    .map((other) => {
      const own = entrants.find((entrant) => entrant.name === name && entrant.lane === other.lane);
      const cells = all.map(([loadCase, results]) =>
        summaryCell(loadCase, (own && results.get(own)) ?? [], results.get(other) ?? []),
      );
      return [`${other.name} ${other.lane}`, ...cells];
    });
  const title = `## ${name}: × the requests/s of the others (paced: first token later by) / × their CPU time`;
  return ['', title, '', renderTable(['compared with', ...all.map(([{ label }]) => label)], rows), ''].join('\n');
}

function summaryCell(
  { directive }: LoadCase,
  rounds: readonly RoundResult[],
  reference: readonly RoundResult[],
): string {
  if ([...rounds, ...reference].some(({ errors }) => errors > 0)) return 'errors';
  const ratio = (value: (round: RoundResult) => number): string =>
    ratioText(median(compareRounds(rounds, reference, value)));
  const later = compareRounds(rounds, reference, firstTokenOf, difference);
  return `${directive ? `${signed(median(later))} ms` : ratio(requestRate)} / ${ratio((round) => round.processorMilliseconds)}`;
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

/** The only cell of an entrant with errors. */
export function failed(rounds: readonly RoundResult[]): readonly string[] {
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
  const ratios = (value: (round: RoundResult) => number): readonly number[] => compareRounds(rounds, reference, value);
  const rate = ratios(requestRate);
  const later = compareRounds(rounds, reference, firstTokenOf, difference);
  return [
    middle(requestRate).toFixed(0),
    `${ratioText(median(rate))} (${ratioText(Math.min(...rate))}–${ratioText(Math.max(...rate))})`,
    middle(({ latency }) => latency.p50).toFixed(2),
    middle(({ latency }) => latency.p99).toFixed(2),
    ...(stream
      ? [
          middle(firstTokenOf).toFixed(2),
          `${signed(median(later))} (${signed(Math.min(...later))} to ${signed(Math.max(...later))})`,
          middle((round) => round.firstToken?.p99 ?? Number.NaN).toFixed(2),
        ]
      : [median(ratios(({ latency }) => latency.p99)).toFixed(2)]),
    middle(({ processorMilliseconds }) => processorMilliseconds).toFixed(3),
    median(ratios(({ processorMilliseconds }) => processorMilliseconds)).toFixed(2),
    (rounds.at(-1)?.residentMebibytes ?? Number.NaN).toFixed(0),
    middle(({ busyCores }) => busyCores).toFixed(2),
  ];
}

function firstTokenOf({ firstToken }: RoundResult): number {
  return firstToken?.p50 ?? Number.NaN;
}

function requestRate({ requests, seconds }: RoundResult): number {
  return requests / seconds;
}

/** Two places do not tell 0.006 from 0.004. */
function ratioText(ratio: number): string {
  return ratio.toFixed(ratio < 0.1 ? 3 : ratio < 10 ? 2 : 1);
}

/** A number with its sign. */
export function signed(value: number): string {
  return `${value < 0 ? '−' : '+'}${Math.abs(value).toFixed(2)}`;
}
