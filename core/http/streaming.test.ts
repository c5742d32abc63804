import { type Test, test } from 'tap';
import { settled, turn } from '../../test/fixtures/time/event-loop-turns.js';
import { watchSockets } from '../../test/fixtures/clients/watch-sockets.js';
import { connectionTo, plainGateway } from '../../test/fixtures/gateways/test-gateway.js';
import { type Exchange, GatewayError, type Outcome, type Plugin, type Relay, type StreamPart } from '../api/index.js';
import { pluginOf } from '../testkit/plugin-of.js';
import { type Script, scriptedProvider, textAnswer } from '../testkit/scripted-provider.js';
import type { TestGateway } from '../testkit/start-test-gateway.js';

const [startPart, , finishPart] = textAnswer('x') as [StreamPart, StreamPart, StreamPart];
const text = (value: string): StreamPart => ({ type: 'text', choice: 0, text: value });

async function start(t: Test, script: Script | Plugin, server: object = {}): Promise<TestGateway> {
  const provider = 'parts' in script ? scriptedProvider(script) : script;
  return plainGateway(t, [provider], { server });
}

await test('an event stream has headers against caching and buffering by proxies', async (t) => {
  const gateway = await start(t, { parts: textAnswer('a') });
  const response = await gateway.post('/plain', { stream: true });
  t.equal(response.headers.get('content-type'), 'text/event-stream; charset=utf-8');
  t.equal(response.headers.get('cache-control'), 'no-cache');
  t.equal(response.headers.get('x-accel-buffering'), 'no');
  t.equal(response.headers.get('content-length'), null);
  await response.text();
  const whole = await gateway.post('/plain', {});
  t.match(whole.headers.get('content-type'), 'application/json');
  t.equal(whole.headers.get('content-length'), String((await whole.text()).length));
});

await test('every part is sent at once, without waiting for the next', async (t) => {
  const received = [Promise.withResolvers<void>(), Promise.withResolvers<void>()] as const;
  const gateway = await start(t, {
    async parts(sink) {
      await sink(startPart);
      await sink(text('first'));
      await received[0].promise;
      await sink(text('second'));
      await received[1].promise;
      await sink(finishPart);
    },
  });
  const connection = await connectionTo(t, gateway);
  connection.post('/plain', '{"stream":true}');
  t.match(await connection.until('first'), 'data: start');
  received[0].resolve();
  await connection.until('second');
  received[1].resolve();
  await connection.until('data: done');
});

/** An infinite answer, as parts or as bytes, that counts what was pushed. */
function endless(relayed: boolean): {
  readonly plugin: Plugin;
  readonly pushed: () => number;
  readonly ended: Promise<unknown>;
} {
  let count = 0;
  const ended = Promise.withResolvers<unknown>();
  const kilobyte = 'x'.repeat(1000);
  async function push({ signal }: Exchange, write: () => void | Promise<void>): Promise<never> {
    try {
      for (;;) {
        signal.throwIfAborted();
        await write();
        count += 1;
        // Yields to the event loop, as reading from a socket does; otherwise the disconnect would never be noticed.
        if (count % 16 === 0) await turn();
      }
    } catch (cause) {
      ended.resolve(cause);
      throw cause;
    }
  }
  const relayFor = (exchange: Exchange): Relay => ({
    dialect: 'plain',
    contentType: 'text/event-stream',
    streaming: true,
    headers: {},
    deliver: (write) => push(exchange, () => write(Buffer.from(`data: ${kilobyte}\n\n`))),
  });
  const plugin = scriptedProvider((_call, exchange) => ({
    async parts(sink) {
      await sink(startPart);
      await push(exchange, () => sink(text(kilobyte)));
    },
    ...(relayed ? { relay: relayFor(exchange) } : {}),
  }));
  return { plugin, pushed: () => count, ended: ended.promise };
}

