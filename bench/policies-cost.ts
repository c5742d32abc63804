import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { caseBody, type LoadCase, loadCases, streamWarmUpCase, wholeWarmUpCase } from './cases.js';
import type { BenchOptions } from './command-line.js';
import { chatPath, jsonHeaders, models, upstreamKey } from './contestants/contestant.js';
import { startUpstream } from './field.js';
import { LoadProcess } from './load/load-process.js';
import { startInOwnFolder } from './processes/own-folder.js';
import { processUsage } from './processes/process-usage.js';
import { scriptNear, type ServerProcess, startServerProcess } from './processes/server-process.js';
import { untilIdle } from './processes/until-idle.js';
import { ascending, median } from './statistics.js';
import { renderTable } from './table.js';

/** The minimum throughput with three policies, as a share of that without. */
const bar = 0.75;
const adminToken = 'at-slc-benchbenchbenchbenchbench';
const apiKey = 'sk-slc-benchbenchbenchbenchbench';
const policies = [
  { type: 'pii_detection', action: 'redact' },
  { type: 'secret_detection', action: 'redact' },
  { type: 'prompt_attack', action: 'block' },
];

/** Replaced by different letters in each request, so that no message is repeated. */
const mark = 'qzmarkqz';
/** Replaced by different sentences in each request. */
const blankLetter = '~';
/** The questions of one conversation. Each is new and has a new answer; the rest of the request is repeated, as in chat applications. */
const questions = 5;

/** A measured gateway. */
interface Setup {
  readonly name: string;
  start(folder: string, upstreamOrigin: string): Promise<ServerProcess>;
}

/** The gateway with all plugins records every answer; the minimal one relays answers without inspection if there are no policies. */
const setups: readonly Setup[] = [
  { name: 'the gateway as it ships: every plugin of gateway.yaml, embedded stores', start: startShipped },
  { name: 'the leanest gateway: auth, connections, policies, one dialect', start: startLeanest },
];

/**
 * Measures the throughput of a connection with policies relative to one without, on the same gateway, alternately. Five kinds of unstreamed chats: known
 * ones with a known answer, and with a new answer each time; and, with new answers, conversations with new questions, new sentences of known words in
 * all messages, and a new word in known sentences.
 */
export async function benchPoliciesCost(options: BenchOptions): Promise<void> {
  const upstream = await startUpstream();
  const load = new LoadProcess();
  try {
    for (const setup of setups) {
      console.log(`\n## ${setup.name}\n`);
      console.log(renderTable(headings, await measure(setup, { load, upstream, options })));
    }
  } finally {
    load.stop();
    await upstream.stop();
  }
}

const headings = ['case', 'with / without', 'least', 'most', 'by CPU time', `≥ ${bar}`];

/** The common parameters of all measurements. */
interface Measuring {
  readonly load: LoadProcess;
  readonly upstream: ServerProcess;
  readonly options: BenchOptions;
}

async function measure(setup: Setup, { load, upstream, options }: Measuring): Promise<string[][]> {
  const gateway = await startInOwnFolder((folder) => setup.start(folder, upstream.origin));
  try {
    const [plain, governed] = [await connectionWith(gateway, []), await connectionWith(gateway, policies)];
    const run = (loadCase: LoadCase, connection: string, seconds: number) =>
      runOnce(load, gateway, { loadCase, connection, seconds });
    for (const connection of [plain, governed])
      for (const warmUp of [wholeWarmUpCase, streamWarmUpCase]) await run(warmUp, connection, options.quick ? 4 : 10);
    const rows: string[][] = [];
    for (const loadCase of loadCases(options.quick).flatMap(knownAndNew)) {
      const ratios: number[] = [];
      const shares: number[] = [];
      // Otherwise the first rounds would measure the compiler: each case has code of its own.
      for (const connection of [plain, governed]) await run(loadCase, connection, options.quick ? 2 : 4);
      for (let round = 0; round < options.rounds; round += 1) {
        const plainRound = await run(loadCase, plain, options.seconds);
        const governedRound = await run(loadCase, governed, options.seconds);
        ratios.push(governedRound.rate / plainRound.rate);
        shares.push(plainRound.processor / governedRound.processor);
      }
      rows.push(rowOf(loadCase, ratios, shares));
    }
    return rows;
  } finally {
    await gateway.stop();
  }
}

