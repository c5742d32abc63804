import { type Test } from 'tap';
import { type Clock, ConnectionChanges, Credentials } from '../../../core/api/index.js';
import { systemClock } from '../../../core/services/clock.js';
import { until } from '../../fixtures/components/until.js';
import { type AppDocuments, documentsOf } from '../../fixtures/documents/documents.js';
import {
  type Asked,
  forEachManagementGateway,
  type ManagementGateway,
} from '../../fixtures/gateways/management-gateway.js';

const unknownId = '01900000-0000-7000-8000-000000000000';
const file = { fileName: 'notes.txt', fileSizeKb: 1.5, fileExtension: 'txt' };
const maxFileBytes = 1000;
const text = { fileName: 'notes.txt', contentType: 'text/plain' };
/** The gateway's clock is the machine's, moved forward, so that periodic work can be triggered immediately. */
let ahead = 0;
const rare: (() => void)[] = [];
const clock: Clock = {
  ...systemClock,
  now: () => Date.now() + ahead,
  every(milliseconds, work) {
    if (milliseconds >= 5 * 60_000) rare.push(work);
    return systemClock.every(milliseconds, work);
  },
};

interface Apps {
  /** Two connections of one organization, one without documents, and one of another organization. */
  readonly first: AppDocuments;
  readonly second: AppDocuments;
  readonly disabled: AppDocuments;
  readonly stranger: AppDocuments;
  readonly connectionId: string;
}

async function appsOf(started: ManagementGateway): Promise<Apps> {
  const { gateway } = started;
  const app = async (organization: string, name: string, enableDocuments: boolean) => {
    const connection = await gateway.service(ConnectionChanges).create(organization, { name, enableDocuments });
    const { connectionId } = connection;
    const key = await gateway.service(Credentials).createKey(organization, { name });
    const credentials = { 'x-api-key': key.secret, 'x-connection-id': connectionId };
    return { connectionId, documents: documentsOf(started, credentials) };
  };
  const first = await app('default', 'docs-1', true);
  return {
    first: first.documents,
    second: (await app('default', 'docs-2', true)).documents,
    disabled: (await app('default', 'docs-3', false)).documents,
    stranger: (await app('other', 'docs-4', true)).documents,
    connectionId: first.connectionId,
  };
}

interface Item {
  readonly documentIdentifier: string;
  readonly processingStatus: string;
  readonly classification: string;
}

interface Listed {
  readonly items: readonly Item[];
  readonly totalCount: number;
  readonly totalPages: number;
}

async function listed(app: AppDocuments, query = ''): Promise<Listed> {
  const { status, text, body } = await app.ask('GET', query);
  if (status !== 200) throw new Error(text);
  return body as Listed;
}

async function idsSeenBy(app: AppDocuments): Promise<readonly string[]> {
  return (await listed(app, '?pageSize=100')).items.map(({ documentIdentifier }) => documentIdentifier);
}

function refused(t: Test, asked: Asked, status: number, code: string, name: string): void {
  t.match(asked, { status, body: { code } }, `${name}: ${asked.status} ${asked.text.slice(0, 200)}`);
}

async function urlFrom(
  app: AppDocuments,
  body: object = text,
): Promise<{ readonly url: string; readonly key: string }> {
  return (await app.ask('POST', '/upload/presign', body)).body as { readonly url: string; readonly key: string };
}

function put(url: string, body: string, type = 'text/plain'): Promise<Response> {
  return fetch(url, { method: 'PUT', headers: { 'content-type': type }, body });
}

async function setStatus({ database }: ManagementGateway, id: string, status: string): Promise<void> {
  await database.fork().execute('update document set processing_status = ? where document_id = ?', [status, id]);
}

async function jobsOf({ database }: ManagementGateway, id: string): Promise<number> {
  return (await database.fork().execute<unknown[]>('select 1 from job where subject = ?', [id])).length;
}

