import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { brotliCompressSync, deflateSync, gzipSync, zstdCompressSync } from 'node:zlib';
import { type Test, test } from 'tap';
import { connectionTo, plainGateway } from '../../test/fixtures/gateways/test-gateway.js';
import { fc, seed } from '../../test/fixtures/random.js';
import { RawConnection, type RawReply } from '../../test/fixtures/clients/raw-connection.js';
import { stopRequestTime } from '../../test/fixtures/time/request-time.js';
import { z } from '../api/index.js';
import { pluginOf } from '../testkit/plugin-of.js';
import { scriptedProvider, textAnswer } from '../testkit/scripted-provider.js';
import type { TestGateway } from '../testkit/start-test-gateway.js';
import { testRoute } from '../testkit/test-route.js';

const plainRoutes = pluginOf('plain-routes', {
  routes: [
    testRoute({
      method: 'PUT',
      path: '/things/{id}',
      parameters: { path: z.object({ id: z.uuid() }), query: z.object({ size: z.coerce.number().max(9).optional() }) },
      body: z.strictObject({ name: z.string(), parts: z.array(z.object({ weight: z.number() })).optional() }),
      handle: ({ body }) => ({ body }),
    }),
    ...(['bearer', 'public'] as const).map((kind) =>
      testRoute({
        path: `/${kind}`,
        access: kind === 'bearer' ? { kind, role: 'viewer' } : { kind },
        handle: () => ({ body: {} }),
      }),
    ),
    testRoute({ path: '/socket', takesStream: true, upgrades: true, handle: () => ({ status: 400 }) }),
  ],
});

const small = {
  server: {
    maxBodyBytes: 10_000,
    maxHeaderBytes: 4_000,
  },
};
/** Short timeouts, only for tests of slow clients: on a busy machine, other clients might exceed them too. */
const impatient = { headersTimeoutMs: 150, bodyTimeoutMs: 150 };

async function start(t: Test, times: Partial<typeof impatient & { maxBodyBytes: number }> = {}): Promise<TestGateway> {
  return plainGateway(t, [plainRoutes, scriptedProvider({ parts: textAnswer('fine') })], {
    server: { ...small.server, ...times },
  });
}

/** Checks a refusal: an error in the shape of the route, with a request id and without internal details. */
function checkRefusal(
  t: Test,
  reply: RawReply,
  status: number,
  code: string,
  name: string,
  shape = 'plainError',
): void {
  t.equal(reply.status, status, name);
  const body = JSON.parse(reply.body) as Record<string, unknown>;
  t.equal(body[shape], code, name);
  t.match(body['message'], /\w/, name);
  t.notMatch(reply.body, /\.js:\d|node:|at \w+ \(|Error:/, `${name}: nothing from inside`);
  t.match(reply.headers.get('x-request-id'), /^[0-9a-f-]{36}$/, name);
  t.match(reply.headers.get('content-type'), 'application/json', name);
}

/** Checks that the gateway still serves requests: on this connection, if one is given. */
async function checkServes(t: Test, gateway: TestGateway, connection?: RawConnection): Promise<void> {
  const on = connection ?? (await RawConnection.open(gateway.gateway.port));
  t.match(await on.post('/plain', '{}').reply(), { status: 200, body: /fine/ }, 'the gateway still serves');
  if (!connection) on.destroy();
}

const gzip = { 'content-encoding': 'gzip' };
const nested = (depth: number): string => `{"a":${'['.repeat(depth)}${']'.repeat(depth)}}`;

await test('a body that is not a JSON object is 400 in the form of the route, and the connection stays open', async (t) => {
  const gateway = await start(t);
  const connection = await connectionTo(t, gateway);
  const bodies: readonly (readonly [string, string | Uint8Array, RegExp])[] = [
    ['nothing', '', /empty/],
    ['not JSON', '{"model":', /not valid JSON/],
    ['a text', 'hello', /not valid JSON/],
    ['an array', '[{}]', /JSON object/],
    ['a string', '"{}"', /JSON object/],
    ['a number', '12', /JSON object/],
    ['a number beyond 2^53', '9007199254740993', /JSON object/],
    ['null', 'null', /JSON object/],
    ['two objects', '{}{}', /not valid JSON/],
    ['UTF-8 cut off', Buffer.from('{"a":"\u00e9"}').subarray(0, 7), /not valid UTF-8/],
    ['bytes that are never UTF-8', Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]), /not valid UTF-8/],
    ['UTF-16', Buffer.from('{"a":1}', 'utf16le'), /not valid JSON/],
    ['a name twice in one object', '{"a":{"b":1,"\\u0062":2}}', /"b\\?" twice/],
    ['nested too deeply', nested(4000), /500 levels/],
    ['nested too deeply beside a long number', nested(4000).replace('{', '{"n":9007199254740993,'), /500 levels|JSON/],
  ];
  for (const [name, body, message] of bodies) {
    const reply = await connection.post('/plain', body).reply();
    checkRefusal(t, reply, 400, 'GW_REQUEST_INVALID', name);
    t.match(reply.body, message, name);
  }
  t.equal((await connection.post('/plain', nested(400)).reply()).status, 200, 'deep, but not too deep');
  const bracketsOnly = `{"a":${'['.repeat(300_000)}`;
  const refused = await start(t, { maxBodyBytes: 1_000_000 });
  const other = await connectionTo(t, refused);
  t.match((await other.post('/plain', bracketsOnly).reply()).body, /500 levels/, 'a long body is not parsed for it');
  await checkServes(t, gateway, connection);
});

