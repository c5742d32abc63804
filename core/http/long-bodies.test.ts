import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { gzipSync } from 'node:zlib';
import { type Test, test } from 'tap';
import { clientFor, serveHttp } from '../../test/fixtures/components/http-upstream.js';
import { until } from '../../test/fixtures/components/until.js';
import { connectionTo, testGateway } from '../../test/fixtures/gateways/test-gateway.js';
import {
  definePlugin,
  type Exchange,
  type HttpResponse,
  isOwnRequest,
  ModelCalls,
  type PartSink,
  SseDecoder,
  type StreamPart,
  z,
} from '../api/index.js';
import { openAccess, testConnection } from '../testkit/open-access.js';
import { plainRoute } from '../testkit/plain-dialect.js';
import { pluginOf } from '../testkit/plugin-of.js';
import { scriptedProvider, textAnswer } from '../testkit/scripted-provider.js';
import type { TestGateway } from '../testkit/start-test-gateway.js';
import { BodyMemory } from './request/body-memory.js';
import { UnreadBodies } from './request/unread-bodies.js';
import { testRoute } from '../testkit/test-route.js';

const most = 1_000_000;
const long = JSON.stringify({ text: 'x'.repeat(300_000) });
const refusal = { plainError: 'GW_OVERLOADED' };

interface Started {
  readonly gateway: TestGateway;
  readonly bodies: BodyMemory;
  /** Lets the provider answer all calls, also later ones. */
  readonly answer: () => void;
  /** The calls that the provider has got. */
  readonly called: { count: number };
}

async function start(t: Test): Promise<Started> {
  const bodies = new BodyMemory(most);
  const answering = Promise.withResolvers<void>();
  const called = { count: 0 };
  const provider = scriptedProvider(async () => {
    called.count += 1;
    await answering.promise;
    return { parts: textAnswer('a') };
  });
  const gateway = await testGateway(t, [plainRoute, openAccess(), provider], undefined, { bodies });
  return { gateway, bodies, answer: answering.resolve, called };
}

function compressed({ url }: TestGateway, text: string): Promise<Response> {
  return fetch(`${url}/plain`, { method: 'POST', headers: { 'content-encoding': 'gzip' }, body: gzipSync(text) });
}

await test('long bodies that are not answered yet take a limited memory, compressed or not; short ones are never refused', async (t) => {
  const { gateway, bodies, answer, called } = await start(t);
  const waiting = [gateway.post('/plain', long), compressed(gateway, long)];
  await until(() => called.count === 2, 'the provider has both');
  t.ok(bodies.used >= 2 * long.length && bodies.used < most, `${bodies.used} bytes`);
  for (const refused of await Promise.all([gateway.post('/plain', long), compressed(gateway, long)])) {
    t.equal(refused.status, 503);
    t.equal(refused.headers.get('retry-after'), '1');
    t.match(await refused.json(), refusal);
  }
  waiting.push(gateway.post('/plain', { text: 'short' }));
  await until(() => called.count === 3, 'the short one is accepted');
  answer();
  for (const response of await Promise.all(waiting)) {
    t.equal(response.status, 200);
    await response.text();
  }
  await until(() => bodies.used === 0, 'nothing is held');
  t.equal((await gateway.post('/plain', long)).status, 200);
});

await test('the only long body is accepted, even if it is more than half of the memory', async (t) => {
  const { gateway, answer } = await start(t);
  answer();
  t.equal((await gateway.post('/plain', { text: 'x'.repeat(0.9 * most) })).status, 200);
});

await test('a client that leaves while it sends, or while it waits, holds nothing', async (t) => {
  const { gateway, bodies, called } = await start(t);
  const leaving = new AbortController();
  const waiting = fetch(`${gateway.url}/plain`, { method: 'POST', body: long, signal: leaving.signal });
  await until(() => called.count === 1, 'the provider has it');
  const sending = connect(Number(new URL(gateway.url).port), '127.0.0.1');
  await once(sending, 'connect');
  sending.write(`POST /plain HTTP/1.1\r\nhost: x\r\ncontent-length: ${long.length}\r\n\r\n${long.slice(0, 200_000)}`);
  await until(() => bodies.used > long.length + 100_000, 'a part of it has arrived');
  sending.destroy();
  leaving.abort();
  await t.rejects(waiting);
  await until(() => bodies.used === 0, 'nothing is held');
});