type DocumentTest = (t: Test, apps: Apps, gateway: ManagementGateway) => Promise<void>;

/** In this order; each leaves documents behind. */
const tests: readonly (readonly [string, DocumentTest])[] = [
  ['an upload URL needs a plain file name and the type of a document', refuseUploads],
  ['a file is sent to its URL, and to no other', refuseFiles],
  ['an upload becomes a document once, through its own connection', finalizeUploads],
  ['the list has pages, a filter, and what the connection may see', listDocuments],
  ['the status of documents that are known is told, and whether others were asked for', tellStatuses],
  ['classification and tags can be changed', updateDocuments],
  ['processing begins again for what has failed or is completed', processAgain],
  ['the file comes back through a URL, whole or in part', download],
  ['what is deleted is gone for everybody, with its file', deleteDocuments],
  [
    'restricted documents of a deleted connection go with it; the others stay, and cannot be restricted',
    loseConnection,
  ],
  ['a connection without documents has none of the operations', refuseDisabled],
  ['what apps change is in the audit trail', audited],
];

await forEachManagementGateway(
  'documents',
  async (t, gateway) => {
    const apps = await appsOf(gateway);
    for (const [title, body] of tests) await t.test(title, (t) => body(t, apps, gateway));
  },
  { config: { documents: { maxFileBytes } }, clock },
);

