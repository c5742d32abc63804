import { createHash, randomBytes } from 'node:crypto';
import { getEventListeners, once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { type Test, test } from 'tap';
import { GatewayError } from '../../api/errors.js';
import type { HttpRequest, HttpResponse } from '../../api/services/http-client.js';
import { createHttpClient } from './http-client.js';
import {
  clientFor,
  enough,
  post,
  serveEach,
  serveHttp,
  serveRaw,
  textOf,
} from '../../../test/fixtures/components/http-upstream.js';
import { until } from '../../../test/fixtures/components/until.js';
import { refusal } from '../../testkit/refusal.js';

/** Resolves when the client has closed its end, too. */
async function closed(socket: Socket): Promise<void> {
  if (!socket.closed) await once(socket, 'close');
}

/** A server that sends only the beginning of its answer. `gone` resolves when its client has left. */
async function serveBeginning(t: Test, beginning = 'first') {
  const gone = Promise.withResolvers<void>();
  const { url } = await serveHttp(t, (_request, response) => {
    response.on('close', gone.resolve);
    response.write(beginning);
  });
  return { url, gone: gone.promise };
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

  await t.test('refuses a request that nothing can end, and says what is missing', async (t) => {
    const endless = { method: 'GET', url: 'http://127.0.0.1:1/', headers: {} } as unknown as HttpRequest;
    await t.rejects(clientFor(t).send(endless), { name: 'TypeError', message: /needs "exchange", or a "signal"/ });
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
    await t.rejects(async () => response.bytes(enough), /only once/);
  });

  await t.test(
    'returns a complete body that arrived with the headers synchronously, once, and up to the limit',
    async (t) => {
      let body = 'x'.repeat(2000);
      const upstream = await serveRaw(t, (socket) => {
        socket.write(`HTTP/1.1 200 OK\r\ncontent-length: 2000\r\n\r\n${body}`);
      });
      // The server answers a connection once.
      const answer = (): Promise<HttpResponse> => clientFor(t).send(post(upstream.url));
      const long = await answer();
      await t.rejects(async () => long.bytes(1999), { code: 'GW_PROVIDER_ANSWER_TOO_LARGE' });
      const response = await answer();
      const whole = response.bytes(2000);
      t.notOk(whole instanceof Promise);
      t.equal(Buffer.from(await whole).toString(), body);
      await t.rejects(async () => response.bytes(2000), /only once/);
      body = 'x'.repeat(1999);
      const begun = await answer();
      const pending = begun.bytes(2000);
      t.ok(pending instanceof Promise, 'not all of it has come');
      begun.discard();
      await t.rejects(async () => pending, /discarded/);
    },
  );

  await t.test('returns the same body however the bytes are split', async (t) => {
    const wire = 'HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n5\r\nhello\r\n7;x=y\r\n, world\r\n0\r\n\r\n';
    let cut = 0;
    const upstream = await serveRaw(t, (socket) => {
      socket.setNoDelay(true).write(wire.slice(0, cut));
      setImmediate(() => setImmediate(() => socket.end(wire.slice(cut))));
    });
    for (cut = 1; cut < wire.length; cut += 1) {
      // A client of its own: the end of the socket may come later than the next request.
      const text = await textOf(await clientFor(t).send(post(upstream.url)));
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
    const upstream = await serveBeginning(t, 'x'.repeat(2000));
    const response = await clientFor(t).send(post(upstream.url));
    t.equal((await refusal(Promise.resolve(response.bytes(1999)))).code, 'GW_PROVIDER_ANSWER_TOO_LARGE');
    await upstream.gone;
  });
});

await test('sockets', async (t) => {
  await t.test('are used again', async (t) => {
    const upstream = await serveHttp(t, (_request, response) => response.end('x'));
    const client = clientFor(t);
    for (let round = 0; round < 10; round += 1) await textOf(await client.send(post(upstream.url)));
    t.ok(upstream.sockets.length <= 2, 'a socket rests for one turn of the event loop, so two take turns');
  });

  await t.test('are as many as there are calls', async (t) => {
    const waiting: ServerResponse[] = [];
    let most = 0;
    const upstream = await serveHttp(t, (_request, response) => {
      most = Math.max(most, waiting.push(response));
      if (waiting.length === 20) for (const each of waiting.splice(0)) each.end('x');
    });
    const client = clientFor(t);
    await Promise.all(Array.from({ length: 20 }, async () => textOf(await client.send(post(upstream.url)))));
    t.equal(most, 20);
  });

  await t.test('that the server closed while idle do not fail the next call', async (t) => {
    const upstream = await serveHttp(t, (_request, response) => response.end('x'));
    const client = clientFor(t);
    for (let round = 1; round <= 20; round += 1) {
      t.equal(await textOf(await client.send(post(upstream.url))), 'x');
      // Half of the time the client sends before it can have noticed.
      const [idle] = upstream.sockets.slice(-1);
      idle?.end();
      if (round % 2 === 0) await Promise.all(upstream.sockets.map(closed));
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
    const arrived = Promise.withResolvers<void>();
    const upstream = await serveHttp(t, () => arrived.resolve());
    const client = createHttpClient();
    const failed = refusal(client.send(post(upstream.url)));
    await arrived.promise;
    const closed = once(upstream.sockets[0] as Socket, 'close');
    await client.close();
    t.match(await failed, { code: 'GW_UPSTREAM_BROKEN', message: /stopping/ });
    t.match(await refusal(client.send(post(upstream.url))), { code: 'GW_UPSTREAM_UNREACHABLE', message: /stopping/ });
    await closed;
  });
});

await test('aborts', async (t) => {
  await t.test('before the head reach the server, and say that the client left', async (t) => {
    const arrived = Promise.withResolvers<void>();
    const gone = Promise.withResolvers<void>();
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
    const upstream = await serveBeginning(t);
    const controller = new AbortController();
    const response = await clientFor(t).send(post(upstream.url, { signal: controller.signal }));
    const reason = new GatewayError({ code: 'GW_DEADLINE', status: 504, message: 'too late' });
    const failed = refusal(response.deliver(() => controller.abort(reason)));
    t.equal(await failed, reason);
    await upstream.gone;
    t.equal(getEventListeners(controller.signal, 'abort').length, 0);
  });

  await t.test('by a time limit of the caller are not a departure of the client', async (t) => {
    const upstream = await serveHttp(t, (_request, response) => void response.write('first'));
    const limit = new AbortController();
    const signal = AbortSignal.any([new AbortController().signal, limit.signal]);
    const response = await clientFor(t).send(post(upstream.url, { signal }));
    // As `AbortSignal.timeout` does.
    const failed = refusal(response.deliver(() => limit.abort(new DOMException('too late', 'TimeoutError'))));
    t.match(await failed, {
      code: 'GW_UPSTREAM_TIMEOUT',
      status: 504,
      cause: { message: /^127\.0\.0\.1:\d+ did not answer/ },
    });
  });

  await t.test('while the reader stalls are reported immediately', async (t) => {
    const upstream = await serveBeginning(t);
    const controller = new AbortController();
    const response = await clientFor(t).send(post(upstream.url, { signal: controller.signal }));
    const stalled = Promise.withResolvers<void>();
    const failed = refusal(
      response.deliver(() => {
        stalled.resolve();
        return new Promise(() => {});
      }),
    );
    await stalled.promise;
    controller.abort();
    t.equal((await failed).code, 'GW_CLIENT_GONE');
    await upstream.gone;
  });

  await t.test('between headers and body are reported when the body is read', async (t) => {
    const upstream = await serveHttp(t, (_request, response) => void response.write('first'));
    const controller = new AbortController();
    const response = await clientFor(t).send(post(upstream.url, { signal: controller.signal }));
    controller.abort();
    t.equal((await refusal(Promise.resolve(response.bytes(enough)))).code, 'GW_CLIENT_GONE');
  });

  await t.test('before anything was sent cause no request', async (t) => {
    let requests = 0;
    const upstream = await serveHttp(t, (_request, response) => {
      requests += 1;
      response.end('another');
    });
    const client = clientFor(t);
    t.equal((await refusal(client.send(post(upstream.url, { signal: AbortSignal.abort() })))).code, 'GW_CLIENT_GONE');
    t.equal(upstream.sockets.length, 0);
    const controller = new AbortController();
    const waiting = refusal(client.send(post(upstream.url, { signal: controller.signal })));
    // Its socket is still being opened.
    controller.abort();
    t.equal((await waiting).code, 'GW_CLIENT_GONE');
    await until(() => upstream.sockets.length === 1, 'its socket is open');
    t.equal(await textOf(await client.send(post(upstream.url))), 'another');
    t.equal(requests, 1);
  });

  await t.test('discard closes the socket without reading on', async (t) => {
    const upstream = await serveBeginning(t);
    const controller = new AbortController();
    const response = await clientFor(t).send(post(upstream.url, { signal: controller.signal }));
    response.discard();
    await upstream.gone;
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