for (const relayed of [false, true]) {
  const form = relayed ? 'relayed' : 'translated';

  await test(`back-pressure: a client that does not read pauses the provider, and gets everything when it reads again: ${form}`, async (t) => {
    const sockets = watchSockets(t);
    const { plugin, pushed, ended } = endless(relayed);
    const gateway = await start(t, plugin);
    const connection = await connectionTo(t, gateway);
    connection.post('/plain', '{"stream":true}');
    await connection.until('data: xxx');
    connection.pause();
    // It never settles if nothing stops it. A system that moves bytes slowly may let it go on for a while, as far as the sockets hold.
    const held = await settled(pushed);
    t.ok(held < 64 * 1024, `stopped after ${held} kB, which is what the sockets hold`);
    const unsent = sockets.acceptedAt(gateway.gateway.port)?.writableLength ?? Number.NaN;
    t.ok(unsent <= 18 * 1024, `the gateway itself keeps ${unsent} bytes of them`);
    connection.resume();
    while (pushed() < held + 1000) await turn();
    t.pass('and goes on');
    connection.destroy();
    t.match(await ended, { code: 'GW_CLIENT_GONE' });
  });

  await test(`a client that disconnects while the provider is paused ends the call: ${form}`, async (t) => {
    const { plugin, pushed, ended } = endless(relayed);
    const gateway = await start(t, plugin);
    const connection = await connectionTo(t, gateway);
    connection.post('/plain', '{"stream":true}');
    await connection.until('data: xxx');
    connection.pause();
    await settled(pushed);
    connection.destroy();
    t.match(await ended, { code: 'GW_CLIENT_GONE' });
    t.notOk(gateway.log.some(({ level }) => level === 'error'));
  });
}

await test('a stage that does not await the client causes no unhandled rejection when the client disconnects', async (t) => {
  const { plugin, pushed, ended } = endless(false);
  const careless = pluginOf('careless', {
    transform: {
      stage: () => ({
        part(part, output) {
          // oxlint-disable-next-line typescript/no-floating-promises -- the very mistake
          output.push(part);
        },
      }),
    },
  });
  const gateway = await plainGateway(t, [careless, plugin]);
  const connection = await connectionTo(t, gateway);
  connection.post('/plain', '{"stream":true}');
  await connection.until('data: xxx');
  connection.pause();
  while (pushed() < 8_000) await turn();
  connection.destroy();
  t.match(await ended, { code: 'GW_CLIENT_GONE' });
  const again = await connectionTo(t, gateway);
  t.equal((await again.post('/nowhere', '{}').reply()).status, 404, 'the gateway still serves');
});

await test('an idle stream gets heartbeats of the dialect, and an unstreamed answer gets none', async (t) => {
  const enough = Promise.withResolvers<void>();
  const gateway = await start(
    t,
    {
      async parts(sink) {
        await sink(startPart);
        await sink(text('first'));
        await enough.promise;
        await sink(finishPart);
      },
    },
    { streamHeartbeatMs: 5 },
  );
  const connection = await connectionTo(t, gateway);
  connection.post('/plain', '{"stream":true}');
  await connection.until('data: first');
  for (let beat = 0; beat < 3; beat += 1) await connection.until(': beat\n\n');
  enough.resolve();
  await connection.until('data: done');
  const whole = await gateway.post('/plain', {});
  t.match(await whole.json(), { text: 'first' });
});

