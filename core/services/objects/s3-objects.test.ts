import { createHash, createHmac } from 'node:crypto';
import { readdirSync, readFileSync, utimesSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { type Test, test } from 'tap';
import { temporaryFolder } from '../../../test/fixtures/components/temporary-folder.js';
import { startObjectStore } from '../../../test/fixtures/components/object-store.js';
import { listenUntilEnd } from '../../../test/fixtures/components/listen-until-end.js';
import type { HttpRequest, HttpResponse } from '../../api/services/http-client.js';
import { fakeClock } from '../../testkit/index.js';
import { systemClock } from '../clock.js';
import { createHttpClient } from '../http-client/http-client.js';
import { clientOriginOf, s3UrlOf } from './s3-address.js';
import { S3Objects, type S3Options } from './s3-objects.js';
import { S3Signer } from './s3-signer.js';

const credentials = { region: 'us-east-1', accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };
const { signal } = new AbortController();
const key = 'documents/0198-a';

function objectsAt(t: Test, endpoint: string, further: Partial<S3Options> = {}): S3Objects {
  const httpClient = createHttpClient();
  t.teardown(() => httpClient.close());
  return new S3Objects({
    ...credentials,
    endpoint,
    publicEndpoint: endpoint,
    bucket: 'files',
    prefix: 'sluice/',
    pathStyle: true,
    temporaryFolder: temporaryFolder(t),
    httpClient,
    clock: systemClock,
    ...further,
  });
}

await test('a URL is signed as the published example of version 4 is', async (t) => {
  // "Authenticating Requests: Using Query Parameters (AWS Signature Version 4)", example of a presigned URL.
  const clock = fakeClock(Date.UTC(2013, 4, 24));
  const example = {
    region: 'us-east-1',
    accessKeyId: 'AKIAIOSFODNN7EXAMPLE',
    secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
  };
  const url = new URL('https://examplebucket.s3.amazonaws.com/test.txt');
  const signed = await new S3Signer(example, clock).signUrl({ method: 'GET', url, headers: {}, validMs: 86_400_000 });
  t.equal(
    new URL(signed).searchParams.get('X-Amz-Signature'),
    'aeeed9bbccd4d02ee5c0109b86d86835f995330da4c265957d157751f604d404',
  );
  t.match(signed, /X-Amz-Expires=86400/);
});

await test('a bucket is in the path or in the host of a URL, and no key leaves it', (t) => {
  const bucket = { endpoint: 'https://s3.test:9000', bucket: 'files', prefix: 'a b/', pathStyle: true };
  t.equal(s3UrlOf(bucket, key).href, 'https://s3.test:9000/files/a%20b/documents/0198-a');
  t.equal(s3UrlOf({ ...bucket, pathStyle: false }, key).href, 'https://files.s3.test:9000/a%20b/documents/0198-a');
  const toClients = { ...bucket, publicEndpoint: 'https://s3.example.com' };
  t.equal(clientOriginOf(toClients), 'https://s3.example.com');
  t.equal(clientOriginOf({ ...toClients, pathStyle: false }), 'https://files.s3.example.com');
  for (const wrong of ['documents/../x', 'a/b/c', '/etc/passwd', 'documents/', 'documents/A', 'documents/a.b', 'x'])
    t.throws(() => s3UrlOf(bucket, wrong as typeof key), /is not the key/, wrong);
  t.end();
});

await test('files are sent, moved, lent, fetched and removed in an S3-compatible store', async (t) => {
  const objects = objectsAt(t, await startStore(t));
  const terms = { contentType: 'text/plain', maxBytes: 100, validMs: 60_000, origin: '' };
  const url = await objects.signUpload({ ...terms, key: 'uploads/0198-a' });
  t.equal(await objects.sizeOf('uploads/0198-a', signal), undefined);
  const sent = await fetch(url, { method: 'PUT', headers: { 'content-type': 'text/plain' }, body: 'hello' });
  t.equal(sent.status, 200);
  t.equal(await objects.sizeOf('uploads/0198-a', signal), 5);
  t.equal(await objects.move('uploads/0198-a', key, signal), true);
  t.equal(await objects.sizeOf('uploads/0198-a', signal), undefined);
  t.equal(await objects.move('uploads/0198-b', key, signal), false);
  for (const [length, expected] of [
    [2, 'he'],
    [5, 'hello'],
    [16, 'hello'],
  ] as const)
    t.equal(Buffer.from((await objects.firstBytes(key, length, signal)) ?? '').toString(), expected);
  t.equal(await objects.firstBytes('documents/0198-b', 2, signal), undefined);
  let lent = '';
  const read = await objects.withFile(key, signal, async (path) => {
    lent = path;
    return readFileSync(path, 'utf8');
  });
  t.equal(read, 'hello');
  t.throws(() => readFileSync(lent), 'it was on loan');
  t.equal(await objects.withFile('documents/0198-b', signal, async () => 'there'), undefined);
  const download = { key, contentType: 'text/csv', fileName: 'ä b.csv', validMs: 60_000, origin: '' } as const;
  const answer = await fetch(await objects.signDownload(download));
  t.equal(await answer.text(), 'hello');
  t.equal(answer.headers.get('content-type'), 'text/csv');
  t.match(
    answer.headers.get('content-disposition'),
    /^attachment; filename="_ b.csv"; filename\*=UTF-8''%C3%A4%20b\.csv$/,
  );
  await objects.remove(key, signal);
  await objects.remove(key, signal);
  t.equal(await objects.sizeOf(key, signal), undefined);
});

/** Pieces of a file with this many bytes. */
async function* piecesOf(bytes: number, pieceBytes = 1024 * 1024): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes; at += pieceBytes) yield Buffer.alloc(Math.min(pieceBytes, bytes - at), at / pieceBytes);
}

