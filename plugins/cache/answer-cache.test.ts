import { test } from 'tap';
import type { StreamPart } from '../../core/api/index.js';
import { pluginOf } from '../../core/testkit/index.js';
import { createRedis } from '../../test/fixtures/components/redis-database.js';
import { until } from '../../test/fixtures/components/until.js';
import { startCacheGateway as start } from './fixtures/cache-gateway.js';
import { connectionWith } from './fixtures/sample-call.js';
import { withNotes } from '../../test/fixtures/plugins/with-notes.js';

const hit = /^sluice; hit; ttl=\d+$/;
const miss = 'sluice; fwd=uri-miss';

await test('an identical call is answered without a provider, and any other is not', async (t) => {
  const { ask, calls } = await start(t);
  const first = await ask();
  t.equal(first.cache, miss);
  t.match(await ask(), { cache: hit, text: first.text });
  t.match(await ask({ stream: true }), {
    cache: hit,
    text: /data: start answer-1\n\ndata: answer 1\n\ndata: finish stop\n\ndata: done/,
  });
  t.match(await ask({ text: 'Hello!' }), { cache: miss, text: /answer 2/ });
  t.match(await ask({ model: 'other' }), { cache: miss, text: /answer 3/ });
  t.match(await ask({ more: 1 }), { cache: miss, text: /answer 4/ }, 'a member that only the client knows');
  t.equal(calls.length, 4);
});

await test('only calls that match a rule for connection, model and kind are cached', async (t) => {
  const cases = [
    [[], false],
    [[{ connections: ['te*'], models: ['ec*'], ttlSeconds: 60 }], true],
    [[{ connections: [connectionWith().connectionId], models: ['echo'], calls: ['chat'], ttlSeconds: 60 }], true],
    [[{ connections: ['other'], ttlSeconds: 60 }], false],
    [[{ connections: ['*'], models: ['ech'], ttlSeconds: 60 }], false],
    [[{ connections: ['*'], calls: ['embeddings'], ttlSeconds: 60 }], false],
  ] as const;
  for (const [rules, isKept] of cases) {
    const { ask, calls, gateway } = await start(t, { config: { rules } });
    await ask();
    t.equal((await ask()).cache !== null, isKept, JSON.stringify(rules));
    t.equal(calls.length, isKept ? 1 : 2);
    await gateway.stop();
  }
});

await test('Cache-Control of a request bypasses the cache, limits the age of an answer, or prevents storing', async (t) => {
  const { ask, clock } = await start(t);
  const wanting = (directives: string) => ask({}, { 'cache-control': directives });
  t.match(await wanting('no-store'), { cache: null, text: /answer 1/ });
  t.match(await ask(), { cache: miss, text: /answer 2/ });
  t.match(await wanting('no-store'), { cache: null, text: /answer 3/ });
  t.match(await ask(), { cache: hit, text: /answer 2/ });
  t.match(await wanting('no-cache'), { cache: 'sluice; fwd=request', text: /answer 4/ });
  t.match(await ask(), { cache: hit, text: /answer 4/ }, 'the fresh one is kept');
  await clock.advance(20_000);
  t.match(await wanting('max-age=20'), { cache: hit, text: /answer 4/ });
  t.match(await wanting('max-age=19'), { cache: 'sluice; fwd=request', text: /answer 5/ });
});

await test('a cached answer is used until the time to live of its rule is over', async (t) => {
  const { ask, clock } = await start(t);
  await ask();
  await clock.advance(59_000);
  t.match(await ask(), { cache: 'sluice; hit; ttl=1', text: /answer 1/ });
  await clock.advance(1_000);
  t.match(await ask(), { cache: miss, text: /answer 2/ });
});

await test('an answer from before the clock was set back is not used for longer than its time to live', async (t) => {
  const { ask, clock } = await start(t);
  await ask();
  clock.set(-30_000);
  t.match(await ask(), { cache: hit, text: /answer 1/ }, 'clocks of replicas differ');
  clock.set(-3_600_000);
  t.match(await ask(), { cache: miss, text: /answer 2/ });
  t.match(await ask(), { cache: hit, text: /answer 2/ });
});

const start0: StreamPart = { type: 'start', id: 'a', model: 'm', created: 1 };
const text0: StreamPart = { type: 'text', choice: 0, text: 'some text' };
const stop0: StreamPart = { type: 'finish', choice: 0, reason: 'stop' };

