import { createHash, randomBytes } from 'node:crypto';
import { getEventListeners, once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer as createTcpServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import {
  brotliCompressSync,
  constants,
  createGzip,
  deflateRawSync,
  deflateSync,
  gzipSync,
  zstdCompressSync,
} from 'node:zlib';
import { test, type Test } from 'tap';
import { GatewayError } from '../../api/errors.js';
import type { HttpRequest, HttpResponse } from '../../api/services/http-client.js';
import { readSlowly } from '../../../test/fixtures/slow-reader.js';
import { watchSockets } from '../../../test/fixtures/watch-sockets.js';
import { createHttpClient, type HttpClientOptions, type PooledHttpClient } from './http-client.js';
import { upstreamError } from './upstream-errors.js';

const enough = 1024 * 1024;

interface Upstream {
  readonly url: string;
  readonly host: string;
  readonly sockets: Socket[];
}

async function listen(t: Test, server: Server): Promise<Upstream> {
  const sockets: Socket[] = [];
  server.on('connection', (socket) => sockets.push(socket.on('error', () => {})));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  t.teardown(async () => {
    for (const socket of sockets) socket.destroy();
    await new Promise((resolve) => server.close(resolve));
  });
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { url: `http://${host}/v1/answer?key=secret`, host, sockets };
}

function serveHttp(
  t: Test,
  answer: (request: IncomingMessage, response: ServerResponse) => unknown,
): Promise<Upstream> {
  return listen(
    t,
    createServer((request, response) => void answer(request, response)),
  );
}

/** A server that answers every request with these raw bytes. */
function serveRaw(t: Test, answer: (socket: Socket) => unknown): Promise<Upstream> {
  return listen(
    t,
    createTcpServer((socket) => socket.once('data', () => answer(socket))),
  );
}

/** A server that answers every request with these raw bytes, on sockets that are kept. */
function serveEach(t: Test, answer: (socket: Socket) => unknown): Promise<Upstream> {
  return listen(
    t,
    createTcpServer((socket) => socket.setNoDelay(true).on('data', () => answer(socket))),
  );
}

function clientFor(t: Test, options?: HttpClientOptions): PooledHttpClient {
  const client = createHttpClient(options);
  t.teardown(() => client.close());
  return client;
}

function post(url: string, more: Partial<HttpRequest & { readonly signal: AbortSignal }> = {}): HttpRequest {
  return { method: 'POST', url, headers: {}, body: '{}', signal: new AbortController().signal, ...more };
}

/** The GatewayError that a promise is rejected with. */
async function refusal(promise: Promise<unknown>): Promise<GatewayError> {
  const error: unknown = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!GatewayError.is(error)) throw new Error('expected a GatewayError', { cause: error });
  return error;
}

async function textOf(response: HttpResponse): Promise<string> {
  return Buffer.from(await response.bytes(enough)).toString();
}

function deferred(): { readonly promise: Promise<void>; readonly resolve: () => void } {
  return Promise.withResolvers<void>();
}

/** Waits until the number is there, and has not grown for a while. */
async function settled(number: () => number, least = 1): Promise<number> {
  for (let last = -1, same = 0; ; last = number()) {
    same = number() === last && last >= least ? same + 1 : 0;
    if (same === 5) return last;
    await delay(20);
  }
}