await test('a provider that is silent before its first part keeps the client waiting with comments, never with headers alone', async (t) => {
  const enough = Promise.withResolvers<void>();
  const provider = scriptedProvider({
    async parts(sink) {
      await enough.promise;
      for (const part of textAnswer('late')) await sink(part);
    },
  });
  const recorded = Promise.withResolvers<number>();
  const recorder = pluginOf('recorder', {
    record: ({ receivedAt }, { firstByteMs = 0 }) => recorded.resolve(receivedAt + firstByteMs),
  });
  const gateway = await plainGateway(t, [provider, recorder], { server: { streamHeartbeatMs: 5 } });
  const connection = await connectionTo(t, gateway);
  connection.post('/plain', '{"stream":true}');
  for (let beat = 0; beat < 3; beat += 1) await connection.until(': beat\n\n');
  const answeredAfter = Date.now();
  enough.resolve();
  t.match(await connection.until('data: done'), /data: start answer-1\n\n[^]*data: late\n\n/);
  t.ok((await recorded.promise) >= answeredAfter - 1, 'the first byte in records is the first of the answer');
});

await test('a client whose provider has not answered at all is kept waiting with comments, and then told of its refusal in the stream', async (t) => {
  const enough = Promise.withResolvers<void>();
  const refusing = pluginOf('late', {
    async dispatch() {
      await enough.promise;
      throw new GatewayError({ code: 'GW_PROVIDER_FAILED', status: 503, message: 'no' });
    },
  });
  const recorded = Promise.withResolvers<Outcome>();
  const recorder = pluginOf('recorder', { record: (_exchange, outcome) => recorded.resolve(outcome) });
  const gateway = await plainGateway(t, [refusing, recorder], { server: { streamHeartbeatMs: 5 } });
  const connection = await connectionTo(t, gateway);
  connection.post('/plain', '{"stream":true}');
  t.match(await connection.until(': beat\n\n'), /^HTTP\/1\.1 200 /);
  enough.resolve();
  await connection.until('GW_PROVIDER_FAILED');
  t.match(await recorded.promise, { httpStatus: 200, firstByteMs: undefined }, 'comments are no part of an answer');
});

await test('comments stop when the stream ends, even for a client that reads its end late', async (t) => {
  const gateway = await start(
    t,
    { parts: [startPart, ...Array.from({ length: 8_000 }, () => text('x'.repeat(1000))), finishPart] },
    { streamHeartbeatMs: 1 },
  );
  const connection = await connectionTo(t, gateway);
  connection.post('/plain', '{"stream":true}');
  await connection.until('data: xxx');
  connection.pause();
  // Long enough for many heartbeats while the socket is full.
  const begin = performance.now();
  while (performance.now() - begin < 50) await turn();
  connection.resume();
  const rest = await connection.until('data: done\n\n');
  const beats = rest.split(': beat').length - 1;
  t.ok(beats < 10, `${beats} comments for a client that was not reading`);
  t.ok(await connection.until('0\r\n\r\n'), 'the stream ends as it should');
});

await test('calls that are pipelined on one connection begin one after the other, and end when the client disconnects', async (t) => {
  const outcomes: Outcome[] = [];
  const begun: string[] = [];
  const runs = Promise.withResolvers<void>();
  const ended = Promise.withResolvers<void>();
  const watcher = pluginOf('watcher', {
    admit({ exchange }) {
      begun.push(exchange.header('x-name') ?? '');
      return undefined;
    },
    record(_exchange, outcome) {
      outcomes.push(outcome);
      ended.resolve();
    },
  });
  const waiting = scriptedProvider((_call, exchange) => {
    const { signal } = exchange;
    if (exchange.header('x-name') !== 'second') return { parts: [startPart, text('Hi'), finishPart] };
    runs.resolve();
    return new Promise((_, reject) =>
      signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true }),
    );
  });
  const gateway = await plainGateway(t, [watcher, waiting]);
  const connection = await connectionTo(t, gateway);
  for (const name of ['first', 'second', 'third']) connection.post('/plain', '{}', { 'x-name': name });
  t.equal((await connection.reply()).status, 200);
  await runs.promise;
  outcomes.length = 0;
  connection.destroy();
  await ended.promise;
  t.equal((await gateway.post('/plain', {}, { 'x-name': 'other' })).status, 200);
  t.match(outcomes[0], { status: 'aborted' });
  t.strictSame(begun, ['first', 'second', 'other']);
});

