import { monitorEventLoopDelay } from 'node:perf_hooks';
import { type Test } from 'tap';
import { ConnectionChanges, Credentials } from '../../core/api/index.js';
import { until } from '../fixtures/components/until.js';
import { type AppDocuments, documentsOf } from '../fixtures/documents.js';
import { forEachManagementGateway, type ManagementGateway } from '../fixtures/gateways/management-gateway.js';

interface Status {
  readonly documentIdentifier: string;
  readonly processingStatus: string;
  readonly lastProcessingError: string | null;
  readonly progress: number;
}

async function appOf(started: ManagementGateway): Promise<AppDocuments> {
  const { gateway } = started;
  const settings = { name: 'docs', enableDocuments: true };
  const { connectionId } = await gateway.service(ConnectionChanges).create('default', settings);
  const key = await gateway.service(Credentials).createKey('default', { name: 'k' });
  return documentsOf(started, { 'x-api-key': key.secret, 'x-connection-id': connectionId });
}

async function settled(app: AppDocuments, id: string): Promise<Status> {
  let status: Status | undefined;
  await until(async () => {
    const { body } = await app.ask('POST', '/status', { documentIdentifiers: [id] });
    [status] = (body as { readonly data: readonly Status[] }).data;
    return status?.processingStatus === 'completed' || status?.processingStatus === 'failed';
  }, `document ${id} is processed`);
  return status as Status;
}

async function chunksOf({ database }: ManagementGateway, id: string): Promise<Record<string, unknown>[]> {
  return database.fork().execute('select * from document_chunk where document_id = ? order by ordinal', [id]);
}

const long = Array.from({ length: 400 }, (_, line) => `Paragraph ${line} tells something about topic ${line % 7}.\n\n`);

await forEachManagementGateway(
  'documents are processed',
  async (t, gateway, url) => {
    const app = await appOf(gateway);
    await t.test('text becomes chunks; it can be processed again, and is there once', async (t) => {
      const delay = monitorEventLoopDelay({ resolution: 5 });
      const id = await app.make(long.join(''));
      delay.enable();
      t.match(await settled(app, id), { processingStatus: 'completed', lastProcessingError: null, progress: 100 });
      delay.disable();
      t.comment(`the event loop waited ${Math.round(delay.max / 1e6)} ms at most`);
      const first = await chunksOf(gateway, id);
      t.ok(first.length > 5, `${first.length} chunks`);
      t.match(first[0], { text: /Paragraph 0/, language: 'en', attempt: 1, ordinal: 0 });
      await gateway.ask('POST', '/v1/management/documents/process', { body: { documentIdentifier: id } });
      t.match(await settled(app, id), { processingStatus: 'completed' });
      const again = await chunksOf(gateway, id);
      t.strictSame(
        again.map(({ text, attempt }) => [text, attempt]),
        first.map(({ text }) => [text, 2]),
      );
    });

    await t.test(
      'JSONL keeps the metadata of each line as it was sent, and says which lines it left out',
      async (t) => {
        const lines = ['{"text":"One whole record.","metadata":{"n":12345678901234567890,"tags":["a"]}}', 'no JSON'];
        const id = await app.make(lines.join('\n'), { fileName: 'a.jsonl', fileExtension: 'jsonl' });
        t.match(await settled(app, id), { processingStatus: 'completed', lastProcessingError: /2/ });
        const [chunk, ...others] = await chunksOf(gateway, id);
        t.strictSame(others, []);
        t.match(chunk, { text: /One whole record/, place: { line: 1 }, metadata: /12345678901234567890/ });
      },
    );

    await t.test('an invalid document fails with a reason, and the next one is processed', async (t) => {
      const id = await app.make(new Uint8Array(Buffer.from('%PDF-1.7\nnothing of the kind')), { fileExtension: 'pdf' });
      const { processingStatus, lastProcessingError } = await settled(app, id);
      t.equal(processingStatus, 'failed');
      t.match(lastProcessingError, /\w+/);
      t.strictSame(await chunksOf(gateway, id), []);
      t.match(await settled(app, await app.make('Good text again.')), { processingStatus: 'completed' });
    });

    await t.test('a document deleted while queued or processed leaves nothing behind', (t) =>
      deleteEarly(t, app, gateway),
    );
    // The embedded database has one transaction at a time.
    if (url === undefined) return;
    await t.test('a deletion waits for the worker that processes the document, without blocking it', (t) =>
      deleteUnderWorker(t, app, gateway),
    );
  },
  { settings: { jobs: { run: 'here' } }, config: { documents: { processing: { children: 1, retryDelayMs: 50 } } } },
);

async function deleteEarly(t: Test, app: AppDocuments, gateway: ManagementGateway): Promise<void> {
  const ids = await Promise.all([1, 2, 3].map(() => app.make(long.join(''))));
  for (const documentIdentifier of ids) t.equal((await app.ask('DELETE', '', { documentIdentifier })).status, 200);
  t.match(await settled(app, await app.make('The last one.')), { processingStatus: 'completed' });
  for (const id of ids) {
    t.strictSame(await chunksOf(gateway, id), []);
    t.strictSame(await gateway.database.fork().execute('select 1 from job where subject = ?', [id]), []);
  }
}

/** What a worker does: it locks the job, then writes the document. */
async function deleteUnderWorker(t: Test, app: AppDocuments, { database }: ManagementGateway): Promise<void> {
  const documentIdentifier = await app.make('It waits.');
  await settled(app, documentIdentifier);
  const fork = database.fork();
  await fork.execute(
    `insert into job (job_id, queue, subject, organization_id, state, run_at, created_at)
     select gen_random_uuid(), 'documents.process', ?, 'default', 'queued', clock_timestamp() + interval '1 hour', clock_timestamp()`,
    [documentIdentifier],
  );
  const waiting = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  const deleting = await database.transactional(async (entities) => {
    await entities.execute('select 1 from job where subject = ? for update', [documentIdentifier]);
    const asked = app.ask('DELETE', '', { documentIdentifier });
    await until(async () => (await fork.execute(waiting)).length === 1, 'the deletion waits for the job');
    await entities.execute('update document set progress = 1 where document_id = ?', [documentIdentifier]);
    return [asked];
  });
  t.equal((await deleting[0])?.status, 200);
  t.strictSame(await fork.execute('select 1 from document where document_id = ?', [documentIdentifier]), []);
}
