import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { test } from 'tap';
import { newId } from '../../core/api/index.js';
import { systemClock } from '../../core/services/clock.js';
import { openDatabase, type OpenDatabase } from '../../core/services/database/open-database.js';
import { DatabaseJobQueue } from '../../core/services/jobs/database-job-queue.js';
import { LocalFolder } from '../../core/services/objects/local-folder.js';
import { root } from '../fixtures/root.js';
import { temporaryFolder } from '../fixtures/components/temporary-folder.js';
import { createDatabase } from '../fixtures/components/postgres-database.js';
import { silentLog } from '../fixtures/components/silent-log.js';
import { until } from '../fixtures/components/until.js';
import { documentTables } from '../fixtures/stored-data/table-index.js';
import { randomFrom, seed } from '../fixtures/random.js';
import { nodeOptions } from '../fixtures/processes/node-options.js';

const worker = join(root, 'dist/test/fixtures/processes/document-worker.js');
/** The long form: `SLUICE_TEST_KILLS=100`. */
const kills = Number(process.env['SLUICE_TEST_KILLS'] ?? 3);
const documentsForEach = 4;
/** A document takes between 4 and 24 of them. */
const mostSteps = 60;

/** What becomes of a document with this script. */
const scripts = [
  { script: 'chunks 4 20\nwait 30\nchunks 2 10', status: 'completed', error: null, chunks: 100 },
  { script: 'progress 10\nwait 50\nchunks 1 5\nwait 200\nchunks 1 5', status: 'completed', error: null, chunks: 10 },
  { script: 'chunks 2 20\nrefuse', status: 'failed', error: 'This document is broken.', chunks: 0 },
  { script: 'wait 300\nchunks 8 50', status: 'completed', error: null, chunks: 400 },
] as const;

await test(`${kills} workers that are killed at random lose no document, and leave no duplicate chunks`, async (t) => {
  const url = await createDatabase(t);
  const folder = temporaryFolder(t);
  const database = await openDatabase({ url, folder, tables: documentTables, log: silentLog });
  t.teardown(() => database.close());
  t.comment(`seed ${seed}`);
  const random = randomFrom(seed);
  const open = async (): Promise<number> =>
    (await rowsOf(database, 'select 1 from job union all select 1 from document_task')).length;
  const expected = new Map<string, (typeof scripts)[number]>();
  for (let kill = 0; kill < kills; kill += 1) {
    for (let index = 0; index < documentsForEach; index += 1) {
      const plan = scripts[Math.floor(random() * scripts.length)] as (typeof scripts)[number];
      expected.set(await addDocument(database, folder, plan.script), plan);
    }
    await killedAfter(Math.ceil(random() * mostSteps), startWorker(url, folder), open);
    if (kill % 20 === 19) t.comment(`${kill + 1} killed; ${await open()} documents and tasks left`);
  }
  const last = startWorker(url, folder);
  last.stdout?.resume();
  t.teardown(() => last.kill('SIGKILL'));
  const deadline = Date.now() + 180_000 + kills * 10_000;
  while ((await open()) > 0 && Date.now() < deadline) await sleep(50);
  t.equal(await open(), 0, 'every document is settled, and nothing is left to do');

  const documents = await rowsOf<{ id: string }>(
    database,
    `select document_id as id, processing_status as status, last_processing_error as error, coalesce(chunks, 0) as chunks,
       (select count(*)::integer from document_chunk c where c.document_id = d.document_id) as stored,
       (select count(*)::integer from indexed i where i.document_id = d.document_id) as indexed
     from document d`,
  );
  t.equal(documents.length, expected.size);
  for (const { id, ...document } of documents) {
    const { script, ...outcome } = expected.get(id) ?? { script: 'unknown', chunks: 0 };
    t.strictSame(document, { ...outcome, stored: outcome.chunks, indexed: outcome.chunks }, `${id}: ${script}`);
  }
  const twice = await rowsOf(
    database,
    `select document_id, ordinal from document_chunk group by 1, 2 having count(*) > 1
     union all select document_id, attempt from indexed group by chunk_id, 1, 2 having count(*) > 1`,
  );
  t.strictSame(twice, [], 'no chunk is there twice');
  const children = childrenOf(last);
  t.ok(children.length > 0);
  last.kill('SIGKILL');
  await until(() => !children.some(lives), 'no child has outlived its worker');
});

