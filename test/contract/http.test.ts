import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { brotliCompressSync, deflateSync, gzipSync, zstdCompressSync } from 'node:zlib';
import { type Test, test } from 'tap';
import { type ClientDialect, clientDialects, pathOf, requestOf } from '../fixtures/clients/client-dialects.js';
import { type ProviderGateway, startProviderGateway } from '../fixtures/gateways/provider-gateway.js';
import { startProviderServer } from '../fixtures/providers/provider-server.js';

const limits = { maxBodyBytes: 20_000, maxHeaderBytes: 4_000 };
/** For nothing else: on a busy machine whoever sends all at once may be late as well. */
const impatient = { headersTimeoutMs: 300, bodyTimeoutMs: 300 };

async function startWorld(t: Test, times: Partial<typeof impatient> = {}): Promise<ProviderGateway> {
  const provider = await startProviderServer(t, () => undefined);
  return startProviderGateway(t, { provider: provider.url, settings: { server: { ...limits, ...times } } });
}

interface RawReply {
  readonly status: number;
  readonly head: string;
  readonly body: string;
}

/** Sends bytes as they are and reads until the gateway hangs up. */
async function sendRaw(gateway: ProviderGateway, bytes: string | Uint8Array, hangUp = true): Promise<RawReply> {
  const { hostname, port } = new URL(gateway.url);
  const socket = connect({ port: Number(port), host: hostname, allowHalfOpen: true });
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  socket.write(bytes);
  if (hangUp) socket.end();
  const reply = await text(socket);
  socket.destroy();
  const [head = '', ...rest] = reply.split('\r\n\r\n');
  return { status: Number(/^HTTP\/1\.1 (\d+)/.exec(head)?.[1]), head, body: rest.join('\r\n\r\n') };
}

const wish = { model: 'demo', stream: false };

function bodyOf(client: ClientDialect): string {
  return JSON.stringify(requestOf(client, wish));
}

/** A request by hand; the headers come behind `host`. */
function rawRequest(client: ClientDialect, headers: readonly string[], body = bodyOf(client)): string {
  const length = headers.some((header) => /^(content-length|transfer-encoding)/i.test(header))
    ? []
    : [`content-length: ${Buffer.byteLength(body)}`];
  const lines = [`POST ${pathOf(client, wish)} HTTP/1.1`, 'host: gateway', 'connection: close', ...headers, ...length];
  return `${lines.join('\r\n')}\r\n\r\n${body}`;
}

/** Parses the error from a body in the dialect's own shape. */
function errorIn(client: ClientDialect, body: string): unknown {
  const value = JSON.parse(body) as { error: unknown; code: unknown };
  if (client === 'ollama') return { message: value.error, type: value.code };
  return client === 'native' ? value : value.error;
}

function assertRefusal(t: Test, client: ClientDialect, reply: RawReply, status: number, name: string): void {
  t.equal(reply.status, status, `${client}: ${name}`);
  const type = client === 'native' ? 'error' : client === 'google' ? 'status' : 'type';
  t.match(errorIn(client, reply.body), { message: /\w+ \w+/, [type]: /\w/ }, `${client}: in the dialect's own shape`);
  t.notMatch(reply.body, /node_modules|at .*\.[jt]s:\d|ERR_|Error:/, `${client}: and no internals`);
}

await test('ambiguous HTTP requests are refused', async (t) => {
  const gateway = await startWorld(t);
  for (const client of clientDialects) {
    const body = bodyOf(client);
    const length = Buffer.byteLength(body);
    const chunked = `${length.toString(16)}\r\n${body}\r\n0\r\n\r\n`;
    const cases: readonly (readonly [string, number, string | Uint8Array])[] = [
      ['two Host headers', 400, rawRequest(client, ['host: other'])],
      ['two equal Host headers', 400, rawRequest(client, ['Host: gateway'])],
      ['no Host header', 400, rawRequest(client, []).replace('host: gateway\r\n', '')],
      ['both lengths', 400, rawRequest(client, [`content-length: ${length}`, 'transfer-encoding: chunked'], chunked)],
      ['two lengths', 400, rawRequest(client, [`content-length: ${length}`, `content-length: ${length + 1}`])],
      ['a length that is none', 400, rawRequest(client, ['content-length: +5'])],
      ['a coding nobody knows', 400, rawRequest(client, ['transfer-encoding: xchunked'], chunked)],
      ['a broken chunk', 400, rawRequest(client, ['transfer-encoding: chunked'], 'zz\r\n')],
      ['a content-encoding that is a lie', 400, rawRequest(client, ['content-encoding: gzip'])],
      ['a content-encoding nobody knows', 415, rawRequest(client, ['content-encoding: lzma'])],
      ['a space before the colon', 400, rawRequest(client, ['x-thing : a'])],
      ['a control character in a header', 400, rawRequest(client, ['x-thing: a\u0001b'])],
      [
        'too many headers',
        431,
        rawRequest(
          client,
          Array.from({ length: 201 }, (_, index) => `x-${index}: 1`),
        ),
      ],
      ['too long headers', 431, rawRequest(client, [`x-long: ${'a'.repeat(limits.maxHeaderBytes)}`])],
      ['headers beyond everything', 431, rawRequest(client, [`x-long: ${'a'.repeat(20 * limits.maxHeaderBytes)}`])],
      ['no JSON', 400, rawRequest(client, [], 'hello')],
      ['half of a JSON', 400, rawRequest(client, [], body.slice(0, -5))],
      ['a JSON that is no object', 400, rawRequest(client, [], '[1]')],
      ['nothing', 400, rawRequest(client, [], '')],
      [
        'no UTF-8',
        400,
        Buffer.from(rawRequest(client, [`content-length: ${length}`], body.replace('He', '\u00ff\u00fe')), 'latin1'),
      ],
      ['a body over the limit', 413, rawRequest(client, [], body.replace('Hello', 'a'.repeat(limits.maxBodyBytes)))],
      [
        'a chunked body over the limit',
        413,
        rawRequest(
          client,
          ['transfer-encoding: chunked'],
          `${'fff\r\n'.concat('a'.repeat(4095), '\r\n').repeat(6)}0\r\n\r\n`,
        ),
      ],
    ];
    for (const [name, status, bytes] of cases)
      assertRefusal(t, client, await sendRaw(gateway, bytes, false), status, name);

    const bomb = gzipSync('a'.repeat(50 * limits.maxBodyBytes));
    const packed = Buffer.concat([
      Buffer.from(rawRequest(client, ['content-encoding: gzip', `content-length: ${bomb.length}`], '')),
      bomb,
    ]);
    assertRefusal(
      t,
      client,
      await sendRaw(gateway, packed, false),
      413,
      'a small body that unpacks to more than the limit',
    );
  }
  const after = await gateway.post('/v1/inference/chat', requestOf('native', { model: 'demo', stream: false }));
  t.equal(after.status, 200, 'and serves on');
  t.strictSame(
    gateway.log.filter(({ level }) => level === 'error'),
    [],
    'none of it is the gateway’s own failure',
  );
});

