import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { type Test, test } from 'tap';
import { createDatabase } from '../fixtures/components/postgres-database.js';
import { type GatewayProcess, startGatewayProcess } from '../fixtures/gateway-process.js';

/** The long form: `SLUICE_TEST_KILLS=300`. */
const kills = Number(process.env['SLUICE_TEST_KILLS'] ?? 3);
const seed = Number(process.env['SLUICE_TEST_SEED'] ?? Date.now() % 1e9);
const callers = 8;

const plugins = '[auth, connections, history, inference, provider-demo]';
const embedded = `data: { folder: ./data }\nplugins: ${plugins}\n`;
const onServer = `data: { folder: ./data, databaseUrl: "\${env:DATABASE_URL}" }\nplugins: ${plugins}\n`;

/** What every start needs to know of the first. */
interface Credentials {
  readonly apiKey: string;
  readonly adminToken: string;
}

await test('of a gateway that is killed again and again, every answer has exactly one record', async (t) => {
  t.comment(`seed ${seed}`);
  const folder = newFolder(t);
  let known: Credentials | undefined;
  const answered: string[] = [];
  for (const patience of fc.sample(fc.integer({ min: 1, max: 60 }), { seed, numRuns: kills })) {
    const gateway = await startGatewayProcess(t, { yaml: embedded, folder });
    known ??= gateway;
    await callUntilKilled([gateway], known, { answered, patience });
  }
  const survivor = await startGatewayProcess(t, { yaml: embedded, folder });
  await checkRecords(t, survivor, known as Credentials, answered);
});

await test('of two replicas of which one is killed, every answer has exactly one record', async (t) => {
  t.comment(`seed ${seed}`);
  const environment = { DATABASE_URL: await createDatabase(t) };
  const folders = [newFolder(t), newFolder(t)];
  const start = (folder: string): Promise<GatewayProcess> =>
    startGatewayProcess(t, { yaml: onServer, folder, environment });
  const first = await start(folders[0] as string);
  const replicas = [first, await start(folders[1] as string)];
  const answered: string[] = [];
  for (const [run, patience] of fc.sample(fc.integer({ min: 1, max: 60 }), { seed, numRuns: kills }).entries()) {
    const victim = run % 2;
    await callUntilKilled(replicas, first, { answered, patience, victim });
    replicas[victim] = await start(folders[victim] as string);
  }
  await checkRecords(t, replicas[0] as GatewayProcess, first, answered);
});

function newFolder(t: Test): string {
  const folder = mkdtempSync(join(tmpdir(), 'sluice-killed-'));
  t.teardown(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Asks all gateways from many callers at once, and kills one of them after so many answers. */
async function callUntilKilled(
  gateways: readonly GatewayProcess[],
  { apiKey }: Credentials,
  run: { readonly answered: string[]; readonly patience: number; readonly victim?: number },
): Promise<void> {
  const { answered, patience, victim = 0 } = run;
  const enough = answered.length + patience;
  let killed: Promise<void> | undefined;
  const call = async (caller: number): Promise<void> => {
    for (let turn = caller; killed === undefined; turn += 1) {
      const { url } = gateways[turn % gateways.length] as GatewayProcess;
      const id = await answeredBy(url, apiKey, turn % 3 === 0);
      if (id !== undefined) answered.push(id);
      if (answered.length >= enough) killed ??= gateways[victim]?.kill();
    }
  };
  await Promise.all(Array.from({ length: callers }, (_, caller) => call(caller)));
  await killed;
}

/** The id of an answer that has come to its end; undefined when the gateway died before. */
async function answeredBy(url: string, apiKey: string, stream: boolean): Promise<string | undefined> {
  try {
    const response = await fetch(`${url}/v1/inference/chat`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-api-key': apiKey },
      body: JSON.stringify({
        model: 'demo',
        messages: [{ role: 'user', content: 'What is a sluice?' }],
        parameters: { stream },
      }),
    });
    const text = await response.text();
    const isComplete = response.status === 200 && (!stream || text.includes('[DONE]'));
    return isComplete ? (response.headers.get('x-request-id') ?? undefined) : undefined;
  } catch {
    return undefined;
  }
}

async function checkRecords(
  t: Test,
  gateway: GatewayProcess,
  known: Credentials,
  answered: readonly string[],
): Promise<void> {
  const expected = new Set(answered);
  t.ok(expected.size >= kills, `${expected.size} answers`);
  let records = await recordsOf(gateway, known);
  // What the last victim has left is on its way.
  for (let looks = 0; looks < 100 && [...expected].some((id) => !records.includes(id)); looks += 1) {
    await new Promise((resolve) => {
      setTimeout(resolve, 100);
    });
    records = await recordsOf(gateway, known);
  }
  t.strictSame(
    [...expected].filter((id) => !records.includes(id)),
    [],
    'none is missing',
  );
  t.equal(new Set(records).size, records.length, 'none is there twice');
}

async function recordsOf({ url }: GatewayProcess, { adminToken }: Credentials): Promise<string[]> {
  const ids: string[] = [];
  for (let from = 1; ; from += 1000) {
    const response = await fetch(`${url}/v1/management/reporting/messages/history`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${adminToken}` },
      body: JSON.stringify({ date_from: '2000-01-01', from, size: 1000 }),
    });
    const { messages } = (await response.json()) as { messages: { message_id: string }[] };
    ids.push(...messages.map(({ message_id: id }) => id));
    if (messages.length < 1000) return ids;
  }
}
