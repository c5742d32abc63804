import { type Test, test } from 'tap';
import type { RedisScript, SharedState } from '../../../core/api/index.js';
import { openState } from '../../../core/services/state/open-state.js';
import { startOwnRedis } from '../../../test/fixtures/components/redis.js';
import { createRedis, sendCommand } from '../../../test/fixtures/components/redis-database.js';
import { silentLog } from '../../../test/fixtures/components/silent-log.js';
import { until } from '../../../test/fixtures/components/until.js';
import {
  forgetScript,
  grantScript,
  lowerScript,
  openScript,
  raiseScript,
  supersedeScript,
  totalScript,
} from './redis-scripts.js';

type Ask = (script: RedisScript, ...values: readonly (string | number)[]) => Promise<unknown>;

async function connect(t: Test, url: string): Promise<SharedState> {
  const state = await openState({ url, keyPrefix: '', log: silentLog });
  t.teardown(() => state.close());
  const shared = state.shared as SharedState;
  await until(() => shared.isReady, 'connected');
  return shared;
}

const asking =
  (shared: SharedState): Ask =>
  (script, ...values) =>
    shared.run(script, { keys: ['account'], arguments: values.map(String) });

/** An account named `a` that was granted a hundred. */
async function account(t: Test, url?: string): Promise<Ask> {
  const ask = asking(await connect(t, url ?? (await createRedis())));
  t.strictSame(await ask(openScript, 'a', 1_000), ['a', 1, '0']);
  t.strictSame(await ask(grantScript, 'a', 100), ['ok', 1]);
  return ask;
}

await test('the first process creates the account, and the others join it', async (t) => {
  const ask = await account(t);
  t.strictSame(await ask(openScript, 'b', 1_000), ['a', 0, '100']);
});

await test('the leases of an account together get what was granted to it, and no more', async (t) => {
  const ask = await account(t);
  t.strictSame(await ask(raiseScript, 'a', 'first', 1, 0, 70), ['ok', '70', '30', 0]);
  t.strictSame(await ask(raiseScript, 'a', 'second', 1, 0, 70), ['ok', '30', '0', 1]);
  t.strictSame(await ask(raiseScript, 'a', 'first', 2, 70, 1), ['ok', '0', '0', 1]);
  t.equal(await ask(totalScript, 'a'), '100');
});

await test('a lease gets part of the free amount in addition to its need; the more leases, the smaller the part', async (t) => {
  const ask = await account(t);
  t.strictSame(await ask(raiseScript, 'a', 'first', 1, 0, 1), ['ok', '50', '50', 0]);
  t.strictSame(await ask(raiseScript, 'a', 'second', 1, 0, 1), ['ok', '12', '38', 1]);
  t.strictSame(await ask(raiseScript, 'a', 'first', 2, 50, 0), ['ok', '9', '29', 1]);
  await ask(lowerScript, 'a', 'first', 3, 50, 'last');
  t.strictSame(
    await ask(raiseScript, 'a', 'second', 2, 12, 0),
    ['ok', '19', '19', 1],
    'those who have left do not count',
  );
});

await test('while a lease is short, leases get only what they need, and are told so', async (t) => {
  const ask = await account(t);
  await ask(raiseScript, 'a', 'first', 1, 0, 1);
  await ask(grantScript, 'a', 120, 'short');
  t.strictSame(await ask(lowerScript, 'a', 'first', 2, 50), ['ok', 1, 0]);
  t.strictSame(await ask(raiseScript, 'a', 'second', 1, 0, 0), ['ok', '0', '70', 1]);
  t.strictSame(await ask(raiseScript, 'a', 'second', 2, 0, 1), ['ok', '1', '69', 1]);
  // As it is some seconds later.
  await ask({ text: "return redis.call('HINCRBY', KEYS[1], 'short', '-10')" });
  t.strictSame(await ask(lowerScript, 'a', 'first', 3, 50), ['ok', 0, 0]);
  t.strictSame(await ask(raiseScript, 'a', 'second', 3, 1, 1), ['ok', '17', '52', 1]);
});

await test('an amount that a lease releases is available to the others', async (t) => {
  const ask = await account(t);
  await ask(raiseScript, 'a', 'first', 1, 0, 100);
  t.strictSame(await ask(lowerScript, 'a', 'first', 2, 10), ['ok', 0, 0]);
  t.strictSame(await ask(raiseScript, 'a', 'second', 1, 0, 100), ['ok', '90', '0', 1]);
});

