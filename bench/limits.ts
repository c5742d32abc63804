import { startRedis } from '../test/fixtures/components/redis.js';
import { barsTable, laterBar, throughputBar } from './bars.js';
import { type LoadCase, wholeWarmUpCase } from './cases.js';
import type { BenchOptions } from './command-line.js';
import type { Contestant } from './contestants/contestant.js';
import { sluiceWith } from './contestants/sluice.js';
import { startField } from './field.js';
import { LoadProcess } from './load/load-process.js';
import { type CaseResults, type Entrant, quickWarmUps, type RoundResult, runCase, warmUps, warmUp } from './proxy.js';
import { compareRounds, difference, median, spread } from './statistics.js';
import { renderTable } from './table.js';

/** Limits that are never reached, so that only the counting is measured. */
const limits: readonly (readonly [name: string, limits: string])[] = [
  ['requests', '{ per: connection, requests: 1000000000 }'],
  ['tokens', '{ per: connection, tokens: 1000000000 }'],
  ['at the same time', '{ per: connection, concurrent: 100000 }'],
  [
    'all three, twice',
    '{ per: connection, requests: 1000000000, tokens: 1000000000, concurrent: 100000 }, ' +
      '{ per: key, requests: 1000000000, tokens: 1000000000, concurrent: 100000 }',
  ],
];

const cases: readonly LoadCase[] = [
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
    for (const entrant of entrants) await warmUp(load, entrant, options.quick ? quickWarmUps : warmUps);
    for (const loadCase of options.quick ? cases.slice(0, 2) : cases) {
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
  const chosen = limits.filter((_, index) => !quick || index === 0 || index === limits.length - 1);
  return [
    sluiceWith('no limits', {}),
    ...chosen.map(([name, limits]) => sluiceWith(`${name}, in memory`, { plugins: limiting(limits) })),
    ...chosen.map(([name, limits]) => sluiceWith(`${name}, Redis`, { plugins: limiting(limits), settings })),
  ];
}

function limiting(limits: string): string {
  return `  - { use: rate-limiting, config: { limits: [${limits}] } }\n`;
}

const rateOf = ({ requests, seconds }: RoundResult): number => requests / seconds;
const p50Of = ({ latency }: RoundResult): number => latency.p50;
const processorOf = ({ processorMilliseconds }: RoundResult): number => processorMilliseconds;

/** Many connections measure the throughput, one measures the added latency. */
function limitBars(results: CaseResults, connections: number): string {
  const [[, reference] = [undefined, []], ...limited] = results;
  const bars = limited.flatMap(([{ name }, rounds]) =>
    connections === 1
      ? [laterBar(name, compareRounds(rounds, reference, p50Of, difference))]
      : [
          throughputBar(`${name}: requests/s`, compareRounds(rounds, reference, rateOf)),
          throughputBar(`${name}: by processor time`, compareRounds(reference, rounds, processorOf)),
        ],
  );
  return barsTable(bars);
}

function limitsTable(results: CaseResults): string {
  const [reference = []] = results.values();
  const rows = [...results].map(([{ name }, rounds]) => {
    const errors = rounds.reduce((sum, round) => sum + round.errors, 0);
    return [
      name,
      median(rounds.map(rateOf)).toFixed(0),
      spread(compareRounds(rounds, reference, rateOf)),
      median(rounds.map(p50Of)).toFixed(2),
      spread(compareRounds(rounds, reference, p50Of, difference)),
      spread(compareRounds(rounds, reference, processorOf)),
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