await test('a body with more values than are read in one turn is 413, compressed or not, and one with as many as anyone sends is read', async (t) => {
  const gateway = await start(t, { maxBodyBytes: 20_000_000 });
  const connection = await connectionTo(t, gateway);
  const listOf = (item: string, count: number): string => `{"a":[${`${item},`.repeat(count - 1)}${item}]}`;
  for (const [name, body] of [
    ['numbers', listOf('0', 3_000_000)],
    ['empty objects', listOf('{}', 300_000)],
    ['empty lists', listOf('[]', 300_000)],
    ['members', listOf('{"a":0}', 150_000)],
  ] as const) {
    for (const sent of [body, gzipSync(body)]) {
      const reply = await connection.post('/plain', sent, typeof sent === 'string' ? {} : gzip).reply();
      checkRefusal(t, reply, 413, 'GW_REQUEST_TOO_LARGE', name);
      t.match(reply.body, /more JSON values/);
    }
  }
  for (const [name, body] of [
    ['tokens', listOf('50257', 1_000_000)],
    ['messages', listOf('{"role":"user","content":"Hello"}', 50_000)],
    ['a text full of brackets', JSON.stringify({ a: '[{"a":1},'.repeat(1_000_000) })],
  ] as const) {
    t.equal((await connection.post('/plain', body).reply()).status, 200, name);
  }
  await checkServes(t, gateway, connection);
});

await test('a byte order mark is accepted', async (t) => {
  const gateway = await start(t);
  const connection = await connectionTo(t, gateway);
  t.equal((await connection.post('/plain', '\uFEFF{"model":"x"}').reply()).status, 200);
});

await test('a body beyond the limit is 413, by its announced length and by its real length', async (t) => {
  const gateway = await start(t);
  const cases: readonly (readonly [string, (connection: RawConnection) => unknown])[] = [
    ['announced, and sent', (connection) => connection.post('/plain', Buffer.alloc(20_000, 'x'))],
    [
      'announced beyond all measure, and not sent',
      (connection) => connection.send(`POST /plain HTTP/1.1\r\nHost: x\r\nContent-Length: 99999999999999\r\n\r\n`),
    ],
    [
      'in chunks',
      (connection) =>
        connection
          .send('POST /plain HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n')
          .send(`1388\r\n${'x'.repeat(5000)}\r\n`.repeat(3))
          .send('0\r\n\r\n'),
    ],
  ];
  for (const [name, send] of cases) {
    const connection = await connectionTo(t, gateway);
    send(connection);
    const reply = await connection.reply();
    checkRefusal(t, reply, 413, 'GW_REQUEST_TOO_LARGE', name);
    t.match(reply.body, /10000 bytes.*server\.maxBodyBytes/);
  }
  const exact = await connectionTo(t, gateway);
  const body = JSON.stringify({ text: 'x'.repeat(10_000 - 11) });
  t.equal(body.length, 10_000);
  t.equal((await exact.post('/plain', body).reply()).status, 200, 'the limit itself is allowed');
  await checkServes(t, gateway);
});

await test('after a refusal without reading the body, the connection serves the next request', async (t) => {
  const gateway = await start(t);
  const connection = await connectionTo(t, gateway);
  connection.post('/plain', Buffer.alloc(15_000, 'x')).post('/plain', '{}');
  t.equal((await connection.reply()).status, 413);
  t.equal((await connection.reply()).status, 200, 'the bytes of the first body are not taken for a request');
  connection.post('/nowhere', Buffer.alloc(5_000, 'x')).post('/plain', '{}');
  t.equal((await connection.reply()).status, 404);
  t.equal((await connection.reply()).status, 200);
});

