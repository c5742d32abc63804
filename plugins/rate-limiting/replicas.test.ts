import { type Test, test } from 'tap';
import { GatewayError, type Hold, type SharedState } from '../../core/api/index.js';
import { fakeClock } from '../../core/testkit/index.js';
import { connectToRedis } from '../../test/fixtures/components/connect-to-redis.js';
import { startOwnRedis } from '../../test/fixtures/components/redis.js';
import { startRedisCluster } from '../../test/fixtures/components/redis-cluster.js';
import { createRedis } from '../../test/fixtures/components/redis-database.js';
import { until } from '../../test/fixtures/components/until.js';
import type { RateLimiter } from './admit-request.js';
import { callOf, outcomeWith, sampleLimiter, type SampleOptions } from './fixtures/sample-limiter.js';
import { ReplicaCount } from './replica-count.js';

const slotKeys = ['rate:slots:{org-1}:connection-inference-concurrent:app'];

/** Limiters of three processes, each with a connection of its own. */
async function threeReplicas(
  t: Test,
  url: string,
  limits: readonly object[],
  options: Omit<SampleOptions, 'shared'> & { readonly cluster?: boolean } = {},
): Promise<readonly { readonly limiter: RateLimiter; readonly shared: SharedState }[]> {
  const { cluster = false } = options;
  const connections = await Promise.all([1, 2, 3].map(() => connectToRedis(t, url, cluster)));
  return connections.map((shared) => {
    const { limiter, slots } = sampleLimiter(limits, { replicas: 3, ...options, shared });
    t.teardown(() => slots.close());
    return { limiter, shared };
  });
}

async function holdOf(limiter: RateLimiter, admission = callOf()): Promise<Hold | undefined> {
  try {
    return await limiter.admit(admission);
  } catch (error) {
    if (GatewayError.is(error)) return undefined;
    throw error;
  }
}

