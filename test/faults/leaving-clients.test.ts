import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { type Test, test } from 'tap';
import { stringifyJson } from '../../core/api/index.js';
import { type ClientDialect, clientDialects, pathOf, requestOf } from '../fixtures/clients/client-dialects.js';
import {
  modelAt,
  type ProviderGateway,
  stageHeader,
  startProviderGateway,
} from '../fixtures/gateways/provider-gateway.js';
import {
  httpChunk,
  httpHead,
  lastChunk,
  type ProviderCall,
  type ProviderServer,
  startProviderServer,
} from '../fixtures/providers/provider-server.js';
import {
  answerUsage,
  type ProviderDialect,
  wireFormats,
  streamTypes,
  textAnswers,
} from '../fixtures/providers/recorded-answers.js';
import { watchSockets } from '../fixtures/clients/watch-sockets.js';
import { changed } from './fault.js';

/** The head of a stream. */
function streamHead(dialect: ProviderDialect): Buffer {
  return Buffer.from(httpHead(200, { 'content-type': streamTypes[dialect], 'transfer-encoding': 'chunked' }));
}

interface World {
  readonly provider: ProviderServer;
  readonly gateway: ProviderGateway;
}

async function startWorld(t: Test, answer: (call: ProviderCall) => void | Promise<void>): Promise<World> {
  const provider = await startProviderServer(t, answer);
  return { provider, gateway: await startProviderGateway(t, { provider: provider.url }) };
}

/** Sends what comes before the end of an answer and then nothing more. */
function beginAnswer(call: ProviderCall): void {
  const { events, contentEvents, whole } = textAnswers[call.dialect];
  if (call.stream) {
    call.socket.write(streamHead(call.dialect));
    call.socket.write(httpChunk(Buffer.concat(events.slice(0, contentEvents))));
  } else {
    call.socket.write(
      httpHead(200, { 'content-type': 'application/json', 'content-length': 10_000 }) + whole.slice(0, 40),
    );
  }
}

/** Sends everything but the mark of the end. */
function almostAll({ dialect, socket }: ProviderCall): void {
  socket.write(streamHead(dialect));
  socket.write(httpChunk(Buffer.concat(textAnswers[dialect].events.slice(0, -1))));
}

/** Every client at every provider, again and again. */
function askers(
  count: number,
): { readonly client: ClientDialect; readonly dialect: ProviderDialect; readonly model: string }[] {
  return Array.from({ length: count }, (_, index) => {
    const dialect = wireFormats[Math.floor(index / clientDialects.length) % wireFormats.length] as ProviderDialect;
    const client = clientDialects[index % clientDialects.length] as ClientDialect;
    return { client, dialect, model: modelAt(dialect, String(index)) };
  });
}

async function sendAndLeave(
  { gateway, provider }: World,
  { client, model, stream }: { readonly client: ClientDialect; readonly model: string; readonly stream: boolean },
  untilFirstByte: boolean,
  headers: Readonly<Record<string, string>> = {},
): Promise<void> {
  const leave = new AbortController();
  const answer = fetch(gateway.url + pathOf(client, { model, stream }), {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: stringifyJson(requestOf(client, { model, stream })),
    signal: leave.signal,
  });
  answer.catch(() => undefined);
  const call = await callOf(provider, model);
  if (untilFirstByte) await (await answer).body?.getReader().read();
  leave.abort();
  await call.closed;
}

/** The call that has reached, or will reach, the provider with this model. */
async function callOf(provider: ProviderServer, model: string): Promise<ProviderCall> {
  for (;;) {
    const found = provider.calls.find((call) => call.model === model);
    if (found) return found;
    await provider.nextCall();
  }
}

function assertAborted(t: Test, { gateway, provider }: World, count: number): void {
  const outcomes = [...gateway.outcomes.values()];
  t.equal(outcomes.length, count, 'every exchange is recorded');
  t.ok(
    outcomes.every(({ status }) => status === 'aborted'),
    'as aborted',
  );
  t.equal(gateway.settled.size, count, 'every hold is settled');
  t.ok(
    [...gateway.settled.values()].every((times) => times === 1),
    'once',
  );
  t.equal(provider.openSockets, 0, 'no socket to the provider is left');
  t.strictSame(
    gateway.log.filter(({ level }) => level === 'error' || level === 'warn'),
    [],
    'nobody is alarmed',
  );
}

