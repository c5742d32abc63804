import { once } from 'node:events';
import { MessageChannel } from 'node:worker_threads';
import { test } from 'tap';
import type { SharedState } from '../../../core/api/index.js';
import { connectToRedis } from '../../../test/fixtures/components/connect-to-redis.js';
import { startOwnRedis } from '../../../test/fixtures/components/redis.js';
import { createRedis } from '../../../test/fixtures/components/redis-database.js';
import { until } from '../../../test/fixtures/components/until.js';
import { cacheKey } from '../cache-key.js';
import { callWith, connectionWith } from '../fixtures/sample-call.js';
import { RedisStore } from './redis-store.js';

const secret = Buffer.from('a secret of this installation, and of no other');
const question = 'What does the heron eat?';
const answer = Buffer.from('Mostly fish, 世界, and \0 what else there is.');
const call = callWith({ messages: [{ role: 'user', content: [{ type: 'text', text: question }] }] });
const key = cacheKey(call, connectionWith(), secret, '');

/** Everything that a server has, keys and values, as text. */
const dump = {
  text: `local all = {} for _, key in ipairs(redis.call('keys', '*')) do
    all[#all + 1] = key all[#all + 1] = redis.call('get', key) all[#all + 1] = tostring(redis.call('pttl', key)) end return all`,
};

// Long, as a machine that is busy must not look like a Redis that is frozen.
const storeOf = (shared: SharedState): RedisStore => new RedisStore(shared, 20_000);

await test('replicas share answers, and Redis contains neither requests nor answers in plain text', async (t) => {
  const url = await createRedis();
  const [shared, other] = [await connectToRedis(t, url), await connectToRedis(t, url)];
  const store = storeOf(shared);
  t.equal(await store.get(key), undefined);
  store.set(key, answer, 60_000);
  await store.close();
  t.strictSame(await storeOf(other).get(key), answer);
  const [name, value, left] = (await shared.run(dump, { keys: [], arguments: [] })) as string[];
  t.match(name, /^sluice:cache:[\w-]{43}$/);
  t.ok(Number(left) > 0 && Number(left) <= 60_000, 'Redis forgets it by itself');
  const everything = `${name} ${value} ${Buffer.from(value ?? '', 'base64').toString('latin1')}`;
  for (const text of [question, 'heron', 'Mostly fish', answer.toString('base64').slice(4, 20)])
    t.notMatch(everything, text);

  const stranger = { ...key, seed: Buffer.alloc(32) };
  t.equal(await store.get(stranger), undefined, 'and opens nothing for who has another secret');
});

await test('an answer that was modified in Redis is rejected', async (t) => {
  const shared = await connectToRedis(t, await createRedis());
  const store = storeOf(shared);
  store.set(key, answer, 60_000);
  await store.close();
  const change = { text: "redis.call('set', KEYS[1], ARGV[1])" };
  const [, value = ''] = (await shared.run(dump, { keys: [], arguments: [] })) as string[];
  const bytes = Buffer.from(value, 'base64');
  bytes[20] = (bytes[20] ?? 0) ^ 1;
  for (const broken of [bytes.toString('base64'), '', 'nonsense']) {
    await shared.run(change, { keys: [`cache:${key.name}`], arguments: [broken] });
    t.equal(await store.get(key), undefined);
  }
});

await test('an answer that arrived while this process was busy for longer than the limit is not a miss', async (t) => {
  // Its answers come from outside the event loop, as those of a server do, and are there at once.
  const { port1: server, port2: client } = new MessageChannel();
  t.teardown(() => server.close());
  let kept = '';
  const shared = {
    isReady: true,
    run: async (_: object, { arguments: [written] }: { readonly arguments: readonly string[] }) => {
      if (written !== undefined) return void (kept = written);
      const answered = once(client, 'message');
      server.postMessage(kept);
      return (await answered)[0];
    },
  } as unknown as SharedState;
  const store = new RedisStore(shared, 20);
  store.set(key, answer, 60_000);
  await store.close();
  // Whatever waits for its time is called next, and what has arrived only then.
  await new Promise(setImmediate);
  const reading = store.get(key);
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 40);
  t.strictSame(await reading, answer);
});

await test('an unresponsive or unavailable Redis is a miss, and no request fails', async (t) => {
  const redis = await startOwnRedis(t);
  const shared = await connectToRedis(t, redis.url);
  const store = new RedisStore(shared, 20);
  redis.freeze();
  t.equal(await store.get(key), undefined, 'silent');
  store.set(key, answer, 60_000);
  await store.close();
  redis.thaw();
  await redis.kill();
  await until(() => !shared.isReady, 'noticed');
  t.equal(await store.get(key), undefined, 'away');
  store.set(key, answer, 60_000);
  await store.close();
});