/** How many of so many requests at the same time are let in. */
async function admitted(limiter: RateLimiter, times: number, admission = callOf()): Promise<number> {
  const holds = await Promise.all(Array.from({ length: times }, () => holdOf(limiter, admission)));
  return holds.filter((hold) => hold !== undefined).length;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

await test('three replicas on Redis together admit exactly the limit', async (t) => {
  const replicas = await threeReplicas(t, await createRedis(), [{ per: 'connection', requests: 1000 }]);
  const counts = await Promise.all(replicas.map(({ limiter }) => admitted(limiter, 600)));
  t.equal(sum(counts), 1000, `${counts.join(' + ')}`);
});

await test('three replicas on Redis together admit exactly the limit of a key, also after it has changed', async (t) => {
  const replicas = await threeReplicas(t, await createRedis(), []);
  const as = (requests: number) =>
    callOf('app', {}, { identity: { kind: 'key', keyId: 'key-1', organizationId: 'org-1', rateLimit: { requests } } });
  const all = async (requests: number, times: number): Promise<number> =>
    sum(await Promise.all(replicas.map(({ limiter }) => admitted(limiter, times, as(requests)))));
  t.equal(await all(1_000, 200), 600);
  t.equal(await all(700, 200), 100);
  t.equal(await all(1_400, 500), 700);
});

await test('on Redis, too, requests in the background take at most half of the slots, whoever asks at the same moment', async (t) => {
  const shared = await connectToRedis(t, await createRedis());
  const { limiter, slots } = sampleLimiter([{ per: 'connection', concurrent: 6 }], { shared });
  t.teardown(() => slots.close());
  const inBackground = callOf('app', {}, { isBackground: true });
  const asked = [1, 2, 3, 4, 5].map(() => holdOf(limiter, inBackground));
  const others = await admitted(limiter, 2);
  t.equal((await Promise.all(asked)).filter((hold) => hold !== undefined).length, 3);
  t.equal(others, 2);
});

await test('three replicas on Redis together admit as many tokens as the limit', async (t) => {
  const replicas = await threeReplicas(t, await createRedis(), [{ per: 'connection', tokens: 5000 }]);
  const counts = await Promise.all(replicas.map(({ limiter }) => admitted(limiter, 300)));
  // Each call is charged ten; one that is refused may be in the way of another for the time that it takes to give its tokens back.
  t.ok(sum(counts) <= 500 && sum(counts) >= 495, `${counts.join(' + ')} calls of ten tokens`);
});

await test('keys are in Redis, which proves that the limiter does not use its own memory', async (t) => {
  const [one] = await threeReplicas(t, await createRedis(), [{ per: 'connection', requests: 10 }]);
  await admitted(one!.limiter, 4);
  const script = { text: "return redis.call('get', KEYS[1])" };
  const keys = ['rate:connection-inference-requests:connection-inference-requests:app'];
  t.equal(await one?.shared.run(script, { keys, arguments: [] }), '4');
});

await test('three replicas on Redis together run as many concurrent requests as the limit', async (t) => {
  const replicas = await threeReplicas(t, await createRedis(), [{ per: 'connection', concurrent: 20 }]);
  const holds = (
    await Promise.all(replicas.flatMap(({ limiter }) => Array.from({ length: 15 }, () => holdOf(limiter))))
  ).filter((hold) => hold !== undefined);
  t.equal(holds.length, 20);
  for (const hold of holds.slice(0, 7)) await hold.settle(outcomeWith());
  t.equal(sum(await Promise.all(replicas.map(({ limiter }) => admitted(limiter, 15)))), 7);
});

await test('three replicas on Redis together run as many requests of a key and of an owner as these may have at the same time', async (t) => {
  const replicas = await threeReplicas(t, await createRedis(), [{ per: 'owner', concurrent: 9 }]);
  const as = (keyId: string, concurrent?: number) => {
    const rateLimit = concurrent === undefined ? null : { concurrent };
    return callOf('app', {}, { identity: { kind: 'key', keyId, organizationId: 'org-1', owner: 'ann', rateLimit } });
  };
  const all = async (admission: ReturnType<typeof as>): Promise<number> =>
    sum(await Promise.all(replicas.map(({ limiter }) => admitted(limiter, 10, admission))));
  t.equal(await all(as('key-1', 4)), 4);
  t.equal(await all(as('key-1', 6)), 2, 'a limit that is raised counts what is running');
  t.equal(await all(as('key-2')), 3);
});

await test('on a Redis Cluster they do, too, also with several limits for each request', async (t) => {
  const { url } = await startRedisCluster(t);
  const limits = [
    { per: 'connection', concurrent: 20, requests: 1000 },
    { per: 'key', concurrent: 30, tokens: 5000 },
    { per: 'organization', concurrent: 25 },
  ];
  const replicas = await threeReplicas(t, url, limits, { cluster: true });
  const counts = await Promise.all(replicas.map(({ limiter }) => admitted(limiter, 15)));
  t.equal(sum(counts), 20, `${counts.join(' + ')}`);
});

await test('requests of one event-loop turn take and release their slots in one batch', async (t) => {
  const shared = await connectToRedis(t, await createRedis());
  let asked = 0;
  const counting = {
    client: {},
    isReady: true,
    onReady: () => () => undefined,
    run(...question: Parameters<SharedState['run']>) {
      asked += 1;
      return shared.run(...question);
    },
  } as unknown as SharedState;
  const { limiter, slots } = sampleLimiter([{ per: 'connection', concurrent: 1_500 }], { shared: counting });
  t.teardown(() => slots.close());
  const holds = await Promise.all(Array.from({ length: 600 }, () => holdOf(limiter)));
  t.equal(asked, 2, 'no more than five hundred at a time');
  t.equal(holds.filter((hold) => hold !== undefined).length, 600);
  for (const hold of holds) t.equal(hold?.settle(outcomeWith()), undefined);
  await until(async () => (await leases(shared)).length === 0, 'all are free');
  t.equal(asked, 3);
});

await test('an answer does not wait for Redis to release its slot, unless few slots are free', async (t) => {
  const shared = await connectToRedis(t, await createRedis());
  const { limiter, slots } = sampleLimiter([{ per: 'connection', concurrent: 5 }], { shared });
  t.teardown(() => slots.close());
  const first = await holdOf(limiter);
  t.equal(first?.settle(outcomeWith()), undefined);
  await until(async () => (await leases(shared)).length === 0, 'it is free all the same');
  const early = await holdOf(limiter);
  const others = await Promise.all([1, 2, 3, 4].map(() => holdOf(limiter)));
  t.ok(early && others.every((hold) => hold !== undefined));
  t.equal(await admitted(limiter, 1), 0);
  await early?.settle(outcomeWith());
  t.equal((await leases(shared)).length, 4);
});

await test('without Redis each replica uses its share of the limit, and when Redis is back they share it again', async (t) => {
  const redis = await startOwnRedis(t);
  const replicas = await threeReplicas(t, redis.url, [{ per: 'connection', requests: 300 }]);
  t.equal(sum(await Promise.all(replicas.map(({ limiter }) => admitted(limiter, 10)))), 30);
  await redis.kill();
  await until(() => replicas.every(({ shared }) => !shared.isReady), 'every replica has noticed');
  for (const { limiter } of replicas) t.equal(await admitted(limiter, 200), 100);
  await redis.restart();
  await until(() => replicas.every(({ shared }) => shared.isReady), 'connected again');
  t.equal(
    sum(await Promise.all(replicas.map(({ limiter }) => admitted(limiter, 200)))),
    300,
    'a Redis that has forgotten all begins anew',
  );
});

await test('an unresponsive Redis does not delay requests beyond the time limit', async (t) => {
  const redis = await startOwnRedis(t);
  const replicas = await threeReplicas(t, redis.url, [{ per: 'connection', requests: 30 }], { timeoutMs: 50 });
  redis.freeze();
  for (const { limiter } of replicas) t.equal(await admitted(limiter, 20), 10);
  redis.thaw();
});

await test('slots of answers that end while Redis is away are free as soon as it is back', async (t) => {
  const redis = await startOwnRedis(t);
  const shared = await connectToRedis(t, redis.url);
  const { limiter, slots } = sampleLimiter([{ per: 'connection', concurrent: 6 }], { shared });
  t.teardown(() => slots.close());
  const [first, ...others] = await Promise.all(Array.from({ length: 6 }, () => holdOf(limiter)));
  redis.freeze();
  await first?.settle(outcomeWith());
  t.equal(shared.isReady, false, 'it has not answered in time');
  for (const hold of others) await hold?.settle(outcomeWith());
  redis.thaw();
  await until(() => shared.isReady, 'it answers again');
  t.equal(await admitted(limiter, 6), 6);
});

await test('the slots of a killed replica expire, and those of running requests do not', async (t) => {
  const shared = await connectToRedis(t, await createRedis());
  const limits = [{ per: 'connection', concurrent: 2 }];
  // The killed one is silent: its clock stands still.
  const [clock, stopped] = [fakeClock(), fakeClock()];
  const living = sampleLimiter(limits, { shared, clock });
  const killed = sampleLimiter(limits, { shared, clock: stopped });
  for (const { slots } of [living, killed]) t.teardown(() => slots.close());
  t.ok(await holdOf(living.limiter));
  t.ok(await holdOf(killed.limiter));
  t.equal(await admitted(living.limiter, 3), 0);
  const isAtMostWhole = (left: number): boolean => left > 0 && left <= 30_000;
  t.ok((await leases(shared)).every(isAtMostWhole));
  const run = (text: string): Promise<unknown> => shared.run({ text }, { keys: slotKeys, arguments: [] });
  t.ok(Number(await run("return redis.call('PTTL', KEYS[1])")) > 30_000);
  await passInRedis(shared, 15_000);
  t.equal(await admitted(living.limiter, 3), 0, 'after 15 seconds both are held');
  await run("return redis.call('PEXPIRE', KEYS[1], 31000)");
  await clock.advance(10_000);
  await until(async () => {
    const [least = 0, most = 0] = (await leases(shared)).toSorted((one, other) => one - other);
    return most - least > 10_000;
  }, 'the living one has renewed its slot');
  t.ok((await leases(shared)).every(isAtMostWhole), 'for no longer than the first time');
  t.ok(Number(await run("return redis.call('PTTL', KEYS[1])")) > 40_000, 'and they are kept for longer than that');
  await passInRedis(shared, 16_000);
  t.equal(await admitted(living.limiter, 3), 1, 'after 31 seconds that of the killed one is free');
});

/** Leases end by the clock of Redis: what is to pass is taken off them. */
async function passInRedis(shared: SharedState, milliseconds: number): Promise<void> {
  const text = `for _, member in ipairs(redis.call('ZRANGE', KEYS[1], 0, -1)) do
    redis.call('ZINCRBY', KEYS[1], -ARGV[1], member) end`;
  await shared.run({ text }, { keys: slotKeys, arguments: [String(milliseconds)] });
}

/** Milliseconds that each slot is still held. */
async function leases(shared: SharedState): Promise<readonly number[]> {
  const text = `local time = redis.call('TIME')
    local now = time[1] * 1000 + math.floor(time[2] / 1000)
    local left = {}
    for index, value in ipairs(redis.call('ZRANGE', KEYS[1], 0, -1, 'WITHSCORES')) do
      if index % 2 == 0 then left[#left + 1] = value - now end
    end
    return left`;
  return (await shared.run({ text }, { keys: slotKeys, arguments: [] })) as readonly number[];
}

await test('replicas know their number, and one that has left is no longer counted', async (t) => {
  const url = await createRedis();
  const clock = fakeClock();
  const counts: ReplicaCount[] = [];
  for (const shared of await Promise.all([1, 2, 3].map(() => connectToRedis(t, url))))
    counts.push(await ReplicaCount.open(shared, clock));
  t.equal(counts[2]?.current, 3);
  await counts[2]?.close();
  await clock.advance(5_000);
  await until(() => counts.slice(0, 2).every(({ current }) => current === 2), 'counted again');
  for (const count of counts.slice(0, 2)) await count.close();
});
