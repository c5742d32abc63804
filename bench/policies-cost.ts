import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { caseBody, type LoadCase, loadCases, streamWarmUpCase, wholeWarmUpCase } from './cases.js';
import type { BenchOptions } from './command-line.js';
import { CHAT_PATH, jsonHeaders, MODELS, UPSTREAM_KEY } from './contestants/contestant.js';
import { startUpstream } from './field.js';
import { LoadProcess } from './load/load-process.js';
import { processUsage } from './processes/process-usage.js';
import { scriptNear, type ServerProcess, startServerProcess } from './processes/server-process.js';
import { ascending, median } from './statistics.js';
import { renderTable } from './table.js';

/** The share of its throughput that the gateway keeps with three policies on. */
const BAR = 0.75;
const ADMIN_TOKEN = 'at-slc-benchbenchbenchbenchbench';
const API_KEY = 'sk-slc-benchbenchbenchbenchbench';
const POLICIES = [
  { type: 'pii_detection', action: 'redact' },
  { type: 'secret_detection', action: 'redact' },
  { type: 'prompt_attack', action: 'block' },
];

/** What each request has in other letters, so that no message was there before. */
const MARK = 'qzmarkqz';

/**
 * Two connections of one gateway, one of them with policies, take turns: throughput of the second as a share of the first. Chats are asked
 * twice: as conversations that the gateway knows, and with messages that it has never seen.
 */
export async function benchPoliciesCost(options: BenchOptions): Promise<void> {
  const upstream = await startUpstream();
  const folder = await mkdtemp(join(tmpdir(), 'sluice-bench-'));
  const load = new LoadProcess();
  const gateway = await startGateway(folder, upstream.origin);
  try {
    const [plain, governed] = [await connectionWith(gateway, []), await connectionWith(gateway, POLICIES)];
    const run = (loadCase: LoadCase, connection: string, seconds: number) =>
      runOnce(load, gateway, { loadCase, connection, seconds });
    for (const connection of [plain, governed])
      for (const warmUp of [wholeWarmUpCase, streamWarmUpCase]) await run(warmUp, connection, options.quick ? 4 : 10);
    const rows: string[][] = [];
    for (const loadCase of loadCases(options.quick).flatMap(knownAndNew)) {
      const ratios: number[] = [];
      const shares: number[] = [];
      for (let round = 0; round < options.rounds; round += 1) {
        const plainRound = await run(loadCase, plain, options.seconds);
        const governedRound = await run(loadCase, governed, options.seconds);
        ratios.push(governedRound.rate / plainRound.rate);
        shares.push(plainRound.processor / governedRound.processor);
      }
      const sorted = ascending(ratios);
      const figures = [median(ratios), sorted[0] ?? Number.NaN, sorted.at(-1) ?? Number.NaN, median(shares)];
      rows.push([loadCase.label, ...figures.map((ratio) => ratio.toFixed(2)), median(ratios) >= BAR ? 'yes' : 'no']);
    }
    console.log(renderTable(['case', 'with / without', 'least', 'most', 'by CPU time', `≥ ${BAR}`], rows));
  } finally {
    load.stop();
    await gateway.stop();
    await upstream.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

function knownAndNew(loadCase: LoadCase): readonly LoadCase[] {
  return loadCase.stream ? [loadCase] : [loadCase, { ...loadCase, label: `${loadCase.label}, new`, mark: MARK }];
}

/** One round of one connection. */
interface Round {
  readonly loadCase: LoadCase;
  readonly connection: string;
  readonly seconds: number;
}

/** @returns answers per second, and milliseconds of the gateway's processor time for each */
async function runOnce(
  load: LoadProcess,
  gateway: ServerProcess,
  { loadCase, connection, seconds }: Round,
): Promise<{ readonly rate: number; readonly processor: number }> {
  const before = processUsage(gateway.pid).processorMilliseconds;
  const result = await load.run({
    origin: gateway.origin,
    path: CHAT_PATH,
    headers: { ...jsonHeaders(API_KEY), 'x-connection-id': connection },
    body: caseBody(loadCase, MODELS.verbatim),
    connections: loadCase.connections,
    seconds,
    stream: loadCase.stream,
    ...(loadCase.mark !== undefined && { mark: loadCase.mark }),
    ...(loadCase.stagger && { stagger: loadCase.stagger }),
  });
  if (result.errors > 0) throw new Error(`${result.errors} answers were wrong: ${result.firstError}`);
  const used = processUsage(gateway.pid).processorMilliseconds - before;
  return { rate: result.requests / result.seconds, processor: used / result.requests };
}

async function startGateway(folder: string, upstreamOrigin: string): Promise<ServerProcess> {
  const file = join(folder, 'gateway.yaml');
  await writeFile(
    file,
    `server: { host: 127.0.0.1, port: 0 }
data: { folder: ${JSON.stringify(join(folder, 'data'))} }
log: { level: warn }
plugins:
  - use: auth
    config: { bootstrap: { adminToken: ${ADMIN_TOKEN}, apiKey: ${API_KEY} } }
  - connections
  - policies
  - openai-api
  - use: provider-openai
    config: { baseUrl: ${upstreamOrigin}/v1, apiKey: ${UPSTREAM_KEY}, models: [${MODELS.verbatim}] }
`,
  );
  return startServerProcess({
    name: 'sluice',
    script: scriptNear(import.meta.url, '../core/main.js'),
    arguments: ['start', '--config', file],
    folder,
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
      headers: { authorization: `Bearer ${ADMIN_TOKEN}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${path} answered ${response.status} ${await response.text()}`);
    return (await response.json()) as Readonly<Record<string, unknown>>;
  };
  const { connectionId } = await post('connections', { name: `with ${policies.length}` });
  for (const policy of policies) await post(`connections/${String(connectionId)}/policies`, policy);
  return String(connectionId);
}