await test('a client that keeps sending a refused body without end is disconnected', async (t) => {
  const gateway = await start(t);
  const connection = await connectionTo(t, gateway);
  connection.send('POST /plain HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n');
  const chunk = `1000\r\n${'x'.repeat(4096)}\r\n`;
  let closed = false;
  const closing = connection.closed.then(() => {
    closed = true;
  });
  while (!closed) {
    connection.send(chunk);
    await new Promise(setImmediate);
  }
  await closing;
  t.match(connection.pending, /^HTTP\/1\.1 413 /);
  await checkServes(t, gateway);
});

await test('compressed bodies are read; invalid or too large ones are refused', async (t) => {
  const gateway = await start(t);
  const connection = await connectionTo(t, gateway);
  const body = '{"model":"x"}';
  for (const [encoding, bytes] of [
    ['gzip', gzipSync(body)],
    ['x-gzip', gzipSync(body)],
    ['deflate', deflateSync(body)],
    ['br', brotliCompressSync(body)],
    ['zstd', zstdCompressSync(body)],
    [' GZIP ', gzipSync(body)],
    ['identity', Buffer.from(body)],
  ] as const) {
    const reply = await connection.post('/plain', bytes, { 'content-encoding': encoding }).reply();
    t.equal(reply.status, 200, encoding);
  }
  const bomb = Buffer.alloc(50_000_000, ' ');
  for (const [name, encoding, bytes] of [
    ['lying', 'gzip', Buffer.from(body)],
    ['lying', 'br', Buffer.from(body)],
    ['lying', 'zstd', Buffer.from(body)],
    ['lying', 'deflate', Buffer.from(body)],
    ['cut off', 'gzip', gzipSync(body).subarray(0, 15)],
    ['cut off', 'zstd', zstdCompressSync(body).subarray(0, 10)],
    ['empty', 'gzip', Buffer.alloc(0)],
    ['no JSON inside', 'gzip', gzipSync('hello')],
  ] as const) {
    const reply = await connection.post('/plain', bytes, { 'content-encoding': encoding }).reply();
    checkRefusal(t, reply, 400, 'GW_REQUEST_INVALID', `${encoding}: ${name}`);
  }
  for (const [encoding, bytes] of [
    ['gzip', gzipSync(bomb.subarray(0, 5_000_000))],
    ['br', brotliCompressSync(bomb.subarray(0, 5_000_000))],
    ['zstd', zstdCompressSync(bomb)],
  ] as const) {
    t.ok(bytes.length < 10_000, `${encoding}: a bomb of ${bytes.length} bytes`);
    const reply = await connection.post('/plain', bytes, { 'content-encoding': encoding }).reply();
    checkRefusal(t, reply, 413, 'GW_REQUEST_TOO_LARGE', `${encoding}: bomb`);
  }
  for (const encoding of ['compress', 'gzip, br', 'toString', '__proto__', 'x'.repeat(500)]) {
    const reply = await connection.post('/plain', body, { 'content-encoding': encoding }).reply();
    checkRefusal(t, reply, 415, 'GW_REQUEST_ENCODING', encoding);
    t.match(reply.headers.get('accept-encoding'), /gzip.*br.*zstd/, 'and says what is possible');
  }
  await checkServes(t, gateway, connection);
  t.match(await connection.post('/plain', gzipSync('{'), gzip).reply(), { status: 400 });
});

await test('floods of headers are 431 in the shape of the route', async (t) => {
  const gateway = await start(t);
  const floods: readonly (readonly [string, string])[] = [
    ['many', 'a: b\r\n'.repeat(300)],
    ['one long', `long: ${'x'.repeat(5_000)}\r\n`],
    ['one of many times the limit', `long: ${'x'.repeat(30_000)}\r\n`],
  ];
  for (const [name, headers] of floods) {
    const connection = await connectionTo(t, gateway);
    connection.send(`POST /plain HTTP/1.1\r\nHost: x\r\n${headers}Content-Length: 2\r\n\r\n{}`);
    checkRefusal(t, await connection.reply(), 431, 'GW_REQUEST_HEADERS', name);
  }
  const endless = (await connectionTo(t, gateway)).send('POST /plain HTTP/1.1\r\nHost: x\r\nlong: ');
  for (let count = 0; count < 100; count += 1) endless.send('x'.repeat(30_000));
  const beyond = await endless.reply();
  t.equal(beyond.status, 431, 'megabytes');
  t.match(beyond.body, /"GW_REQUEST_HEADERS"/, 'megabytes');
  const many = await connectionTo(t, gateway);
  many.send(`POST /plain HTTP/1.1\r\nHost: x\r\n${'a: b\r\n'.repeat(150)}Content-Length: 2\r\n\r\n{}`);
  t.equal((await many.reply()).status, 200, 'a hundred and fifty headers are no flood');
  await checkServes(t, gateway);
});

