import { type Test, test } from 'tap';
import { connectToRedis } from '../../../test/fixtures/components/connect-to-redis.js';
import { createRedis } from '../../../test/fixtures/components/redis-database.js';
import { until } from '../../../test/fixtures/components/until.js';
import { fc } from '../../../test/fixtures/random.js';
import { redisStore } from './redis-store.js';
import { SharedWindows } from './shared-windows.js';

const replicas = 3;

/** Windows of one process, from which points of one limit are taken. */
interface LimitedWindows extends Pick<SharedWindows, 'leftOf'> {
  takeNow(key: string, points: number): ReturnType<SharedWindows['takeNow']>;
  take(key: string, points: number): ReturnType<SharedWindows['take']>;
}

function limited(windows: SharedWindows, most: number): LimitedWindows {
  return {
    leftOf: (key) => windows.leftOf(key),
    takeNow: (key, points) => windows.takeNow({ key, points, most }),
    take: (key, points) => windows.take({ key, points, most }),
  };
}

/** Windows of three processes with one limit. As for requests, points are taken in memory, and from Redis if these are too few. */
async function windowsOf(t: Test, points: number): Promise<readonly LimitedWindows[]> {
  const url = await createRedis();
  const connections = await Promise.all(Array.from({ length: replicas }, () => connectToRedis(t, url)));
  const options = { keyPrefix: 'p', duration: 600, timeoutMs: 20_000, replicas: () => replicas };
  return connections.map((shared) => limited(new SharedWindows(redisStore(shared, options), options.replicas), points));
}

const take = async (windows: LimitedWindows, key: string, points: number): ReturnType<SharedWindows['take']> =>
  windows.takeNow(key, points) ?? (await windows.take(key, points));

/** The points that are let in of so many requests, taken in turns by all, several at a time. */
async function admitted(windows: readonly LimitedWindows[], wanted: readonly number[]): Promise<number> {
  let sum = 0;
  for (let index = 0; index < wanted.length; index += 30) {
    const some = wanted.slice(index, index + 30);
    const taken = await Promise.all(
      some.map((points, at) => take(windows[at % windows.length] as LimitedWindows, 'k', points)),
    );
    for (const [at, { allowed }] of taken.entries()) if (allowed) sum += some[at] as number;
    // Points of refused requests are returned.
    await Promise.all(taken.map(async (each, at) => (each.allowed ? undefined : each.correct(-(some[at] as number)))));
  }
  return sum;
}

await test('replicas that take points in advance admit at most the limit, and at least 99 % of it', async (t) => {
  const limit = 30_000;
  const windows = await windowsOf(t, limit);
  const [wanted] = fc.sample(fc.array(fc.integer({ min: 1, max: 25 }), { minLength: 4_000, maxLength: 4_000 }), 1);
  const sum = await admitted(windows, wanted as number[]);
  t.ok(sum <= limit && sum >= limit * 0.99, `${sum} of ${limit}`);
});

await test('a busy process asks Redis for few of its requests, but for every one if the limit is small', async (t) => {
  for (const [limit, most] of [
    [3_000_000, 60],
    [300_000, 60],
    [1_000, 600],
  ] as const) {
    const [windows] = (await windowsOf(t, limit)) as [LimitedWindows];
    let asked = 0;
    for (let request = 0; request < 600; request += 1) {
      if (windows.takeNow('k', 1)) continue;
      asked += 1;
      await windows.take('k', 1);
    }
    t.ok(asked <= most && (limit > 1_000 || asked === 600), `${asked} of 600 with a limit of ${limit}`);
  }
});

await test('an advance is refilled in the background, before it is used up', async (t) => {
  const limit = 300_000;
  const [windows] = (await windowsOf(t, limit)) as [LimitedWindows];
  // Two hundred more are taken in advance.
  await windows.take('k', 1);
  for (let request = 0; request < 150; request += 1) windows.takeNow('k', 1);
  await until(() => windows.takeNow('k', 100) !== undefined, 'there is enough for another hundred');
  t.equal(windows.leftOf('k'), limit - 251);
});