await test('a file of unknown length is sent at once if it is short, and otherwise in parts', async (t) => {
  const objects = objectsAt(t, await startStore(t));
  for (const bytes of [0, 3, 10 * 1024 * 1024 + 1]) {
    t.equal(await objects.write(key, piecesOf(bytes), signal), bytes);
    t.equal(await objects.sizeOf(key, signal), bytes);
    const expected = await buffer(piecesOf(bytes));
    t.ok(await objects.withFile(key, signal, async (path) => readFileSync(path).equals(expected)), `${bytes} bytes`);
  }
});

await test('what has been sent of a file that breaks off, or that its store refuses, is deleted', async (t) => {
  const asked: string[] = [];
  // Some stores have long ones.
  const long = 'x'.repeat(1_000);
  let completion = '<Error><Code>InternalError</Code></Error>';
  const store = createServer((request, response) => {
    asked.push(`${request.method} ${new URL(request.url ?? '', 'http://x').search}`);
    request.resume().on('end', () => {
      if (request.method !== 'POST') return response.writeHead(200, { etag: '"1"' }).end();
      return response.end(request.url?.endsWith('?uploads=') ? `<UploadId>u&amp;${long}</UploadId>` : completion);
    });
  });
  const objects = objectsAt(t, `http://127.0.0.1:${await listenUntilEnd(t, store)}`);
  async function* broken(pieces: number): AsyncGenerator<Uint8Array> {
    yield* piecesOf(pieces * 1024 * 1024);
    throw new Error('the sender left');
  }
  await t.rejects(objects.write(key, broken(6), signal), /the sender left/);
  const [begin, first, end] = [
    'POST ?uploads=',
    `PUT ?partNumber=1&uploadId=u%26${long}`,
    `DELETE ?uploadId=u%26${long}`,
  ];
  t.strictSame(asked.splice(0), [begin, first, end]);
  await t.rejects(objects.write(key, broken(2), signal), /the sender left/);
  t.strictSame(asked.splice(0), [], 'nothing was sent of a short one');
  const abort = new AbortController();
  async function* aborted(): AsyncGenerator<Uint8Array> {
    yield* piecesOf(6 * 1024 * 1024);
    abort.abort(new Error('too late'));
    yield* piecesOf(6 * 1024 * 1024);
  }
  await t.rejects(objects.write(key, aborted(), abort.signal), /too late/);
  t.equal(asked.splice(0).at(-1), end);
  await t.rejects(objects.write(key, piecesOf(6 * 1024 * 1024), signal), { code: 'GW_OBJECTS_UNAVAILABLE' });
  t.equal(asked.splice(0).at(-1), end, 'the store has confirmed nothing');
  completion = '<CompleteMultipartUploadResult/>';
  t.equal(await objects.write(key, piecesOf(6 * 1024 * 1024), signal), 6 * 1024 * 1024);
  t.notOk(asked.includes(end));
});

