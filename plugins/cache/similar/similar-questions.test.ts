import { setImmediate as turn } from 'node:timers/promises';
import { type Test, test } from 'tap';
import {
  definePlugin,
  ExchangeNotes,
  type Plugin,
  type PolicyNote,
  type StepNote,
  StepPolicies,
  type StreamPart,
  z,
} from '../../../core/api/index.js';
import { textAnswer } from '../../../core/testkit/index.js';
import { createRedis } from '../../../test/fixtures/components/redis-database.js';
import { startOwnRedis } from '../../../test/fixtures/components/redis.js';
import { until } from '../../../test/fixtures/components/until.js';
import { type CacheGatewayOptions, startCacheGateway } from '../fixtures/cache-gateway.js';
import { connectionWith } from '../fixtures/sample-call.js';
import { withNotes } from '../../../test/fixtures/plugins/with-notes.js';

/** Vectors with a direction for each of these words, and a little more for how long the text is. */
const topics = ['password', 'refund', 'delivery'];
function embed(text: string): readonly number[] {
  return [...topics.map((topic) => (text.includes(topic) ? 1 : 0)), text.length / 1000];
}

const rule = { connections: ['*'], ttlSeconds: 60, similar: { model: 'embedder' } };

const start = (t: Test, { config, ...options }: CacheGatewayOptions = {}) =>
  startCacheGateway(t, { embed, config: { rules: [rule], ...config }, ...options });

const similar = /^sluice; hit; ttl=\d+; detail=similar; similarity=(?:0\.9\d+|1)$/;
const hit = /^sluice; hit; ttl=\d+$/;
const miss = 'sluice; fwd=uri-miss';

await test('a question in other words gets the earlier answer, streamed or not, and each vector is asked for once', async (t) => {
  const { ask, calls, embedded } = await start(t);
  t.match(await ask({ text: 'how do i reset my password' }), { cache: miss, text: /answer 1/ });
  t.match(await ask({ text: 'can my password be reset' }), { cache: similar, text: /answer 1/ });
  const streamed = await ask({ text: 'reset the password', stream: true });
  t.match(streamed, { cache: similar, text: /data: answer 1\n\ndata: finish stop\n\ndata: done/ });
  t.match(await ask({ text: 'how do i reset my password' }), { cache: hit }, 'an identical call needs no vector');
  t.match(await ask({ text: 'how do i get a refund' }), { cache: miss, text: /answer 2/ });
  t.match(await ask({ text: 'is there a refund', stream: true }), { cache: similar, text: /answer 2/ });
  t.equal(calls.length, 2);
  t.equal(embedded.length, new Set(embedded).size);
  t.equal(embedded.length, 5);
});

await test('without `similar` in its rule, a call gets only the answer of an identical one', async (t) => {
  const { ask, embedded } = await start(t, { config: { rules: [{ connections: ['*'], ttlSeconds: 60 }] } });
  await ask({ text: 'how do i reset my password' });
  t.match(await ask({ text: 'can my password be reset' }), { cache: miss });
  t.strictSame(embedded, []);
});

await test('a near question with another number, name, negation, model or member is not a hit', async (t) => {
  const { ask, calls } = await start(t);
  const first = { text: 'how do i reset my password in version 5' };
  const others = [
    { text: 'how do i reset my password in version 6' },
    { text: 'how do i not reset my password in version 5' },
    { text: 'how do i reset my Linux password in version 5' },
    { ...first, text: `${first.text} now`, model: 'other' },
    { ...first, text: 'reset my password in version 5', more: 1 },
  ];
  await ask(first);
  for (const body of others) t.match(await ask(body), { cache: miss }, JSON.stringify(body));
  t.equal(calls.length, 1 + others.length);
  t.match(await ask({ text: 'in version 5, can i reset the password' }), { cache: similar, text: /answer 1/ });
});

