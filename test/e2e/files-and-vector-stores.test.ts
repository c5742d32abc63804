import Anthropic from '@anthropic-ai/sdk';
import { ApiError as GoogleError, createPartFromUri, GoogleGenAI } from '@google/genai';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { request } from 'node:http';
import OpenAI, { APIError, BadRequestError, NotFoundError, PermissionDeniedError, toFile } from 'openai';
import { test } from 'tap';
import { type ChatCall, type Clock, ConnectionChanges, Credentials, VectorStores } from '../../core/api/index.js';
import { systemClock } from '../../core/services/clock.js';
import { scriptedProvider, textAnswer } from '../../core/testkit/index.js';
import { until } from '../fixtures/components/until.js';
import { documentsOf } from '../fixtures/documents/documents.js';
import { type ManagementGateway, startManagementGateway } from '../fixtures/gateways/management-gateway.js';
import { batchLimits, BatchModel } from '../fixtures/sdk/batches/batch-app.js';
import { testBatches } from '../fixtures/sdk/batches/test-batches.js';
import { rejects } from '../fixtures/sdk/sdk-errors.js';

interface App {
  readonly client: OpenAI;
  /** The same key in another SDK. */
  readonly claude: Anthropic;
  readonly connectionId: string;
  readonly key: string;
}

function policyOf(action: 'block' | 'redact', word: string): object {
  return { type: 'keyword_filter', action, configuration: { words: [word] } };
}

async function appOf(gateway: ManagementGateway, organizationId: string, name: string): Promise<App> {
  const changes = gateway.gateway.service(ConnectionChanges);
  const { connectionId } = await changes.create(organizationId, { name, enableDocuments: name !== 'without' });
  const { secret: key } = await gateway.gateway
    .service(Credentials)
    .createKey(organizationId, { name, defaultConnectionId: connectionId });
  const client = new OpenAI({ baseURL: `${gateway.url}/v1`, apiKey: key, maxRetries: 0 });
  const claude = new Anthropic({ baseURL: gateway.url, apiKey: key, maxRetries: 0 });
  return { client, claude, connectionId, key };
}

function textFile(text: string, name = 'handbook.txt'): ReturnType<typeof toFile> {
  return toFile(Buffer.from(text), name, { type: 'text/plain' });
}

/** Whether a file expires so many seconds after it was made, which it is some time after they were asked for. */
function isAfter(file: OpenAI.FileObject, seconds: number): boolean {
  return Math.abs(file.created_at + seconds - (file.expires_at ?? 0)) < 60;
}

async function idsIn(list: AsyncIterable<{ readonly id: string }>): Promise<string[]> {
  const ids: string[] = [];
  for await (const { id } of list) ids.push(id);
  return ids;
}

/** A picture of one pixel. */
const dot = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const vacation = 'Every employee gets 27 days of paid vacation in a year.';
const parking = 'Bicycles are parked in the yard behind the red gate.';