await test('answers', async (t) => {
  await t.test('sends the request as given, and returns status, joined lower-case headers and the body', async (t) => {
    let seen: IncomingMessage | undefined;
    let body = '';
    const upstream = await serveHttp(t, (request, response) => {
      seen = request;
      request.on('data', (chunk: Buffer) => (body += chunk.toString()));
      request.on('end', () => {
        response.writeHead(418, { 'X-One': ['a', 'b'], 'Content-Type': 'text/plain' });
        response.end('short and stout');
      });
    });
    const response = await clientFor(t).send(post(upstream.url, { headers: { 'x-api-key': 'k' }, body: 'ünï' }));
    t.equal(response.status, 418);
    t.equal(response.headers['x-one'], 'a, b');
    t.equal(response.headers['content-type'], 'text/plain');
    t.equal(await textOf(response), 'short and stout');
    t.equal(seen?.url, '/v1/answer?key=secret');
    t.equal(seen?.headers['x-api-key'], 'k');
    t.equal(seen?.headers['accept-encoding'], undefined, 'no compression is asked for');
    t.equal(body, 'ünï');
  });

  await t.test('passes by interim answers and does not follow redirects', async (t) => {
    const upstream = await serveHttp(t, (_request, response) => {
      response.writeEarlyHints({ link: '</style.css>; rel=preload' });
      response.writeHead(307, { location: '/elsewhere' }).end();
    });
    const response = await clientFor(t).send(post(upstream.url));
    t.equal(response.status, 307);
    t.equal(response.headers['location'], '/elsewhere');
    t.equal(await textOf(response), '');
  });

  await t.test('passes by interim answers that nobody asked for, however the bytes are split', async (t) => {
    const hints = 'HTTP/1.1 103 Early Hints\r\nlink: </x>\r\n\r\n';
    const early = `HTTP/1.1 100 Continue\r\n\r\nHTTP/1.0 100\r\nx: y\r\n\r\n${hints}HTTP/1.1 100 Continue\r\n\r\n`;
    // The body of the answer looks like an interim one.
    const wire = `${early}HTTP/1.1 200 OK\r\ncontent-length: 25\r\n\r\nHTTP/1.1 100 Continue\r\n\r\n`;
    let cut = 0;
    const upstream = await serveEach(t, (socket) => {
      socket.write(wire.slice(0, cut));
      setImmediate(() => setImmediate(() => socket.write(wire.slice(cut))));
    });
    const client = clientFor(t);
    for (cut = 0; cut < wire.length; cut += 1) {
      const response = await client.send(post(upstream.url));
      const text = await textOf(response);
      if (response.status !== 200 || text !== 'HTTP/1.1 100 Continue\r\n\r\n') t.fail(`cut at ${cut}: ${text}`);
    }
    t.ok(upstream.sockets.length <= 2, 'sockets are kept');
  });

  await t.test('gives up on an interim answer that does not end, or that is the last one', async (t) => {
    for (const last of [
      'HTTP/1.1 100 Continue\r\n\r\n',
      'HTTP/1.1 100 Contin',
      'HTTP/1.',
      `HTTP/1.1 100 ${'x'.repeat(99_999)}`,
    ]) {
      const upstream = await serveRaw(t, (socket) => socket.end(last));
      const error = await refusal(clientFor(t).send(post(upstream.url)));
      t.equal(error.code, 'GW_UPSTREAM_BROKEN', last.slice(0, 30));
    }
    const silent = await serveRaw(t, (socket) => socket.write('HTTP/1.1 100 Continue\r\n\r\n'));
    const error = await refusal(clientFor(t).send(post(silent.url, { headersTimeoutMs: 100 })));
    t.equal(error.code, 'GW_UPSTREAM_TIMEOUT');
  });

  await t.test('returns a body only once', async (t) => {
    const upstream = await serveHttp(t, (_request, response) => response.end('x'));
    const response = await clientFor(t).send(post(upstream.url));
    await response.bytes(enough);
    await t.rejects(response.bytes(enough), /only once/);
  });

  await t.test(
    'returns a complete body that arrived with the headers synchronously, once, and up to the limit',
    async (t) => {
      let body = 'x'.repeat(2000);
      const upstream = await serveRaw(t, (socket) => {
        socket.write(`HTTP/1.1 200 OK\r\ncontent-length: 2000\r\n\r\n${body}`);
      });
      const client = clientFor(t);
      const response = await client.send(post(upstream.url));
      t.equal(response.arrived?.(1999), undefined, 'longer than the limit');
      t.equal(Buffer.from(response.arrived?.(2000) ?? []).toString(), body);
      t.equal(response.arrived?.(2000), undefined);
      await t.rejects(response.bytes(enough), /only once/);
      body = 'x'.repeat(1999);
      const begun = await client.send(post(upstream.url));
      t.equal(begun.arrived?.(2000), undefined, 'not all of it has come');
      begun.discard();
    },
  );

  await t.test('returns the same body however the bytes are split', async (t) => {
    const wire = 'HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n5\r\nhello\r\n7;x=y\r\n, world\r\n0\r\n\r\n';
    let cut = 0;
    const upstream = await serveRaw(t, (socket) => {
      socket.setNoDelay(true).write(wire.slice(0, cut));
      setImmediate(() => setImmediate(() => socket.end(wire.slice(cut))));
    });
    const client = clientFor(t);
    for (cut = 1; cut < wire.length; cut += 1) {
      const text = await textOf(await client.send(post(upstream.url)));
      if (text !== 'hello, world') t.fail(`cut at ${cut}: ${text}`);
    }
    t.pass('every cut');
  });

  await t.test('loses nothing of a long body that is read late', async (t) => {
    const body = randomBytes(3_000_000);
    const upstream = await serveHttp(t, (_request, response) => response.end(body));
    const response = await clientFor(t).send(post(upstream.url));
    await delay(50);
    const hash = createHash('sha256');
    await response.deliver((chunk) => void hash.update(chunk));
    t.equal(hash.digest('hex'), createHash('sha256').update(body).digest('hex'));
  });

  await t.test('refuses a body beyond the limit and stops reading it', async (t) => {
    const gone = deferred();
    const upstream = await serveHttp(t, (_request, response) => {
      response.on('close', gone.resolve);
      response.write('x'.repeat(2000));
    });
    const response = await clientFor(t).send(post(upstream.url));
    t.equal((await refusal(response.bytes(1999))).code, 'GW_PROVIDER_ANSWER_TOO_LARGE');
    await gone.promise;
  });
});