await test('slow and incomplete requests time out', async (t) => {
  const gateway = await startWorld(t, impatient);
  const begun = rawRequest('openai', []);
  const [nothing, halfAHead, halfABody] = await Promise.all([
    sendRaw(gateway, '', false),
    sendRaw(gateway, begun.slice(0, 60), false),
    sendRaw(gateway, begun.slice(0, -4), false),
  ]);
  t.equal(nothing?.status, 408);
  t.equal(halfAHead?.status, 408);
  t.equal(halfABody?.status, 408);
  t.match(errorIn('openai', halfABody?.body ?? ''), { code: 'GW_REQUEST_TIMEOUT' });
});

await test('bodies may be compressed and chunked, whatever their content type', async (t) => {
  const gateway = await startWorld(t);
  const packers = { gzip: gzipSync, deflate: deflateSync, br: brotliCompressSync, zstd: zstdCompressSync };
  for (const client of clientDialects) {
    for (const [encoding, pack] of Object.entries(packers)) {
      const body = new Uint8Array(pack(bodyOf(client)));
      const response = await fetch(gateway.url + pathOf(client, wish), {
        method: 'POST',
        headers: { 'content-encoding': encoding },
        body,
      });
      t.equal(response.status, 200, `${client}, ${encoding}`);
    }
    const body = bodyOf(client);
    const pieces = Array.from(body, (letter) => `1\r\n${letter}\r\n`).join('');
    const reply = await sendRaw(
      gateway,
      rawRequest(client, ['transfer-encoding: chunked', 'content-type: text/plain'], `${pieces}0\r\n\r\n`),
    );
    t.equal(reply.status, 200, `${client}, chunked byte by byte`);
  }
});

await test('unknown paths and methods', async (t) => {
  const gateway = await startWorld(t);
  const get = await fetch(`${gateway.url}/v1/inference/chat`);
  t.match(
    { status: get.status, allow: get.headers.get('allow'), body: await get.json() },
    {
      status: 405,
      allow: 'POST',
      body: { error: 'Method Not Allowed', code: 'GW_METHOD_NOT_ALLOWED' },
    },
  );
  const lost = await fetch(`${gateway.url}/v1/inference/chatt`, { method: 'POST', body: '{}' });
  t.match(
    { status: lost.status, body: await lost.json() },
    { status: 404, body: { error: 'Not Found', code: 'GW_ROUTE_UNKNOWN' } },
  );
  for (const [request, client, status] of [
    ['GET /v1/messages', 'anthropic', 405],
    ['POST /v1/messages/batches', 'anthropic', 404],
    ['GET /v1/chat/completions', 'openai', 405],
    ['GET /v1/responses', 'responses', 405],
    ['GET /v1/responses/resp_1/output_items', 'responses', 404],
    ['PUT /v1/responses/resp_1', 'responses', 405],
    ['GET /v1/messages/count_tokens', 'anthropic', 405],
    ['DELETE /v1/models', 'openai', 405],
    ['POST /v1beta/models/demo:predict', 'google', 405],
    ['GET /v1beta/files', 'google', 404],
    ['POST /upload/v1beta/files', 'google', 404],
    ['POST /v1/chat/completionz', 'openai', 404],
    ['GET /v1/chat/completions/some-id', 'openai', 404],
    ['POST /c/some-connection/v1/chat/completionz', 'openai', 404],
    ['POST /v1/inference/chatt', 'native', 404],
    ['POST /v1/message', 'anthropic', 404],
    ['GET /nowhere', 'native', 404],
  ] as const) {
    const [method, path] = request.split(' ');
    const reply = await sendRaw(gateway, `${method} ${path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`);
    assertRefusal(t, client, reply, status, request);
  }
  const slash = await gateway.post(
    '/v1/chat/completions/?beta=true',
    requestOf('openai', { model: 'demo', stream: false }),
  );
  t.equal(slash.status, 200, 'a slash at the end and a query do not matter');
  for (const path of [
    '/../etc/passwd',
    '/%2e%2e/x',
    '/%',
    '/v1/models/%ff',
    '//',
    '/c/',
    '/c/x',
    '/v1/models/__proto__',
  ]) {
    const { status } = await sendRaw(gateway, `GET ${path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`);
    t.ok(status >= 400 && status < 500, `${path}: ${status}`);
  }
});