await test('the threshold decides, and the nearest question counts', async (t) => {
  const { ask } = await start(t, {
    config: { rules: [{ ...rule, similar: { model: 'embedder', threshold: 0.7 } }] },
  });
  await ask({ text: 'password and refund' });
  await ask({ text: 'the password' }, { 'cache-control': 'no-cache' });
  t.match(await ask({ text: 'my password' }), { cache: similar, text: /answer 2/ });
  t.match(await ask({ text: 'my refund' }), {
    cache: 'sluice; hit; ttl=60; detail=similar; similarity=0.707',
    text: /answer 1/,
  });
  t.match(await ask({ text: 'my delivery' }), { cache: miss });
});

await test('Cache-Control and the time to live apply to answers of similar questions', async (t) => {
  const { ask, clock, embedded } = await start(t);
  const wanting = (text: string, directives: string) => ask({ text }, { 'cache-control': directives });
  await ask({ text: 'reset my password' });
  t.match(await wanting('reset the password', 'no-store'), { cache: null, text: /answer 2/ });
  t.equal(embedded.length, 1, 'no-store asks for no vector');
  await clock.advance(20_000);
  t.match(await wanting('reset one password', 'max-age=20'), { cache: miss }, 'a number');
  t.match(await wanting('reset a password', 'max-age=20'), {
    cache: 'sluice; hit; ttl=40; detail=similar; similarity=1',
  });
  t.match(await wanting('reset any password', 'max-age=19'), { cache: 'sluice; fwd=request', text: /answer 4/ });
  t.match(await wanting('reset that password', 'no-cache'), { cache: 'sluice; fwd=request', text: /answer 5/ });
  t.match(await ask({ text: 'reset that password?' }), { cache: similar, text: /answer 5/ }, 'the fresh one is found');
  await clock.advance(60_000);
  t.match(await ask({ text: 'reset a password' }), { cache: miss });
});

await test('identical questions at the same time are answered by the provider, and remembered once', async (t) => {
  const { ask, calls, answerWith } = await start(t);
  answerWith(() => textAnswer('one answer'));
  const answers = await Promise.all(Array.from({ length: 5 }, () => ask({ text: 'reset my password' })));
  for (const answer of answers) t.match(answer.text, /one answer/);
  const before = calls.length;
  t.match(await ask({ text: 'reset the password' }), { cache: similar });
  t.equal(calls.length, before);
});

const start0: StreamPart = { type: 'start', id: 'a', model: 'm', created: 1 };

await test('answers that call tools, failed or were cut are not given to similar questions', async (t) => {
  const unfit: readonly (readonly StreamPart[])[] = [
    [start0, { type: 'finish', choice: 0, reason: 'tool_calls' }],
    [start0, { type: 'text', choice: 0, text: 'some' }, { type: 'finish', choice: 0, reason: 'length' }],
    [start0, { type: 'text', choice: 0, text: 'some' }],
  ];
  for (const parts of unfit) {
    const { ask, answerWith } = await start(t);
    answerWith(() => parts);
    await ask({ text: 'reset my password' });
    answerWith(() => textAnswer('fine'));
    t.match(await ask({ text: 'reset the password' }), { cache: miss, text: /fine/ }, JSON.stringify(parts));
  }
});

await test('a question whose answer was evicted is forgotten, so that the next nearest one counts', async (t) => {
  const { ask, calls, answerWith } = await start(t, {
    config: { rules: [{ ...rule, similar: { model: 'embedder', threshold: 0.7 } }], maxBytes: 1_048_576 },
  });
  // Three quarters of the memory are for answers: two of these.
  answerWith(() => textAnswer(`${calls.length}.`, 'x'.repeat(300_000)));
  await ask({ text: 'the password' });
  await ask({ text: 'password and refund' }, { 'cache-control': 'no-cache' });
  await ask({ text: 'the delivery' });
  answerWith(() => [start0, { type: 'finish', choice: 0, reason: 'length' }]);
  t.match(await ask({ text: 'my password' }), { cache: miss });
  t.match(await ask({ text: 'my password' }), { cache: /similarity=0\.707$/, text: /2\./ });
});

