import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startPostgres } from '../test/fixtures/components/postgres.js';
import { runStatement } from '../test/fixtures/components/postgres-database.js';
import { startRedis } from '../test/fixtures/components/redis.js';
import type { BenchOptions } from './command-line.js';
import { jsonHeaders, models, upstreamKey } from './contestants/contestant.js';
import { credentials, startSluiceWith } from './contestants/sluice.js';
import { startUpstream } from './field.js';
import { LoadProcess } from './load/load-process.js';
import type { LoadPlan } from './load/load-plan.js';
import { smallChats } from './load/small-chats.js';
import { startInOwnFolder } from './processes/own-folder.js';
import { processUsage } from './processes/process-usage.js';
import { scriptNear, type ServerProcess } from './processes/server-process.js';
import { untilIdle } from './processes/until-idle.js';
import {
  type Compared,
  type Figures,
  names,
  type Round,
  type Shape,
  spendingBars,
  spendingTable,
} from './spending-tables.js';

/** A gateway whose cost is measured. */
interface Variant extends Compared {
  /** Undefined: all plugins of gateway.yaml. */
  readonly plugins: readonly string[] | undefined;
  readonly limited: boolean;
  /** Lines of its configuration for the stores. */
  readonly stores?: string;
}

interface Running extends Compared {
  readonly plan: (shape: Shape, seconds: number) => LoadPlan;
  readonly process: ServerProcess;
}

/** Each gateway creates its own first key. */
const databases = ['ledger', 'limited'] as const;
/** Many short rounds, so that a disturbance affects few of them. */
const turnsPerRound = 2;
const plain = ['auth', 'connections', 'history', 'openai-api'];
const withLedger = ['auth', 'connections', 'models', 'spending-limit', 'history', 'openai-api'];
/** The last line of gateway.yaml before the providers, which are replaced here. */
const providersMark = '  # Providers.';

const usual: Shape = { name: 'whole answers, 16 connections', stream: false, connections: 16 };
/** With a single connection, the added latency of an answer is visible. */
const alone: Shape = { name: 'whole answers, one connection', stream: false, connections: 1 };
const streams: Shape = { name: 'streams, 16 connections', stream: true, connections: 16 };

/**
 * The cost of the ledger and of a limit: the same load on a gateway without them, with the ledger, and with a limit that is never reached,
 * in interleaved rounds; with few plugins, and with all of gateway.yaml.
 */
export async function benchSpending(options: BenchOptions): Promise<void> {
  const [upstream, redis, database] = await Promise.all([startUpstream(), startRedis(), startPostgres()]);
  const load = new LoadProcess();
  const running: Running[] = [];
  try {
    for (const name of databases) await runStatement(database.url, `create database ${name}`);
    for (const variant of variants(database.url, redis.url)) running.push(await start(variant, upstream.origin));
    for (const one of running) await load.run(one.plan(usual, options.quick ? 2 : 6));
    const results = new Map<Shape, Figures>();
    for (const shape of [usual, alone, streams]) {
      const figures = await measure(load, running, shape, options);
      console.log(`\n${shape.name}\n${spendingTable(figures)}`);
      results.set(shape, figures);
    }
    console.log(`\n${spendingBars(results.get(usual) as Figures, results.get(alone) as Figures)}`);
  } finally {
    load.stop();
    for (const one of running) await one.process.stop();
    await Promise.all([upstream.stop(), redis.stop(), database.stop()]);
  }
}

/** Gateways that are compared are measured one after the other. */
function variants(databaseUrl: string, redisUrl: string): readonly Variant[] {
  const [ofLedger, ofLimit] = databases.map((name) => {
    const url = new URL(databaseUrl);
    url.pathname = name;
    return `data: { folder: ./data, databaseUrl: ${url.href} }\nstate: { redis: { url: ${redisUrl} } }`;
  }) as [string, string];
  const { history, ledger, limit, shipped, shippedLimit, ledgerOnServers, limitOnServers } = names;
  return [
    { name: history, against: history, plugins: plain, limited: false },
    { name: ledger, against: history, plugins: withLedger, limited: false },
    { name: limit, against: ledger, plugins: withLedger, limited: true },
    { name: shipped, against: shipped, plugins: undefined, limited: false },
    { name: shippedLimit, against: shipped, plugins: undefined, limited: true },
    { name: ledgerOnServers, against: ledgerOnServers, plugins: withLedger, limited: false, stores: ofLedger },
    { name: limitOnServers, against: ledgerOnServers, plugins: withLedger, limited: true, stores: ofLimit },
  ];
}

/** The order of the gateways is reversed in every other round, so that none has an advantage. */
async function measure(
  load: LoadProcess,
  running: readonly Running[],
  shape: Shape,
  { rounds, seconds }: BenchOptions,
): Promise<Figures> {
  const figures = running.map(({ name, against }) => ({ name, against, rounds: [] as Round[] }));
  for (const one of running) await load.run(one.plan(shape, 0.5));
  for (let turn = 0; turn < rounds * turnsPerRound; turn += 1) {
    const order = running.map((one, index) => [one, index] as const);
    for (const [one, index] of turn % 2 === 0 ? order : order.toReversed()) {
      const round = await measureRound(load, one, one.plan(shape, seconds / turnsPerRound));
      figures[index]?.rounds.push(round);
    }
  }
  return figures;
}

async function measureRound(load: LoadProcess, { name, process: { pid } }: Running, plan: LoadPlan): Promise<Round> {
  const before = processUsage(pid);
  const { requests, errors, seconds, latency, firstError } = await load.run(plan);
  if (errors > 0) throw new Error(`${name}: ${errors} errors, the first: ${firstError}`);
  await untilIdle({ pid });
  const after = processUsage(pid);
  return {
    rate: requests / seconds,
    p50: latency.p50,
    mainThread: (after.mainThreadMilliseconds - before.mainThreadMilliseconds) / requests,
    processor: (after.processorMilliseconds - before.processorMilliseconds) / requests,
  };
}

async function start({ name, against, plugins, limited, stores }: Variant, upstream: string): Promise<Running> {
  const yaml = plugins ? fileWith(plugins, stores) : await shippedFile();
  const process = await startInOwnFolder((folder) => {
    const environment = { PORT: '0', SLUICE_DATA: join(folder, 'data'), LOG_LEVEL: 'warn' };
    return startSluiceWith(folder, `${yaml}${providers(upstream)}`, { environment });
  });
  const first = credentials(process.output());
  if (limited) await limit(process.origin, process.output(), first.connection);
  return {
    name,
    against,
    process,
    plan: ({ stream, connections }, seconds) => smallChats(process, first, { stream, connections, seconds }),
  };
}

function fileWith(plugins: readonly string[], stores = 'data: { folder: ./data }'): string {
  return `server: { host: 127.0.0.1, port: 0 }
log: { level: warn }
${stores}
plugins:
${plugins.map((plugin) => `  - ${plugin}\n`).join('')}`;
}

/** The part of gateway.yaml before its providers. */
async function shippedFile(): Promise<string> {
  const text = await readFile(scriptNear(import.meta.url, '../../gateway.yaml'), 'utf8');
  const end = text.indexOf(providersMark);
  if (end === -1)
    throw new Error(`gateway.yaml has no line "${providersMark.trim()}", behind which its providers stand`);
  return text.slice(0, end);
}

function providers(upstream: string): string {
  const model = `{ id: ${models.verbatim}, price: { input: 1, output: 2 } }`;
  return `  - { use: provider-openai, config: { baseUrl: ${upstream}/v1, apiKey: ${upstreamKey}, models: [${model}] } }
  - provider-demo
`;
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