await test('answers that failed, contain too much or are too large are not stored', async (t) => {
  const unfit: readonly (readonly StreamPart[])[] = [
    [start0, text0],
    ...(['length', 'content_filter', 'error', 'other'] as const).map((reason) => [start0, text0, { ...stop0, reason }]),
    [start0, text0, stop0, { type: 'usage', usage: { inputTokens: 1, outputTokens: 1, searches: 1 } }],
    [start0, { ...text0, recorded: 'what was there before' }, stop0],
    [start0, { ...text0, text: 'x'.repeat(2000) }, stop0],
    // Six characters each, where it is kept.
    [start0, { ...text0, text: '\u0001'.repeat(300) }, stop0],
  ];
  for (const parts of unfit) {
    const { ask, calls, answerWith, gateway } = await start(t, { config: { maxEntryBytes: 1024 } });
    answerWith(() => parts);
    for (const stream of [false, true]) await ask({ stream });
    t.equal(calls.length, 2, JSON.stringify(parts.slice(1)).slice(0, 200));
    answerWith(() => [start0, text0, stop0]);
    await ask();
    await ask();
    t.equal(calls.length, 3, 'the next good one is');
    await gateway.stop();
  }
});

await test('an answer that the client did not read to its end is not cached', async (t) => {
  const left = Promise.withResolvers<void>();
  let asked = 0;
  const slow = pluginOf('slow-provider', {
    dispatch: (_call, exchange) => ({
      provider: 'slow-provider',
      discard: () => left.resolve(),
      async deliver(sink) {
        asked += 1;
        await sink(start0);
        await sink(text0);
        if (asked === 1) await new Promise((_, reject) => exchange.signal.addEventListener('abort', reject));
        await sink(stop0);
      },
    }),
  });
  const { ask, gateway } = await start(t, { plugins: [slow] });
  const controller = new AbortController();
  const response = await fetch(`${gateway.url}/plain`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ text: 'Hello', stream: true }),
    signal: controller.signal,
  });
  await response.body?.getReader().read();
  controller.abort();
  await left.promise;
  t.match(await ask(), { cache: miss });
  t.match(await ask(), { cache: hit });
  t.equal(asked, 2);
});

await test('nothing is stored if a policy has found something, or inspects asynchronously', async (t) => {
  const policy = {
    kind: 'policy',
    policyId: 'p',
    type: 'x',
    action: 'redact',
    surface: 'output',
    categories: [],
    count: 1,
  } as const;
  const finding = withNotes('finding', (notes) => ({
    // In the last moment of a stage behind the cache.
    transform: {
      stage: (_call, exchange) => ({
        part: (part, output) => output.push(part),
        end: () => notes.add(exchange, policy),
      }),
    },
  }));
  const { ask, calls } = await start(t, { plugins: [finding] });
  await ask();
  await ask();
  t.equal(calls.length, 2);
  const auditing = connectionWith({
    policies: [{ policyId: 'p', type: 'x', action: 'audit', disabled: false } as never],
  });
  const watched = await start(t, { connection: auditing });
  await watched.ask();
  t.match(await watched.ask(), { cache: null, text: /answer 2/ });
});

await test('the log contains the result of the cache', async (t) => {
  const { ask, gateway } = await start(t);
  await ask();
  await ask();
  await ask({}, { 'cache-control': 'no-store' });
  await gateway.stop();
  const told = gateway.log.filter(({ message }) => message === 'request').map(({ fields }) => fields['cache']);
  t.strictSame(told, ['miss', 'hit', 'bypass']);
});

await test('a secret without a Redis has no effect, and the log says so', async (t) => {
  const { gateway } = await start(t, { config: { secret: 'a secret with more than thirty-two characters' } });
  const told = gateway.log.filter(({ message }) => message.includes('"secret" has no effect without state.redis.url'));
  t.equal(told.length, 1);
});

await test('with a secret, replicas with the same configuration share answers through Redis', async (t) => {
  const redis = await createRedis();
  const secret = 'a secret with more than thirty-two characters';
  // Long, as a machine that is busy must not look like a Redis that is frozen.
  const config = { secret, redisTimeoutMs: 500 };
  const [one, two] = [await start(t, { config, redis }), await start(t, { config, redis })];
  await one.ask();
  await until(async () => (await one.ask()).cache?.includes('hit') === true, 'written');
  // Which answer it is depends on how many were asked for before the first was written.
  t.match(await two.ask({ stream: true }), { cache: hit, text: /answer \d/ });
  t.equal(two.calls.length, 0);
  const changed = await start(t, { config: { ...config, maxEntryBytes: 2048 }, redis });
  t.match(await changed.ask(), { cache: miss }, 'another configuration may answer otherwise');
  const alone = await start(t, { config: { redisTimeoutMs: 500 }, redis });
  t.match(await alone.ask(), { cache: miss }, 'without the secret each process keeps its own');
  t.match(await alone.ask(), { cache: hit });
});
