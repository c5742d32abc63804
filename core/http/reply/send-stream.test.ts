import { type Test, test } from 'tap';
import { settled, turn } from '../../../test/fixtures/time/event-loop-turns.js';
import { connectionTo, testGateway } from '../../../test/fixtures/gateways/test-gateway.js';
import { RawConnection } from '../../../test/fixtures/clients/raw-connection.js';
import { requestTimeoutMs, stopRequestTime } from '../../../test/fixtures/time/request-time.js';
import { watchSockets } from '../../../test/fixtures/clients/watch-sockets.js';
import { GatewayError, type Plugin, type Reply, type RouteRequest } from '../../api/index.js';
import { openAccess } from '../../testkit/open-access.js';
import { pluginOf } from '../../testkit/plugin-of.js';
import type { TestGateway } from '../../testkit/start-test-gateway.js';
import { testRoute } from '../../testkit/test-route.js';

type Handle = (request: RouteRequest<undefined, undefined, undefined>) => Reply;

async function start(t: Test, handle: Handle, server: object = {}, ...further: Plugin[]): Promise<TestGateway> {
  const route = testRoute({ path: '/stream', handle });
  const plugins = [pluginOf('streaming', { routes: [route] }), openAccess(), ...further];
  return testGateway(t, plugins, { server });
}

async function open(t: Test, gateway: TestGateway): Promise<RawConnection> {
  return (await connectionTo(t, gateway)).send('GET /stream HTTP/1.1\r\nhost: test\r\n\r\n');
}

/** An infinite body that counts the generated pieces and resolves `ended` when its iteration ends. */
function endless(): {
  readonly stream: AsyncIterable<string>;
  readonly made: () => number;
  readonly ended: Promise<void>;
} {
  let count = 0;
  const ended = Promise.withResolvers<void>();
  async function* pieces(): AsyncGenerator<string> {
    try {
      for (;;) {
        await turn();
        count += 1;
        yield 'x'.repeat(10_000);
      }
    } finally {
      ended.resolve();
    }
  }
  return { stream: pieces(), made: () => count, ended: ended.promise };
}

await test('a body is sent in pieces, strings and bytes, with the status and headers of the reply', async (t) => {
  const gateway = await start(t, () => ({
    status: 206,
    contentType: 'text/csv; charset=utf-8',
    headers: { 'content-disposition': 'attachment' },
    stream: (async function* () {
      yield 'ä,';
      yield '';
      yield Buffer.from('ö\r\n');
    })(),
  }));
  const response = await fetch(`${gateway.url}/stream`);
  t.equal(response.status, 206);
  t.equal(response.headers.get('content-type'), 'text/csv; charset=utf-8');
  t.equal(response.headers.get('content-disposition'), 'attachment');
  t.equal(response.headers.get('content-length'), null);
  t.ok(response.headers.get('x-request-id'));
  t.equal(await response.text(), 'ä,ö\r\n');
});

await test('holds are settled after the last piece, and before the client sees the end', async (t) => {
  const order: string[] = [];
  const settling = Promise.withResolvers<void>();
  const holding = pluginOf('holding', {
    admit: () => ({
      async settle() {
        order.push('settled');
        await settling.promise;
      },
    }),
  });
  async function* pieces(): AsyncGenerator<string> {
    yield 'one';
    order.push('last piece');
    yield 'two';
  }
  const gateway = await start(t, () => ({ stream: pieces() }), {}, holding);
  const response = await fetch(`${gateway.url}/stream`);
  const whole = response.text().finally(() => order.push('end'));
  while (order.length < 2) await turn();
  settling.resolve();
  t.equal(await whole, 'onetwo');
  t.strictSame(order, ['last piece', 'settled', 'end']);
});

await test('a body without pieces is empty, and the default content type is binary', async (t) => {
  const gateway = await start(t, () => ({ stream: (async function* () {})() }));
  const response = await fetch(`${gateway.url}/stream`);
  t.strictSame([response.status, await response.text()], [200, '']);
  t.equal(response.headers.get('content-type'), 'application/octet-stream');
});

