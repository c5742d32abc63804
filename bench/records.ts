import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '../test/fixtures/components/postgres.js';
import { barsTable, RECORD_BARS, throughputBar } from './bars.js';
import type { BenchOptions } from './command-line.js';
import { CHAT_PATH, jsonHeaders, MODELS, UPSTREAM_KEY } from './contestants/contestant.js';
import { credentials, startSluiceWith } from './contestants/sluice.js';
import { startUpstream } from './field.js';
import type { LoadPlan } from './load/load-plan.js';
import { LoadProcess } from './load/load-process.js';
import { chatRequest } from './payloads.js';
import { processUsage } from './processes/process-usage.js';
import { scriptNear, type ServerProcess, startServerProcess } from './processes/server-process.js';
import { untilIdle } from './processes/until-idle.js';
import { QUICK_WARM_UPS, WARM_UPS } from './proxy.js';
import { median } from './statistics.js';
import { renderTable } from './table.js';

/** A gateway whose cost is measured. */
interface Variant {
  readonly name: string;
  /** Lines of its `plugins:`. */
  readonly plugins: readonly string[];
}

/** What one round of one gateway gave. Times are milliseconds of processor time for each answer, records on their way included. */
interface Round {
  readonly rate: number;
  readonly mainThread: number;
  readonly otherThreads: number;
  /** Milliseconds after the last answer until the gateway had nothing left to do. */
  readonly behind: number;
}

interface Running {
  readonly name: string;
  readonly process: ServerProcess;
  readonly plan: (stream: boolean, seconds: number) => LoadPlan;
  stop(): Promise<void>;
}

const connections = 16;

/**
 * What records cost: the same load on a gateway without them, on one with the journal and the history, and on ones with more, in turns;
 * on the embedded database and, unless quick, on PostgreSQL. The embedded one is a thread of the gateway: its work shows as that of
 * other threads, and a server's not at all.
 */
export async function benchRecords(options: BenchOptions): Promise<void> {
  await measure('embedded', 'data: { folder: ./data }', options);
  if (options.quick) return;
  const database = await startPostgres();
  try {
    await measure('PostgreSQL', `data: { folder: ./data, databaseUrl: ${database.url} }`, options);
  } finally {
    await database.stop();
  }
}

async function measure(store: string, settings: string, { quick, rounds, seconds }: BenchOptions): Promise<void> {
  const [upstream, collector] = await Promise.all([startUpstream(), startCollector()]);
  const load = new LoadProcess();
  const running: Running[] = [];
  try {
    for (const variant of variants(collector.origin)) running.push(await start(variant, upstream.origin, settings));
    for (const one of running) await warmUp(load, one, quick);
    for (const stream of quick ? [false] : [false, true]) {
      for (const one of running) await runRound(load, one.process, one.plan(stream, 0.5));
      const results = running.map((): Round[] => []);
      for (let round = 0; round < rounds; round += 1) {
        for (const [index, one] of running.entries()) {
          results[index]?.push(await runRound(load, one.process, one.plan(stream, seconds)));
        }
      }
      console.log(`\n## ${store}; ${stream ? 'streams' : 'whole answers'}, ${connections} connections\n`);
      console.log(table(running, results));
      console.log(`\n${bars(results)}`);
    }
    for (const { name, process } of running) {
      if (process.output().includes('spans are dropped')) console.log(`${name}: not all spans were sent`);
    }
  } finally {
    load.stop();
    for (const one of running) await one.stop();
    await Promise.all([upstream.stop(), collector.stop()]);
  }
}

function variants(collector: string): readonly Variant[] {
  const tracing = `{ use: tracing, config: { endpoint: ${collector}/v1/traces } }`;
  return [
    { name: 'no records', plugins: [] },
    { name: 'history', plugins: ['history'] },
    { name: 'history, tracing', plugins: [tracing, 'history'] },
    { name: 'history, metrics', plugins: ['metrics', 'history'] },
  ];
}

function startCollector(): Promise<ServerProcess> {
  const script = scriptNear(import.meta.url, './upstream/trace-collector.js');
  return startServerProcess({ name: 'trace collector', script });
}

async function start({ name, plugins }: Variant, upstream: string, settings: string): Promise<Running> {
  const folder = await mkdtemp(join(tmpdir(), 'sluice-bench-'));
  const yaml = `server: { host: 127.0.0.1, port: 0 }
log: { level: warn }
${settings}
plugins:
${['auth', 'connections', ...plugins, 'openai-api'].map((plugin) => `  - ${plugin}`).join('\n')}
  - { use: provider-openai, config: { baseUrl: ${upstream}/v1, apiKey: ${UPSTREAM_KEY}, models: [${MODELS.verbatim}] } }
  - provider-demo
`;
  const process = await startSluiceWith(folder, yaml);
  const { key, connection } = credentials(process.output());
  const headers = { ...jsonHeaders(key), 'x-connection-id': connection };
  return {
    name,
    process,
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

async function warmUp(load: LoadProcess, { plan, process }: Running, quick: boolean): Promise<void> {
  const { whole, stream } = quick ? QUICK_WARM_UPS : WARM_UPS;
  for (const [limits, isStream] of [[whole, false] as const, ...(quick ? [] : [[stream, true] as const])]) {
    const end = performance.now() + limits.seconds * 1000;
    for (let answers = 0; answers < limits.answers && performance.now() < end; ) {
      answers += (await load.run(plan(isStream, 1))).requests;
    }
  }
  await untilIdle(process);
}

async function runRound(load: LoadProcess, { pid }: ServerProcess, plan: LoadPlan): Promise<Round> {
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

function table(running: readonly Running[], results: readonly (readonly Round[])[]): string {
  const [base = [], history = []] = results;
  const rows = results.map((rounds, index) => {
    const against = (other: readonly Round[], value: (round: Round) => number): string =>
      spread(rounds.map((round, turn) => value(round) / value(other[turn] as Round)));
    const middle = (value: (round: Round) => number, digits: number): string =>
      median(rounds.map(value)).toFixed(digits);
    // The least is the steadier one on a machine that does other things as well.
    const processorTime = (value: (round: Round) => number): string =>
      `${(1000 * median(rounds.map(value))).toFixed(1)} (${(1000 * Math.min(...rounds.map(value))).toFixed(1)})`;
    const processor = ({ mainThread, otherThreads }: Round): number => mainThread + otherThreads;
    return [
      running[index]?.name ?? '',
      middle(({ rate }) => rate, 0),
      against(base, ({ rate }) => rate),
      index < 2 ? '–' : against(history, ({ rate }) => rate),
      processorTime(({ mainThread }) => mainThread),
      against(base, ({ mainThread }) => mainThread),
      index < 2 ? '–' : against(history, ({ mainThread }) => mainThread),
      processorTime(({ otherThreads }) => otherThreads),
      against(base, processor),
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

/** Of the requests/s, in the order of the variants. */
function bars([base = [], history = [], traced = []]: readonly (readonly Round[])[]): string {
  const ratio = (rounds: readonly Round[], other: readonly Round[]): number[] =>
    rounds.map(({ rate }, turn) => rate / (other[turn] as Round).rate);
  return barsTable([
    throughputBar('history, × no records', ratio(history, base), RECORD_BARS.history),
    throughputBar('tracing, × history', ratio(traced, history), RECORD_BARS.tracing),
  ]);
}

function spread(values: readonly number[]): string {
  return `${median(values).toFixed(2)} (${Math.min(...values).toFixed(2)}–${Math.max(...values).toFixed(2)})`;
}