await test("a client's disconnect aborts the provider call: 120 of 120", async (t) => {
  const count = 120;

  await t.test('in the middle of a stream', async (t) => {
    const world = await startWorld(t, beginAnswer);
    await Promise.all(askers(count).map((asker) => sendAndLeave(world, { ...asker, stream: true }, true)));
    await world.gateway.ended(count);
    assertAborted(t, world, count);
    const anthropic = [...world.gateway.outcomes.values()].filter(
      ({ attempts }) => attempts[0]?.provider === 'anthropic',
    );
    t.ok(
      anthropic.every(({ usage }) => usage?.inputTokens === 12),
      'what was used by then is known',
    );
  });

  await t.test('before the provider has answered', async (t) => {
    const world = await startWorld(t, () => undefined);
    const wishes = askers(count).map((asker, index) => ({
      ...asker,
      stream: Math.floor(index / (2 * clientDialects.length)) % 2 === 0,
    }));
    await Promise.all(wishes.map((wish) => sendAndLeave(world, wish, false)));
    await world.gateway.ended(count);
    assertAborted(t, world, count);
  });

  await t.test('in the middle of an answer that is not streamed', async (t) => {
    const world = await startWorld(t, beginAnswer);
    await Promise.all(askers(count).map((asker) => sendAndLeave(world, { ...asker, stream: false }, false)));
    await world.gateway.ended(count);
    assertAborted(t, world, count);
  });
});

await test('the usage of a client that leaves before the end mark is exact if the provider has reported it', async (t) => {
  const world = await startWorld(t, almostAll);
  const asked = askers(2 * clientDialects.length);
  for (const asker of asked) {
    await sendAndLeave(world, { ...asker, stream: true }, true);
    await sendAndLeave(world, { ...asker, model: `${asker.model}-stage`, stream: true }, true, { [stageHeader]: 'on' });
  }
  await world.gateway.ended(2 * asked.length);
  assertAborted(t, world, 2 * asked.length);
  for (const { attempts, usage } of world.gateway.outcomes.values()) {
    t.match(attempts, [{ complete: true }]);
    t.match(usage, answerUsage);
  }
});

await test('a client that leaves in the middle of an answer leaves its usage open', async (t) => {
  const world = await startWorld(t, beginAnswer);
  const asked = askers(2 * clientDialects.length);
  for (const asker of asked) await sendAndLeave(world, { ...asker, stream: true }, true);
  await world.gateway.ended(asked.length);
  for (const { attempts } of world.gateway.outcomes.values()) t.match(attempts, [{ complete: false }]);
});

await test('a client that disconnects before its request is complete causes no provider call', async (t) => {
  const world = await startWorld(t, () => undefined);
  const count = 30;
  for (const { client, model } of askers(count)) {
    const socket = await openRequest(world.gateway, client, model, 20);
    socket.destroy();
  }
  await world.gateway.ended(count);
  t.equal(world.provider.calls.length, 0);
  t.ok([...world.gateway.outcomes.values()].every(({ status }) => status === 'aborted'));
});

const pieceOfText = 'x'.repeat(16 * 1024);
const pieces = 2048;

/** Sends a very long answer, as fast as it is taken. */
async function sendLongAnswer(call: ProviderCall, sent: { bytes: number }): Promise<void> {
  const { events } = textAnswers[call.dialect];
  const repeated = events.findIndex((event) => event.includes('世界'));
  const ordered = { call, contentType: streamTypes[call.dialect], body: events[repeated] as Buffer };
  const piece = httpChunk(changed(ordered, (text) => text.replace('世界', pieceOfText)));
  const first = httpChunk(Buffer.concat(events.slice(0, repeated)));
  call.socket.write(Buffer.concat([streamHead(call.dialect), first]));
  for (let count = 0; count < pieces; count += 1) {
    if (!call.socket.write(piece)) await once(call.socket, 'drain');
    sent.bytes = (count + 1) * piece.length - call.socket.writableLength;
  }
  call.socket.write(httpChunk(Buffer.concat(events.slice(repeated + 1))));
  call.socket.write(lastChunk);
}