await test('a body in another transfer coding than chunked is refused', async (t) => {
  const gateway = await start(t);
  const connection = await connectionTo(t, gateway);
  for (const coding of ['gzip, chunked', 'identity, chunked', 'x,chunked']) {
    connection.send(`POST /plain HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: ${coding}\r\n\r\n2\r\n{}\r\n0\r\n\r\n`);
    checkRefusal(t, await connection.reply(), 400, 'GW_REQUEST_INVALID', coding);
  }
  await checkServes(t, gateway, connection);
  connection.send('POST /plain HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: Chunked\r\n\r\n2\r\n{}\r\n0\r\n\r\n');
  t.equal((await connection.reply()).status, 200, 'names of codings may have capitals');
});

await test('requests that two servers could parse differently are refused, and the bytes after them are not parsed as a request', async (t) => {
  const gateway = await start(t);
  const behind = 'GET /openapi.json HTTP/1.1\r\nHost: x\r\n\r\n';
  const shapes: readonly (readonly [string, string])[] = [
    ['two hosts', 'POST /plain HTTP/1.1\r\nHost: a\r\nHost: b\r\nContent-Length: 2\r\n\r\n{}'],
    ['the same host twice', 'POST /plain HTTP/1.1\r\nHost: a\r\nhost: a\r\nContent-Length: 2\r\n\r\n{}'],
    ['no host', 'POST /plain HTTP/1.1\r\nContent-Length: 2\r\n\r\n{}'],
    [
      'both lengths',
      'POST /plain HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n\r\n',
    ],
    ['two lengths', 'POST /plain HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\nContent-Length: 3\r\n\r\n{}'],
    ['a list of lengths', 'POST /plain HTTP/1.1\r\nHost: x\r\nContent-Length: 2, 2\r\n\r\n{}'],
    ['a signed length', 'POST /plain HTTP/1.1\r\nHost: x\r\nContent-Length: +2\r\n\r\n{}'],
    ['a negative length', 'POST /plain HTTP/1.1\r\nHost: x\r\nContent-Length: -2\r\n\r\n{}'],
    ['a length in hex', 'POST /plain HTTP/1.1\r\nHost: x\r\nContent-Length: 0x2\r\n\r\n{}'],
    [
      'chunked in HTTP/1.0',
      'POST /plain HTTP/1.0\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n\r\n',
    ],
    ['chunked is not last', 'POST /plain HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked, gzip\r\n\r\n0\r\n\r\n'],
    ['an unknown transfer encoding', 'POST /plain HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: xchunked\r\n\r\n0\r\n\r\n'],
    ['a space before the colon', 'POST /plain HTTP/1.1\r\nHost: x\r\nTransfer-Encoding : chunked\r\n\r\n0\r\n\r\n'],
    ['a folded header', 'POST /plain HTTP/1.1\r\nHost: x\r\nTransfer-Encoding:\r\n chunked\r\nx: y\r\n\r\n0\r\n\r\n'],
    ['a bare line feed', 'POST /plain HTTP/1.1\nHost: x\nContent-Length: 2\n\n{}'],
    ['a control character in a header', 'POST /plain HTTP/1.1\r\nHost: x\r\na: b\0c\r\nContent-Length: 2\r\n\r\n{}'],
    ['a header without a name', 'POST /plain HTTP/1.1\r\nHost: x\r\n: b\r\nContent-Length: 2\r\n\r\n{}'],
    ['not HTTP', 'hello\r\n\r\n'],
    ['HTTP/2 preface', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'],
    ['TLS', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03'],
    ['a version that does not exist', 'POST /plain HTTP/9.9\r\nHost: x\r\n\r\n'],
  ];
  const reasons: Readonly<Record<string, RegExp>> = {
    'both lengths': /HTTP\/1\.1: .*Content-Length/,
    'two lengths': /Content-Length/,
    'not HTTP': /method/,
    'a control character in a header': /header value/,
  };
  for (const [name, bytes] of shapes) {
    const connection = await connectionTo(t, gateway);
    connection.send(bytes + behind);
    const reply = await connection.reply();
    t.equal(reply.status, 400, name);
    const body = JSON.parse(reply.body) as Record<string, unknown>;
    t.equal(body['plainError'] ?? body['code'], 'GW_REQUEST_INVALID', name);
    if (bytes.startsWith('POST /plain HTTP/1.1\r\n')) t.ok(body['plainError'], `${name}: in the shape of the route`);
    t.match(body['message'], reasons[name] ?? /\w/, name);
    if (name.includes('host')) continue;
    await connection.closed;
    t.equal(connection.pending, '', `${name}: nothing more is answered`);
  }
  await checkServes(t, gateway);
});

await test('a request that closes its connection is answered, whatever its client has sent behind it', async (t) => {
  const gateway = await start(t);
  const request = 'POST /plain HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: 2\r\n\r\n{}';
  for (const behind of [request, 'hello', '\r\n']) {
    const connection = await connectionTo(t, gateway);
    connection.send(request + behind).send(behind);
    t.match(await connection.reply(), { status: 200, body: /fine/ });
    await connection.closed;
    t.equal(connection.pending, '', 'and nothing else is');
  }
});

await test('what is not HTTP is refused, also while the request before it, which is answered, is being recorded', async (t) => {
  const [recording, recorded] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const recorder = pluginOf('recorder', {
    record() {
      recording.resolve();
      return recorded.promise;
    },
  });
  const gateway = await plainGateway(t, [recorder, scriptedProvider({ parts: textAnswer('fine') })], small);
  t.teardown(() => recorded.resolve());
  const connection = await connectionTo(t, gateway);
  t.equal((await connection.post('/plain', '{}').reply()).status, 200);
  await recording.promise;
  const reply = await connection.send('\0\0\r\n\r\n').reply();
  t.match([reply.status, reply.headers.get('connection')], [400, 'close']);
  await connection.closed;
});

await test('a body with malformed chunks is refused in the shape of the route, and the connection is closed', async (t) => {
  const gateway = await start(t);
  const head = 'POST /plain HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n';
  for (const [name, chunk] of [
    ['a size that is no number', 'zz\r\n{}\r\n'],
    ['a chunk longer than its size', '2\r\n{}more\r\n0\r\n\r\n'],
    ['a size beyond all measure', 'fffffffffffffffff\r\n{}\r\n'],
    ['a negative size', '-2\r\n{}\r\n'],
  ] as const) {
    const connection = await connectionTo(t, gateway);
    connection.send(head);
    await new Promise(setImmediate);
    connection.send(chunk);
    checkRefusal(t, await connection.reply(), 400, 'GW_REQUEST_INVALID', name);
    await connection.closed;
    t.equal(connection.pending, '', `${name}: one answer`);
  }
  await checkServes(t, gateway);
});

await test('a client that disconnects while it sends its body does not cause an error of the gateway', async (t) => {
  const gateway = await start(t);
  for (const length of [0, 1]) {
    const connection = await connectionTo(t, gateway);
    connection.send(`POST /plain HTTP/1.1\r\nHost: x\r\nContent-Length: 10\r\n\r\n${'{'.repeat(length)}`);
    await new Promise(setImmediate);
    connection.destroy();
    await connection.closed;
  }
  await checkServes(t, gateway);
  t.notOk(gateway.log.some(({ level }) => level === 'error'));
});

await test('a client that sends nothing, half of its headers, or half of its body, gets an error and is disconnected', async (t) => {
  const gateway = await start(t, impatient);
  const halves: readonly (readonly [string, string, string])[] = [
    ['nothing', '', 'code'],
    ['half a request line', 'POST /pl', 'code'],
    ['half of its headers', 'POST /plain HTTP/1.1\r\nHost: x\r\n', 'plainError|code'],
    ['half of its body', 'POST /plain HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{"text":', 'plainError'],
    ['half of a chunk', 'POST /plain HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n5\r\n{', 'plainError'],
  ];
  await Promise.all(
    halves.map(async ([name, bytes, shape]) => {
      const connection = await connectionTo(t, gateway);
      connection.send(bytes);
      const reply = await connection.reply();
      const body = JSON.parse(reply.body) as Record<string, unknown>;
      t.equal(reply.status, 408, name);
      t.equal(reply.headers.get('connection'), 'close', `${name}: is not waited for`);
      t.ok(
        shape.split('|').some((key) => body[key] === 'GW_REQUEST_TIMEOUT'),
        name,
      );
    }),
  );
  await checkServes(t, gateway);
});

await test('a client that sends line breaks but no request is disconnected, and one that sends requests is not', async (t) => {
  const endTime = stopRequestTime(t);
  const gateway = await start(t);
  const [idle, used] = [await connectionTo(t, gateway), await connectionTo(t, gateway)];
  for (const connection of [idle, used]) t.equal((await connection.post('/nowhere', '{}').reply()).status, 404);
  let isClosed = false;
  const closed = idle.closed.then(() => (isClosed = true));
  while (!isClosed) {
    idle.send('\r\n');
    t.equal((await used.post('/nowhere', '{}').reply()).status, 404);
    await endTime();
  }
  await closed;
});

await test('a refused client that keeps its own end open is disconnected', async (t) => {
  const gateway = await start(t, impatient);
  const halves = {
    'half of its headers': 'POST /plain HTTP/1.1\r\nHost: x\r\n',
    'a refused handshake': 'GET /socket HTTP/1.1\r\nHost: x\r\nConnection: upgrade\r\nUpgrade: websocket\r\n\r\n',
  };
  for (const [name, bytes] of Object.entries(halves)) {
    const accepted = acceptedSocket();
    const client = connect({ host: '127.0.0.1', port: gateway.gateway.port, allowHalfOpen: true });
    t.teardown(() => client.destroy());
    client.resume().write(bytes);
    const socket = await accepted;
    await Promise.all([once(client, 'end'), once(socket, 'close')]);
    t.ok(socket.destroyed, name);
  }
});

/** The next socket that a server of this process accepts. */
async function acceptedSocket(): Promise<Socket> {
  const channel = 'net.server.socket';
  return await new Promise((resolve) => {
    const take = (message: unknown): void => {
      unsubscribe(channel, take);
      resolve((message as { readonly socket: Socket }).socket);
    };
    subscribe(channel, take);
  });
}

await test('a slow body that is complete before the timeout is served', async (t) => {
  const gateway = await start(t);
  const connection = await connectionTo(t, gateway);
  connection.send('POST /plain HTTP/1.1\r\nHost: x\r\nContent-Length: 13\r\n\r\n');
  for (const byte of '{"model":"x"}') {
    connection.send(byte);
    await new Promise(setImmediate);
  }
  t.equal((await connection.reply()).status, 200);
});

await test('an unknown path is 404, a wrong method is 405 with the allowed ones', async (t) => {
  const gateway = await start(t);
  const connection = await connectionTo(t, gateway);
  const ask = (line: string): Promise<RawReply> =>
    connection.send(`${line} HTTP/1.1\r\nHost: x\r\nContent-Length: 0\r\n\r\n`).reply();
  for (const line of [
    'GET /nowhere',
    'POST /%70lainx',
    'GET /things/%zz',
    'GET /%zz',
    'GET /%',
    'GET /%00',
    'GET /%ff%fe',
    'GET /..',
    'GET /../../etc/passwd',
    'GET /things',
    'GET *',
    'GET //',
    `GET /${'x'.repeat(3000)}`,
    `PUT /things/${'x'.repeat(3000)}`,
    'GET /?' + 'a'.repeat(3000),
    'GET http://elsewhere.test/nowhere',
    'PROPFIND /nowhere',
  ]) {
    checkRefusal(t, await ask(line), 404, 'GW_ROUTE_UNKNOWN', line.slice(0, 60), 'code');
  }
  const beneath = ['GET /plain/more', 'POST /c/x/plain/more', 'POST //plain//more/', 'GET /plain/more/and/more'];
  for (const line of ['POST /Plain', ...beneath]) {
    checkRefusal(t, await ask(line), 404, 'GW_ROUTE_UNKNOWN', `${line} is near a route`, 'plainError');
  }
  for (const [line, allow, shape] of [
    ['GET /plain', 'POST', 'plainError'],
    ['DELETE /plain', 'POST', 'plainError'],
    ['OPTIONS /plain', 'POST', 'plainError'],
    ['PROPFIND /plain', 'POST', 'plainError'],
    ['POST /things/1', 'PUT', 'code'],
    ['POST /openapi.json', 'GET', 'code'],
  ] as const) {
    const reply = await ask(line);
    checkRefusal(t, reply, 405, 'GW_METHOD_NOT_ALLOWED', line, shape);
    t.equal(reply.headers.get('allow'), allow, line);
  }
  await checkServes(t, gateway, connection);
});

await test('a request line that is too long is refused, whatever its path', async (t) => {
  const gateway = await start(t);
  const connection = await connectionTo(t, gateway);
  connection.send(`GET /${'x'.repeat(20_000)} HTTP/1.1\r\nHost: x\r\n\r\n`);
  checkRefusal(t, await connection.reply(), 431, 'GW_REQUEST_HEADERS', 'line', 'code');
});

await test('a path, query or body that does not match its schema is 400 and names the field', async (t) => {
  const gateway = await start(t);
  const id = '01900000-0000-7000-8000-000000000001';
  const cases: readonly (readonly [string, unknown, object])[] = [
    ['/things/7', { name: 'a' }, { field: 'id', message: /Path parameter "id" / }],
    ['/things/a%2Fb', { name: 'a' }, { field: 'id' }],
    [`/things/${id}?size=12`, { name: 'a' }, { field: 'size', message: /Query parameter "size" / }],
    [`/things/${id}`, {}, { field: 'name', message: 'Field "name" is required.' }],
    [`/things/${id}`, { name: 'a', parts: [{ weight: 1 }, { weight: 'x' }] }, { field: 'parts[1].weight' }],
    [`/things/${id}`, { name: 'a', more: 1 }, { field: 'more', message: /"more" is not known/ }],
    [`/things/${id}`, { name: 'a', __proto__: 1 }, { code: undefined }],
  ];
  for (const [path, body, expected] of cases) {
    const response = await fetch(`${gateway.url}${path}`, { method: 'PUT', body: JSON.stringify(body) });
    const reply = (await response.json()) as object;
    if ('code' in expected) t.equal(response.status, 200);
    else t.match([response.status, reply], [400, { code: 'GW_REQUEST_INVALID', ...expected }], path);
  }
});

await test('a record of more than 10,000 members is 413, and one of a model call may have 100,000', async (t) => {
  const gateway = await start(t, { maxBodyBytes: 20_000_000 });
  const status = async (path: string, members: number): Promise<number> => {
    const record = Object.fromEntries(Array.from({ length: members }, (_, at) => [`member${at}`, at]));
    const body = JSON.stringify({ name: 'a', parts: [], record });
    return (await fetch(gateway.url + path, { method: path === '/plain' ? 'POST' : 'PUT', body })).status;
  };
  const thing = '/things/01900000-0000-7000-8000-000000000001';
  t.strictSame(
    [await status(thing, 10_000), await status(thing, 10_001), await status(thing, 60_000)],
    [400, 413, 413],
  );
  t.strictSame([await status('/plain', 100_000), await status('/plain', 100_001)], [200, 413]);
});

await test('a query must not repeat a name, and in management must not have unknown ones', async (t) => {
  const gateway = await start(t);
  const ask = async (path: string, method = 'GET') => {
    const response = await fetch(gateway.url + path, { method, ...(method === 'PUT' ? { body: '{"name":"a"}' } : {}) });
    return { status: response.status, body: await response.json() };
  };
  t.match(await ask('/bearer'), { status: 200 });
  t.match(await ask('/bearer?'), { status: 200 });
  const unknown = 'Query parameter "utm" is not known. Nothing is allowed here.';
  t.match(await ask('/bearer?utm=1'), {
    status: 400,
    body: { code: 'GW_REQUEST_INVALID', field: 'utm', message: unknown },
  });
  t.match(await ask('/public?utm=1&utm=2'), { status: 200 }, 'a page is found under whatever a link adds');
  const twice = await ask('/things/01900000-0000-7000-8000-000000000001?size=1&size=2', 'PUT');
  t.match(twice, { status: 400, body: { field: 'size', message: 'Query parameter "size" is given more than once.' } });
  t.match(await ask('/bearer?a=1&a=1'), { status: 400, body: { field: 'a' } });
  t.match(await ask('/bearer?a[]=1&a[]=1'), { status: 400, body: { field: 'a[]', message: /is not known/ } }, 'a list');
});

await test('an Expect header is honoured or refused', async (t) => {
  const gateway = await start(t);
  const expecting = (length: number, what = '100-continue', path = '/plain'): string =>
    `POST ${path} HTTP/1.1\r\nHost: x\r\nExpect: ${what}\r\nContent-Length: ${length}\r\n\r\n`;
  const wanted = await connectionTo(t, gateway);
  t.equal(await wanted.send(expecting(2)).until('\r\n\r\n'), 'HTTP/1.1 100 Continue\r\n\r\n');
  t.equal((await wanted.send('{}').reply()).status, 200);
  await checkServes(t, gateway, wanted);

  for (const [name, head, status] of [
    ['too large', expecting(20_000), 413],
    ['nowhere', expecting(2, '100-continue', '/nowhere'), 404],
  ] as const) {
    const unwanted = await connectionTo(t, gateway);
    unwanted.send(head);
    t.match(await unwanted.until('\r\n'), `HTTP/1.1 ${status} `, `${name}: the body is not asked for`);
    await unwanted.closed;
    t.match(unwanted.pending, /connection: close/i, `${name}: nobody can tell what comes next`);
  }
  const other = await connectionTo(t, gateway);
  checkRefusal(t, await other.send(expecting(2, 'miracles')).reply(), 417, 'GW_REQUEST_INVALID', 'other');
  await checkServes(t, gateway);
});

await test('requests that would switch the connection to another protocol are refused', async (t) => {
  const gateway = await start(t);
  for (const target of ['example.test:443', '[::1]:443', '/plain', '*']) {
    const tunnel = await connectionTo(t, gateway);
    tunnel.send(`CONNECT ${target} HTTP/1.1\r\nHost: example.test\r\n\r\nPOST /plain HTTP/1.1\r\nHost: x\r\n\r\n`);
    const shape = target === '/plain' ? 'plainError' : 'code';
    checkRefusal(t, await tunnel.reply(), 405, 'GW_METHOD_NOT_ALLOWED', `CONNECT ${target}`, shape);
    await tunnel.closed;
    t.equal(tunnel.pending, '', 'what follows is not read');
  }
  const upgrade = await connectionTo(t, gateway);
  upgrade.send('GET /plain HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: h2c\r\n\r\n');
  t.equal((await upgrade.reply()).status, 405);
  await checkServes(t, gateway);
});

await test('a request line with another major version than HTTP/1 is refused', async (t) => {
  const gateway = await start(t);
  for (const version of ['2.0', '0.9']) {
    const connection = await connectionTo(t, gateway);
    connection.send(`POST /plain HTTP/${version}\r\nHost: x\r\nContent-Length: 2\r\n\r\n{}`);
    checkRefusal(t, await connection.reply(), 400, 'GW_REQUEST_INVALID', version);
  }
  const old = await connectionTo(t, gateway);
  old.send('POST /plain HTTP/1.0\r\nContent-Length: 2\r\n\r\n{}');
  t.equal((await old.reply()).status, 200, 'HTTP/1.0 is served');
  await checkServes(t, gateway);
});

await test('property: a request with bytes replaced, removed or inserted is served or refused, and never causes a failure', async (t) => {
  const gateway = await start(t, impatient);
  const body = '{"model":"x","text":"h\u00e9llo","stream":true}';
  const request = Buffer.from(
    `POST /plain HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n` +
      `${Buffer.byteLength(body).toString(16)}\r\n${body}\r\n0\r\n\r\n`,
  );
  const change = fc.record({
    at: fc.nat({ max: request.length - 1 }),
    remove: fc.nat({ max: 4 }),
    insert: fc.oneof(
      fc.uint8Array({ maxLength: 4 }),
      fc.constantFrom('\r\n', '\n', '\r\n\r\n', ':', ' ', '\0', ',chunked').map((one) => Buffer.from(one)),
    ),
  });
  const mutants = fc
    .sample(fc.array(change, { minLength: 1, maxLength: 3 }), { numRuns: 200 })
    .map((changes) =>
      changes.reduce<Uint8Array>(
        (bytes, { at, remove, insert }) => Buffer.concat([bytes.subarray(0, at), insert, bytes.subarray(at + remove)]),
        request,
      ),
    );
  const statuses = new Map<string, number>();
  const send = async (mutant: Uint8Array): Promise<void> => {
    const connection = (await RawConnection.open(gateway.gateway.port)).send(mutant);
    const reply = await connection.reply().catch(() => undefined);
    connection.destroy();
    const status = reply ? String(reply.status) : 'hung up';
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    const served = /^(?:200|4\d\d|hung up)$/.test(status) && !/event: error|\.js:\d/.test(reply?.body ?? '');
    if (!served) t.fail(`seed ${seed}: ${status} for ${JSON.stringify(Buffer.from(mutant).toString('latin1'))}`);
  };
  for (let begin = 0; begin < mutants.length; begin += 50)
    await Promise.all(mutants.slice(begin, begin + 50).map(send));
  t.ok(statuses.has('400'), `seed ${seed}: ${[...statuses].join(' ')}`);
  t.notOk(
    gateway.log.some(({ level }) => level === 'error'),
    'nothing of it is an error of the gateway',
  );
  await checkServes(t, gateway);
});