await test('if the embedding model fails, calls are misses, and it is left alone for a while', async (t) => {
  let works = false;
  const { ask, embedded, gateway, clock } = await start(t, {
    embed: (text) => {
      if (!works) throw new Error('broken');
      return embed(text);
    },
  });
  for (const text of ['reset my password', 'reset the password', 'reset a password'])
    t.match(await ask({ text }), { status: 200, cache: miss });
  t.equal(embedded.length, 1);
  const warnings = gateway.log.filter(({ message }) => message === 'questions cannot be compared');
  t.match(warnings, [{ fields: { model: 'embedder', requestId: String, connectionId: String } }]);
  t.equal(warnings.length, 1);
  await clock.advance(10_000);
  await ask({ text: 'reset my passwords' });
  t.equal(embedded.length, 2);
  works = true;
  // A clock that was an hour ahead.
  clock.set(-3_600_000);
  await ask({ text: 'reset that password' });
  t.match(await ask({ text: 'reset any password' }), { cache: similar });
});

await test('a vector that does not come in time is not waited for, and its call is aborted', async (t) => {
  const asked = Promise.withResolvers<AbortSignal>();
  let count = 0;
  const { ask, clock } = await start(t, {
    embed: (text, signal) => {
      count += 1;
      if (count !== 2) return embed(text);
      asked.resolve(signal);
      return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)));
    },
  });
  await ask({ text: 'reset my password' });
  const waiting = ask({ text: 'reset the password' });
  const signal = await asked.promise;
  await clock.advance(999);
  t.equal(signal.aborted, false);
  await clock.advance(1);
  t.match(await waiting, { status: 200, cache: miss, text: /answer 2/ });
  t.equal(signal.aborted, true);
});

await test('vectors of other dimensions, or without a direction, match nothing', async (t) => {
  let vector: readonly number[] = [1, 0];
  const { ask } = await start(t, { embed: () => vector });
  await ask({ text: 'reset my password' });
  vector = [1, 0, 0];
  t.match(await ask({ text: 'reset the password' }), { cache: miss });
  t.match(await ask({ text: 'reset a password' }), { cache: similar, text: /answer 2/ });
  vector = [0, 0, 0];
  t.match(await ask({ text: 'reset any password' }), { cache: miss });
});

await test('the log says which request was answered before, and how similar it was', async (t) => {
  const { ask, gateway } = await start(t);
  await ask({ text: 'reset my password' });
  await ask({ text: 'reset the password' });
  await gateway.stop();
  const lines = gateway.log.filter(({ message, fields }) => message === 'request' && fields['operation'] === 'plain');
  const [first, second] = lines.map(({ fields }) => fields);
  t.match(first, { cache: 'miss' });
  t.match(second, { cache: 'similar', cacheSimilarity: Number, cachedRequestId: first?.['requestId'] });
  const own = gateway.log.filter(({ fields }) => fields['operation'] === 'embedCachedQuestion');
  t.strictSame(
    own.map(({ fields }) => fields['cache']),
    own.map(() => undefined),
    'vectors are not cached, and not counted',
  );
});

await test('traces show how long vectors took, and which of them failed', async (t) => {
  const steps: StepNote[] = [];
  const watching = withNotes('watching', (notes) => ({
    record: (exchange) => {
      for (const note of notes.of(exchange)) if (note.kind === 'step') steps.push(note);
    },
  }));
  let works = true;
  const { ask, gateway } = await start(t, {
    plugins: [watching],
    embed: (text) => {
      if (!works) throw new Error('broken');
      return embed(text);
    },
  });
  await ask({ text: 'reset my password' });
  works = false;
  await ask({ text: 'reset the password' });
  await ask({ text: 'reset a password' });
  await gateway.stop();
  const step = { operation: 'retrieval', name: 'cache', durationMs: Number, startedAt: Number };
  t.match(steps, [
    { ...step, failed: false },
    { ...step, failed: true },
  ]);
  t.equal(steps.length, 2, 'none for a call for which no vector was asked');
});