/** Waits until a number has grown and stands still: there is no event for what does not happen. */
async function standsStill(read: () => number): Promise<number> {
  let last = -1;
  for (let still = 0; still < 8; still += 1) {
    if (read() === 0 || read() !== last) still = 0;
    last = read();
    await wait(25);
  }
  return last;
}

function portOf({ url }: { readonly url: string }): number {
  return Number(new URL(url).port);
}

/** Sends a request by hand and reads nothing of the answer. */
async function openRequest(
  gateway: ProviderGateway,
  client: ClientDialect,
  model: string,
  missingBytes = 0,
): Promise<Socket> {
  const { hostname, port, host } = new URL(gateway.url);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  const body = stringifyJson(requestOf(client, { model, stream: true }));
  const head = `POST ${pathOf(client, { model, stream: true })} HTTP/1.1\r\nhost: ${host}\r\ncontent-type: application/json\r\n`;
  const bytes = `${head}connection: close\r\ncontent-length: ${body.length}\r\n\r\n${body}`;
  await new Promise((resolve) => {
    socket.write(bytes.slice(0, bytes.length - missingBytes), resolve);
  });
  return socket;
}

await test('a client that does not read slows the provider down', async (t) => {
  const bound = 24 * 1024 * 1024;
  const answerBytes = pieces * pieceOfText.length;
  /** What was read from the provider at once, and a few pieces on their way through. */
  const mostHeld = 9 * pieceOfText.length;
  // The end of a response repeats all that was said: it must be kept, and is bounded by itself.
  const clients = clientDialects.filter((client) => client !== 'responses');
  for (const dialect of wireFormats) {
    // Every provider with one client, every client with one provider, and all that are relayed.
    for (const client of clients.filter((name) => name === 'native' || dialect === 'openai' || name === dialect)) {
      await t.test(`${client} client, ${dialect} provider`, async (t) => {
        const sockets = watchSockets(t);
        const sent = { bytes: 0 };
        const { gateway, provider } = await startWorld(t, (call) => sendLongAnswer(call, sent));
        const socket = await openRequest(gateway, client, modelAt(dialect, 'long'));
        const stalled = await standsStill(() => sent.bytes);
        t.ok(stalled > 0 && stalled < bound, `the provider could send ${stalled} of ${answerBytes} bytes`);
        const fromProvider = sockets.openedTo(portOf(provider)) as Socket;
        const toClient = sockets.acceptedAt(portOf(gateway)) as Socket;
        const taken = fromProvider.bytesRead;
        const passedOn = toClient.bytesWritten - toClient.writableLength;

        let bytes = 0;
        let tail = '';
        for await (const chunk of socket as AsyncIterable<Buffer>) {
          bytes += chunk.length;
          tail = tail.slice(-200) + chunk.toString('latin1', Math.max(0, chunk.length - 200));
        }
        t.ok(bytes > answerBytes, 'all of it comes once the client reads');
        t.match(tail, /\[DONE\]|message_stop|"STOP"|"done":true/, 'to the end');
        // The dialects need a different number of bytes for the same text: shares of the whole answer are compared.
        const held = (taken / fromProvider.bytesRead - passedOn / bytes) * answerBytes;
        t.ok(held < mostHeld, `${held.toFixed(0)} bytes were kept in memory meanwhile`);
      });
    }
  }

  await t.test('a slow client may disconnect at any time', async (t) => {
    const sent = { bytes: 0 };
    const { gateway, provider } = await startWorld(t, (call) => sendLongAnswer(call, sent));
    const socket = await openRequest(gateway, 'openai', modelAt('openai', 'long'));
    await standsStill(() => sent.bytes);
    socket.destroy();
    await (await callOf(provider, modelAt('openai', 'long'))).closed;
    await gateway.ended(1);
    t.match([...gateway.outcomes.values()], [{ status: 'aborted' }]);
  });
});