await test('a store that verifies signatures accepts ours, and refuses changed ones', async (t) => {
  for (const pathStyle of [true, false]) {
    const store = await startVerifyingStore(t);
    // The name of a virtual host leads to the same machine.
    const objects = objectsAt(t, store.url.replace('127.0.0.1', 'localhost'), { pathStyle });
    const terms = { contentType: 'application/pdf', maxBytes: 100, validMs: 60_000, origin: '' };
    const url = await objects.signUpload({ ...terms, key: 'uploads/0198-a' });
    const put = (to: string, type = 'application/pdf') =>
      store.send(to, { method: 'PUT', headers: { 'content-type': type }, body: 'hello' });
    t.equal(await put(url), 200);
    t.equal(await put(url, 'text/html'), 403, 'another type');
    t.equal(await put(url.replace('0198-a', '0198-b')), 403, 'another file');
    t.equal(await put(url.replace('Expires=60', 'Expires=6000')), 403, 'for longer');
    t.equal(await store.send(url, { method: 'GET' }), 403, 'another method');
    const download = {
      key: 'uploads/0198-a',
      contentType: 'text/plain',
      fileName: 'a (1)+*\'"ä.pdf',
      validMs: 1000,
    } as const;
    const fetched = await objects.signDownload({ ...download, origin: '' });
    t.equal(await store.send(fetched, { method: 'GET' }), 200, 'with a name of odd characters');
    t.equal(await store.send(fetched.replace('plain', 'html'), { method: 'GET' }), 403);
    if (!pathStyle) continue;
    t.equal(await objects.sizeOf('uploads/0198-a', signal), 5, 'requests of its own are signed as well');
    t.equal(await objects.write('uploads/0198-c', piecesOf(9), signal), 9);
    t.equal(await objects.sizeOf('uploads/0198-c', signal), 9);
    t.equal(await objects.move('uploads/0198-a', key, signal), true);
    await objects.remove(key, signal);
    t.equal(await objects.sizeOf(key, signal), undefined);
    const stranger = objectsAt(t, store.url, { secretAccessKey: 'another' });
    await t.rejects(stranger.sizeOf(key, signal), { code: 'GW_OBJECTS_UNAVAILABLE', status: 503 });
    stranger.useCredentials(credentials);
    t.equal(await stranger.sizeOf(key, signal), undefined, 'with new credentials');
  }
});

await test('copies of files that killed processes have left are deleted a day later', async (t) => {
  const temporaryFolder = t.testdir({ old: 'secret', young: 'secret' });
  const store = await startStore(t);
  const objects = objectsAt(t, store, { temporaryFolder });
  const terms = { contentType: 'text/plain', maxBytes: 100, validMs: 60_000, origin: '' };
  const url = await objects.signUpload({ ...terms, key });
  await fetch(url, { method: 'PUT', headers: { 'content-type': 'text/plain' }, body: 'hello' });
  const old = new Date(Date.now() - 25 * 3_600_000);
  utimesSync(join(temporaryFolder, 'old'), old, old);
  t.equal(await objects.withFile(key, signal, async () => readdirSync(temporaryFolder).length), 2);
  t.strictSame(readdirSync(temporaryFolder), ['young']);
  utimesSync(join(temporaryFolder, 'young'), old, old);
  await objects.withFile(key, signal, async () => undefined);
  t.strictSame(readdirSync(temporaryFolder), ['young'], 'it looks once an hour');
  await objectsAt(t, store, { temporaryFolder }).withFile(key, signal, async () => undefined);
  t.strictSame(readdirSync(temporaryFolder), [], 'and at its first file');
});

await test('an unavailable store is reported without its address', async (t) => {
  const objects = objectsAt(t, 'http://127.0.0.1:9');
  const calls: readonly (() => Promise<unknown>)[] = [
    () => objects.sizeOf(key, signal),
    () => objects.move('uploads/a', key, signal),
    () => objects.remove(key, signal),
    () => objects.withFile(key, signal, async () => 'x'),
  ];
  for (const call of calls) {
    await t.rejects(async () => void (await call()), {
      code: 'GW_OBJECTS_UNAVAILABLE',
      status: 503,
      message: /^[^0-9]+$/,
    });
  }
});

