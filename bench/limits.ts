import { startRedis } from '../test/fixtures/components/redis.js';
import { barsTable, laterBar, throughputBar } from './bars.js';
import { type LoadCase, wholeWarmUpCase } from './cases.js';
import type { BenchOptions } from './command-line.js';
import type { Contestant } from './contestants/contestant.js';
import { sluiceWith } from './contestants/sluice.js';
import { startField } from './field.js';
import { LoadProcess } from './load/load-process.js';
import {
  type CaseResults,
  type Entrant,
  QUICK_WARM_UPS,
  type RoundResult,
  runCase,
  WARM_UPS,
  warmUp,
} from './proxy.js';
import { median } from './statistics.js';
import { renderTable } from './table.js';

/** Limits that are never reached, so that only the counting is measured. */
const LIMITS: readonly (readonly [name: string, limits: string])[] = [
  ['requests', '{ per: connection, requests: 1000000000 }'],
  ['tokens', '{ per: connection, tokens: 1000000000 }'],
  ['at the same time', '{ per: connection, concurrent: 100000 }'],
  [
    'all three, twice',
    '{ per: connection, requests: 1000000000, tokens: 1000000000, concurrent: 100000 }, ' +
      '{ per: key, requests: 1000000000, tokens: 1000000000, concurrent: 100000 }',
  ],
];

const CASES: readonly LoadCase[] = [
  { ...wholeWarmUpCase, name: 'chat, 0.8 KB in, 1 KB out', label: 'chat 0.8 KB' },
  { ...wholeWarmUpCase, name: 'chat, 0.8 KB in, 1 KB out', label: 'chat 0.8 KB', connections: 1 },
  { ...wholeWarmUpCase, name: 'chat, 6 KB in, 1 KB out', label: 'chat 6 KB', size: '6KB' },
];

/**
 * The cost of rate limits: gateways that differ only in their limits are measured in interleaved rounds, each relative to the gateway
 * without limits in the same round.
 */
export async function benchLimits(options: BenchOptions): Promise<void> {
  const redis = await startRedis();
  const load = new LoadProcess();
  try {
    await using field = await startField(gateways(redis.url, options.quick));
    for (const line of field.missing) console.log(line);
    const entrants = field.contestants.map(
      ({ contestant: { name }, running }): Entrant => ({ name, lane: 'verbatim', contestant: running }),
    );
    for (const entrant of entrants) await warmUp(load, entrant, options.quick ? QUICK_WARM_UPS : WARM_UPS);
    for (const loadCase of options.quick ? CASES.slice(0, 2) : CASES) {
      const results = await runCase(load, loadCase, entrants, options);
      const bars = limitBars(results, loadCase.connections);
      console.log(`\n## ${loadCase.name}; ${loadCase.connections} connections\n\n${limitsTable(results)}\n\n${bars}`);
    }
  } finally {
    load.stop();
    await redis.stop();
  }
}

/** The quick run measures only the cheapest limit and all limits together. */
function gateways(redisUrl: string, quick: boolean): readonly Contestant[] {
  const settings = `state: { redis: { url: "${redisUrl}" } }`;
  const chosen = LIMITS.filter((_, index) => !quick || index === 0 || index === LIMITS.length - 1);
  return [
    sluiceWith('no limits', {}),
    ...chosen.map(([name, limits]) => sluiceWith(`${name}, in memory`, { plugins: limiting(limits) })),
    ...chosen.map(([name, limits]) => sluiceWith(`${name}, Redis`, { plugins: limiting(limits), settings })),
  ];
}

function limiting(limits: string): string {
  return `  - { use: rate-limiting, config: { limits: [${limits}] } }\n`;
}

/** Many connections measure the throughput, one measures the added latency. */
function limitBars(results: CaseResults, connections: number): string {
  const [reference = [], ...limited] = results.values();
  const names = [...results.keys()].slice(1).map(({ name }) => name);
  const bars = limited.flatMap((rounds, index) => {
    const name = names[index] ?? '';
    const against = (compare: (own: RoundResult, base: RoundResult) => number): number[] =>
      rounds.flatMap((own, round) => (reference[round] ? [compare(own, reference[round])] : []));
    if (connections === 1)
      return [
        laterBar(
          name,
          against((own, base) => own.latency.p50 - base.latency.p50),
        ),
      ];
    const rate = ({ requests, seconds }: RoundResult): number => requests / seconds;
    return [
      throughputBar(
        `${name}: requests/s`,
        against((own, base) => rate(own) / rate(base)),
      ),
      throughputBar(
        `${name}: by processor time`,
        against((own, base) => base.processorMilliseconds / own.processorMilliseconds),
      ),
    ];
  });
  return barsTable(bars);
}

function limitsTable(results: CaseResults): string {
  const [reference = []] = results.values();
  const rows = [...results].map(([{ name }, rounds]) => {
    const against = (value: (round: RoundResult) => number, compare: (own: number, base: number) => number): number[] =>
      rounds.flatMap((round, index) => {
        const base = reference[index];
        return base ? [compare(value(round), value(base))] : [];
      });
    const rate = against(
      ({ requests, seconds }) => requests / seconds,
      (own, base) => own / base,
    );
    const later = against(
      ({ latency }) => latency.p50,
      (own, base) => own - base,
    );
    const processor = against(
      ({ processorMilliseconds }) => processorMilliseconds,
      (own, base) => own / base,
    );
    const errors = rounds.reduce((sum, round) => sum + round.errors, 0);
    return [
      name,
      median(rounds.map(({ requests, seconds }) => requests / seconds)).toFixed(0),
      spread(rate),
      median(rounds.map(({ latency }) => latency.p50)).toFixed(2),
      spread(later),
      spread(processor),
      (rounds.at(-1)?.residentMebibytes ?? Number.NaN).toFixed(0),
      String(errors),
    ];
  });
  const header = [
    'limits',
    'req/s',
    '× no limits',
    'p50 ms',
    'p50 later by ms',
    'CPU × no limits',
    'RSS MiB',
    'errors',
  ];
  return renderTable(header, rows);
}

function spread(values: readonly number[]): string {
  return `${median(values).toFixed(2)} (${Math.min(...values).toFixed(2)}–${Math.max(...values).toFixed(2)})`;
}