await test('sockets', async (t) => {
  await t.test('are used again', async (t) => {
    const upstream = await serveHttp(t, (_request, response) => response.end('x'));
    const client = clientFor(t);
    for (let round = 0; round < 10; round += 1) await textOf(await client.send(post(upstream.url)));
    t.ok(upstream.sockets.length <= 2, 'a socket rests for one turn of the event loop, so two take turns');
  });

  await t.test('are as many as there are calls, unless bounded', async (t) => {
    const waiting: ServerResponse[] = [];
    let most = 0;
    const upstream = await serveHttp(t, (_request, response) => {
      most = Math.max(most, waiting.push(response));
      if (waiting.length === 20) for (const each of waiting.splice(0)) each.end('x');
    });
    const client = clientFor(t);
    await Promise.all(Array.from({ length: 20 }, async () => textOf(await client.send(post(upstream.url)))));
    t.equal(most, 20);
    const one = clientFor(t, { connectionsPerOrigin: 1 });
    const first = one.send(post(upstream.url));
    const second = one.send(post(upstream.url));
    await settled(() => waiting.length);
    t.equal(waiting.length, 1);
    waiting.pop()?.end('first');
    t.equal(await textOf(await first), 'first');
    await settled(() => waiting.length);
    waiting.pop()?.end('second');
    t.equal(await textOf(await second), 'second');
  });

  await t.test('that the server closed while idle do not fail the next call', async (t) => {
    const upstream = await serveHttp(t, (_request, response) => response.end('x'));
    const client = clientFor(t);
    for (let round = 1; round <= 20; round += 1) {
      t.equal(await textOf(await client.send(post(upstream.url))), 'x');
      // Half of the time the client sends before it can have noticed.
      const [idle] = upstream.sockets.slice(-1);
      idle?.end();
      if (round % 2 === 0) await delay(5);
    }
    t.equal(upstream.sockets.length, 20);
  });

  await t.test('that break under a request already sent fail it, and it is not sent twice', async (t) => {
    let requests = 0;
    const upstream = await serveHttp(t, (request, response) => {
      requests += 1;
      if (requests === 1) response.end('x');
      else request.socket.destroy();
    });
    const client = clientFor(t);
    await textOf(await client.send(post(upstream.url)));
    t.equal((await refusal(client.send(post(upstream.url)))).code, 'GW_UPSTREAM_BROKEN');
    t.equal(requests, 2);
  });

  await t.test('are closed by close(), with the calls on them', async (t) => {
    const arrived = deferred();
    const upstream = await serveHttp(t, () => arrived.resolve());
    const client = createHttpClient();
    const failed = refusal(client.send(post(upstream.url)));
    await arrived.promise;
    const closed = once(upstream.sockets[0] as Socket, 'close');
    await client.close();
    t.match(await failed, { code: 'GW_UPSTREAM_UNREACHABLE', message: /stopping/ });
    t.match(await refusal(client.send(post(upstream.url))), { code: 'GW_UPSTREAM_UNREACHABLE', message: /stopping/ });
    await closed;
  });
});