await test('a file that cannot be saved to the disk is unavailable, so that its document waits, and the store can stop sending', async (t) => {
  const left = Promise.withResolvers<void>();
  const store = createServer((_, response) => {
    response.once('close', () => left.resolve());
    response.write('The rest never comes.');
  });
  // The folder can be made, but no path in it is short enough for the system.
  const deep = Array.from({ length: 20 }, () => 'x'.repeat(250)).join('/');
  const folder = join(temporaryFolder(t), deep).slice(0, 4_080);
  const endpoint = `http://127.0.0.1:${await listenUntilEnd(t, store)}`;
  const objects = objectsAt(t, endpoint, { temporaryFolder: folder });
  await t.rejects(
    objects.withFile(key, signal, async () => 'x'),
    { code: 'GW_OBJECTS_UNAVAILABLE', status: 503, cause: { code: 'ENAMETOOLONG' } },
  );
  await left.promise;
});

await test('a store that sends something of another length than the file has is not believed, nor read to its end', async (t) => {
  let left = Promise.withResolvers<void>();
  let pieces: readonly string[] = [];
  let ends = true;
  const store = createServer((_, response) => {
    response.once('close', () => left.resolve());
    for (const piece of pieces) response.write(piece);
    if (ends) response.end();
  });
  const folder = temporaryFolder(t);
  const endpoint = `http://127.0.0.1:${await listenUntilEnd(t, store)}`;
  const objects = objectsAt(t, endpoint, { temporaryFolder: folder });
  const read = (size?: number) => objects.withFile(key, signal, async (path) => readFileSync(path, 'utf8'), size);
  const refused = { code: 'GW_OBJECTS_UNAVAILABLE', status: 503, cause: { message: /in place of a file of 7$/ } };
  pieces = ['the ', 'file'];
  t.strictSame([await read(8), await read(), await read(0)], ['the file', 'the file', 'the file']);
  for (pieces of [['<Error/>'], ['short'], []]) await t.rejects(read(7), refused);
  [pieces, ends, left] = [['the file', ' and so on'], false, Promise.withResolvers<void>()];
  await t.rejects(read(7), refused, 'without an end');
  await left.promise;
  t.strictSame(readdirSync(folder), [], 'nothing of it is left');
});

await test('a store that is silent, or that breaks off in the middle, counts as unavailable', async (t) => {
  const store = createServer((request, response) => {
    // What nobody answers: requests for the size. A file breaks off after its first words.
    if (request.method === 'GET')
      response.writeHead(200, { 'content-length': 100 }).write('The rest', () => response.destroy());
  });
  const objects = objectsAt(t, `http://127.0.0.1:${await listenUntilEnd(t, store)}`, { silenceMs: 1 });
  const unavailable = { code: 'GW_OBJECTS_UNAVAILABLE', status: 503, retryAfter: 1 };
  await t.rejects(objects.sizeOf(key, signal), unavailable);
  await t.rejects(objects.move('uploads/a', key, signal), unavailable);
  await t.rejects(
    objects.withFile(key, signal, async () => t.fail('half a file')),
    unavailable,
  );
  await t.rejects(objects.firstBytes(key, 16, signal), unavailable);
  t.strictSame(await objects.firstBytes(key, 4, signal), Buffer.from('The '), 'of a store that knows no ranges');
});

await test('a store may take long to copy a file or to put it together, and otherwise only as long as a slow link takes for what it is sent', async (t) => {
  const limits: [string, number | undefined][] = [];
  const client = createHttpClient();
  t.teardown(() => client.close());
  const send = (request: HttpRequest): Promise<HttpResponse> => {
    const { method, url, headersTimeoutMs, headers } = request;
    const what = 'x-amz-copy-source' in headers ? 'copy' : new URL(url).search;
    limits.push([`${method} ${what}`, headersTimeoutMs]);
    return client.send(request);
  };
  const objects = objectsAt(t, await startStore(t), { httpClient: { send } });
  await objects.write('uploads/a', piecesOf(128), signal);
  await objects.write('uploads/a', piecesOf(5 * 1024 * 1024 + 1), signal);
  await objects.move('uploads/a', key, signal);
  t.match(limits, [
    ['PUT ', 15_001],
    ['POST ?uploads=', 15_000],
    [/^PUT \?partNumber=1/, 15_000 + 40_960],
    [/^PUT \?partNumber=2/, Number],
    [/^POST \?uploadId=/, Number],
    ['PUT copy', 120_000],
    ['DELETE ', 15_000],
  ]);
  t.ok((limits[4]?.[1] ?? 0) >= 120_000, 'as long as for a copy');
});

