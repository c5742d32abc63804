import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { type Test, test } from 'tap';
import { testGateway } from '../../../test/fixtures/gateways/test-gateway.js';
import { GatewayError } from '../../api/index.js';
import { pluginOf, type TestGateway, until } from '../../testkit/index.js';
import { testRoute } from '../../testkit/test-route.js';

interface Taken {
  readonly gateway: TestGateway;
  /** One entry for each request that the handler has read: its bytes, or the code of the error. */
  readonly read: (number | string)[];
  /** The size of the largest chunk. */
  largest: number;
}

/** A gateway with a route that counts the received bytes; `?stop=N` stops reading after N bytes. */
async function start(t: Test, bodyTimeoutMs = 60_000): Promise<Taken> {
  const read: (number | string)[] = [];
  const taken = { read, largest: 0 };
  const route = testRoute({
    method: 'PUT',
    path: '/count',
    takesStream: true,
    async handle({ exchange, stream }) {
      const most = Number(new URLSearchParams(exchange.search).get('stop') ?? Infinity);
      let bytes = 0;
      try {
        for await (const piece of stream) {
          taken.largest = Math.max(taken.largest, piece.length);
          bytes += piece.length;
          if (bytes > most) throw new GatewayError({ code: 'TEST_ENOUGH', status: 403, message: 'Enough.' });
        }
      } catch (cause) {
        read.push(GatewayError.is(cause) ? cause.code : String(cause));
        throw cause;
      }
      read.push(bytes);
      return { body: { bytes } };
    },
  });
  const gateway = await testGateway(t, [pluginOf('count', { routes: [route] })], { server: { bodyTimeoutMs } });
  return Object.assign(taken, { gateway });
}

async function begun({ gateway }: Taken, headers: string): Promise<Socket> {
  const socket = connect(Number(new URL(gateway.url).port), '127.0.0.1');
  await once(socket, 'connect');
  socket.write(`PUT /count HTTP/1.1\r\nhost: x\r\n${headers}\r\n\r\n`);
  return socket;
}

await test('a body of any length is read in pieces, with and without a length, and the connection is reused', async (t) => {
  const taken = await start(t);
  const url = `${taken.gateway.url}/count`;
  const body = Buffer.alloc(8 * 1024 * 1024, 'x');
  for (const wanted of [0, 1, body.length]) {
    const answer = await fetch(url, { method: 'PUT', body: body.subarray(0, wanted) });
    t.strictSame(await answer.json(), { bytes: wanted }, 'beyond server.maxBodyBytes as well');
  }
  const stream = new Blob([body]).stream();
  const answer = await fetch(url, { method: 'PUT', body: stream, duplex: 'half' } as RequestInit);
  t.strictSame(await answer.json(), { bytes: body.length });
  t.ok(taken.largest <= 128 * 1024, `never more than a buffer at once: ${taken.largest}`);
});

await test('a handler that stops reading can reply, and the client gets the reply', async (t) => {
  const taken = await start(t);
  const url = `${taken.gateway.url}/count?stop=10`;
  const answer = await fetch(url, { method: 'PUT', body: 'x'.repeat(100_000) });
  t.equal(answer.status, 403);
  t.match(await answer.json(), { code: 'TEST_ENOUGH' });
  t.strictSame(taken.read, ['TEST_ENOUGH']);
});

await test('a sender that disconnects in the middle causes an error', async (t) => {
  const taken = await start(t);
  const leaving = await begun(taken, 'content-length: 100');
  leaving.write('half');
  await until(() => taken.largest > 0, 'it is being read');
  leaving.destroy();
  await until(() => taken.read.length > 0, 'the reading has ended');
  // The parser may be the first to see the end, or the socket.
  t.match(taken.read, [/^GW_(?:CLIENT_GONE|REQUEST_INVALID)$/]);
});

await test('a sender that stalls causes an error', async (t) => {
  const taken = await start(t, 100);
  const silent = await begun(taken, 'content-length: 100');
  silent.write('half');
  t.match(await text(silent), /^HTTP\/1\.1 408 /);
  t.strictSame(taken.read, ['GW_REQUEST_TIMEOUT']);
});

await test('a client that waits for 100 Continue gets it', async (t) => {
  const taken = await start(t);
  const socket = await begun(taken, 'content-length: 5\r\nexpect: 100-continue\r\nconnection: close');
  const [first] = (await once(socket, 'data')) as [Buffer];
  t.match(first.toString(), /^HTTP\/1\.1 100 Continue/);
  socket.write('hello');
  t.match(await text(socket), /"bytes":5/);
});
