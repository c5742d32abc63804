import { startPostgres } from '../test/fixtures/components/postgres.js';
import { runStatement } from '../test/fixtures/components/postgres-database.js';
import type { BenchOptions } from './command-line.js';
import { models, upstreamKey } from './contestants/contestant.js';
import { credentials, startSluiceWith } from './contestants/sluice.js';
import { startUpstream } from './field.js';
import type { LoadPlan } from './load/load-plan.js';
import { LoadProcess } from './load/load-process.js';
import { smallChats } from './load/small-chats.js';
import { startInOwnFolder } from './processes/own-folder.js';
import { processUsage } from './processes/process-usage.js';
import { scriptNear, type ServerProcess, startServerProcess } from './processes/server-process.js';
import { untilIdle } from './processes/until-idle.js';
import { quickWarmUps, warmUps } from './proxy.js';
import { type RecordFigures, type RecordRound, recordsBars, recordsTable } from './records-tables.js';

/** A gateway whose cost is measured. */
interface Variant {
  readonly name: string;
  /** The variant without these records; itself when absent. */
  readonly base?: string;
  /** The variant with the same history only; absent if that is this one. */
  readonly beside?: string;
  /** Lines of its `plugins:` list. */
  readonly plugins: readonly string[];
}

/** The load on the gateways. */
interface Shape {
  readonly name: string;
  readonly stream: boolean;
  readonly seconds: number;
  readonly rounds: number;
  /** Only the variants with these names; all when absent. */
  readonly only?: readonly string[];
}

interface Running {
  readonly name: string;
  readonly base: string;
  readonly beside: string | undefined;
  readonly process: ServerProcess;
  readonly plan: (stream: boolean, seconds: number) => LoadPlan;
}

const connections = 16;
/** Long enough for the queue of the embedded database to reach its bound, so that records are written during the load. */
const sustained = { seconds: 20, rounds: 3 };

/**
 * The cost of records: the same load, in turns, on a gateway without them, on one with the journal and the history, and on ones with more; on the
 * embedded database and, unless quick, on PostgreSQL. The embedded database is a thread of the gateway, so its work is included in that of other
 * threads; a server's work is not included.
 */
export async function benchRecords(options: BenchOptions): Promise<void> {
  await measure('embedded', () => 'data: { folder: ./data }', options);
  if (options.quick) return;
  const server = await startPostgres();
  try {
    await measure('PostgreSQL', (index) => settingsOfDatabase(server.url, index), options);
  } finally {
    await server.stop();
  }
}

/** Each gateway has a database of its own: the first start on one prints the credentials, and no gateway waits for the records of another. */
async function settingsOfDatabase(serverUrl: string, index: number): Promise<string> {
  const name = `records_${index}`;
  await runStatement(serverUrl, `create database ${name}`);
  return `data: { folder: ./data, databaseUrl: ${new URL(name, serverUrl).href} }`;
}

/** In a short round, records may be written after its end; a long one shows their sustained cost. */
function shapesOf({ quick, rounds, seconds }: BenchOptions): readonly Shape[] {
  const whole: Shape = { name: 'whole answers', stream: false, seconds, rounds };
  const long: Shape = {
    name: `whole answers for ${sustained.seconds} s`,
    stream: false,
    seconds: sustained.seconds,
    rounds: Math.min(rounds, sustained.rounds),
    only: ['no records', 'history', 'history, tracing', 'as shipped, no journal', 'as shipped, only history'],
  };
  return quick ? [whole, long] : [whole, { ...whole, name: 'streams', stream: true }, long];
}

/** @param settingsOf lines of gateway.yaml that name the store of a gateway */
async function measure(
  store: string,
  settingsOf: (index: number) => string | Promise<string>,
  options: BenchOptions,
): Promise<void> {
  const { quick } = options;
  const [upstream, collector] = await Promise.all([startUpstream(), startCollector()]);
  const load = new LoadProcess();
  const running: Running[] = [];
  try {
    for (const [index, variant] of variants(collector.origin).entries()) {
      running.push(await start(variant, upstream.origin, await settingsOf(index)));
    }
    for (const one of running) await warmUp(load, one, quick);
    for (const shape of shapesOf(options)) {
      const asked = running.filter(({ name }) => shape.only?.includes(name) ?? true);
      const figures = await measureShape(load, asked, shape);
      console.log(`\n## ${store}; ${shape.name}, ${connections} connections\n`);
      console.log(recordsTable(figures));
      console.log(`\n${recordsBars(figures)}`);
    }
    for (const { name, process } of running) {
      if (process.output().includes('spans are dropped')) console.log(`${name}: not all spans were sent`);
    }
  } finally {
    load.stop();
    for (const one of running) await one.process.stop();
    await Promise.all([upstream.stop(), collector.stop()]);
  }
}