/** Policies that find one word in a question, and note what they find as others do. */
function policiesThatFind(word: string, seen: string[] = []): Plugin {
  const note: PolicyNote = {
    kind: 'policy',
    policyId: 'p',
    type: 'x',
    action: 'redact',
    surface: 'input',
    categories: [],
    count: 1,
  };
  return definePlugin({
    apiVersion: 1,
    name: 'test-policies',
    config: z.strictObject({}),
    needs: { notes: ExchangeNotes },
    provides: { policies: StepPolicies },
    honours: ['policies'],
    setup: ({ services: { notes } }) => ({
      services: {
        policies: {
          govern: () => Promise.reject(new Error('there are no steps')),
          kept: (value: unknown) => Promise.resolve(String(value).replaceAll(word, '***')),
        } as unknown as StepPolicies,
      },
      govern: (call, exchange) => {
        const text = 'inputs' in call ? call.inputs.join(' ') : JSON.stringify('messages' in call && call.messages);
        seen.push(text);
        if (text.includes(word)) notes.add(exchange, note);
        return undefined;
      },
    }),
  }) as Plugin;
}

const policed = connectionWith({
  policies: [{ policyId: 'p', type: 'x', action: 'redact', disabled: false } as never],
});

await test('a question in which a policy finds something is neither answered from the cache nor embedded nor remembered', async (t) => {
  const { ask, embedded } = await start(t, { connection: policed, plugins: [policiesThatFind('secret')] });
  await ask({ text: 'reset my password' });
  t.match(await ask({ text: 'reset the password' }), { cache: similar });
  t.match(await ask({ text: 'reset the secret password' }), { cache: miss, text: /answer 2/ });
  t.match(await ask({ text: 'reset that secret password' }), { cache: miss, text: /answer 3/ });
  t.strictSame(embedded, ['reset my password', 'reset the password']);
});

await test('if nothing can tell what policies find in a question, only identical calls are answered', async (t) => {
  const honouring = definePlugin({
    apiVersion: 1,
    name: 'honouring',
    config: z.strictObject({}),
    honours: ['policies'],
    setup: () => ({}),
  }) as Plugin;
  const { ask, embedded } = await start(t, { connection: policed, plugins: [honouring] });
  await ask({ text: 'reset my password' });
  t.match(await ask({ text: 'reset the password' }), { cache: miss });
  t.match(await ask({ text: 'reset my password' }), { cache: hit });
  t.strictSame(embedded, []);
});

await test('a model that no provider has, or that makes no vectors, is refused at the start', async (t) => {
  const starting = (similarTo: object, calls = ['chat']) =>
    startCacheGateway(t, { embed, config: { rules: [{ ...rule, calls, similar: similarTo }] } });
  await t.rejects(starting({ model: 'embeder' }), /no provider serves "embeder"[^]*Did you mean "embedder"\?/);
  await t.rejects(starting({ model: 'embedder' }, ['embeddings']), /`similar` is for chats/);
  await t.rejects(starting({ model: 'embedder', treshold: 0.9 }), /treshold/);
  await t.rejects(starting({ model: 'embedder', threshold: 95 }), /threshold/);
});

const secret = 'a secret with more than thirty-two characters';

await test('with a secret, replicas share questions through Redis; with another one they do not', async (t) => {
  const redis = await createRedis();
  // Long, as a machine that is busy must not look like a Redis that is frozen.
  const config = { secret, redisTimeoutMs: 500 };
  const [one, two] = [await start(t, { config, redis }), await start(t, { config, redis })];
  await one.ask({ text: 'reset my password' });
  let asked = 0;
  // Each in other words, because each becomes known.
  const inOtherWords = async () => (await two.ask({ text: `reset ${'my '.repeat((asked += 1))}password` })).cache ?? '';
  await until(async () => similar.test(await inOtherWords()), 'the question is found on the other replica');
  const stranger = await start(t, { config: { ...config, secret: `${secret}!` }, redis });
  t.match(await stranger.ask({ text: 'reset the password' }), { cache: miss });
});

await test('without Redis at hand, calls are misses and no vector is asked for', async (t) => {
  const redis = await startOwnRedis(t);
  const { ask, embedded } = await start(t, { config: { secret, redisTimeoutMs: 20 }, redis: redis.url });
  await redis.kill();
  await until(async () => {
    const before = embedded.length;
    const { status, cache } = await ask({ text: 'reset my password' });
    t.equal(status, 200);
    await turn();
    return cache === miss && embedded.length === before;
  }, 'noticed');
  t.match(await ask({ text: 'reset the password' }), { status: 200, cache: miss });
});