await test('returned points are available again, for this process and for others', async (t) => {
  const limit = 30_000;
  const windows = await windowsOf(t, limit);
  const [one, other] = windows as [LimitedWindows, LimitedWindows];
  const taken = await Promise.all(Array.from({ length: 100 }, () => take(one, 'k', 200)));
  t.ok(taken.every(({ allowed }) => allowed));
  await Promise.all(taken.map(async (each) => each.correct(-200)));
  const [sum, rest] = [
    await admitted(
      [other],
      Array.from({ length: 280 }, () => 100),
    ),
    limit * 0.01,
  ];
  t.ok(sum >= 28_000 - rest, `${sum} of 28000 that another wants`);
});

await test('usage beyond the estimate is charged as well', async (t) => {
  const limit = 30_000;
  const [one, other] = (await windowsOf(t, limit)) as [LimitedWindows, LimitedWindows];
  const first = await take(one, 'k', 1);
  await first.correct(29_000);
  t.match(await take(other, 'k', 2_000), { allowed: false });
});

await test('what was taken too little still counts after the end of the window, and what was taken too much does not', async (t) => {
  const [windows, other] = (await windowsOf(t, 30_000)) as [LimitedWindows, LimitedWindows];
  const taken = await take(windows, 'k', 10);
  const begun = performance.now();
  t.intercept(performance, 'now', { value: () => begun + 601_000 });
  await taken.correct(-10);
  await taken.correct(29_000);
  t.match(await take(other, 'k', 2_000), { allowed: false });
});

await test('a window ends after its length, although the clock of Redis was set back', async (t) => {
  const shared = await connectToRedis(t, await createRedis());
  const options = { keyPrefix: 'p', duration: 600, timeoutMs: 20_000, replicas: () => replicas };
  const windows = limited(new SharedWindows(redisStore(shared, options), options.replicas), 3);
  await windows.take('k', 3);
  const key = { keys: ['p:k'], arguments: [] };
  // As if the clock was set back by an hour after the window had begun.
  t.equal(await shared.run({ text: "return redis.call('pexpire', KEYS[1], 4200000)" }, key), 1);
  const { allowed, endsInMs } = await windows.take('k', 1);
  t.strictSame([allowed, endsInMs], [false, 600_000]);
  const left = Number(await shared.run({ text: "return redis.call('pttl', KEYS[1])" }, key));
  t.ok(left > 0 && left <= 600_000, `${left} ms`);
});

await test('the remaining points are known only for keys with an advance', async (t) => {
  const limit = 30_000;
  const [windows] = (await windowsOf(t, limit)) as [LimitedWindows];
  t.equal(windows.leftOf('k'), 0);
  await take(windows, 'k', 10);
  t.equal(windows.leftOf('k'), limit - 10);
  await take(windows, 'k', 5);
  t.equal(windows.leftOf('k'), limit - 15);
});

await test('when there are too many keys with an advance, those whose windows have ended make room for others', async (t) => {
  const [windows] = await windowsOf(t, 300_000);
  const take = (key: string): ReturnType<SharedWindows['take']> => (windows as LimitedWindows).take(key, 1);
  const hasAdvance = (key: string): boolean => (windows as LimitedWindows).leftOf(key) > 0;
  for (let from = 0; from < 10_000; from += 500) {
    await Promise.all(Array.from({ length: 500 }, (_, index) => take(`k${from + index}`)));
  }
  t.match(await take('beyond'), { allowed: true });
  t.equal(hasAdvance('beyond'), false, 'it is counted all the same, in Redis');
  t.ok(hasAdvance('k0') && hasAdvance('k9999'));
  const begun = performance.now();
  t.intercept(performance, 'now', { value: () => begun + 601_000 });
  await take('beyond');
  t.ok(hasAdvance('beyond'));
});

await test('points that were taken in advance of a limit are not spent when it has become another', async (t) => {
  const shared = await connectToRedis(t, await createRedis());
  const windows = new SharedWindows(redisStore(shared, { keyPrefix: 'p', duration: 600, timeoutMs: 20_000 }), () => 1);
  const [before, after] = [limited(windows, 300_000), limited(windows, 100)];
  t.ok((await before.take('k', 1)).allowed);
  t.ok(before.leftOf('k') > 0);
  t.equal(after.takeNow('k', 1), undefined);
  t.match(await after.take('k', 1), { allowed: false, remaining: 0 }, 'what was taken in advance is used up');
  t.ok((await before.take('k', 1)).allowed);
});