await test('aborts', async (t) => {
  await t.test('before the head reach the server, and say that the client left', async (t) => {
    const arrived = deferred();
    const gone = deferred();
    const upstream = await serveHttp(t, (_request, response) => {
      response.on('close', gone.resolve);
      arrived.resolve();
    });
    const controller = new AbortController();
    const failed = refusal(clientFor(t).send(post(upstream.url, { signal: controller.signal })));
    await arrived.promise;
    controller.abort();
    t.match(await failed, { code: 'GW_CLIENT_GONE', status: 499 });
    await gone.promise;
    t.equal(getEventListeners(controller.signal, 'abort').length, 0);
  });

  await t.test('during the body reach the server, and pass on the reason of the gateway itself', async (t) => {
    const gone = deferred();
    const upstream = await serveHttp(t, (_request, response) => {
      response.on('close', gone.resolve);
      response.write('first');
    });
    const controller = new AbortController();
    const response = await clientFor(t).send(post(upstream.url, { signal: controller.signal }));
    const reason = new GatewayError({ code: 'GW_DEADLINE', status: 504, message: 'too late' });
    const failed = refusal(response.deliver(() => controller.abort(reason)));
    t.equal(await failed, reason);
    await gone.promise;
    t.equal(getEventListeners(controller.signal, 'abort').length, 0);
  });

  await t.test('while the reader stalls are reported immediately', async (t) => {
    const gone = deferred();
    const upstream = await serveHttp(t, (_request, response) => {
      response.on('close', gone.resolve);
      response.write('first');
    });
    const controller = new AbortController();
    const response = await clientFor(t).send(post(upstream.url, { signal: controller.signal }));
    const stalled = deferred();
    const failed = refusal(
      response.deliver(() => {
        stalled.resolve();
        return new Promise(() => {});
      }),
    );
    await stalled.promise;
    controller.abort();
    t.equal((await failed).code, 'GW_CLIENT_GONE');
    await gone.promise;
  });

  await t.test('between headers and body are reported when the body is read', async (t) => {
    const upstream = await serveHttp(t, (_request, response) => void response.write('first'));
    const controller = new AbortController();
    const response = await clientFor(t).send(post(upstream.url, { signal: controller.signal }));
    controller.abort();
    t.equal((await refusal(response.bytes(enough))).code, 'GW_CLIENT_GONE');
  });

  await t.test('before anything was sent cause no request', async (t) => {
    let requests = 0;
    const held: ServerResponse[] = [];
    const upstream = await serveHttp(t, (_request, response) => {
      requests += 1;
      held.push(response);
    });
    const client = clientFor(t, { connectionsPerOrigin: 1 });
    t.equal((await refusal(client.send(post(upstream.url, { signal: AbortSignal.abort() })))).code, 'GW_CLIENT_GONE');
    t.equal(upstream.sockets.length, 0);
    const controller = new AbortController();
    const running = client.send(post(upstream.url));
    const queued = refusal(client.send(post(upstream.url, { signal: controller.signal })));
    const behind = client.send(post(upstream.url));
    await settled(() => requests);
    controller.abort();
    t.equal((await queued).code, 'GW_CLIENT_GONE');
    held.pop()?.end('running');
    t.equal(await textOf(await running), 'running');
    await settled(() => requests, 2);
    held.pop()?.end('behind');
    t.equal(await textOf(await behind), 'behind');
    t.equal(requests, 2);
    t.equal(upstream.sockets.length, 1, 'the socket outlived the call that was aborted in the queue');
  });

  await t.test('discard closes the socket without reading on', async (t) => {
    const gone = deferred();
    const upstream = await serveHttp(t, (_request, response) => {
      response.on('close', gone.resolve);
      response.write('first');
    });
    const controller = new AbortController();
    const response = await clientFor(t).send(post(upstream.url, { signal: controller.signal }));
    response.discard();
    await gone.promise;
    t.equal(getEventListeners(controller.signal, 'abort').length, 0);
  });

  await t.test('leave no listener behind after a whole answer', async (t) => {
    const upstream = await serveHttp(t, (_request, response) => response.end('x'));
    const controller = new AbortController();
    const response = await clientFor(t).send(post(upstream.url, { signal: controller.signal }));
    await response.bytes(enough);
    t.equal(getEventListeners(controller.signal, 'abort').length, 0);
    response.discard();
    controller.abort();
  });
});