await test('what a plain route occupies for a short request counts as a long body does, until the request is answered', async (t) => {
  const bodies = new BodyMemory(most);
  const answering = Promise.withResolvers<void>();
  const route = testRoute({
    method: 'POST',
    path: '/occupy',
    access: { kind: 'connection-key' },
    body: z.object({ bytes: z.int() }),
    async handle({ body: { bytes }, occupies }) {
      occupies(bytes);
      await answering.promise;
      return { body: {} };
    },
  });
  const plugins = [pluginOf('occupying', { routes: [route] }), openAccess()];
  const gateway = await testGateway(t, plugins, undefined, { bodies });
  const waiting = [gateway.post('/occupy', { bytes: 600_000 }), gateway.post('/occupy', { bytes: 10 })];
  await until(() => bodies.used === 600_000, 'the first occupies it, and the second too little to be counted');
  const refused = await gateway.post('/occupy', { bytes: 500_000 });
  t.equal(refused.status, 503);
  t.match(await refused.json(), { code: 'GW_OVERLOADED' });
  answering.resolve();
  for (const response of await Promise.all(waiting)) t.equal(response.status, 200);
  await until(() => bodies.used === 0, 'nothing is held');
});

await test('a long reply counts until its client has read it; what was changed is told in any case', async (t) => {
  const bodies = new BodyMemory(most);
  // More than the sockets of both sides hold.
  const text = 'x'.repeat(60_000_000);
  const handle = async () => ({ body: { text } });
  const routes = (['GET', 'POST'] as const).map((method) =>
    testRoute({ method, path: '/long', operation: method, handle }),
  );
  const gateway = await testGateway(t, [pluginOf('long', { routes })], undefined, { bodies });
  const unread = await connectionTo(t, gateway);
  unread.pause();
  unread.send('GET /long HTTP/1.1\r\nhost: test\r\n\r\n');
  await until(() => bodies.used > text.length, 'a client does not read its reply');
  const refused = await fetch(`${gateway.url}/long`);
  t.equal(refused.status, 503);
  t.match(await refused.json(), { code: 'GW_OVERLOADED' });
  const changed = await fetch(`${gateway.url}/long`, { method: 'POST' });
  t.equal(changed.status, 200);
  t.strictSame(await changed.json(), { text });
  unread.destroy();
  await until(() => bodies.used === 0, 'nothing is held');
  t.equal((await fetch(`${gateway.url}/long`)).status, 200);
});

/** How a provider's answer is read. */
const readings: Readonly<Record<string, (response: HttpResponse, exchange: Exchange) => unknown>> = {
  'long answers that are collected': (response) => response.bytes(most),
  'long events of a stream': (response, exchange) => {
    const decoder = new SseDecoder(most, exchange);
    return response.deliver((chunk) => void decoder.push(chunk));
  },
};

for (const [what, read] of Object.entries(readings)) {
  await test(`${what} count as well, with those of short requests`, async (t) => {
    const bodies = new BodyMemory(most);
    const upstream = await serveHttp(t, (_request, response) => {
      // A long line, the end of its event, and a shorter one.
      response.end(`${'x'.repeat(500_000)}\n\n${'x'.repeat(99_998)}`);
    });
    const client = clientFor(t);
    const answering = Promise.withResolvers<void>();
    const provider = scriptedProvider(async (_call, exchange) => {
      const response = await client.send({ method: 'POST', url: upstream.url, headers: {}, exchange });
      await read(response, exchange);
      await answering.promise;
      return { parts: textAnswer('a') };
    });
    const gateway = await testGateway(t, [plainRoute, openAccess(), provider], undefined, { bodies });
    const waiting = gateway.post('/plain', { text: 'short' });
    await until(() => bodies.used >= 400_000, 'the first answer is there');
    const refused = await gateway.post('/plain', { text: 'short' });
    t.equal(refused.status, 503);
    t.match(await refused.json(), refusal);
    t.ok(bodies.used <= 600_000, `${bodies.used} bytes`);
    answering.resolve();
    t.equal((await waiting).status, 200);
    await until(() => bodies.used === 0, 'nothing is held');
  });
}

const manyParts = textAnswer(...Array.from({ length: 6_000 }, () => 'x'.repeat(50)));

async function passOn(sink: PartSink, parts: readonly StreamPart[]): Promise<void> {
  for (const part of parts) await sink(part);
}

await test('long answers in many small parts count as well, for a client that gets them as a whole', async (t) => {
  const bodies = new BodyMemory(most);
  const answering = Promise.withResolvers<void>();
  const provider = scriptedProvider({
    async parts(sink) {
      await passOn(sink, manyParts);
      await answering.promise;
    },
  });
  const gateway = await testGateway(t, [plainRoute, openAccess(), provider], undefined, { bodies });
  const waiting = gateway.post('/plain', { text: 'short' });
  await until(() => bodies.used > 600_000, 'the first answer is there, in small pieces');
  const refused = await gateway.post('/plain', { text: 'short' });
  t.equal(refused.status, 503);
  t.match(await refused.json(), refusal);
  answering.resolve();
  t.equal((await waiting).status, 200);
  await until(() => bodies.used === 0, 'nothing is held');
});

