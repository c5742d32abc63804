import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { type Test, test } from 'tap';
import { until } from '../../test/fixtures/components/until.js';
import { connectionTo, plainGateway } from '../../test/fixtures/gateways/test-gateway.js';
import { RawConnection } from '../../test/fixtures/clients/raw-connection.js';
import type { Exchange, Plugin, StreamPart } from '../api/index.js';
import { openAccess } from '../testkit/open-access.js';
import { plainRoute } from '../testkit/plain-dialect.js';
import { pluginOf } from '../testkit/plugin-of.js';
import { scriptedProvider, textAnswer } from '../testkit/scripted-provider.js';
import { startTestGateway, type TestGateway } from '../testkit/start-test-gateway.js';
import { testRoute } from '../testkit/test-route.js';

const [startPart, firstText, finishPart] = textAnswer('first') as [StreamPart, StreamPart, StreamPart];

async function start(t: Test, shutdownGraceMs: number, ...plugins: Plugin[]): Promise<TestGateway> {
  return plainGateway(t, plugins, { server: { shutdownGraceMs } });
}

function untilAborted({ signal }: Exchange): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });
}

/** A provider that sends a start part and a text, and ends on request; `running` resolves when two clients have received them. */
function held(): { readonly plugin: Plugin; readonly running: Promise<void>; readonly end: () => void } {
  let count = 0;
  const running = Promise.withResolvers<void>();
  const ending = Promise.withResolvers<void>();
  const plugin = scriptedProvider({
    async parts(sink, exchange) {
      await sink(startPart);
      await sink(firstText);
      count += 1;
      if (count === 2) running.resolve();
      await Promise.race([ending.promise, untilAborted(exchange)]);
      await sink(finishPart);
    },
  });
  return { plugin, running: running.promise, end: ending.resolve };
}

await test('a graceful stop lets running answers finish, and closes each connection after its answer', async (t) => {
  const { plugin, running, end } = held();
  const gateway = await start(t, 10_000, plugin);
  const streaming = (await connectionTo(t, gateway)).post('/plain', '{"stream":true}');
  const waiting = (await connectionTo(t, gateway)).post('/plain', '{}');
  await running;
  await streaming.until('data: first');
  const stopped = gateway.stop();
  end();
  await streaming.until('data: done');
  const reply = await waiting.reply();
  t.match(reply, { status: 200, body: /first/ });
  t.equal(reply.headers.get('connection'), 'close');
  await Promise.all([streaming.closed, waiting.closed, stopped]);
});

await test('a request that follows a stream on its connection during a stop is answered, because the stream promised to keep it', async (t) => {
  const { plugin, running, end } = held();
  const gateway = await start(t, 10_000, plugin);
  const connections = await Promise.all([1, 2].map(() => connectionTo(t, gateway)));
  for (const connection of connections) connection.post('/plain', '{"stream":true}');
  await running;
  await Promise.all(connections.map((connection) => connection.until('data: first')));
  const stopped = gateway.stop();
  end();
  await Promise.all(connections.map((connection) => connection.until('0\r\n\r\n')));
  const reply = await connections[0]?.post('/plain', '{}').reply();
  t.match(reply, { status: 200, body: /first/ });
  t.equal(reply?.headers.get('connection'), 'close', 'and told that it is the last');
  await Promise.all([...connections.map(({ closed }) => closed), stopped]);
});

await test('a stop closes idle connections, used or not, without waiting for the grace period', async (t) => {
  const gateway = await start(t, 60_000, scriptedProvider({ parts: textAnswer('x') }));
  const used = await connectionTo(t, gateway);
  t.equal((await used.post('/plain', '{}').reply()).status, 200);
  const fresh = await connectionTo(t, gateway);
  await gateway.stop();
  await Promise.all([used.closed, fresh.closed]);
  await t.rejects(RawConnection.open(gateway.gateway.port), { code: 'ECONNREFUSED' }, 'and takes no new ones');
});

await test('a stop takes the connections that the system has already made, and answers their requests', async (t) => {
  const gateway = await start(t, 60_000, scriptedProvider({ parts: textAnswer('x') }));
  const arriving = Array.from({ length: 20 }, () => connectionTo(t, gateway));
  await new Promise((connecting) => process.nextTick(connecting));
  const stopped = gateway.stop();
  const replies = (await Promise.all(arriving)).map((connection) => connection.post('/plain', '{}').reply());
  for (const { status } of await Promise.all(replies)) t.equal(status, 200);
  await stopped;
});

await test('a stop answers requests that have arrived on idle connections, used or not, while the process was stalled', async (t) => {
  const gateway = await start(t, 60_000, scriptedProvider({ parts: textAnswer('x') }));
  const fresh = await connectionTo(t, gateway);
  const used = await connectionTo(t, gateway);
  await used.post('/plain', '{}').reply();
  const stopped = gateway.stop();
  for (const connection of [fresh, used]) connection.post('/plain', '{}');
  // For longer than idle connections are kept.
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 300);
  for (const connection of [fresh, used]) {
    const reply = await connection.reply();
    t.equal(reply.status, 200);
    t.equal(reply.headers.get('connection'), 'close');
  }
  await Promise.all([fresh.closed, used.closed, stopped]);
});