async function refuseUploads(t: Test, { first }: Apps): Promise<void> {
  const wrong = [
    {},
    { fileName: 'a.txt' },
    { contentType: 'text/plain' },
    ...[
      '',
      ' ',
      '..',
      'a/b.txt',
      '../../etc/passwd',
      'a\\b.txt',
      'a\0.txt',
      'a\nb.txt',
      '\u202etxt.exe',
      7,
      'x'.repeat(256),
    ].map((fileName) => ({ ...text, fileName })),
    ...[
      '',
      'text',
      '/plain',
      'text/',
      'text/plain\r\nx: y',
      'image/heic',
      'image/png-x',
      'video/mp4',
      'message/http',
      'multipart/form-data',
      7,
      null,
    ].map((contentType) => ({ ...text, contentType })),
    ...['talk.MP4', 'photo.heic', 'sales.parquet', 'all.tar.xz', 'mail.pst'].map((fileName) => ({ ...text, fileName })),
    { ...text, surprise: 1 },
  ];
  for (const body of wrong) {
    refused(t, await first.ask('POST', '/upload/presign', body), 400, 'GW_REQUEST_INVALID', JSON.stringify(body));
  }
  const film = await first.ask('POST', '/upload/presign', { ...text, contentType: 'video/mp4' });
  t.match(film.body, { message: /be converted: PDF, Office, .* or a picture in .* WebP or SVG, not "video\/mp4"\.$/ });
  const types = [
    'image/png',
    'image/jpeg',
    'image/tiff',
    'image/gif',
    'image/webp',
    'image/bmp',
    'image/svg+xml',
    // What browsers say of TypeScript.
    'video/mp2t',
    'video/vnd.dlna.mpeg-tts',
    'message/rfc822',
    'multipart/related; boundary=x',
    'text/html',
  ];
  for (const contentType of types) {
    t.equal((await first.ask('POST', '/upload/presign', { ...text, contentType })).status, 200, contentType);
  }
  const { status, body } = await first.ask('POST', '/upload/presign', {
    ...text,
    fileName: 'Übersicht 2030 (neu).mp4.pdf',
  });
  t.equal(status, 200);
  t.match(body, { url: /^http:\/\/127\.0\.0\.1:\d+\/v1\/objects\/uploads\//, key: /^[0-9a-f-]{36}$/ });
}

async function refuseFiles(t: Test, { first }: Apps): Promise<void> {
  const { url, key } = await urlFrom(first);
  const changed = (name: string, value: string): string => {
    const other = new URL(url);
    other.searchParams.set(name, value);
    return other.href;
  };
  const forged = [
    changed('max', '1000000000'),
    changed('expires', '9999999999'),
    changed('type', 'text/html'),
    changed('signature', 'A'.repeat(43)),
    changed('signature', ''),
    url.replace(key, unknownId),
    url.replace('/uploads/', '/documents/'),
    url.replace(/\/uploads\/[^?]+/, '/uploads/..%2f..%2fsigning-key'),
    url.split('?')[0] as string,
  ];
  for (const other of forged) {
    const answer = await put(other, 'hello', new URL(other).searchParams.get('type') ?? 'text/plain');
    t.equal(answer.status, 403, other);
    t.match(await answer.json(), { error: 'Forbidden', code: 'GW_OBJECT_URL_REFUSED' });
  }
  t.equal((await put(url, 'hello', 'text/html')).status, 403, 'another type');
  t.equal((await put(url, 'x'.repeat(maxFileBytes + 1))).status, 403, 'too long');
  const chunks = new ReadableStream({
    start(controller) {
      for (let piece = 0; piece < 20; piece += 1) controller.enqueue(Buffer.alloc(100));
      controller.close();
    },
  });
  const options = { method: 'PUT', headers: { 'content-type': 'text/plain' }, body: chunks, duplex: 'half' } as const;
  t.equal((await fetch(url, options)).status, 403, 'too long, with no length given');
  t.equal((await fetch(url)).status, 403, 'another method');
  refused(
    t,
    await first.ask('POST', '/upload/finalize', { ...file, key }),
    400,
    'GW_DOCUMENT_UPLOAD_INVALID',
    'nothing',
  );
  ahead = 11 * 60_000;
  t.equal((await put(url, 'hello')).status, 403, 'after ten minutes');
  ahead = 9 * 60_000;
  t.equal((await put(url, 'hello', 'text/plain; charset=utf-8')).status, 200, 'before');
  ahead = 0;
}

async function finalizeUploads(t: Test, apps: Apps, gateway: ManagementGateway): Promise<void> {
  const { first, second, stranger } = apps;
  const { url, key } = await urlFrom(first);
  await put(url, 'the first');
  await put(url, 'the second');
  const wrong = [
    {},
    ...['key', 'fileName', 'fileSizeKb', 'fileExtension'].map((name) => ({ ...file, key, [name]: undefined })),
    { ...file, key, classification: 'secret' },
    { ...file, key, fileSizeKb: '1' },
    { ...file, key, fileSizeKb: -1 },
    { ...file, key, fileName: '../x' },
    { ...file, key, fileExtension: 'p/df' },
    { ...file, key, tags: ['a'] },
    { ...file, key, surprise: 1 },
  ];
  for (const body of wrong) {
    refused(t, await first.ask('POST', '/upload/finalize', body), 400, 'GW_REQUEST_INVALID', JSON.stringify(body));
  }
  const finalize = (app: AppDocuments, other = key) => app.ask('POST', '/upload/finalize', { ...file, key: other });
  for (const app of [second, stranger])
    refused(t, await finalize(app), 400, 'GW_DOCUMENT_UPLOAD_INVALID', 'another connection');
  for (const other of [unknownId, 'no id', '../x'])
    refused(t, await finalize(first, other), 400, 'GW_DOCUMENT_UPLOAD_INVALID', other);
  const twice = await Promise.all([finalize(first), finalize(first)]);
  t.equal(twice.filter(({ status }) => status === 200).length, 1, 'one of two that finalize at once');
  t.match(twice.find(({ status }) => status === 200)?.body, { status: 'success', message: /\w/ });
  refused(t, await finalize(first), 400, 'GW_DOCUMENT_UPLOAD_INVALID', 'again');
  const late = await put(url, 'the third');
  t.match(
    [late.status, await late.json()],
    [403, { code: 'GW_OBJECT_URL_REFUSED' }],
    'and nothing can be sent any more',
  );
  const { items } = await listed(first, '?pageSize=1');
  t.match(items, [
    {
      documentIdentifier: key,
      fileName: 'notes.txt',
      fileExtension: 'txt',
      fileSizeKB: 1.5,
      classification: 'confidential',
      tags: '',
      processingStatus: 'queued',
      lastProcessingError: null,
      createdOnUtc: /^\d{4}-.*\.\d{3}Z$/,
      updatedOnUtc: /^\d{4}-.*\.\d{3}Z$/,
    },
  ]);
  t.equal(await jobsOf(gateway, key), 1);
  const found = await first.ask('POST', '/download/presign', { documentIdentifier: key, contentType: 'text/plain' });
  const content = await (await fetch((found.body as { readonly url: string }).url)).text();
  t.equal(content, 'the second', 'and what comes after finalize changes nothing');
}

async function listDocuments(t: Test, { first, second, stranger }: Apps, gateway: ManagementGateway): Promise<void> {
  const shared = await first.make('a', { classification: 'public', tags: 'x,y', fileExtension: '.TXT' });
  const own = await first.make('b', { classification: 'restricted' });
  t.ok((await idsSeenBy(second)).includes(shared));
  t.notOk((await idsSeenBy(second)).includes(own));
  t.ok((await idsSeenBy(first)).includes(own));
  t.strictSame(await idsSeenBy(stranger), []);
  t.match((await listed(first)).items[1], { classification: 'public', tags: 'x,y', fileExtension: 'txt' });

  await setStatus(gateway, shared, 'indexing');
  for (const status of ['indexing', 'processing']) {
    const { items } = await listed(first, `?status=${status}`);
    t.match(items, [{ documentIdentifier: shared, processingStatus: 'indexing' }]);
  }
  t.strictSame(await listed(first, '?status=failed'), {
    items: [],
    page: 1,
    pageSize: 10,
    totalCount: 0,
    totalPages: 0,
  });
  const all = await idsSeenBy(first);
  const pages = await Promise.all([1, 2, 3].map((page) => listed(first, `?page=${page}&pageSize=2`)));
  t.strictSame(
    pages.flatMap(({ items }) => items.map(({ documentIdentifier }) => documentIdentifier)),
    all.slice(0, 6),
  );
  t.match(pages[0], { page: 1, pageSize: 2, totalCount: all.length, totalPages: Math.ceil(all.length / 2) });
  t.match(await listed(first, '?page=999'), { items: { length: 0 }, page: 999 });
  for (const query of ['page=0', 'page=-1', 'page=x', 'pageSize=0', 'pageSize=101', 'status=gone', 'status=', 'size=1'])
    refused(t, await first.ask('GET', `?${query}`), 400, 'GW_REQUEST_INVALID', query);
}

async function tellStatuses(t: Test, { first, second, stranger }: Apps, gateway: ManagementGateway): Promise<void> {
  const documentIdentifier = await first.make('a', { classification: 'restricted' });
  await gateway.database
    .fork()
    .execute("update document set processing_status = 'failed', last_processing_error = 'No.' where document_id = ?", [
      documentIdentifier,
    ]);
  const ask = (app: AppDocuments, documentIdentifiers: readonly string[]) =>
    app.ask('POST', '/status', { documentIdentifiers });
  const known = { documentIdentifier, processingStatus: 'failed', lastProcessingError: 'No.', progress: 0 };
  t.strictSame((await ask(first, [documentIdentifier])).body, { error: false, data: [known] });
  t.match((await listed(first)).items[0], known, 'the list says why, too');
  t.strictSame((await ask(first, [documentIdentifier.toUpperCase()])).body, { error: false, data: [known] });
  t.strictSame((await ask(first, [unknownId, 'x', documentIdentifier])).body, { error: true, data: [known] });
  for (const app of [second, stranger])
    t.strictSame((await ask(app, [documentIdentifier])).body, { error: true, data: [] });
  for (const body of [{}, { documentIdentifiers: [] }, { documentIdentifiers: 'x' }, { documentIdentifiers: [1] }])
    refused(t, await first.ask('POST', '/status', body), 400, 'GW_REQUEST_INVALID', JSON.stringify(body));
}

async function updateDocuments(t: Test, { first, second, stranger }: Apps): Promise<void> {
  const key = await first.make('a', { tags: 'old' });
  t.match(await second.ask('PUT', '', { key, classification: 'internal', tags: 'new' }), {
    status: 200,
    body: { status: 'success', message: /\w/ },
  });
  t.match((await listed(first)).items[0], { classification: 'internal', tags: 'new' });
  t.equal((await first.ask('PUT', '', { key, classification: 'restricted' })).status, 200);
  t.match((await listed(first)).items[0], { classification: 'restricted', tags: 'new' }, 'what is absent stays');
  for (const app of [second, stranger])
    refused(t, await app.ask('PUT', '', { key, tags: 'x' }), 400, 'GW_DOCUMENT_UNKNOWN', 'not seen');
  refused(t, await first.ask('PUT', '', { key: unknownId, tags: 'x' }), 400, 'GW_DOCUMENT_UNKNOWN', 'unknown');
  for (const body of [{}, { key }, { classification: 'public' }, { key, classification: 'secret' }, { key, tags: 1 }])
    refused(t, await first.ask('PUT', '', body), 400, 'GW_REQUEST_INVALID', JSON.stringify(body));
}

async function processAgain(
  t: Test,
  { first, stranger, connectionId }: Apps,
  gateway: ManagementGateway,
): Promise<void> {
  const ids = [await first.make('a', { classification: 'restricted' }), await first.make('b')] as const;
  const ask = (body: object, as: 'editor' | 'viewer' | 'stranger' = 'editor') =>
    gateway.ask('POST', '/v1/management/documents/process', { as, body });
  await gateway.database.fork().execute('delete from job');
  await setStatus(gateway, ids[0], 'failed');
  await setStatus(gateway, ids[1], 'completed');
  refused(t, await ask({ documentIdentifiers: [...ids, unknownId] }), 400, 'GW_DOCUMENT_UNKNOWN', 'one is unknown');
  t.equal(await jobsOf(gateway, ids[0]), 0, 'nothing is queued then');
  refused(t, await ask({ documentIdentifier: ids[0] }, 'stranger'), 400, 'GW_DOCUMENT_UNKNOWN', 'a stranger');
  refused(t, await ask({ documentIdentifier: ids[0] }, 'viewer'), 403, 'GW_AUTH_FORBIDDEN', 'a viewer');
  t.equal((await stranger.ask('POST', '/process', { documentIdentifier: ids[0] })).status, 401, 'an API key');
  for (const body of [{}, { documentIdentifiers: [] }, { documentIdentifier: ids[0], documentIdentifiers: ids }])
    refused(t, await ask(body), 400, 'GW_REQUEST_INVALID', JSON.stringify(body));
  const answer = await ask({ documentIdentifier: ids[0] });
  t.match(answer, { status: 200, text: '' });
  t.match(await ask({ documentIdentifiers: ids }), { status: 200, text: '' });
  for (const id of ids) t.equal(await jobsOf(gateway, id), 1, 'once');
  const { body } = await first.ask('POST', '/status', { documentIdentifiers: ids });
  t.match(body, { data: [{ processingStatus: 'queued' }, { processingStatus: 'queued' }] });
  const change = (enableDocuments: boolean) =>
    gateway.ask('PUT', `/v1/management/connections/${connectionId}`, { body: { enableDocuments } });
  await change(false);
  refused(t, await ask({ documentIdentifier: ids[0] }), 403, 'GW_DOCUMENTS_DISABLED', 'documents are disabled');
  await change(true);
}

async function download(t: Test, { first, second, stranger }: Apps): Promise<void> {
  const name = 'Straße "1"\u00e9.txt';
  const documentIdentifier = await first.make('0123456789', { classification: 'restricted', fileName: name });
  const ask = (app: AppDocuments, body: object = { documentIdentifier, contentType: 'text/html' }) =>
    app.ask('POST', '/download/presign', body);
  for (const app of [second, stranger]) refused(t, await ask(app), 400, 'GW_DOCUMENT_UNKNOWN', 'not seen');
  for (const body of [
    {},
    { documentIdentifier },
    { contentType: 'text/plain' },
    { documentIdentifier, contentType: 'x' },
  ])
    refused(t, await ask(first, body), 400, 'GW_REQUEST_INVALID', JSON.stringify(body));
  const { url, key } = (await ask(first)).body as { readonly url: string; readonly key: string };
  t.equal(key, documentIdentifier);
  const whole = await fetch(url);
  t.equal(await whole.text(), '0123456789');
  t.match(Object.fromEntries(whole.headers), {
    'content-type': 'text/html',
    'content-length': '10',
    'content-disposition':
      /^attachment; filename="Stra_e _1__.txt"; filename\*=UTF-8''Stra%C3%9Fe%20%221%22%C3%A9\.txt$/,
    'content-security-policy': /sandbox/,
    'x-content-type-options': 'nosniff',
  });
  for (const [range, part, shown] of [
    ['bytes=2-4', '234', 'bytes 2-4/10'],
    ['bytes=7-', '789', 'bytes 7-9/10'],
    ['bytes=-2', '89', 'bytes 8-9/10'],
  ] as const) {
    const answer = await fetch(url, { headers: { range } });
    t.match({ status: answer.status, range: answer.headers.get('content-range') }, { status: 206, range: shown });
    t.equal(await answer.text(), part);
  }
  t.equal((await fetch(url, { headers: { range: 'bytes=10-' } })).status, 416);
  t.equal((await fetch(url, { headers: { range: 'bytes=0-1,3-4' } })).status, 200);
  t.equal((await fetch(url, { method: 'HEAD' })).headers.get('content-length'), '10');
  t.equal((await put(url, 'x')).status, 403, 'a URL to read is none to write');
  t.equal((await fetch(url.replace('text%2Fhtml', 'text%2Fplain'))).status, 403);
  ahead = 5 * 60_000 + 2_000;
  t.equal((await fetch(url)).status, 403, 'after five minutes');
  ahead = 4 * 60_000;
  t.equal((await fetch(url)).status, 200, 'before');
  ahead = 0;
}

async function deleteDocuments(t: Test, { first, second, stranger }: Apps, gateway: ManagementGateway): Promise<void> {
  const documentIdentifier = await first.make('a', { classification: 'restricted' });
  const url = await first.ask('POST', '/download/presign', { documentIdentifier, contentType: 'text/plain' });
  await gateway.database.fork().execute(
    `insert into document_chunk (chunk_id, document_id, attempt, ordinal, organization_id, connection_id, text, headings, language,
       start_offset, end_offset) values ('c', ?, 1, 0, 'default', ?, 'a', '[]', 'en', 0, 1)`,
    [documentIdentifier, documentIdentifier],
  );
  const remove = (app: AppDocuments, id = documentIdentifier) => app.ask('DELETE', '', { documentIdentifier: id });
  for (const app of [second, stranger]) refused(t, await remove(app), 400, 'GW_DOCUMENT_UNKNOWN', 'not seen');
  refused(t, await remove(first, unknownId), 400, 'GW_DOCUMENT_UNKNOWN', 'unknown');
  refused(t, await first.ask('DELETE', '', {}), 400, 'GW_REQUEST_INVALID', 'no identifier');
  t.match(await remove(first), { status: 200, body: { status: 'success', message: /\w/ } });
  refused(t, await remove(first), 400, 'GW_DOCUMENT_UNKNOWN', 'again');
  t.notOk((await idsSeenBy(first)).includes(documentIdentifier));
  t.equal((await fetch((url.body as { readonly url: string }).url)).status, 404, 'its file is gone');
  t.equal(await jobsOf(gateway, documentIdentifier), 0);
  const chunks = 'select 1 from document_chunk where document_id = ?';
  t.strictSame(await gateway.database.fork().execute(chunks, [documentIdentifier]), []);
}

async function loseConnection(t: Test, { first }: Apps, started: ManagementGateway): Promise<void> {
  const { gateway, database } = started;
  const { connectionId } = await gateway
    .service(ConnectionChanges)
    .create('default', { name: 'lost', enableDocuments: true });
  const { secret } = await gateway.service(Credentials).createKey('default', { name: 'lost' });
  const lost = documentsOf(started, { 'x-api-key': secret, 'x-connection-id': connectionId });
  const hidden = await lost.make('nobody sees it', { classification: 'restricted' });
  const shared = await lost.make('everybody sees it');
  const kept = await first.make('first alone sees it', { classification: 'restricted' });
  const { url } = (
    await lost.ask('POST', '/download/presign', { documentIdentifier: hidden, contentType: 'text/plain' })
  ).body as { readonly url: string };
  const isThere = async (id: string): Promise<boolean> =>
    (await database.fork().execute<unknown[]>('select 1 from document where document_id = ?', [id])).length > 0;
  t.equal((await started.ask('DELETE', `/v1/management/connections/${connectionId}`)).status, 204);
  await until(async () => {
    for (const work of rare) work();
    return !(await isThere(hidden));
  }, 'the document goes');
  await until(async () => (await fetch(url)).status === 404, 'its file goes');
  const { body: trail } = await started.ask('GET', `/v1/management/audit?resourceId=${hidden}`);
  t.match(trail, { items: [{ action: 'document.delete', author: { kind: 'gateway' } }, Object] });
  t.ok(await isThere(kept));
  t.ok((await idsSeenBy(first)).includes(shared));
  const restricting = await first.ask('PUT', '', { key: shared, classification: 'restricted' });
  refused(t, restricting, 400, 'GW_REQUEST_INVALID', 'nobody could see it afterwards');
  t.equal((await first.ask('PUT', '', { key: shared, classification: 'public' })).status, 200);
}

async function refuseDisabled(t: Test, { disabled }: Apps): Promise<void> {
  const documentIdentifier = unknownId;
  const calls = [
    ['POST', '/upload/presign', text],
    ['POST', '/upload/finalize', { ...file, key: unknownId }],
    ['GET', '', undefined],
    ['POST', '/status', { documentIdentifiers: [unknownId] }],
    ['PUT', '', { key: unknownId, tags: 'x' }],
    ['DELETE', '', { documentIdentifier }],
    ['POST', '/download/presign', { documentIdentifier, contentType: 'text/plain' }],
  ] as const;
  for (const [method, path, body] of calls)
    refused(t, await disabled.ask(method, path, body), 403, 'GW_DOCUMENTS_DISABLED', `${method} ${path}`);
}

async function audited(t: Test, { first }: Apps, gateway: ManagementGateway): Promise<void> {
  const key = await first.make('a', { tags: 'old' });
  await first.ask('PUT', '', { key, tags: 'new' });
  await first.ask('DELETE', '', { documentIdentifier: key });
  const { body } = await gateway.ask('GET', `/v1/management/audit?resourceId=${key}`);
  const author = { kind: 'key', name: 'docs-1', tokenId: /^[0-9a-f-]{36}$/ };
  t.match(body, {
    items: [
      { action: 'document.delete', author, before: { tags: 'new' } },
      { action: 'document.update', author, before: { tags: 'old' }, after: { tags: 'new' } },
      { action: 'document.create', author, resource: { type: 'document', name: 'file.txt' } },
    ],
    totalCount: 3,
  });
}