await test('for a HEAD request nothing is read', async (t) => {
  const { stream, made } = endless();
  const gateway = await start(t, () => ({ contentType: 'text/plain', stream }));
  const response = await fetch(`${gateway.url}/stream`, { method: 'HEAD' });
  t.strictSame([response.status, response.headers.get('content-type'), made()], [200, 'text/plain', 0]);
});

await test('a slow client pauses the stream, and gets more when it reads again', async (t) => {
  const sockets = watchSockets(t);
  const { stream, made, ended } = endless();
  const gateway = await start(t, () => ({ stream }));
  const connection = await open(t, gateway);
  await connection.until('xxx');
  connection.pause();
  // It never settles if nothing stops it. A system that moves bytes slowly may let it go on for a while, as far as the sockets hold.
  const held = await settled(made);
  const unsent = sockets.acceptedAt(gateway.gateway.port)?.writableLength ?? Number.NaN;
  t.ok(unsent <= 32 * 1024, `stopped after ${held} pieces; the gateway itself keeps ${unsent} bytes of them`);
  connection.resume();
  while (made() < held + 100) await turn();
  connection.destroy();
  await ended;
});

await test('a client that disconnects ends the iteration, whether it was reading or not', async (t) => {
  for (const reads of [true, false]) {
    const { stream, made, ended } = endless();
    const gateway = await start(t, () => ({ stream }));
    const connection = await open(t, gateway);
    await connection.until('xxx');
    if (!reads) {
      connection.pause();
      await settled(made);
    }
    connection.destroy();
    await ended;
    t.notOk(gateway.log.some(({ level }) => level === 'error'));
  }
});

await test('a failure before the first piece is an ordinary error', async (t) => {
  const gateway = await start(t, () => ({
    stream: failing(new GatewayError({ code: 'ACME_AWAY', status: 503, message: 'Not now.' })),
  }));
  const response = await fetch(`${gateway.url}/stream`);
  t.equal(response.status, 503);
  t.match(await response.json(), { code: 'ACME_AWAY', message: 'Not now.' });
});

await test('a failure in the middle closes the connection, so that the body is not taken for complete, and is logged', async (t) => {
  const received = Promise.withResolvers<void>();
  const gateway = await start(t, () => ({
    stream: (async function* () {
      yield 'half';
      await received.promise;
      throw new Error('the disk is gone');
    })(),
  }));
  const connection = await open(t, gateway);
  await connection.until('half');
  received.resolve();
  await connection.closed;
  t.notMatch(connection.pending, '0\r\n\r\n', 'no mark of completion');
  await gateway.stop();
  t.match(
    gateway.log.filter(({ level }) => level === 'error'),
    [{ message: 'request failed', fields: { operation: 'stream', status: 500 } }],
  );
});

await test('a body is aborted at the deadline, even if the client does not read or the next piece never comes', async (t) => {
  const endTime = stopRequestTime(t);
  for (const stuck of [false, true]) {
    const { stream, made, ended } = endless();
    const waiting = (async function* () {
      yield 'xxx';
      await new Promise<never>(() => undefined);
    })();
    const gateway = await start(t, () => ({ stream: stuck ? waiting : stream }), { requestTimeoutMs });
    const connection = await open(t, gateway);
    await connection.until('xxx');
    if (!stuck) {
      connection.pause();
      await settled(made);
    }
    await endTime();
    while (!gateway.log.some(({ fields }) => fields['code'] === 'GW_REQUEST_DEADLINE')) await turn();
    connection.resume();
    await connection.closed;
    if (!stuck) await ended;
  }
});

/** A stream that fails before its first piece. */
function failing(error: Error): AsyncIterable<string> {
  return { [Symbol.asyncIterator]: () => ({ next: () => Promise.reject(error) }) };
}