await test('a file is kept when the store does not confirm its copy', async (t) => {
  for (const body of ['', '<Error><Code>InternalError</Code></Error>', '<html>Please sign in</html>']) {
    const methods: (string | undefined)[] = [];
    const store = createServer(({ method }, response) => {
      methods.push(method);
      response.end(body);
    });
    const objects = objectsAt(t, `http://127.0.0.1:${await listenUntilEnd(t, store)}`);
    await t.rejects(objects.move('uploads/a', key, signal), { code: 'GW_OBJECTS_UNAVAILABLE' });
    t.strictSame(methods, ['PUT']);
  }
});

/** A store that answers everything with this error. */
async function refusingStore(t: Test, status: number, body: string, aheadMs = 0, headers = {}): Promise<S3Objects> {
  const server = createServer((_, response) => {
    response.writeHead(status, { date: new Date(start + aheadMs).toUTCString(), ...headers }).end(body);
  });
  return objectsAt(t, `http://127.0.0.1:${await listenUntilEnd(t, server)}`, { clock: fakeClock(start) });
}

const start = Date.UTC(2030, 0, 1);

await test('the log has the reason of the store, and by how much the clocks differ', async (t) => {
  const body = '<Error><Code>RequestTimeTooSkewed</Code><Message>The difference is too large.</Message></Error>';
  const reason = 'RequestTimeTooSkewed: The difference is too large.';
  for (const [ahead, clock] of [
    [1_200_000, '; its clock is 1200 s ahead of this one'],
    [-1_200_000, '; its clock is 1200 s behind this one'],
    [1_000, ''],
  ] as const) {
    const objects = await refusingStore(t, 403, body, ahead);
    const failed = async (work: Promise<unknown>): Promise<unknown> =>
      (await work.catch((error: Error) => error.cause)) as unknown;
    t.match(await failed(objects.sizeOf(key, signal)), {
      message: `the S3 store answered HEAD with status 403${clock}`,
    });
    t.match(await failed(objects.withFile(key, signal, async () => 'x')), {
      message: `the S3 store answered GET with status 403; ${reason}${clock}`,
    });
  }
});

await test('the log has the region of a bucket that is elsewhere, though the response to HEAD has no reason', async (t) => {
  for (const [region, reason] of [
    ['eu-west-1', '; its bucket is in the region eu-west-1'],
    ['us-east-1', ''],
  ] as const) {
    const objects = await refusingStore(t, 301, '', 0, { 'x-amz-bucket-region': region });
    await t.rejects(objects.sizeOf(key, signal), {
      code: 'GW_OBJECTS_UNAVAILABLE',
      cause: { message: `the S3 store answered HEAD with status 301${reason}` },
    });
  }
});

await test('a bucket that does not exist, or a proxy without a store behind it, is not taken for a missing file', async (t) => {
  for (const [body, message] of [
    ['<Error><Code>NoSuchBucket</Code></Error>', /NoSuchBucket/],
    ['404 page not found', /with status 404$/],
  ] as const) {
    const unavailable = { code: 'GW_OBJECTS_UNAVAILABLE', cause: { message } };
    const without = await refusingStore(t, 404, body);
    await t.rejects(without.healthy(signal), unavailable);
    await t.rejects(
      without.withFile(key, signal, async () => 'x'),
      unavailable,
    );
    await t.rejects(without.move('uploads/a', key, signal), unavailable);
    await t.rejects(without.remove(key, signal), unavailable);
  }
  await t.rejects((await refusingStore(t, 403, '<Error><Code>AccessDenied</Code></Error>')).healthy(signal), {
    cause: { message: /AccessDenied/ },
  });
  const empty = await refusingStore(t, 404, '<Error><Code>NoSuchKey</Code></Error>');
  await empty.healthy(signal);
  t.equal(await empty.withFile(key, signal, async () => 'x'), undefined);
  t.equal(await empty.move('uploads/a', key, signal), false);
  await empty.remove(key, signal);
});

/** A server of S3's verbs. It takes any signature. */
function startStore(t: Test): Promise<string> {
  return startObjectStore(t, temporaryFolder(t));
}

interface VerifyingStore {
  readonly url: string;
  /** Sends to this store, ignoring the host of the URL. */
  send(url: string, request: RequestInit): Promise<number>;
}

