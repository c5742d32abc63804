import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startPostgres } from '../test/fixtures/components/postgres.js';
import { startRedis } from '../test/fixtures/components/redis.js';
import type { BenchOptions } from './command-line.js';
import { CHAT_PATH, jsonHeaders, MODELS, UPSTREAM_KEY } from './contestants/contestant.js';
import { credentials, startSluiceWith } from './contestants/sluice.js';
import { startUpstream } from './field.js';
import { LoadProcess } from './load/load-process.js';
import type { LoadPlan } from './load/load-plan.js';
import { chatRequest } from './payloads.js';
import { processUsage } from './processes/process-usage.js';
import { median } from './statistics.js';
import { renderTable } from './table.js';

/** A gateway whose cost is measured. */
interface Variant {
  readonly name: string;
  readonly plugins: readonly string[];
  readonly limited: boolean;
  /** Further lines of gateway.yaml. */
  readonly stores: string;
}

interface Running {
  readonly name: string;
  readonly plan: (stream: boolean, seconds: number) => LoadPlan;
  readonly pid: number;
  readonly rates: number[];
  readonly latencies: number[];
  /** Milliseconds of processor time for a request, what is written afterwards included. */
  readonly costs: number[];
  stop(): Promise<void>;
}

const connections = 16;
const writingMs = 1_500;
const plain = ['auth', 'connections', 'history', 'openai-api'];
const withLedger = ['auth', 'connections', 'models', 'spending-limit', 'history', 'openai-api'];

/**
 * What the ledger and a limit cost: the same load on a gateway without them, on one that keeps the ledger, and on ones with a limit that is
 * never reached, in turns.
 */
export async function benchSpending({ quick, rounds, seconds }: BenchOptions): Promise<void> {
  const [upstream, redis, database] = await Promise.all([startUpstream(), startRedis(), startPostgres()]);
  const shared = `data: { folder: ./data, databaseUrl: ${database.url} }`;
  const variants: readonly Variant[] = [
    { name: 'history only', plugins: plain, limited: false, stores: '' },
    { name: 'ledger, no limit', plugins: withLedger, limited: false, stores: '' },
    { name: 'limit, in memory', plugins: withLedger, limited: true, stores: '' },
    {
      name: 'limit, PostgreSQL and Redis',
      plugins: withLedger,
      limited: true,
      stores: `${shared}\nstate: { redis: { url: ${redis.url} } }`,
    },
  ];
  const running: Running[] = [];
  const load = new LoadProcess();
  try {
    for (const variant of variants) running.push(await start(variant, upstream.origin));
    for (const stream of [false, true]) {
      for (const one of running) await load.run(one.plan(stream, 0.5));
      for (let round = 0; round < (quick ? 3 : rounds); round += 1) {
        for (const one of running) {
          const before = processUsage(one.pid).processorMilliseconds;
          const { requests, errors, seconds: took, latency, firstError } = await load.run(one.plan(stream, seconds));
          if (errors > 0) throw new Error(`${one.name}: ${errors} errors, the first: ${firstError}`);
          one.rates.push(requests / took);
          one.latencies.push(latency.p50);
          // What it has still to write must not count against the next one.
          await sleep(writingMs);
          one.costs.push((processUsage(one.pid).processorMilliseconds - before) / requests);
        }
      }
      print(stream, running);
    }
  } finally {
    load.stop();
    for (const one of running) await one.stop();
    await Promise.all([upstream.stop(), redis.stop(), database.stop()]);
  }
}

async function start({ name, plugins, limited, stores }: Variant, upstream: string): Promise<Running> {
  const folder = await mkdtemp(join(tmpdir(), 'sluice-bench-'));
  const model = `{ id: ${MODELS.verbatim}, price: { input: 1, output: 2 } }`;
  const yaml = `server: { host: 127.0.0.1, port: 0 }
log: { level: warn }
${stores || 'data: { folder: ./data }'}
plugins:
${plugins.map((plugin) => `  - ${plugin}`).join('\n')}
  - { use: provider-openai, config: { baseUrl: ${upstream}/v1, apiKey: ${UPSTREAM_KEY}, models: [${model}] } }
  - provider-demo
`;
  const process = await startSluiceWith(folder, yaml);
  const { key, connection } = credentials(process.output());
  if (limited) await limit(process.origin, process.output(), connection);
  const headers = { ...jsonHeaders(key), 'x-connection-id': connection };
  return {
    name,
    pid: process.pid,
    rates: [],
    latencies: [],
    costs: [],
    plan: (stream, seconds) => ({
      origin: process.origin,
      path: CHAT_PATH,
      headers,
      body: chatRequest({ model: MODELS.verbatim, size: 'small', stream, note: '' }),
      connections,
      seconds,
      stream,
    }),
    async stop() {
      await process.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function limit(origin: string, output: string, connection: string): Promise<void> {
  const token = /Admin token +(\S+)/.exec(output)?.[1] ?? '';
  const response = await fetch(`${origin}/v1/management/connections/${connection}`, {
    method: 'PUT',
    headers: jsonHeaders(token),
    body: JSON.stringify({ enableSpendingLimit: true, spendingLimit: 1_000_000, spendingPeriod: 'monthly' }),
  });
  if (!response.ok) throw new Error(`the limit could not be set: ${await response.text()}`);
}

function print(stream: boolean, running: readonly Running[]): void {
  const [first, ledger] = running as [Running, Running];
  // Round by round: what disturbs one round disturbs all in it.
  const against = (own: readonly number[], base: readonly number[], compare: (own: number, base: number) => number) =>
    median(own.map((value, round) => compare(value, base[round] ?? Number.NaN))).toFixed(2);
  const ratio = (own: number, base: number): number => own / base;
  const rows = running.map(({ name, rates, latencies, costs }) => [
    name,
    median(rates).toFixed(0),
    against(rates, first.rates, ratio),
    against(rates, ledger.rates, ratio),
    median(latencies).toFixed(2),
    against(latencies, ledger.latencies, (own, base) => own - base),
    median(costs).toFixed(3),
    against(costs, ledger.costs, ratio),
  ]);
  console.log(`\n${stream ? 'streams' : 'whole answers'}, ${connections} connections`);
  const header = [
    'gateway',
    'requests/s',
    '× history',
    '× ledger',
    'p50 ms',
    'later than ledger',
    'CPU ms',
    '× ledger',
  ];
  console.log(renderTable(header, rows));
  for (const one of running) {
    one.rates.length = 0;
    one.latencies.length = 0;
    one.costs.length = 0;
  }
}