function rowOf({ label }: LoadCase, ratios: readonly number[], shares: readonly number[]): string[] {
  const sorted = ascending(ratios);
  const figures = [median(ratios), sorted[0] ?? Number.NaN, sorted.at(-1) ?? Number.NaN, median(shares)];
  return [label, ...figures.map((ratio) => ratio.toFixed(2)), median(ratios) >= bar ? 'yes' : 'no'];
}

function knownAndNew(loadCase: LoadCase): readonly LoadCase[] {
  const { label } = loadCase;
  if (loadCase.stream) return [loadCase];
  const answered = { ...loadCase, directive: { fresh: 1 } };
  return [
    loadCase,
    { ...answered, label: `${label}, other answers` },
    { ...answered, label: `${label}, conversations`, questions: questions },
    { ...answered, label: `${label}, new sentences`, blank: blankLetter },
    { ...answered, label: `${label}, new words`, mark: mark },
  ];
}

/** Measures one round of one connection. */
interface Round {
  readonly loadCase: LoadCase;
  readonly connection: string;
  readonly seconds: number;
}

/** @returns answers per second, and milliseconds of the processor time of the gateway's main thread for each, until all of it is written */
async function runOnce(
  load: LoadProcess,
  gateway: ServerProcess,
  { loadCase, connection, seconds }: Round,
): Promise<{ readonly rate: number; readonly processor: number }> {
  const before = processUsage(gateway.pid).mainThreadMilliseconds;
  const result = await load.run({
    origin: gateway.origin,
    path: chatPath,
    headers: { ...jsonHeaders(apiKey), 'x-connection-id': connection },
    body: caseBody(loadCase, models.verbatim),
    connections: loadCase.connections,
    seconds,
    stream: loadCase.stream,
    ...(loadCase.mark !== undefined && { mark: loadCase.mark }),
    ...(loadCase.blank !== undefined && { blank: loadCase.blank }),
    ...(loadCase.questions !== undefined && { questions: loadCase.questions }),
    ...(loadCase.stagger && { stagger: loadCase.stagger }),
  });
  if (result.errors > 0) throw new Error(`${result.errors} answers were wrong: ${result.firstError}`);
  await untilIdle(gateway);
  const used = processUsage(gateway.pid).mainThreadMilliseconds - before;
  return { rate: result.requests / result.seconds, processor: used / result.requests };
}

function startShipped(folder: string, upstreamOrigin: string): Promise<ServerProcess> {
  return startGateway(folder, scriptNear(import.meta.url, '../../gateway.yaml'), {
    PORT: '0',
    SLUICE_DATA: join(folder, 'data'),
    SLUICE_ADMIN_TOKEN: adminToken,
    SLUICE_API_KEY: apiKey,
    OPENAI_API_KEY: upstreamKey,
    OPENAI_BASE_URL: `${upstreamOrigin}/v1`,
  });
}

async function startLeanest(folder: string, upstreamOrigin: string): Promise<ServerProcess> {
  const file = join(folder, 'gateway.yaml');
  await writeFile(
    file,
    `server: { host: 127.0.0.1, port: 0 }
data: { folder: ${JSON.stringify(join(folder, 'data'))} }
log: { level: warn }
plugins:
  - use: auth
    config: { bootstrap: { adminToken: ${adminToken}, apiKey: ${apiKey} } }
  - connections
  - policies
  - openai-api
  - use: provider-openai
    config: { baseUrl: ${upstreamOrigin}/v1, apiKey: ${upstreamKey}, models: [${models.verbatim}] }
`,
  );
  return startGateway(folder, file, {});
}

function startGateway(
  folder: string,
  file: string,
  environment: Readonly<Record<string, string>>,
): Promise<ServerProcess> {
  return startServerProcess({
    name: 'sluice',
    script: scriptNear(import.meta.url, '../core/main.js'),
    arguments: ['start', '--config', file],
    folder,
    environment,
    port: (output) => {
      const port = /http:\/\/127\.0\.0\.1:(\d+)/.exec(output)?.[1];
      return port === undefined ? undefined : Number(port);
    },
  });
}

async function connectionWith({ origin }: ServerProcess, policies: readonly object[]): Promise<string> {
  const post = async (path: string, body: object): Promise<Readonly<Record<string, unknown>>> => {
    const response = await fetch(`${origin}/v1/management/${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${adminToken}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${path} answered ${response.status} ${await response.text()}`);
    return (await response.json()) as Readonly<Record<string, unknown>>;
  };
  const { connectionId } = await post('connections', { name: `with ${policies.length}` });
  for (const policy of policies) await post(`connections/${String(connectionId)}/policies`, policy);
  return String(connectionId);
}