/** A store in memory that works every signature out for itself, by the published steps. */
async function startVerifyingStore(t: Test): Promise<VerifyingStore> {
  const files = new Map<string, Buffer>();
  const server = createServer((request, response) => {
    serve(files, request, response).catch(() => response.destroy());
  });
  const port = await listenUntilEnd(t, server);
  return {
    url: `http://127.0.0.1:${port}`,
    async send(url, { method = 'GET', headers = {}, body }) {
      const { host, pathname, search } = new URL(url);
      const { request } = await import('node:http');
      return new Promise((resolve, reject) => {
        const sent = request({
          port,
          host: '127.0.0.1',
          path: `${pathname}${search}`,
          method,
          headers: { ...(headers as object), host },
        });
        sent.on('error', reject).on('response', (response) => {
          response.resume();
          resolve(response.statusCode ?? 0);
        });
        sent.end(body as string | undefined);
      });
    },
  };
}

async function serve(files: Map<string, Buffer>, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const body = await buffer(request);
  const url = new URL(request.url ?? '/', 'http://x');
  const name = url.pathname.replace(/^\/files/, '');
  const answer = (status: number, content: Buffer | string = ''): void =>
    void response.writeHead(status, { 'content-length': content.length }).end(content);
  if (!isSignedRight(request, url)) return answer(403);
  const source = request.headers['x-amz-copy-source'];
  const sent = request.method === 'PUT' && source === undefined;
  const file = sent ? undefined : files.get(typeof source === 'string' ? source.replace(/^\/files/, '') : name);
  switch (request.method) {
    case 'DELETE':
      files.delete(name);
      return answer(204);
    case 'PUT':
      if (source !== undefined && !file) return answer(404);
      files.set(name, file ?? body);
      return answer(200, source === undefined ? '' : '<CopyObjectResult/>');
    default:
      if (!file) return answer(404);
  }
  if (request.method === 'HEAD') return void response.writeHead(200, { 'content-length': file.length }).end();
  return answer(200, file);
}

/** https://docs.aws.amazon.com/AmazonS3/latest/API/sigv4-query-string-auth.html, and the same for headers. */
function isSignedRight(request: IncomingMessage, url: URL): boolean {
  const fields = Object.fromEntries(
    (request.headers.authorization ?? '')
      .split(/[ ,]+/)
      .flatMap((part) => (part.includes('=') ? [part.split(/=(.*)/s)] : [])),
  ) as Record<string, string>;
  const query = url.searchParams;
  const inQuery = query.has('X-Amz-Signature');
  const of = (name: string): string => (inQuery ? (query.get(`X-Amz-${name}`) ?? '') : (fields[name] ?? ''));
  const date = inQuery ? of('Date') : String(request.headers['x-amz-date']);
  const [, day = '', region = '', service = ''] = of('Credential').split('/');
  const escape = (text: string): string =>
    [...Buffer.from(text)]
      .map((byte) =>
        /[\w.~-]/.test(String.fromCharCode(byte)) && byte < 128
          ? String.fromCharCode(byte)
          : `%${byte.toString(16).toUpperCase().padStart(2, '0')}`,
      )
      .join('');
  const names = of('SignedHeaders').split(';');
  const canonical = [
    request.method,
    decodeURIComponent(url.pathname).split('/').map(escape).join('/'),
    [...query]
      .filter(([name]) => name !== 'X-Amz-Signature')
      .map((pair) => pair.map(escape).join('='))
      .toSorted()
      .join('&'),
    ...names.map((name) => `${name}:${String(request.headers[name]).trim()}`),
    '',
    names.join(';'),
    inQuery ? 'UNSIGNED-PAYLOAD' : String(request.headers['x-amz-content-sha256']),
  ].join('\n');
  const hash = createHash('sha256').update(canonical).digest('hex');
  const mac = (secret: string | Buffer, text: string): Buffer => createHmac('sha256', secret).update(text).digest();
  const secret = [day, region, service, 'aws4_request'].reduce<string | Buffer>(
    mac,
    `AWS4${credentials.secretAccessKey}`,
  );
  const expected = mac(secret, ['AWS4-HMAC-SHA256', date, `${day}/${region}/${service}/aws4_request`, hash].join('\n'));
  return expected.toString('hex') === of('Signature');
}
