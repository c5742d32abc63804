import { test } from 'tap';
import type { SharedState } from '../../../core/api/index.js';
import { fakeClock } from '../../../core/testkit/index.js';
import { connectToRedis } from '../../../test/fixtures/components/connect-to-redis.js';
import { startOwnRedis } from '../../../test/fixtures/components/redis.js';
import { createRedis } from '../../../test/fixtures/components/redis-database.js';
import { until } from '../../../test/fixtures/components/until.js';
import { keyOf } from '../cache-key.js';
import { type KnownQuestion, maxQuestions } from './question-store.js';
import { quantized, type QuestionVector } from './question-vector.js';
import { RedisQuestions } from './redis-questions.js';

const clock = fakeClock();
const scope = keyOf(Buffer.alloc(32, 7));
const questionOf = (at: number): KnownQuestion => ({
  key: keyOf(Buffer.alloc(32, `question ${at}`)),
  vector: quantized([at + 1, -2, 0.5]) as QuestionVector,
  expiresAt: clock.now() + 60_000,
  requestId: `0190000${String(at % 10)}-0000-7000-8000-000000000001`,
});

// Long, as a machine that is busy must not look like a Redis that is frozen.
const storeOf = (shared: SharedState, maxBytes = 1e6, timeoutMs = 20_000): RedisQuestions =>
  new RedisQuestions(shared, { timeoutMs, maxBytes, clock });

const dump = {
  text: `local all = {} for _, key in ipairs(redis.call('keys', '*')) do
    all[#all + 1] = key all[#all + 1] = tostring(redis.call('pttl', key))
    for _, entry in ipairs(redis.call('xrange', key, '-', '+')) do all[#all + 1] = entry[2][2] end end return all`,
};

await test('replicas share questions, and Redis contains neither their vectors nor their requests in plain text', async (t) => {
  const url = await createRedis();
  const [shared, other] = [await connectToRedis(t, url), await connectToRedis(t, url)];
  const [one, two] = [storeOf(shared), storeOf(other)];
  t.strictSame(await one.read(scope), []);
  for (const at of [0, 1]) {
    one.add(scope, questionOf(at));
    await one.close();
    const expected = [0, 1].slice(0, at + 1).map(questionOf);
    t.strictSame(await two.read(scope), expected, 'the new one is read');
    t.strictSame(await two.read(scope), expected, 'each is there once');
  }
  const stranger = { ...scope, seed: Buffer.alloc(32, 8) };
  t.strictSame(await storeOf(other).read(stranger), [], 'with another secret nothing can be read');
  const [name, left, ...entries] = (await shared.run(dump, { keys: [], arguments: [] })) as string[];
  t.match(name, /^sluice:cache:similar:[\w-]{43}$/);
  t.ok(Number(left) > 0 && Number(left) <= 60_000, 'Redis forgets it by itself');
  t.equal(entries.length, 2);
  for (const entry of entries) {
    const bytes = Buffer.from(entry, 'base64');
    t.notOk(bytes.includes('01900000') || bytes.includes(questionOf(0).key.seed));
  }
});

await test('a scope is bounded in Redis too, and only new questions are sent', async (t) => {
  const shared = await connectToRedis(t, await createRedis());
  let sent = 0;
  const counting: SharedState = {
    ...shared,
    isReady: true,
    run: async (script, input) => {
      const answer = await shared.run(script, input);
      if (Array.isArray(answer)) sent += answer.length;
      return answer;
    },
  };
  const store = storeOf(counting);
  for (let at = 0; at < maxQuestions + 10; at += 10) {
    for (let next = at; next < at + 10; next += 1) store.add(scope, questionOf(next));
    await store.close();
  }
  t.equal((await store.read(scope))?.length, maxQuestions);
  t.equal(sent, maxQuestions);
  store.add(scope, questionOf(1000));
  await store.close();
  // Closing has emptied the copy.
  sent = 0;
  await store.read(scope);
  t.equal(sent, maxQuestions);
  await store.read(scope);
  t.equal(sent, maxQuestions + 1, 'the last one, to go on from');
});

await test('an entry that was changed in Redis is ignored', async (t) => {
  const shared = await connectToRedis(t, await createRedis());
  const store = storeOf(shared);
  const change = { text: "redis.call('xadd', KEYS[1], '*', 'q', ARGV[1])" };
  for (const broken of ['', 'nonsense', Buffer.alloc(100).toString('base64')])
    await shared.run(change, { keys: [`cache:similar:${scope.name}`], arguments: [broken] });
  t.strictSame(await store.read(scope), []);
  store.add(scope, questionOf(1));
  await store.close();
  t.strictSame(await store.read(scope), [questionOf(1)]);
});

await test('questions that do not fit into memory are read again, and what is evicted does not hide new ones', async (t) => {
  const shared = await connectToRedis(t, await createRedis());
  const store = storeOf(shared, 1000);
  const other = keyOf(Buffer.alloc(32, 9));
  store.add(scope, questionOf(1));
  store.add(other, questionOf(2));
  await store.close();
  for (let times = 0; times < 2; times += 1) {
    t.strictSame(await store.read(scope), [questionOf(1)]);
    t.strictSame(await store.read(other), [questionOf(2)]);
  }
});

await test('an unresponsive or unavailable Redis has no questions, and nothing fails', async (t) => {
  const redis = await startOwnRedis(t);
  const shared = await connectToRedis(t, redis.url);
  const store = storeOf(shared, 1e6, 20);
  redis.freeze();
  t.equal(await store.read(scope), undefined, 'silent');
  store.add(scope, questionOf(1));
  await store.close();
  redis.thaw();
  await redis.kill();
  await until(() => !shared.isReady, 'noticed');
  t.equal(store.isReady, false);
  t.equal(await store.read(scope), undefined, 'away');
  store.add(scope, questionOf(1));
  await store.close();
});