await test('messages that arrive out of order or twice are ignored', async (t) => {
  const ask = await account(t);
  await ask(raiseScript, 'a', 'p', 1, 0, 50);
  await ask(lowerScript, 'a', 'p', 3, 5);
  t.strictSame(await ask(raiseScript, 'a', 'p', 2, 40, 60), ['lost']);
  t.strictSame(await ask(lowerScript, 'a', 'p', 3, 0), ['lost']);
  t.equal(await ask(totalScript, 'a'), '5');
});

await test('a lost message is compensated by the next, because each contains the total', async (t) => {
  const ask = await account(t);
  await ask(raiseScript, 'a', 'p', 1, 0, 40);
  // The reply was lost: the lease believes that it has nothing.
  t.strictSame(await ask(raiseScript, 'a', 'p', 2, 0, 60), ['ok', '60', '40', 0]);
  t.equal(await ask(totalScript, 'a'), '60');
});

await test('a grant that arrives after a later one changes nothing, because each contains the total', async (t) => {
  const ask = await account(t);
  t.strictSame(await ask(grantScript, 'a', 130), ['ok', 1]);
  for (const late of [120, 130]) t.strictSame(await ask(grantScript, 'a', late), ['ok', 0]);
  t.strictSame(await ask(raiseScript, 'a', 'first', 1, 0, 200), ['ok', '130', '0', 0]);
});

await test('late messages of a closed lease are ignored', async (t) => {
  const ask = await account(t);
  await ask(raiseScript, 'a', 'p', 1, 0, 40);
  t.strictSame(await ask(lowerScript, 'a', 'p', 2, 15, 'last'), ['ok', 0, 0]);
  t.strictSame(await ask(raiseScript, 'a', 'p', 3, 40, 60), ['lost']);
  t.equal(await ask(totalScript, 'a'), '15', 'what it has spent stays spent');
});

await test('messages for another account are rejected, and only the named account is deleted', async (t) => {
  const ask = await account(t);
  t.strictSame(await ask(raiseScript, 'b', 'p', 1, 0, 40), ['lost']);
  t.strictSame(await ask(grantScript, 'b', 100), ['lost']);
  t.equal(await ask(totalScript, 'b'), null);
  await ask(forgetScript, 'b');
  t.equal(await ask(totalScript, 'a'), '0');
  await ask(forgetScript, 'a');
  t.equal(await ask(totalScript, 'a'), null);
});

await test('the leases of a former account are told so, and it can still be spent', async (t) => {
  const ask = await account(t);
  await ask(raiseScript, 'a', 'p', 1, 0, 40);
  await ask(supersedeScript, 'b');
  t.strictSame(await ask(lowerScript, 'a', 'p', 2, 30), ['ok', 0, 0], 'another one was meant');
  await ask(supersedeScript, 'a');
  t.strictSame(await ask(lowerScript, 'a', 'p', 3, 20), ['ok', 0, 1]);
  t.strictSame(await ask(raiseScript, 'a', 'p', 4, 20, 80), ['ok', '80', '0', 0]);
});

await test('amounts are exact up to nine million units in billionths', async (t) => {
  const ask = await account(t);
  await ask(grantScript, 'a', '8999999999999999');
  t.strictSame(await ask(raiseScript, 'a', 'p', 1, 0, '8999999999999998'), ['ok', '8999999999999998', '1', 0]);
  t.equal(await ask(totalScript, 'a'), '8999999999999998');
});

await test('an account created by another run of the server counts as lost, because it may be an old copy', async (t) => {
  const ask = await account(t);
  await ask(raiseScript, 'a', 'p', 1, 0, 40);
  // As a copy on the disk would be after a restart.
  await ask({ text: "return redis.call('HSET', KEYS[1], 'run', 'another')" });
  t.strictSame(await ask(raiseScript, 'a', 'p', 2, 40, 10), ['lost']);
  t.strictSame(await ask(openScript, 'b', 1_000), ['b', 1, '0']);
});

await test('an account from before a failover there and back counts as lost, because the last messages may be missing', async (t) => {
  const { url } = await startOwnRedis(t);
  await account(t, url);
  for (const command of ['replicaof 127.0.0.1 1', 'replicaof no one']) await sendCommand(new URL(url), command);
  // Over a new connection, because the other one may have noticed the replica.
  const again = asking(await connect(t, url));
  t.strictSame(await again(raiseScript, 'a', 'p', 1, 0, 40), ['lost']);
  t.strictSame(await again(openScript, 'b', 1_000), ['b', 1, '0']);
});