await test('files and vector stores with the unmodified OpenAI SDK', async (t) => {
  const calls: ChatCall[] = [];
  const reading = scriptedProvider((call) => {
    calls.push(call as ChatCall);
    return { parts: textAnswer('I have read it.') };
  });
  const batchModel = new BatchModel();
  const everyMinute: (() => void)[] = [];
  const clock: Clock = {
    ...systemClock,
    every(milliseconds, work) {
      if (milliseconds === 60_000) everyMinute.push(work);
      return systemClock.every(milliseconds, work);
    },
  };
  const gateway = await startManagementGateway(t, {
    clock,
    settings: { jobs: { run: 'here' } },
    config: {
      documents: { maxFileBytes: 100_000, maxDocuments: 12, processing: { children: 1 } },
      batches: batchLimits,
      'openai-documents': { maxStores: 3, maxFilesPerStore: 3, maxInputBytes: 300 },
    },
    plugins: [batchModel.plugin, reading],
  });
  const [own, colleague, stranger, without] = [
    await appOf(gateway, 'default', 'own'),
    await appOf(gateway, 'default', 'colleague'),
    await appOf(gateway, 'other', 'stranger'),
    await appOf(gateway, 'default', 'without'),
  ];
  const { client } = own;
  const { files, vectorStores } = client;

  await t.test('a file is uploaded, listed, fetched and deleted, and is a document', async (t) => {
    const file = await files.create({ file: await textFile(vacation, 'Handbuch für alle.txt'), purpose: 'assistants' });
    t.match(file, {
      id: /^file-[0-9a-f]{32}$/,
      object: 'file',
      bytes: vacation.length,
      filename: 'Handbuch für alle.txt',
      purpose: 'assistants',
      status: 'uploaded',
      expires_at: null,
    });
    await until(async () => (await files.retrieve(file.id)).status === 'processed', 'the file is processed');
    t.equal(await (await files.content(file.id)).text(), vacation);
    const expiring = await files.create({
      file: await textFile(parking, 'parking.txt'),
      purpose: 'user_data',
      expires_after: { anchor: 'created_at', seconds: 3600 },
    });
    t.ok(isAfter(expiring, 3600));
    t.strictSame(await idsIn(files.list()), [expiring.id, file.id]);
    t.strictSame(await idsIn(files.list({ limit: 1, order: 'asc' })), [file.id, expiring.id], 'page by page');
    t.strictSame(await idsIn(files.list({ purpose: 'user_data' })), [expiring.id]);
    t.strictSame(await idsIn(files.list({ purpose: 'assistants' })), [file.id]);
    const documents = documentsOf(gateway, { 'x-api-key': own.key });
    const uploaded = await documents.make('Uploaded to a signed URL.');
    t.match(await files.retrieve(`file-${uploaded.replaceAll('-', '')}`), { purpose: 'assistants', bytes: 25 });
    await gateway.database.fork().execute("update document set expires_at = now() where file_name = 'parking.txt'");
    for (const work of everyMinute) work();
    await until(async () => !(await idsIn(files.list())).includes(expiring.id), 'the expired file is deleted');
    const { body } = await gateway.ask('GET', '/v1/management/audit?pageSize=1');
    t.match(body, { items: [{ action: 'document.delete', author: { kind: 'gateway' } }] });
    t.match(await files.delete(file.id), { id: file.id, object: 'file', deleted: true });
    await rejects(t, files.retrieve(file.id), NotFoundError, {
      status: 404,
      type: 'invalid_request_error',
      code: 'GW_FILE_UNKNOWN',
      message: new RegExp(file.id),
    });
    await rejects(t, files.content(file.id), NotFoundError, { code: 'GW_FILE_UNKNOWN' });
    await rejects(t, files.delete('file-abc'), NotFoundError, { code: 'GW_FILE_UNKNOWN' });
  });

  await t.test('what cannot be a document is refused, and leaves nothing', async (t) => {
    const documents = 'select document_id from document order by document_id';
    const before = await gateway.database.fork().execute(documents);
    const upload = (text: string, purpose: string, name?: string) =>
      textFile(text, name).then((file) => files.create({ file, purpose: purpose as 'assistants' }));
    await rejects(t, upload('{}', 'fine-tune'), BadRequestError, {
      code: 'GW_REQUEST_UNSUPPORTED',
      param: 'purpose',
      message: /\/v1\/passthrough\/\{provider\}\/files/,
    });
    await rejects(t, upload('x'.repeat(100_001), 'assistants'), BadRequestError, { message: /maxFileBytes/ });
    await rejects(t, upload('x', 'assistants', 'film.mp4'), BadRequestError, { param: 'file', message: /transcript/ });
    const seconds = 60;
    const expires_after = { anchor: 'created_at' as const, seconds };
    await rejects(
      t,
      files.create({ file: await textFile('x'), purpose: 'assistants', expires_after }),
      BadRequestError,
      { param: 'expires_after[seconds]' },
    );
    for (const [body, message] of [
      ['--b\r\ncontent-disposition: form-data; name="purpose"\r\n\r\nassistants\r\n--b--\r\n', /"file" is required/],
      ['--b\r\ncontent-disposition: form-data; name="file"; filename="a.txt"\r\n\r\nhalf', /form/],
      ['', /form/],
    ] as const) {
      const headers = { authorization: `Bearer ${own.key}`, 'content-type': 'multipart/form-data; boundary=b' };
      const answer = await gateway.ask('POST', '/v1/files', { as: 'nobody', headers, body });
      t.match(answer, { status: 400, body: { error: { code: 'GW_REQUEST_INVALID', message } } });
    }
    await leaveInTheMiddle(gateway, own.key);
    await until(
      async () =>
        (
          await gateway.database
            .fork()
            .execute('select 1 from document_upload where claimed_at is null and file_name = ?', ['left.txt'])
        ).length === 0,
      'the upload is ended',
    );
    t.strictSame(await gateway.database.fork().execute(documents), before);
  });

  await t.test('a file in parts is what they are in the order in which the client names them', async (t) => {
    const { uploads } = client;
    const begin = (more: Partial<OpenAI.UploadCreateParams> = {}, of = client) =>
      of.uploads.create({
        bytes: vacation.length,
        filename: 'parts.txt',
        mime_type: 'text/plain',
        purpose: 'user_data',
        ...more,
      });
    const part = async (id: string, text: string) =>
      (await uploads.parts.create(id, { data: await textFile(text) })).id;
    const upload = await begin({ expires_after: { anchor: 'created_at', seconds: 3600 } });
    t.match(upload, { id: /^upload_[0-9a-f]{32}$/, object: 'upload', bytes: vacation.length, status: 'pending' });
    t.equal(upload.expires_at - upload.created_at, 3600);
    const [end, beginning] = await Promise.all([
      part(upload.id, vacation.slice(20)),
      part(upload.id, vacation.slice(0, 20)),
    ]);
    const again = await part(upload.id, vacation.slice(0, 20));
    const md5 = createHash('md5').update(vacation).digest('hex');
    for (const [part_ids, param] of [
      [[end, beginning], 'md5'],
      [[beginning], 'part_ids'],
      [[beginning, again], 'part_ids'],
      [[beginning, 'part_1'], 'part_ids[1]'],
    ] as const)
      await rejects(t, uploads.complete(upload.id, { part_ids: [...part_ids], md5 }), BadRequestError, {
        code: 'GW_DOCUMENT_UPLOAD_INVALID',
        param,
      });
    const of = colleague.client.uploads;
    await rejects(t, of.complete(upload.id, { part_ids: [beginning, end] }), NotFoundError, {
      code: 'GW_UPLOAD_UNKNOWN',
    });
    await rejects(t, of.cancel(upload.id), NotFoundError, { code: 'GW_UPLOAD_UNKNOWN' });
    const completed = await uploads.complete(upload.id, { part_ids: [beginning, end], md5 });
    const { id, created_at, expires_at } = upload;
    t.match(completed, { id, status: 'completed', file: { filename: 'parts.txt', purpose: 'user_data' } });
    t.match(completed, { created_at, expires_at }, 'the times are those of the upload, not of the file');
    const file = completed.file as OpenAI.FileObject;
    t.ok(isAfter(file, 3600));
    t.equal(await (await files.content(file.id)).text(), vacation);
    t.match(
      await uploads.complete(upload.id, { part_ids: [beginning, end] }),
      { expires_at, file: { id: file.id } },
      'again',
    );
    await rejects(t, part(upload.id, 'late'), NotFoundError, { code: 'GW_UPLOAD_UNKNOWN', message: /upload_/ });
    await files.delete(file.id);
    const other = await begin();
    await part(other.id, 'some bytes');
    t.match(await uploads.cancel(other.id), { id: other.id, status: 'cancelled' });
    await rejects(t, part(other.id, 'late'), NotFoundError, { code: 'GW_UPLOAD_UNKNOWN' });
    t.strictSame(await gateway.database.fork().execute('select 1 from document_upload_part'), []);
    await rejects(t, begin({ bytes: 100_001 }), BadRequestError, { param: 'bytes', message: /maxFileBytes/ });
    await rejects(t, begin({ purpose: 'fine-tune' }), BadRequestError, { code: 'GW_REQUEST_UNSUPPORTED' });
    await rejects(t, begin({ filename: 'film.mp4', mime_type: 'video/mp4' }), BadRequestError, { param: 'file' });
    await rejects(t, begin({}, without.client), PermissionDeniedError, { code: 'GW_DOCUMENTS_DISABLED' });
    const third = await begin();
    const headers = { authorization: `Bearer ${own.key}`, 'content-type': 'multipart/form-data; boundary=b' };
    const half = '--b\r\ncontent-disposition: form-data; name="data"; filename="a"\r\n\r\nhalf';
    for (const [body, message] of [
      [half, /form/],
      [half.replace('"data"', '"file"'), /"data" must be/],
    ] as const) {
      const answer = await gateway.ask('POST', `/v1/uploads/${third.id}/parts`, { as: 'nobody', headers, body });
      t.match(answer, { status: 400, body: { error: { code: 'GW_REQUEST_INVALID', message } } });
    }
    await uploads.cancel(third.id);
  });

  await t.test('the same files with the unmodified Anthropic SDK', async (t) => {
    const { files: theirs } = own.claude.beta;
    const file = await theirs.upload({ file: await textFile(vacation), expires_in_seconds: 7200 });
    t.match(file, {
      id: /^file-[0-9a-f]{32}$/,
      type: 'file',
      filename: 'handbook.txt',
      mime_type: 'text/plain',
      size_bytes: vacation.length,
      downloadable: true,
    });
    t.ok(Math.abs(Date.parse(file.created_at) + 7_200_000 - Date.parse(file.expires_at ?? '')) < 60_000);
    t.match(await files.retrieve(file.id), { object: 'file', purpose: 'assistants' }, 'it has the same id in each API');
    const newer = await files.create({ file: await textFile(parking, 'parking.txt'), purpose: 'user_data' });
    t.strictSame((await idsIn(theirs.list())).slice(0, 2), [newer.id, file.id]);
    t.strictSame((await idsIn(theirs.list({ limit: 1 }))).slice(0, 2), [newer.id, file.id], 'page by page');
    t.strictSame(await idsIn(theirs.list({ ids: [file.id, 'file_011CNha8iCJcU1wXNR6q4V8w'] })), [file.id]);
    t.strictSame(await idsIn(theirs.list({ scope_id: 'session_1' })), []);
    const older = async (query: string): Promise<unknown> => {
      const headers = { 'x-api-key': own.key, 'anthropic-version': '2023-06-01' };
      const { body } = await gateway.ask('GET', `/v1/files?limit=1&${query}`, { as: 'nobody', headers });
      return body;
    };
    const page = { has_more: true, first_id: newer.id, last_id: newer.id };
    t.match(await older(''), page, 'the generation with has_more');
    t.match(await older(`after_id=${newer.id}`), { has_more: true, last_id: file.id, next_page: file.id });
    t.match(await older(`before_id=${file.id}`), { has_more: false, data: [{ id: newer.id }] });
    t.match(await theirs.retrieveMetadata(file.id), file);
    t.equal(await (await theirs.download(file.id)).text(), vacation);

    const source = { type: 'file' as const, file_id: file.id };
    const ask = async (content: Anthropic.Beta.BetaContentBlockParam[], of = own.claude): Promise<unknown> => {
      await of.beta.messages.create({ model: 'scripted', max_tokens: 100, messages: [{ role: 'user', content }] });
      return calls.at(-1)?.messages.at(-1)?.content;
    };
    const picture = await theirs.upload({ file: await toFile(dot, 'dot.png') });
    t.match(
      await ask([
        { type: 'document', source, title: 'The handbook', cache_control: { type: 'ephemeral' } },
        { type: 'image', source: { type: 'file', file_id: picture.id }, cache_control: { type: 'ephemeral' } },
        { type: 'image', source: { type: 'file', file_id: 'file_011CNha8iCJcU1wXNR6q4V8w' } },
      ]),
      [
        { type: 'file', fileName: 'The handbook', source: { kind: 'text', text: vacation }, extras: Object },
        {
          type: 'image',
          source: { mediaType: 'image/png', data: dot.toString('base64') },
          extras: { cache_control: { type: 'ephemeral' } },
        },
        { type: 'opaque', value: { source: { file_id: 'file_011CNha8iCJcU1wXNR6q4V8w' } } },
      ],
    );
    const missing = { status: 404, type: 'not_found_error', errorCode: 'GW_FILE_UNKNOWN' };
    await rejects(t, ask([{ type: 'document', source }], stranger.claude), Anthropic.NotFoundError, missing);
    await rejects(t, ask([{ type: 'container_upload', file_id: file.id }]), Anthropic.BadRequestError, {
      errorCode: 'GW_REQUEST_UNSUPPORTED',
      message: /container_upload/,
    });
    await rejects(t, stranger.claude.beta.files.retrieveMetadata(file.id), Anthropic.NotFoundError, missing);
    await rejects(t, without.claude.beta.files.list(), Anthropic.PermissionDeniedError, {
      errorCode: 'GW_DOCUMENTS_DISABLED',
    });
    const tooSoon = theirs.upload({ file: await textFile('x'), expires_in_seconds: 60 });
    await rejects(t, tooSoon, Anthropic.BadRequestError, { message: /expires_in_seconds/ });
    for (const { id } of [picture, newer, file])
      t.match(await theirs.delete(id), { id, type: 'file_deleted' }, 'whoever has uploaded it');
    await rejects(t, theirs.download(file.id), Anthropic.NotFoundError, missing);
    const headers = { 'anthropic-version': '2023-06-01' };
    const { status, body } = await gateway.ask('GET', '/v1/files', { as: 'nobody', headers });
    t.match({ status, body }, { status: 401, body: { type: 'error', error: { type: 'authentication_error' } } });
    const one = await gateway.ask('GET', `/c/${own.connectionId}/v1/files/${file.id}`, {
      as: 'nobody',
      headers: { 'x-api-key': own.key },
    });
    t.match(one, { status: 404, body: { error: { param: null } } }, 'without the header it is the other API');
  });

  await t.test('helpers of the SDK upload, wait, and search', async (t) => {
    const store = await vectorStores.create({ name: 'handbooks', metadata: { team: 'support' } });
    t.match(store, { object: 'vector_store', name: 'handbooks', status: 'completed', file_counts: { total: 0 } });
    const first = await vectorStores.files.uploadAndPoll(store.id, await textFile(vacation));
    t.match(first, { object: 'vector_store.file', status: 'completed', vector_store_id: store.id, last_error: null });
    const batch = await vectorStores.fileBatches.uploadAndPoll(store.id, {
      files: [await textFile(parking, 'parking.txt'), await textFile('\0\u0001\u0002', 'noise.txt')],
    });
    t.match(batch, {
      object: 'vector_store.files_batch',
      status: 'completed',
      file_counts: { completed: 1, failed: 1, total: 2 },
    });
    t.match(await vectorStores.retrieve(store.id), {
      status: 'completed',
      file_counts: { in_progress: 0, completed: 2, failed: 1, cancelled: 0, total: 3 },
    });
    const listed = await idsIn(vectorStores.fileBatches.listFiles(batch.id, { vector_store_id: store.id }));
    t.equal(listed.length, 2);
    t.equal((await idsIn(vectorStores.files.list(store.id, { limit: 1 }))).length, 3);
    const [failed = ''] = await idsIn(vectorStores.files.list(store.id, { filter: 'failed' }));
    t.match(await vectorStores.files.retrieve(failed, { vector_store_id: store.id }), {
      last_error: { code: 'invalid_file', message: /./ },
    });
    const [parked = ''] = listed.filter((id) => id !== failed);
    const found = await vectorStores.search(store.id, { query: 'How many days of vacation are there?' });
    t.match(found.data, [{ file_id: first.id, filename: 'handbook.txt', content: [{ type: 'text', text: vacation }] }]);
    t.ok((found.data[0]?.score ?? 0) > 0.3);
    const attributes = { year: 2026, place: 'yard', isNew: true };
    t.match(await vectorStores.files.update(parked, { vector_store_id: store.id, attributes }), { attributes });
    const query = ['vacation', 'bicycles'];
    const idsOf = async (body: Omit<OpenAI.VectorStoreSearchParams, 'query'>): Promise<string[]> =>
      (await vectorStores.search(store.id, { query, ...body })).data.map(({ file_id }) => file_id).toSorted();
    t.strictSame(await idsOf({}), [first.id, parked].toSorted());
    t.strictSame(await idsOf({ filters: { type: 'gte', key: 'year', value: 2026 } }), [parked]);
    t.strictSame(await idsOf({ filters: { type: 'ne', key: 'year', value: 2026 } }), [first.id]);
    const scored = { query: 'vacation of dragons', ranking_options: { score_threshold: 0.99 } };
    t.strictSame((await vectorStores.search(store.id, scored)).data, []);
    await rejects(t, idsOf({ filters: { type: 'like' as 'eq', key: 'a', value: 1 } }), BadRequestError, {
      param: 'filters.type',
    });
    t.strictSame(await idsOf({ ranking_options: { ranker: 'none' } }), [first.id, parked].toSorted());
    await rejects(t, idsOf({ ranking_options: { ranker: 'best' as 'auto' } }), BadRequestError, {
      param: 'ranking_options.ranker',
    });
    const content = await idsInContent(vectorStores.files.content(parked, { vector_store_id: store.id }));
    t.strictSame(content, [parking]);
    t.strictSame(await idsInContent(vectorStores.files.content(failed, { vector_store_id: store.id })), []);

    await t.test('any model answers from a store, and cites', async (t) => {
      const ask = (of: OpenAI, more: Partial<OpenAI.Responses.FileSearchTool> = {}) =>
        of.responses.create({
          model: 'demo',
          input: 'How many days of paid vacation does every employee get?',
          tools: [{ type: 'file_search', vector_store_ids: [store.id], ...more }],
        });
      const answer = await ask(client);
      t.equal(answer.output_text, `According to handbook.txt: "${vacation}"`);
      t.match(answer.output, [
        { type: 'file_search_call', status: 'completed', results: null },
        {
          content: [
            { annotations: [{ type: 'file_citation', file_id: first.id, filename: 'handbook.txt', index: 25 }] },
          ],
        },
      ]);
      const filters = { type: 'gte' as const, key: 'year', value: 2026 };
      t.notMatch(await ask(client, { filters }), { output_text: /vacation in a year/ });
      await rejects(t, ask(client, { filters: { ...filters, type: 'like' as 'eq' } }), BadRequestError, {
        param: 'tools[0].filters.type',
      });
      const ranking_options = { ranker: 'none' as 'auto', score_threshold: 0.1 };
      t.match(await ask(client, { ranking_options }), { output_text: /27 days/ });
      await rejects(t, ask(client, { ranking_options: { ranker: 'best' as 'auto' } }), BadRequestError, {
        param: 'tools[0].ranking_options.ranker',
      });
      const hybrid_search = { embedding_weight: 1, text_weight: 0 };
      await rejects(t, ask(client, { ranking_options: { hybrid_search } }), BadRequestError, {
        param: 'tools[0].ranking_options.hybrid_search',
      });
      await rejects(t, ask(stranger.client), NotFoundError, { code: 'GW_VECTOR_STORE_UNKNOWN' });
      await rejects(t, ask(without.client), PermissionDeniedError, { code: 'GW_DOCUMENTS_DISABLED' });
    });

    await t.test('a model gets files by their ids, and a provider its own ids', async (t) => {
      const picture = await files.create({ file: await toFile(dot, 'dot.png'), purpose: 'vision' });
      const contentOf = async (input: OpenAI.Responses.ResponseInputContent[], of = client): Promise<unknown> => {
        await of.responses.create({ model: 'scripted', input: [{ role: 'user', content: input }] });
        return calls.at(-1)?.messages.at(-1)?.content;
      };
      const handbook = { kind: 'text', text: vacation };
      t.match(
        await contentOf([
          { type: 'input_file', file_id: first.id },
          { type: 'input_image', file_id: picture.id, detail: 'low' },
          { type: 'input_file', file_id: 'file-AbCdEfGhIjKlMnOpQrStUv' },
        ]),
        [
          { type: 'file', fileName: 'handbook.txt', source: handbook },
          { type: 'image', detail: 'low', source: { mediaType: 'image/png', data: dot.toString('base64') } },
          { type: 'file', source: { kind: 'id', id: 'file-AbCdEfGhIjKlMnOpQrStUv' } },
        ],
      );
      await client.chat.completions.create({
        model: 'scripted',
        messages: [{ role: 'user', content: [{ type: 'file', file: { file_id: first.id } }] }],
      });
      t.match(calls.at(-1)?.messages, [{ content: [{ type: 'file', source: handbook }] }]);
      const google = new GoogleGenAI({ apiKey: own.key, httpOptions: { baseUrl: gateway.url } });
      const uris = [first.id, `${gateway.url}/v1/files/${picture.id}`];
      await google.models.generateContent({
        model: 'scripted',
        contents: uris.map((uri) => createPartFromUri(uri, 'image/png')),
      });
      t.match(calls.at(-1)?.messages.at(-1)?.content, [
        { type: 'file', source: handbook },
        { type: 'image', source: { mediaType: 'image/png' } },
      ]);
      const stable = new GoogleGenAI({ apiKey: own.key, httpOptions: { baseUrl: gateway.url, apiVersion: 'v1' } });
      await rejects(t, stable.files.list(), GoogleError, { status: 404, message: /Send files inside of requests/ });
      const upload = google.files.upload({ file: new Blob(['x'], { type: 'text/plain' }) });
      await rejects(t, upload, Error, { message: /\/v1\/files and name their ids as fileUri/ });
      const before = calls.length;
      await rejects(t, contentOf([{ type: 'input_file', file_id: first.id }], stranger.client), NotFoundError, {
        code: 'GW_FILE_UNKNOWN',
      });
      const long = await files.create({ file: await textFile('long '.repeat(60), 'long.txt'), purpose: 'user_data' });
      const both = [first.id, long.id].map((file_id) => ({ type: 'input_file' as const, file_id }));
      await rejects(t, contentOf(both), APIError, { status: 413, message: /maxInputBytes/ });
      const often = Array.from({ length: 6 }, () => ({ type: 'input_file' as const, file_id: first.id }));
      await rejects(t, contentOf(often), APIError, { status: 413, message: /maxInputBytes/ });
      t.equal(calls.length, before);
      for (const { id } of [picture, long]) await files.delete(id);
    });

    await t.test('the files of a store are limited', async (t) => {
      const more = await files.create({ file: await textFile('more'), purpose: 'assistants' });
      await rejects(t, vectorStores.files.create(store.id, { file_id: more.id }), PermissionDeniedError, {
        code: 'GW_VECTOR_STORE_LIMIT',
        message: /maxFilesPerStore/,
      });
      await files.delete(more.id);
    });

    await t.test('a store remembers as many batches as it may have files, the newest', async (t) => {
      const again = await vectorStores.create({ name: 'again' });
      const ids: string[] = [];
      for (let times = 0; times < 4; times += 1)
        ids.push((await vectorStores.fileBatches.create(again.id, { file_ids: [parked] })).id);
      const [first = '', ...later] = ids;
      await rejects(t, vectorStores.fileBatches.retrieve(first, { vector_store_id: again.id }), NotFoundError, {
        code: 'GW_FILE_BATCH_UNKNOWN',
      });
      for (const id of later)
        t.equal((await vectorStores.fileBatches.retrieve(id, { vector_store_id: again.id })).id, id);
      await vectorStores.delete(again.id);
    });

    await t.test('the policies of the connection apply', async (t) => {
      const path = `/v1/management/connections/${own.connectionId}/policies`;
      const made = [policyOf('block', 'forbidden'), policyOf('redact', 'bicycles'), policyOf('redact', 'parking')].map(
        async (body) => {
          const { body: policy } = await gateway.ask('POST', path, { body });
          return (policy as { readonly policyId: string }).policyId;
        },
      );
      const policies = await Promise.all(made);
      await rejects(t, vectorStores.search(store.id, { query: 'something forbidden' }), BadRequestError, {
        code: 'GW_POLICY_BLOCKED',
      });
      const { data } = await vectorStores.search(store.id, { query: 'Bicycles behind the gate' });
      t.match(data, [{ file_id: parked, content: [{ text: /parked in the yard/ }] }]);
      t.notMatch(data, [{ content: [{ text: /Bicycles/ }] }]);
      t.notMatch(data, [{ filename: /parking/ }]);
      for (const policyId of policies) await gateway.ask('DELETE', `${path}/${policyId}`);
    });

    await t.test(
      'another connection of the organization sees what is not restricted, and nobody else anything',
      async (t) => {
        t.equal((await colleague.client.vectorStores.retrieve(store.id)).file_counts.total, 3);
        const documentIdentifier = parked.replace('file-', '').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
        await documentsOf(gateway, { 'x-api-key': own.key }).ask('PUT', '', {
          key: documentIdentifier,
          classification: 'restricted',
        });
        t.equal((await colleague.client.vectorStores.retrieve(store.id)).file_counts.total, 2);
        t.notOk((await idsIn(colleague.client.vectorStores.files.list(store.id))).includes(parked));
        t.strictSame((await colleague.client.vectorStores.search(store.id, { query: 'bicycles' })).data, []);
        for (const call of [
          () => colleague.client.files.retrieve(parked),
          () => colleague.client.vectorStores.files.retrieve(parked, { vector_store_id: store.id }),
          () => colleague.client.vectorStores.files.delete(parked, { vector_store_id: store.id }),
          () => stranger.client.files.retrieve(first.id),
          () => stranger.client.vectorStores.create({ file_ids: [first.id] }),
        ])
          await rejects(t, call(), NotFoundError, { code: 'GW_FILE_UNKNOWN' });
        const { vectorStores: theirs } = stranger.client;
        for (const call of [
          () => theirs.retrieve(store.id),
          () => theirs.update(store.id, { name: 'theirs' }),
          () => theirs.delete(store.id),
          () => theirs.search(store.id, { query: 'vacation' }),
          () => theirs.files.list(store.id),
          () => theirs.fileBatches.retrieve(batch.id, { vector_store_id: store.id }),
        ])
          await rejects(t, call(), NotFoundError, { code: 'GW_VECTOR_STORE_UNKNOWN' });
        t.strictSame(await idsIn(theirs.list()), []);
        for (const call of [
          () => without.client.files.list(),
          () => without.client.vectorStores.search(store.id, { query: 'x' }),
        ])
          await rejects(t, call(), PermissionDeniedError, { code: 'GW_DOCUMENTS_DISABLED' });
      },
    );

    await t.test('a file that is removed from a store stays, and one that is deleted leaves all stores', async (t) => {
      await vectorStores.files.delete(failed, { vector_store_id: store.id });
      t.equal((await files.retrieve(failed)).status, 'error');
      await files.delete(first.id);
      t.strictSame(await idsIn(vectorStores.files.list(store.id)), [parked]);
      t.strictSame(
        await gateway.database
          .fork()
          .execute('select 1 from openai_documents_file where document_id = ?', [first.id.slice('file-'.length)]),
        [],
      );
      await rejects(t, vectorStores.files.delete(first.id, { vector_store_id: store.id }), NotFoundError, {});
    });

    await t.test('stores are limited, changed, listed, and deleted without their files', async (t) => {
      const second = await vectorStores.create({
        file_ids: [parked],
        expires_after: { anchor: 'last_active_at', days: 7 },
      });
      t.equal(second.expires_at, (second.last_active_at ?? 0) + 7 * 86_400);
      const third = await vectorStores.create({});
      await rejects(t, vectorStores.create({}), PermissionDeniedError, { message: /maxStores/ });
      t.strictSame(await idsIn(vectorStores.list({ limit: 2 })), [third.id, second.id, store.id]);
      t.strictSame(
        (await vectorStores.list({ before: store.id, limit: 1 })).data.map(({ id }) => id),
        [second.id],
      );
      t.match(await vectorStores.update(second.id, { name: 'second', expires_after: null }), {
        name: 'second',
        expires_after: null,
        expires_at: null,
      });
      await gateway.database
        .fork()
        .execute("update openai_documents_store set expires_at = now() - interval '1 day' where name = 'second'");
      t.equal((await vectorStores.retrieve(second.id)).status, 'expired');
      await rejects(t, vectorStores.search(second.id, { query: 'bicycles' }), NotFoundError, {
        code: 'GW_VECTOR_STORE_UNKNOWN',
      });
      for (const { id } of [second, third])
        t.match(await vectorStores.delete(id), { object: 'vector_store.deleted', deleted: true });
      t.equal((await files.retrieve(parked)).status, 'processed');
    });

    await t.test('they are served where other forms of the API call them', async (t) => {
      for (const path of ['', '/openai/v1', '/openai', `/c/${own.connectionId}/v1`]) {
        const headers = { 'api-key': own.key, 'x-api-key': own.key };
        const { status } = await gateway.ask('GET', `${path}/vector_stores/${store.id}`, { as: 'nobody', headers });
        t.equal(status, 200, path);
      }
      const stores = gateway.gateway.service(VectorStores);
      t.ok(stores.isOwn(store.id));
      for (const id of ['vs_abc123', 'vs_67abb1e2a1dc8191b2e8c0a1d4f5e6a7']) t.notOk(stores.isOwn(id), 'a provider’s');
    });

    await t.test('a cancelled batch takes its unprocessed files out of the store', async (t) => {
      await gateway.database
        .fork()
        .execute("update document set processing_status = 'queued' where file_name = 'parking.txt'");
      const { id } = await vectorStores.fileBatches.create(store.id, {
        files: [{ file_id: parked, attributes: { a: 1 } }],
      });
      t.match(await vectorStores.fileBatches.retrieve(id, { vector_store_id: store.id }), { status: 'in_progress' });
      t.match(await vectorStores.fileBatches.cancel(id, { vector_store_id: store.id }), {
        status: 'cancelled',
        file_counts: { cancelled: 1, total: 1 },
      });
      t.strictSame(await idsOf({}), []);
    });
  });

  await t.test('a store stays when the connection that created it is deleted', async (t) => {
    const { id } = await colleague.client.vectorStores.create({ name: 'left' });
    await gateway.ask('DELETE', `/v1/management/connections/${colleague.connectionId}`);
    t.equal((await vectorStores.retrieve(id)).name, 'left');
    t.match(await vectorStores.delete(id), { deleted: true });
  });

  await t.test('changes are in the audit trail, with the key as the author', async (t) => {
    const { body } = await gateway.ask('GET', '/v1/management/audit?pageSize=100');
    const { items } = body as { readonly items: readonly { readonly action: string; readonly author: object }[] };
    const written = items.filter(({ action }) => action.startsWith('vectorStore.'));
    t.ok(written.every(({ author }) => (author as { readonly kind: string }).kind === 'key'));
    t.strictSame([...new Set(written.map(({ action }) => action.slice('vectorStore.'.length)))].toSorted(), [
      'addFile',
      'addFiles',
      'cancelFiles',
      'create',
      'delete',
      'removeFile',
      'update',
      'updateFile',
    ]);
  });

  await t.test('batches', (t) => testBatches(t, gateway, batchModel));
});

async function idsInContent(pages: PromiseLike<{ readonly data: readonly { text?: string }[] }>): Promise<unknown[]> {
  return (await pages).data.map(({ text }) => text);
}

/** Sends the beginning of a file, and goes away when the gateway has begun to store it. */
async function leaveInTheMiddle({ url, database }: ManagementGateway, key: string): Promise<void> {
  const sent = request(`${url}/v1/files`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'multipart/form-data; boundary=b' },
  });
  const left = once(sent, 'error');
  sent.write('--b\r\ncontent-disposition: form-data; name="file"; filename="left.txt"\r\n\r\nhalf');
  await until(
    async () =>
      (await database.fork().execute("select 1 from document_upload where file_name = 'left.txt'")).length === 1,
    'the upload is begun',
  );
  sent.destroy(new Error('the client leaves'));
  await left;
}
