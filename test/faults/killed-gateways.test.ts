import { type Test, test } from 'tap';
import { answeredItemBy, checkItems } from '../fixtures/stored-data/answered-items.js';
import { answeredBy, checkRecords, type Credentials } from '../fixtures/stored-data/answered-records.js';
import { createDatabase, runStatement } from '../fixtures/components/postgres-database.js';
import { until } from '../fixtures/components/until.js';
import { type GatewayProcess, startGatewayProcess } from '../fixtures/processes/gateway-process.js';
import { fc, seed } from '../fixtures/random.js';
import { temporaryFolder } from '../fixtures/components/temporary-folder.js';

/** The long form: `SLUICE_TEST_KILLS=300 SLUICE_TEST_TIMEOUT=3600`. */
const kills = Number(process.env['SLUICE_TEST_KILLS'] ?? 2);
const callers = 8;

const plugins =
  '[auth, connections, models, spending-limit, history, inference, openai-api, anthropic-api, batches, provider-demo]';
const embedded = `data: { folder: ./data }\nplugins: ${plugins}\n`;
const onServer = `data: { folder: ./data, databaseUrl: "\${env:DATABASE_URL}" }\nplugins: ${plugins}\n`;

const batchPath = '/v1/messages/batches';
/** More than are answered before the first kill, and so many that several processes die of which each works on the batch. */
const batchIds = Array.from({ length: 120 + 30 * kills }, (_, index) => `request-${index}`);

await test('of a gateway that is killed again and again, every answer has exactly one record, its items are stored, and a batch goes on', async (t) => {
  t.comment(`seed ${seed}`);
  const folder = temporaryFolder(t);
  let known: Credentials | undefined;
  let batch: string | undefined;
  const answered: string[] = [];
  const items: string[] = [];
  for (const [run, patience] of fc.sample(fc.integer({ min: 1, max: 60 }), { seed, numRuns: kills }).entries()) {
    const gateway = await startGatewayProcess(t, { yaml: embedded, folder });
    known ??= gateway;
    batch ??= await createBatch(gateway);
    await callUntilKilled([gateway], known, { answered, items, patience });
    tellProgress(t, run + 1, answered.length);
  }
  const survivor = await startGatewayProcess(t, { yaml: embedded, folder });
  t.ok(answered.length >= kills, `${answered.length} answers`);
  const ended = Date.now();
  await checkRecords(t, survivor.url, known as Credentials, answered);
  await checkItems(t, survivor.url, (known as Credentials).apiKey, items);
  await checkBatch(t, survivor.url, (known as Credentials).apiKey, batch);
  tellEnd(t, answered.length, ended);
});

await test('of two replicas of which one is killed, every answer has exactly one record and one line in the ledger, and its items are stored', async (t) => {
  t.comment(`seed ${seed}`);
  const environment = { DATABASE_URL: await createDatabase(t) };
  const folders = [temporaryFolder(t), temporaryFolder(t)];
  const start = (folder: string): Promise<GatewayProcess> =>
    startGatewayProcess(t, { yaml: onServer, folder, environment });
  const first = await start(folders[0] as string);
  const replicas = [first, await start(folders[1] as string)];
  const answered: string[] = [];
  const items: string[] = [];
  for (const [run, patience] of fc.sample(fc.integer({ min: 1, max: 60 }), { seed, numRuns: kills }).entries()) {
    const victim = run % 2;
    await callUntilKilled(replicas, first, { answered, items, patience, victim });
    replicas[victim] = await start(folders[victim] as string);
    tellProgress(t, run + 1, answered.length);
  }
  t.ok(answered.length >= kills, `${answered.length} answers`);
  const ended = Date.now();
  await checkRecords(t, (replicas[0] as GatewayProcess).url, first, answered);
  await checkItems(t, (replicas[0] as GatewayProcess).url, first.apiKey, items);
  tellEnd(t, answered.length, ended);
  const lines = await runStatement(environment.DATABASE_URL, 'select request_id from spending_line');
  const requests = lines.map(({ request_id: id }) => String(id));
  t.strictSame(
    answered.filter((id) => !requests.includes(id)),
    [],
    'none is missing in the ledger',
  );
  t.equal(new Set(requests).size, requests.length, 'none is there twice');
});

async function createBatch(gateway: GatewayProcess): Promise<string> {
  const requests = batchIds.map((id) => ({
    custom_id: id,
    params: { model: 'demo', max_tokens: 20, messages: [{ role: 'user', content: `Hello, ${id}` }] },
  }));
  const response = await gateway.post(batchPath, { requests });
  return ((await response.json()) as { readonly id: string }).id;
}

async function checkBatch(t: Test, url: string, apiKey: string, batch: string | undefined): Promise<void> {
  const get = (path: string): Promise<Response> =>
    fetch(`${url}${batchPath}/${batch}${path}`, { headers: { 'x-api-key': apiKey } });
  // Half a minute after its process was killed.
  await until(async () => (await (await get('')).text()).includes('"ended"'), 'the batch ends');
  const counts = { processing: 0, succeeded: batchIds.length, errored: 0, canceled: 0, expired: 0 };
  t.match(await (await get('')).json(), { request_counts: counts });
  const lines = (await (await get('/results')).text()).trimEnd().split('\n');
  const results = lines.map((line) => (JSON.parse(line) as { readonly custom_id: string }).custom_id);
  t.strictSame(results, batchIds, 'each request has one result');
}

/** A long run is watched: a line each ten kills. */
function tellProgress(t: Test, killed: number, answers: number): void {
  if (killed % 10 === 0) t.comment(`${killed} kills, ${answers} answers`);
}

function tellEnd(t: Test, answers: number, ended: number): void {
  t.comment(`${kills} kills, ${answers} answers, looked through ${Date.now() - ended} ms after the last one`);
}

/** What callers have got: the ids of their requests, and of the items that they may refer to. */
interface Answers {
  readonly answered: string[];
  readonly items: string[];
}

/** Asks all gateways from many callers at once, and kills one of them after this many answers. */
async function callUntilKilled(
  gateways: readonly GatewayProcess[],
  { apiKey }: Credentials,
  run: Answers & { readonly patience: number; readonly victim?: number },
): Promise<void> {
  const { answered, items, patience, victim = 0 } = run;
  const enough = answered.length + patience;
  let killed: Promise<void> | undefined;
  const call = async (caller: number): Promise<void> => {
    for (let turn = caller; killed === undefined; turn += 1) {
      const { url } = gateways[turn % gateways.length] as GatewayProcess;
      const stream = turn % 3 === 0;
      if (turn % 5 === 0) {
        const answer = await answeredItemBy(url, apiKey, stream);
        if (answer) answered.push(answer.id);
        if (answer) items.push(answer.item);
      } else {
        const id = await answeredBy(url, apiKey, stream);
        if (id !== undefined) answered.push(id);
      }
      if (answered.length >= enough) killed ??= gateways[victim]?.kill();
    }
  };
  await Promise.all(Array.from({ length: callers }, (_, caller) => call(caller)));
  await killed;
}