await test('invalid bytes after a request are not written into its answer', async (t) => {
  const begun = Promise.withResolvers<void>();
  const gateway = await start(
    t,
    scriptedProvider((_call, exchange) => ({
      async parts(sink) {
        await sink(startPart);
        await sink(text('first'));
        begun.resolve();
        await new Promise((_, reject) =>
          exchange.signal.addEventListener('abort', () => reject(exchange.signal.reason as Error), { once: true }),
        );
      },
    })),
  );
  const connection = await connectionTo(t, gateway);
  connection.post('/plain', '{"stream":true}');
  await begun.promise;
  await connection.until('data: first\n\n');
  connection.send('no request at all\r\n\r\n');
  await connection.closed;
  t.notMatch(connection.pending, 'HTTP/1.1', 'no second answer inside the first');
  t.match(connection.pending, /event: error\ndata: GW_REQUEST_INVALID/);
});

await test('a relayed body is unchanged, whatever its bytes and its length', async (t) => {
  const bodies = [0, 1, 1_000, 12 * 1024, 12 * 1024 + 1, 100_000].map((length) =>
    Buffer.from(Array.from({ length }, (_, index) => index % 256)),
  );
  for (const body of bodies) {
    const relay: Relay = {
      dialect: 'plain',
      contentType: 'application/json',
      streaming: false,
      headers: {},
      async deliver(_write, watch) {
        for (const part of textAnswer('x')) await watch(part);
        return body;
      },
    };
    const gateway = await start(t, { parts: [], relay });
    const response = await gateway.post('/plain', {});
    t.equal(response.headers.get('content-length'), String(body.length));
    t.ok(body.equals(Buffer.from(await response.arrayBuffer())), `${body.length} bytes`);
  }
});

await test('requests are parsed however their packets are split, one after the other on one connection', async (t) => {
  const sockets = watchSockets(t);
  // The wait for the first packet must not be long enough for a time limit, however slow the machine is.
  const gateway = await start(
    t,
    scriptedProvider((call) => ({ parts: textAnswer(call.kind === 'chat' ? JSON.stringify(call.messages) : '') })),
    { headersTimeoutMs: 3_600_000, bodyTimeoutMs: 3_600_000, keepAliveTimeoutMs: 3_600_000 },
  );
  const connection = await connectionTo(t, gateway);
  let sent = 0;
  const arrive = async (bytes: Uint8Array): Promise<void> => {
    connection.send(bytes);
    sent += bytes.length;
    while ((sockets.acceptedAt(gateway.gateway.port)?.bytesRead ?? 0) < sent) await turn();
  };
  const said = 'said'.repeat(300);
  const body = Buffer.from(JSON.stringify({ text: said }));
  const head = `POST /plain HTTP/1.1\r\nhost: test\r\n`;
  const announced = Buffer.concat([Buffer.from(`${head}content-length: ${body.length}\r\n\r\n`), body]);
  const chunked = (extension: string, trailer: string): Buffer =>
    Buffer.concat([
      Buffer.from(`${head}transfer-encoding: chunked\r\n\r\n${body.length.toString(16)}${extension}\r\n`),
      body,
      Buffer.from(`\r\n0\r\n${trailer}\r\n`),
    ]);
  for (const request of [announced, chunked('', ''), chunked(';a="b c"', 'x-after: 1\r\n')]) {
    for (const cut of [0, 20, head.length + 22, request.length - body.length + 1, request.length - 8, request.length]) {
      await arrive(request.subarray(0, cut));
      await arrive(request.subarray(cut));
      const reply = await connection.reply();
      t.equal(reply.status, 200);
      t.match(reply.body, said);
    }
  }
  // Both at once: the second has arrived before the first is answered.
  connection.send(Buffer.concat([announced, announced]));
  for (const count of [1, 2]) t.match((await connection.reply()).body, said, `${count}`);
});