await test('back-pressure', async (t) => {
  const piece = Buffer.alloc(64 * 1024, 'x');
  const total = 64 * 1024 * 1024;

  /** Writes as fast as it may; `written` counts what has been taken off its hands. */
  async function serveLong(t: Test, compress: boolean) {
    const counter = { written: 0 };
    const upstream = await serveHttp(t, (_request, response) => {
      response.writeHead(200, compress ? { 'content-encoding': 'gzip' } : {});
      const out = compress ? createGzip({ level: 0 }) : response;
      if (compress) out.pipe(response);
      const more = (): void => {
        while (counter.written < total) {
          counter.written += piece.length;
          if (!out.write(piece)) return void out.once('drain', more);
        }
        out.end();
      };
      more();
    });
    return { ...upstream, counter };
  }

  for (const compress of [false, true]) {
    await t.test(`stops reading while the reader stalls${compress ? ' behind a decompression' : ''}`, async (t) => {
      const upstream = await serveLong(t, compress);
      const response = await clientFor(t).send(post(upstream.url));
      const goOn = deferred();
      let received = 0;
      const done = response.deliver((chunk) => {
        received += chunk.length;
        return goOn.promise;
      });
      const before = await settled(() => upstream.counter.written);
      t.ok(before < total / 2, `the server could write ${before} of ${total} bytes`);
      t.ok(received <= 64 * 1024, `the reader was given ${received} bytes`);
      goOn.resolve();
      await done;
      t.equal(received, total);
    });
  }

  await t.test('stops reading until the body is requested', async (t) => {
    const upstream = await serveLong(t, false);
    const response = await clientFor(t).send(post(upstream.url));
    const before = await settled(() => upstream.counter.written);
    t.ok(before < total / 2, `the server could write ${before} of ${total} bytes`);
    let received = 0;
    await response.deliver((chunk) => void (received += chunk.length));
    t.equal(received, total);
  });

  await t.test('keeps no more than 96 KiB for a slow reader, however often it has waited for it', async (t) => {
    const sockets = watchSockets(t);
    const upstream = await serveLong(t, false);
    const response = await clientFor(t).send(post(upstream.url));
    const socket = sockets.openedTo(Number(upstream.host.split(':')[1]));
    const most = await readSlowly(response, socket, total / 4);
    t.ok(most <= 96 * 1024, `${most} bytes had been read and not given out`);
  });

  await t.test('passes one chunk at a time to a reader that always waits', async (t) => {
    const upstream = await serveHttp(t, async (_request, response) => {
      for (let at = 0; at < 200; at += 1) {
        response.write(`${at} `);
        if (at % 7 === 0) await new Promise(setImmediate);
      }
      response.end();
    });
    const response = await clientFor(t).send(post(upstream.url));
    let inside = 0;
    let text = '';
    await response.deliver(async (chunk) => {
      t.equal(++inside, 1);
      await new Promise(setImmediate);
      text += Buffer.from(chunk).toString();
      inside -= 1;
    });
    t.equal(text, `${Array.from({ length: 200 }, (_, at) => at).join(' ')} `);
  });

  await t.test('does not time out an answer that waits for its reader', async (t) => {
    const upstream = await serveRaw(t, (socket) =>
      socket.write(`HTTP/1.1 200 OK\r\ncontent-length: 200000\r\n\r\n${'x'.repeat(200_000)}`),
    );
    const response = await clientFor(t).send(post(upstream.url, { idleTimeoutMs: 100 }));
    let received = 0;
    await response.deliver(async (chunk) => {
      if (received === 0) await delay(1500);
      received += chunk.length;
    });
    t.equal(received, 200_000);
  });

  await t.test('an end that comes while the reader stalls waits for it', async (t) => {
    // Without a length the closing of the socket is the end, and the library hands over what it holds, paused or not.
    const upstream = await serveRaw(t, (socket) => {
      socket.end(`HTTP/1.1 200 OK\r\nconnection: close\r\n\r\n${'x'.repeat(30_000)}`);
    });
    const response = await clientFor(t).send(post(upstream.url));
    let received = 0;
    await response.deliver(async (chunk) => {
      await delay(50);
      received += chunk.length;
    });
    t.equal(received, 30_000);
  });
});

