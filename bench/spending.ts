import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startPostgres } from '../test/fixtures/components/postgres.js';
import { runStatement } from '../test/fixtures/components/postgres-database.js';
import { startRedis } from '../test/fixtures/components/redis.js';
import type { BenchOptions } from './command-line.js';
import { CHAT_PATH, jsonHeaders, MODELS, UPSTREAM_KEY } from './contestants/contestant.js';
import { credentials, startSluiceWith } from './contestants/sluice.js';
import { startUpstream } from './field.js';
import { LoadProcess } from './load/load-process.js';
import type { LoadPlan } from './load/load-plan.js';
import { chatRequest } from './payloads.js';
import type { ServerProcess } from './processes/server-process.js';
import { processUsage } from './processes/process-usage.js';
import { type Figures, type Round, type Shape, spendingBars, spendingTable } from './spending-tables.js';

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
  readonly plan: (shape: Shape, seconds: number) => LoadPlan;
  readonly pid: number;
  stop(): Promise<void>;
}

/** Each gateway makes its own first key. */
const databases = ['ledger', 'limited'] as const;
const writingMs = 1_500;
const plain = ['auth', 'connections', 'history', 'openai-api'];
const withLedger = ['auth', 'connections', 'models', 'spending-limit', 'history', 'openai-api'];

const usual: Shape = { name: 'whole answers, 16 connections', stream: false, connections: 16 };
/** Where nothing waits for anything else, what is added to one answer can be seen. */
const alone: Shape = { name: 'whole answers, one connection', stream: false, connections: 1 };
const streams: Shape = { name: 'streams, 16 connections', stream: true, connections: 16 };

/**
 * What the ledger and a limit cost: the same load on a gateway without them, on ones that keep the ledger, and on ones with a limit that is
 * never reached, in turns.
 */
export async function benchSpending(options: BenchOptions): Promise<void> {
  const [upstream, redis, database] = await Promise.all([startUpstream(), startRedis(), startPostgres()]);
  const load = new LoadProcess();
  const running: Running[] = [];
  try {
    for (const name of databases) await runStatement(database.url, `create database ${name}`);
    for (const variant of variants(database.url, redis.url)) running.push(await start(variant, upstream.origin));
    for (const one of running) await load.run(one.plan(usual, options.quick ? 3 : 10));
    const results = new Map<Shape, Figures>();
    for (const shape of [usual, alone, streams]) {
      const figures = await measure(load, running, shape, options);
      console.log(`\n${shape.name}\n${spendingTable(figures)}`);
      results.set(shape, figures);
    }
    console.log(`\n${spendingBars(results.get(usual) as Figures, results.get(alone) as Figures)}`);
  } finally {
    load.stop();
    for (const one of running) await one.stop();
    await Promise.all([upstream.stop(), redis.stop(), database.stop()]);
  }
}

/** In the order of `spendingTable`. */
function variants(databaseUrl: string, redisUrl: string): readonly Variant[] {
  const [ofLedger, ofLimit] = databases.map((name) => {
    const url = new URL(databaseUrl);
    url.pathname = name;
    return `data: { folder: ./data, databaseUrl: ${url.href} }\nstate: { redis: { url: ${redisUrl} } }`;
  }) as [string, string];
  return [
    { name: 'history only', plugins: plain, limited: false, stores: '' },
    { name: 'ledger, no limit', plugins: withLedger, limited: false, stores: '' },
    { name: 'limit, in memory', plugins: withLedger, limited: true, stores: '' },
    { name: 'ledger, PostgreSQL and Redis', plugins: withLedger, limited: false, stores: ofLedger },
    { name: 'limit, PostgreSQL and Redis', plugins: withLedger, limited: true, stores: ofLimit },
  ];
}

async function measure(
  load: LoadProcess,
  running: readonly Running[],
  shape: Shape,
  { quick, rounds, seconds }: BenchOptions,
): Promise<Figures> {
  const figures: Figures = new Map(running.map(({ name }) => [name, []]));
  for (const one of running) await load.run(one.plan(shape, 0.5));
  for (let round = 0; round < (quick ? 3 : rounds); round += 1) {
    for (const one of running) figures.get(one.name)?.push(await measureRound(load, one, one.plan(shape, seconds)));
  }
  return figures;
}

async function measureRound(load: LoadProcess, { name, pid }: Running, plan: LoadPlan): Promise<Round> {
  const before = processUsage(pid);
  const { requests, errors, seconds, latency, firstError } = await load.run(plan);
  if (errors > 0) throw new Error(`${name}: ${errors} errors, the first: ${firstError}`);
  // What it has still to write must not count against the next one.
  await sleep(writingMs);
  const after = processUsage(pid);
  return {
    rate: requests / seconds,
    p50: latency.p50,
    mainThread: (after.mainThreadMilliseconds - before.mainThreadMilliseconds) / requests,
    processor: (after.processorMilliseconds - before.processorMilliseconds) / requests,
  };
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
  const { key, connection } = await prepared(process, limited).catch(async (error: unknown) => {
    await process.stop();
    throw error;
  });
  const headers = { ...jsonHeaders(key), 'x-connection-id': connection };
  return {
    name,
    pid: process.pid,
    plan: ({ stream, connections }, seconds) => ({
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

async function prepared(process: ServerProcess, limited: boolean): Promise<ReturnType<typeof credentials>> {
  const known = credentials(process.output());
  if (limited) await limit(process.origin, process.output(), known.connection);
  return known;
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