await test('documents that end every process, or never end, hold up none of another organization', async (t) => {
  const url = await createDatabase(t);
  const folder = temporaryFolder(t);
  const database = await openDatabase({ url, folder, tables: documentTables, log: silentLog });
  t.teardown(() => database.close());
  // Nobody takes it for dead because the machine is busy.
  const running = startWorker(url, folder, { attempts: 2, leaseMs: 600_000 });
  t.teardown(() => running.kill('SIGKILL'));
  running.stdout?.resume();
  const areAll = async (status: string, documents: readonly string[]): Promise<boolean> => {
    const found = await rowsOf<{ id: string }>(
      database,
      `select document_id as id from document where processing_status = '${status}'`,
    );
    return documents.every((document) => found.some(({ id }) => id === document));
  };
  const add = (script: string, count: number, organization: string): Promise<string[]> =>
    Promise.all(Array.from({ length: count }, () => addDocument(database, folder, script, organization)));

  const poisoned = await add('chunks 1 5\ncrash', 3, 'acme');
  const after = await add('chunks 1 5', 1, 'acme');
  await until(() => areAll('failed', poisoned), 'each has been tried twice');
  await until(() => areAll('completed', after), 'the one behind them is done');
  const endless = await add('hang', 2, 'acme');
  await until(() => areAll('indexing', endless), 'one organization has all places');
  const waiting = await add('chunks 1 5', 20, 'acme');
  const small = await add('chunks 1 5', 3, 'other');
  await until(() => areAll('completed', small), 'those of the other one are done');
  t.ok(await areAll('indexing', endless));
  t.ok(await areAll('queued', waiting));
});

/** @param limits the attempts that a document has, and after how long it is taken over; by default twenty, and three seconds */
function startWorker(
  url: string,
  folder: string,
  { attempts = 20, leaseMs = 3_000 }: { readonly attempts?: number; readonly leaseMs?: number } = {},
): ChildProcess {
  const words = [attempts, leaseMs].map(String);
  return spawn(process.execPath, [...nodeOptions, worker, url, folder, ...words], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

/** Kills it once it has done so many steps: writes of its jobs begun or ended, and batches that reach the index. */
async function killedAfter(steps: number, running: ChildProcess, open: () => Promise<number>): Promise<void> {
  const exited = once(running, 'exit');
  let seen = 0;
  running.stdout?.on('data', (dots: Buffer) => {
    seen += dots.length;
    if (seen >= steps) running.kill('SIGKILL');
  });
  // With nothing left to do there are no further steps.
  while (running.exitCode === null && running.signalCode === null) {
    if ((await open()) === 0) running.kill('SIGKILL');
    await Promise.race([exited, sleep(200)]);
  }
}

async function addDocument(
  database: OpenDatabase,
  folder: string,
  script: string,
  organization = 'acme',
): Promise<string> {
  const id = newId(Date.now());
  await new LocalFolder(join(folder, 'objects')).write(`documents/${id}`, pieces(script));
  const jobs = new DatabaseJobQueue({ database, clock: systemClock, log: silentLog });
  await database.transactional(async (entities) => {
    await entities.execute(
      `insert into document (document_id, organization_id, connection_id, file_name, file_extension, content_type, file_size_kb,
         size_bytes, classification, tags, processing_status, created_at, updated_at)
       values (?, ?, ?, 'a.txt', 'txt', 'text/plain', 1, 1, 'internal', '', 'queued', now(), now())`,
      [id, organization, id],
    );
    await jobs.enqueue(entities, { queue: 'documents.process', subject: id, organizationId: organization });
  });
  await jobs.close();
  return id;
}

async function* pieces(text: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(text);
}

async function rowsOf<Row>(database: OpenDatabase, sql: string): Promise<Row[]> {
  return database.fork().execute<Row[]>(sql);
}

function childrenOf({ pid }: ChildProcess): number[] {
  const all = execFileSync('ps', ['-eo', 'pid=,ppid='], { encoding: 'utf8' }).trim().split('\n');
  return all
    .map((line) => line.trim().split(/\s+/).map(Number))
    .flatMap(([child, parent]) => (parent === pid ? [child as number] : []));
}

function lives(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