await test('failures', async (t) => {
  await t.test("to connect are GW_UPSTREAM_UNREACHABLE, and only the log has the host's name", async (t) => {
    const server = createTcpServer();
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const { port } = server.address() as AddressInfo;
    await new Promise((resolve) => server.close(resolve));
    const error = await refusal(clientFor(t).send(post(`http://127.0.0.1:${port}/v1?key=secret`)));
    t.match(error, { code: 'GW_UPSTREAM_UNREACHABLE', status: 502 });
    t.equal(error.message, 'The upstream server cannot be reached: it refused the connection.');
    t.match((error.cause as Error).message, `127.0.0.1:${port} cannot be reached`);
  });

  await t.test('of TLS are GW_UPSTREAM_UNREACHABLE', async (t) => {
    const upstream = await serveHttp(t, (_request, response) => response.end('x'));
    const error = await refusal(clientFor(t).send(post(upstream.url.replace('http:', 'https:'))));
    t.match(error, { code: 'GW_UPSTREAM_UNREACHABLE', message: /no trusted TLS connection/ });
  });

  await t.test('have a message for each reason why a connection fails', async (t) => {
    const words: Record<string, RegExp> = {
      ENOTFOUND: /name could not be resolved/,
      EAI_AGAIN: /name could not be resolved/,
      UND_ERR_CONNECT_TIMEOUT: /in time/,
      ENETUNREACH: /no route/,
      CERT_HAS_EXPIRED: /TLS connection \(CERT_HAS_EXPIRED\)/,
      DEPTH_ZERO_SELF_SIGNED_CERT: /TLS/,
      UNABLE_TO_VERIFY_LEAF_SIGNATURE: /TLS/,
      ESOMETHING: /failed \(ESOMETHING\)/,
    };
    for (const [code, message] of Object.entries(words)) {
      const error = upstreamError(Object.assign(new Error('secret'), { code }), 'api.example.com', false);
      t.match(error, { code: 'GW_UPSTREAM_UNREACHABLE', message });
      t.notMatch(error.message, /secret|api\.example\.com/, 'clients are told neither details nor addresses');
      t.match(error.cause, { message: /^api\.example\.com cannot be reached/, cause: { message: 'secret' } });
    }
  });

  await t.test('of a caller that hands over an impossible header are not blamed on the server', async (t) => {
    const upstream = await serveHttp(t, (_request, response) => response.end('x'));
    const sent = clientFor(t).send(post(upstream.url, { headers: { 'x-api-key': 'a\nb' } }));
    await t.rejects(sent, { message: 'invalid x-api-key header' });
  });

  await t.test('of a caller that hands over an invalid URL reject, and are not thrown', async (t) => {
    const sent = clientFor(t).send(post('http://[nowhere'));
    await t.rejects(sent, { code: 'ERR_INVALID_URL' });
  });

  await t.test('to answer in time are GW_UPSTREAM_TIMEOUT', async (t) => {
    const upstream = await serveHttp(t, (request, response) => {
      if (request.url !== '/head') response.write('first');
    });
    const client = clientFor(t);
    const head = await refusal(client.send(post(`http://${upstream.host}/head`, { headersTimeoutMs: 100 })));
    t.match(head, { code: 'GW_UPSTREAM_TIMEOUT', status: 504, message: /did not begin to answer/ });
    const response = await client.send(post(upstream.url, { idleTimeoutMs: 100 }));
    const body = await refusal(response.bytes(enough));
    t.match(body, { code: 'GW_UPSTREAM_TIMEOUT', status: 504, message: /in the middle/ });
  });

  const broken: Record<string, (socket: Socket) => unknown> = {
    'a reset before the head': (socket) => socket.resetAndDestroy(),
    'a close before the head': (socket) => socket.end(),
    'a close inside the head': (socket) => socket.end('HTTP/1.1 200 OK\r\ncontent-le'),
    'something that is not HTTP': (socket) => socket.end('SSH-2.0-OpenSSH_9.2\r\n'),
    'a head without end': (socket) => socket.write(`HTTP/1.1 200 OK\r\n${'x-y: zzzzzzzz\r\n'.repeat(20_000)}`),
    'a body shorter than announced': (socket) => socket.end('HTTP/1.1 200 OK\r\ncontent-length: 10\r\n\r\n12345'),
    'chunks without their end': (socket) =>
      socket.end('HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n5\r\nhello\r\n'),
    'a chunk with a size that is none': (socket) =>
      socket.end('HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\nzz\r\nhello\r\n0\r\n\r\n'),
    'two lengths': (socket) => socket.end('HTTP/1.1 200 OK\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\n12'),
  };
  for (const [what, answer] of Object.entries(broken)) {
    await t.test(`such as ${what} are GW_UPSTREAM_BROKEN`, async (t) => {
      const upstream = await serveRaw(t, answer);
      const sent = clientFor(t).send(post(upstream.url));
      const error = await refusal(sent.then((response) => response.bytes(enough)));
      t.match(error, { code: 'GW_UPSTREAM_BROKEN', status: 502 });
      t.match(error.message, /^The upstream server [a-z]/);
      t.match((error.cause as Error).message, `${upstream.host} `, 'the log knows which');
    });
  }

  await t.test(
    'in the middle are reported after the data that arrived before, even if the body is read later',
    async (t) => {
      const upstream = await serveRaw(t, (socket) =>
        socket.end('HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n5\r\nhello\r\n'),
      );
      const response = await clientFor(t).send(post(upstream.url));
      await once(upstream.sockets[0] as Socket, 'close');
      await delay(10);
      let text = '';
      const failed = refusal(
        response.deliver((chunk) => {
          text += Buffer.from(chunk).toString();
        }),
      );
      t.equal((await failed).code, 'GW_UPSTREAM_BROKEN');
      t.equal(text, 'hello');
    },
  );

  for (const kind of ['throws', 'rejects']) {
    await t.test(`of a reader that ${kind} stop the call and are passed on`, async (t) => {
      const gone = deferred();
      const upstream = await serveHttp(t, (_request, response) => {
        response.on('close', gone.resolve);
        response.write('first');
      });
      const response = await clientFor(t).send(post(upstream.url));
      const mine = new Error('no more');
      const delivered = response.deliver(() => {
        if (kind === 'throws') throw mine;
        return Promise.reject(mine);
      });
      t.equal(await delivered.catch((error: unknown) => error), mine);
      await gone.promise;
    });
  }
});

