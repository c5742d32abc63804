import { monitorEventLoopDelay } from 'node:perf_hooks';
import { type Test, test } from 'tap';
import { ConnectionChanges, Credentials } from '../../core/api/index.js';
import { until } from '../fixtures/components/until.js';
import { type AppDocuments, documentsOf } from '../fixtures/documents/documents.js';
import {
  forEachManagementGateway,
  type ManagementGateway,
  startManagementGateway,
} from '../fixtures/gateways/management-gateway.js';
import { notesPlugin } from '../fixtures/plugins/third-party-plugins.js';

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

/** With a file inside of the document, which the gateway reads. */
const note = '# Herons\nThey stand still.\n@inner table.csv\nbird,legs\nheron,2\n';
const asNote = { fileName: 'birds.note', fileExtension: 'note' };

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
    await t.test('a plugin reads documents of its own format', (t) => readNotes(t, app, gateway));

    // The embedded database has one transaction at a time.
    if (url === undefined) return;
    await t.test('a deletion waits for the worker that processes the document, without blocking it', (t) =>
      deleteUnderWorker(t, app, gateway),
    );
  },
  {
    settings: { jobs: { run: 'here' } },
    config: { documents: { processing: { children: 1, retryDelayMs: 50 } } },
    plugins: [notesPlugin],
  },
);

async function readNotes(t: Test, app: AppDocuments, gateway: ManagementGateway): Promise<void> {
  const id = await app.make(note, asNote);
  t.match(await settled(app, id), { processingStatus: 'completed', lastProcessingError: 'A note has no pictures.' });
  const [row] = await gateway.database.fork().execute('select format, pages from document where document_id = ?', [id]);
  t.strictSame(row, { format: 'notes-note', pages: 1 });
  const chunks = await chunksOf(gateway, id);
  t.match(chunks[0], { text: /They stand still/, headings: ['Herons'], place: { page: 1 } });
  t.match(chunks.map(({ text }) => text).join('\n'), /heron/);

  const byType = await app.upload('# Egrets\nWhite.', 'application/vnd.example.note; charset=utf-8');
  const made = await app.ask('POST', '/upload/finalize', {
    key: byType,
    fileName: 'e',
    fileSizeKb: 1,
    fileExtension: 'x',
  });
  t.equal(made.status, 200, made.text);
  t.match(await settled(app, byType), { processingStatus: 'completed' });
  t.match((await chunksOf(gateway, byType))[0], { headings: ['Egrets'] });

  const failures: readonly (readonly [string, string, RegExp | undefined])[] = [
    ['refuse', 'The note is torn.', undefined],
    ['throw', 'The plugin "notes" failed to read the file. The gateway\'s log says why.', /Error: no such leg/],
    ['nonsense', 'The plugin "notes" failed to read the file. The gateway\'s log says why.', /whose "kind" is "title"/],
  ];
  for (const [what, lastProcessingError, reason] of failures) {
    const broken = await app.make(`!${what}`, asNote);
    t.match(await settled(app, broken), { processingStatus: 'failed', lastProcessingError });
    const line = gateway.log.find(({ fields }) => fields['documentId'] === broken && fields['plugin'] === 'notes');
    t.match(line?.fields['reason'], reason, what);
  }
}

await test('a plugin that hangs or takes all memory fails its document, which names it', async (t) => {
  const processing = { children: 1, maxAttempts: 1, timeoutMs: 4_000, memoryBytes: 512 * 1024 * 1024 };
  const settings = { jobs: { run: 'here' as const } };
  const gateway = await startManagementGateway(t, {
    settings,
    config: { documents: { processing } },
    plugins: [notesPlugin],
  });
  const app = await appOf(gateway);
  for (const what of ['hang', 'spin', 'hoard']) {
    const id = await app.make(`!${what}`, asNote);
    const lastProcessingError = /plugin "notes"/;
    t.match(await settled(app, id), { processingStatus: 'failed', lastProcessingError }, what);
  }
});

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