async function measureShape(
  load: LoadProcess,
  running: readonly Running[],
  { stream, seconds, rounds }: Shape,
): Promise<RecordFigures[]> {
  for (const one of running) await runRound(load, one.process, one.plan(stream, 0.5));
  const figures = running.map(({ name, base, beside }) => ({ name, base, beside, rounds: [] as RecordRound[] }));
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, one] of running.entries()) {
      figures[index]?.rounds.push(await runRound(load, one.process, one.plan(stream, seconds)));
    }
  }
  return figures;
}

/** The plugins of gateway.yaml other than providers, in order, without `feedback`, which depends on records. */
const shipped = [
  'health',
  'metrics',
  'rate-limiting',
  'audit',
  'policies',
  'prompts',
  'tools',
  'models',
  'spending-limit',
  'history',
  'body-logging',
  'documents',
  'inference',
  'anthropic-api',
];

/** The plugins that write to the journal for each answer, besides histories. */
const journalling = ['spending-limit', 'body-logging'];

function variants(collector: string): readonly Variant[] {
  const bare = 'as shipped, no history';
  const silent = 'as shipped, no journal';
  const onlyHistory = shipped.filter((plugin) => !journalling.includes(plugin));
  const tracing = `{ use: tracing, config: { endpoint: ${collector}/v1/traces } }`;
  return [
    { name: 'no records', plugins: [] },
    { name: 'history', base: 'no records', plugins: ['history'] },
    { name: 'history, tracing', base: 'no records', beside: 'history', plugins: [tracing, 'history'] },
    { name: 'history, metrics', base: 'no records', beside: 'history', plugins: ['metrics', 'history'] },
    { name: silent, plugins: onlyHistory.filter((plugin) => plugin !== 'history') },
    { name: 'as shipped, only history', base: silent, plugins: onlyHistory },
    { name: bare, plugins: shipped.filter((plugin) => plugin !== 'history') },
    { name: 'as shipped', base: bare, plugins: shipped },
    { name: 'as shipped, tracing', base: bare, beside: 'as shipped', plugins: [tracing, ...shipped] },
  ];
}

function startCollector(): Promise<ServerProcess> {
  const script = scriptNear(import.meta.url, './upstream/trace-collector.js');
  return startServerProcess({ name: 'trace collector', script });
}

async function start(variant: Variant, upstream: string, settings: string): Promise<Running> {
  const { name, base = name, beside, plugins } = variant;
  const yaml = `server: { host: 127.0.0.1, port: 0 }
log: { level: warn }
${settings}
plugins:
${['auth', 'connections', ...plugins, 'openai-api'].map((plugin) => `  - ${plugin}`).join('\n')}
  - { use: provider-openai, config: { baseUrl: ${upstream}/v1, apiKey: ${upstreamKey}, models: [${models.verbatim}] } }
  - provider-demo
`;
  const process = await startInOwnFolder((folder) => startSluiceWith(folder, yaml));
  const first = credentials(process.output());
  return {
    name,
    base,
    beside,
    process,
    plan: (stream, seconds) => smallChats(process, first, { stream, connections, seconds }),
  };
}

async function warmUp(load: LoadProcess, { plan, process }: Running, quick: boolean): Promise<void> {
  const { whole, stream } = quick ? quickWarmUps : warmUps;
  for (const [limits, isStream] of [[whole, false] as const, ...(quick ? [] : [[stream, true] as const])]) {
    const end = performance.now() + limits.seconds * 1000;
    for (let answers = 0; answers < limits.answers && performance.now() < end; ) {
      answers += (await load.run(plan(isStream, 1))).requests;
    }
  }
  await untilIdle(process);
}

async function runRound(load: LoadProcess, { pid }: ServerProcess, plan: LoadPlan): Promise<RecordRound> {
  const before = processUsage(pid);
  const { requests, errors, firstError, seconds } = await load.run(plan);
  if (errors > 0) throw new Error(`${errors} errors, the first: ${firstError}`);
  const behind = await untilIdle({ pid });
  const after = processUsage(pid);
  const mainThread = after.mainThreadMilliseconds - before.mainThreadMilliseconds;
  const all = after.processorMilliseconds - before.processorMilliseconds;
  return {
    rate: requests / seconds,
    mainThread: mainThread / requests,
    otherThreads: (all - mainThread) / requests,
    behind,
  };
}