await test('exchanges still running after the grace period are aborted: a stream with the error event, others with 503', async (t) => {
  const { plugin, running } = held();
  const gateway = await start(t, 30, plugin);
  const streaming = (await connectionTo(t, gateway)).post('/plain', '{"stream":true}');
  const waiting = (await connectionTo(t, gateway)).post('/plain', '{}');
  await running;
  await streaming.until('data: first\n\n');
  const stopped = gateway.stop();
  const rest = await streaming.until('0\r\n\r\n');
  t.match(rest, /event: error\ndata: GW_SHUTTING_DOWN/);
  t.notMatch(rest, /data: done/);
  const reply = await waiting.reply();
  t.match(reply, { status: 503, body: /GW_SHUTTING_DOWN/ });
  t.equal(reply.headers.get('retry-after'), '1');
  await stopped;
});

await test('a request behind a stream that a stop ends is not handled, for its answer could not be sent', async (t) => {
  const { plugin, running } = held();
  let handled = 0;
  const changing = pluginOf('changing', {
    routes: [
      testRoute({
        method: 'POST',
        path: '/change',
        handle: () => {
          handled += 1;
          return {};
        },
      }),
    ],
  });
  const gateway = await start(t, 30, plugin, changing);
  const streams = await Promise.all([1, 2].map(() => connectionTo(t, gateway)));
  for (const stream of streams) stream.post('/plain', '{"stream":true}').post('/change', '');
  await running;
  await Promise.all(streams.map((stream) => stream.until('data: first\n\n')));
  const stopped = gateway.stop();
  for (const stream of streams) t.match(await stream.until('0\r\n\r\n'), /GW_SHUTTING_DOWN/);
  await stopped;
  t.equal(handled, 0);
});

await test('an aborted stream gets its error event even if the process was stalled meanwhile', async (t) => {
  const { plugin, running } = held();
  const stalling = pluginOf('stalling', {
    reserve: () => ({
      async settle() {
        // For longer than connections are usually kept open after the abort.
        Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 300);
        for (let turn = 0; turn < 5; turn += 1) await new Promise(setImmediate);
        return undefined;
      },
    }),
  });
  const gateway = await start(t, 30, plugin, stalling);
  const streams = await Promise.all([1, 2].map(() => connectionTo(t, gateway)));
  for (const stream of streams) stream.post('/plain', '{"stream":true}');
  await running;
  await Promise.all(streams.map((stream) => stream.until('data: first\n\n')));
  const stopped = gateway.stop();
  for (const stream of streams) t.match(await stream.until('0\r\n\r\n'), /event: error\ndata: GW_SHUTTING_DOWN/);
  await stopped;
});

await test('neither a slow client nor a plugin that ignores its signal delays a stop', async (t) => {
  const running = Promise.withResolvers<void>();
  const flooding = scriptedProvider((call) => ({
    async parts(sink) {
      await sink(startPart);
      if (call.model === 'deaf') {
        running.resolve();
        await new Promise(() => undefined);
      }
      for (;;) await sink({ type: 'text', choice: 0, text: 'x'.repeat(10_000) });
    },
  }));
  const closed: string[] = [];
  const closing = pluginOf('closing', { close: () => void closed.push('closing') });
  const gateway = await start(t, 20, closing, flooding);
  const notReading = (await connectionTo(t, gateway)).post('/plain', '{"stream":true}');
  await notReading.until('xxx');
  notReading.pause();
  (await connectionTo(t, gateway)).post('/plain', '{"model":"deaf"}');
  await running.promise;
  await gateway.stop();
  t.strictSame(closed, ['closing'], 'and the plugins are closed as after every stop');
});

await test('a half-sent request does not delay a stop beyond the grace period', async (t) => {
  const gateway = await start(t, 20, scriptedProvider({ parts: textAnswer('x') }));
  const half = (await connectionTo(t, gateway)).send('POST /plain HTTP/1.1\r\nHost: x\r\nContent-Length: 10\r\n\r\n{');
  const started = (await connectionTo(t, gateway)).send('POST /plain HT');
  await new Promise(setImmediate);
  await gateway.stop();
  await Promise.all([half.closed, started.closed]);
});

await test('stop is idempotent', async (t) => {
  let closed = 0;
  const counting = pluginOf('counting', { close: () => void (closed += 1) });
  const gateway = await start(t, 1000, counting);
  await Promise.all([gateway.stop(), gateway.stop()]);
  await gateway.stop();
  t.equal(closed, 1);
});

await test('a port in use, or an address of another machine, is reported with a readable message', async (t) => {
  const first = await start(t, 1000);
  const { port } = first.gateway;
  await t.rejects(startTestGateway([], { server: { port } }), {
    code: 'GW_START_PORT',
    message: `Port ${port} on 127.0.0.1 is in use. Stop the other program or set server.port (0 lets the system choose).`,
  });
  await t.rejects(startTestGateway([], { server: { host: '192.0.2.1' } }), {
    code: 'GW_START_PORT',
    message:
      '192.0.2.1 is no address of this machine. Set server.host to one of its addresses, or to 0.0.0.0 for all of them.',
  });
});

await test('nothing holds a gateway that has stopped', async (t) => {
  setFlagsFromString('--expose-gc');
  const collectGarbage = runInNewContext('gc') as () => void;
  const stopped: WeakRef<object>[] = [];
  // A function, because a variable of the test would hold the last one.
  const startAndStop = async (): Promise<void> => {
    const gateway = await startTestGateway([
      plainRoute,
      openAccess(),
      scriptedProvider({ parts: textAnswer('first') }),
    ]);
    t.equal((await gateway.post('/plain', {})).status, 200);
    stopped.push(new WeakRef(gateway.gateway));
    await gateway.stop();
  };
  for (let round = 0; round < 3; round += 1) await startAndStop();
  await until(() => {
    collectGarbage();
    return stopped.every((gateway) => gateway.deref() === undefined);
  }, 'what has stopped is collected');
});
