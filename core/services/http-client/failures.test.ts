import { once } from 'node:events';
import { type AddressInfo, createServer as createTcpServer, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { test } from 'tap';
import { upstreamError } from './upstream-errors.js';
import { clientFor, enough, post, serveHttp, serveRaw } from '../../../test/fixtures/components/http-upstream.js';
import { refusal } from '../../testkit/refusal.js';

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
      EMFILE: /the gateway may open no more files and connections \(EMFILE\)/,
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

  await t.test('of a client that is closed are those of a call that was sent, if it was', async (t) => {
    let arrived = (): void => undefined;
    const isThere = new Promise<void>((resolve) => (arrived = resolve));
    const upstream = await serveHttp(t, () => arrived());
    const client = clientFor(t);
    const sent = refusal(client.send(post(upstream.url)));
    await isThere;
    await client.close();
    t.match(await sent, { code: 'GW_UPSTREAM_BROKEN', message: /the gateway is stopping/ });
    t.match(await refusal(client.send(post(upstream.url))), {
      code: 'GW_UPSTREAM_UNREACHABLE',
      message: /is stopping/,
    });
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
    const body = await refusal(Promise.resolve(response.bytes(enough)));
    t.match(body, { code: 'GW_UPSTREAM_TIMEOUT', status: 504, message: /in the middle/ });
  });

  await t.test('by interim answers without end are timeouts, too', async (t) => {
    const upstream = await serveRaw(t, (socket) => {
      const hints = setInterval(() => socket.write('HTTP/1.1 103 Early Hints\r\nlink: </x>\r\n\r\n'), 20);
      socket.on('close', () => clearInterval(hints));
    });
    const error = await refusal(clientFor(t).send(post(upstream.url, { headersTimeoutMs: 100 })));
    t.match(error, { code: 'GW_UPSTREAM_TIMEOUT', status: 504, message: /did not begin to answer/ });
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

  await t.test('are told apart: what is not valid HTTP was not a closed connection', async (t) => {
    for (const what of ['something that is not HTTP', 'a chunk with a size that is none']) {
      const upstream = await serveRaw(t, broken[what] as (socket: Socket) => unknown);
      const sent = clientFor(t).send(post(upstream.url));
      const error = await refusal(sent.then((response) => response.bytes(enough)));
      t.match(error, { message: 'The upstream server sent something that is not valid HTTP.' }, what);
    }
  });

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
      const gone = Promise.withResolvers<void>();
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