await test('compressed bodies', async (t) => {
  const plain = Buffer.from(`data: ${'hällo '.repeat(30)}\n\ndata: [DONE]\n\n`);
  const codings: Record<string, readonly [name: string, bytes: Buffer]> = {
    gzip: ['gzip', gzipSync(plain)],
    'gzip of two members': ['X-GZIP', Buffer.concat([gzipSync(plain.subarray(0, 50)), gzipSync(plain.subarray(50))])],
    deflate: ['deflate', deflateSync(plain)],
    'deflate without its wrapper': ['deflate', deflateRawSync(plain)],
    brotli: ['br', brotliCompressSync(plain)],
    zstd: ['zstd', zstdCompressSync(plain)],
  };

  for (const [what, [name, bytes]] of Object.entries(codings)) {
    await t.test(`${what} is undone however it is cut, and fails when it stops early`, async (t) => {
      let cut = 0;
      let end = bytes.length;
      const upstream = await serveHttp(t, (_request, response) => {
        response.writeHead(200, { 'content-encoding': name });
        response.write(bytes.subarray(0, cut));
        setImmediate(() => response.end(bytes.subarray(cut, end)));
      });
      const client = clientFor(t);
      for (cut = 1; cut < bytes.length; cut += 1) {
        const response = await client.send(post(upstream.url));
        if (response.headers['content-encoding'] !== undefined) t.fail('the header speaks of a coding that is undone');
        if (!plain.equals(await response.bytes(enough))) t.fail(`cut at ${cut}`);
      }
      for (end = 1; end < bytes.length; end += 11) {
        cut = Math.min(end, 5);
        const text = (await client.send(post(upstream.url))).bytes(enough);
        if (what === 'gzip of two members' && end === gzipSync(plain.subarray(0, 50)).length) continue;
        const code = await text.then(
          () => 'none',
          (error: GatewayError) => error.code,
        );
        if (code !== 'GW_UPSTREAM_BROKEN') t.fail(`stopped at ${end} of ${bytes.length}: ${code}`);
      }
      t.pass('every cut');
    });
  }

  await t.test('arrive event by event', async (t) => {
    const next = [deferred(), deferred()] as const;
    const upstream = await serveHttp(t, async (_request, response) => {
      response.writeHead(200, { 'content-encoding': 'gzip' });
      const gzip = createGzip({ flush: constants.Z_SYNC_FLUSH });
      gzip.pipe(response);
      gzip.write('one');
      await next[0].promise;
      gzip.write('two');
      await next[1].promise;
      gzip.end('three');
    });
    const seen: string[] = [];
    const response = await clientFor(t).send(post(upstream.url));
    await response.deliver((chunk) => {
      next[seen.length]?.resolve();
      seen.push(Buffer.from(chunk).toString());
    });
    t.strictSame(seen, ['one', 'two', 'three']);
  });

  await t.test('that are garbage or in an unknown coding are GW_UPSTREAM_BROKEN', async (t) => {
    let coding = 'gzip';
    const upstream = await serveHttp(t, (_request, response) => {
      response.writeHead(200, { 'content-encoding': coding }).end('this is not compressed at all');
    });
    const client = clientFor(t);
    for (coding of ['gzip', 'br', 'zstd', 'compress', 'gzip, gzip']) {
      const error = await refusal((await client.send(post(upstream.url))).bytes(enough));
      t.match(error, { code: 'GW_UPSTREAM_BROKEN', status: 502 }, coding);
      t.match(error.message, `content-encoding "${coding}"`);
    }
  });

  await t.test('that are empty are empty', async (t) => {
    const upstream = await serveHttp(t, (_request, response) => {
      response.writeHead(200, { 'content-encoding': 'gzip', 'content-length': 0 }).end();
    });
    t.equal(await textOf(await clientFor(t).send(post(upstream.url))), '');
  });

  await t.test('that expand without end meet the limit', async (t) => {
    const bomb = gzipSync(Buffer.alloc(20 * 1024 * 1024));
    const upstream = await serveHttp(t, (_request, response) => {
      response.writeHead(200, { 'content-encoding': 'gzip' }).end(bomb);
    });
    const response = await clientFor(t).send(post(upstream.url));
    t.equal((await refusal(response.bytes(enough))).code, 'GW_PROVIDER_ANSWER_TOO_LARGE');
  });

  await t.test('end with an abort also when the socket has been given back already', async (t) => {
    const upstream = await serveHttp(t, (_request, response) => {
      response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(plain));
    });
    const controller = new AbortController();
    const response = await clientFor(t).send(post(upstream.url, { signal: controller.signal }));
    const failed = refusal(
      response.deliver(() => {
        setImmediate(() => controller.abort());
        return new Promise(() => {});
      }),
    );
    t.equal((await failed).code, 'GW_CLIENT_GONE');
  });

  await t.test('pass on what a reader throws', async (t) => {
    const upstream = await serveHttp(t, (_request, response) => {
      response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(plain));
    });
    const client = clientFor(t);
    const mine = new Error('no more');
    const thrown = (await client.send(post(upstream.url))).deliver(() => {
      throw mine;
    });
    t.equal(await thrown.catch((error: unknown) => error), mine);
    const rejected = (await client.send(post(upstream.url))).deliver(() => Promise.reject(mine));
    t.equal(await rejected.catch((error: unknown) => error), mine);
  });
});