await test('answers to the questions of plugins count as well, until they are answered', async (t) => {
  const bodies = new BodyMemory(most);
  const answering = Promise.withResolvers<void>();
  const asking = definePlugin({
    apiVersion: 1,
    name: 'asking',
    config: z.strictObject({}),
    needs: { calls: ModelCalls },
    setup: ({ services: { calls } }) => ({
      async prepare(call, exchange) {
        const { connection = testConnection, signal } = exchange;
        if (call.kind !== 'chat' || isOwnRequest(exchange)) return undefined;
        const { choices } = await calls.chat(call, { connection, operation: 'ask', signal });
        return { ...call, messages: choices.map(({ content }) => ({ role: 'user', content })) };
      },
    }),
  });
  const provider = scriptedProvider((_call, exchange) => ({
    async parts(sink) {
      if (!isOwnRequest(exchange)) return passOn(sink, textAnswer('a'));
      await passOn(sink, manyParts);
      await answering.promise;
    },
  }));
  const gateway = await testGateway(t, [plainRoute, openAccess(), asking, provider], undefined, { bodies });
  const waiting = gateway.post('/plain', { text: 'short' });
  await until(() => bodies.used > 600_000, 'the first answer is there');
  const refused = await gateway.post('/plain', { text: 'short' });
  t.equal(refused.status, 503);
  t.match(await refused.json(), { plainError: 'GW_PLUGIN_SERVER_UNAVAILABLE' }, 'as when the model is away');
  answering.resolve();
  t.equal((await waiting).status, 200);
  await until(() => bodies.used === 0, 'nothing is held');
});

await test('an organization may hold as much as is still free, so that there is room for another', (t) => {
  const bodies = new BodyMemory(100);
  const request = (organizationId: string) => ({
    identity: { kind: 'key', keyId: 'k', organizationId } as Exchange['identity'],
    signal: new AbortController().signal,
  });
  const [first, second, other] = [request('a'), request('a'), request('b')];
  bodies.hold(first, 30);
  bodies.hold(second, 20);
  t.throws(() => bodies.hold(request('a'), 1), { code: 'GW_OVERLOADED', status: 503 });
  t.throws(() => bodies.hold(second, 1), { code: 'GW_OVERLOADED' }, 'also what grows');
  bodies.hold(other, 25);
  t.throws(() => bodies.hold(other, 1), { code: 'GW_OVERLOADED' });
  bodies.release(first);
  t.equal(bodies.used, 45);
  bodies.hold(second, 10);
  bodies.hold({ ...other, signal: AbortSignal.abort() }, 1_000);
  for (const each of [second, other, first]) bodies.release(each);
  t.equal(bodies.used, 0, 'nothing of a request that has ended');
  t.end();
});

await test('an answer may not take more than all of the memory, even if it is the only one', (t) => {
  const bodies = new BodyMemory(100);
  const only = { identity: { kind: 'anonymous' } as Exchange['identity'], signal: new AbortController().signal };
  bodies.hold(only, 120);
  t.throws(() => bodies.hold(only, 1, true), { code: 'GW_OVERLOADED', status: 503 }, 'with its body');
  bodies.release(only);
  bodies.hold(only, 100, true);
  t.throws(() => bodies.hold(only, 1, true), { code: 'GW_OVERLOADED' });
  bodies.release(only);
  t.equal(bodies.used, 0);
  t.end();
});

await test('the rest of a body is not waited for when its client is gone, even if the request has been answered', async (t) => {
  const unread = new UnreadBodies({ maxBodyBytes: most, bodyTimeoutMs: 3_600_000 });
  const answered: IncomingMessage[] = [];
  const { url } = await serveHttp(t, (request, response) => {
    response.on('finish', () => {
      unread.discard(request);
      answered.push(request);
    });
    response.end('no');
  });
  const client = connect(Number(new URL(url).port), '127.0.0.1');
  t.teardown(() => client.destroy());
  client.write('POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1000\r\n\r\nthe beginning');
  await once(client, 'data');
  await until(() => answered.length > 0, 'it is answered');
  t.equal(answered[0]?.destroyed, false, 'the rest may come');
  client.destroy();
  await until(() => answered[0]?.destroyed === true, 'it is given up');
});
