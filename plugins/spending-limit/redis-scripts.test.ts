import { type Test, test } from 'tap';
import type { RedisScript, SharedState } from '../../core/api/index.js';
import { openState } from '../../core/services/state/open-state.js';
import { createRedis } from '../../test/fixtures/components/redis-database.js';
import { silentLog } from '../../test/fixtures/components/silent-log.js';
import { until } from '../../test/fixtures/components/until.js';
import { forgetScript, grantScript, lowerScript, openScript, raiseScript, totalScript } from './redis-scripts.js';

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
async function account(t: Test): Promise<Ask> {
  const ask = asking(await connect(t, await createRedis()));
  t.strictSame(await ask(openScript, 'a', 1_000), ['a', 1]);
  t.strictSame(await ask(grantScript, 'a', 100), ['ok']);
  return ask;
}

await test('whoever comes first makes the account, and all others join it', async (t) => {
  const ask = await account(t);
  t.strictSame(await ask(openScript, 'b', 1_000), ['a', 0]);
});

await test('purses together get what was granted, and no more', async (t) => {
  const ask = await account(t);
  t.strictSame(await ask(raiseScript, 'a', 'first', 1, 0, 70), ['ok', '70', '30', 0]);
  t.strictSame(await ask(raiseScript, 'a', 'second', 1, 0, 70), ['ok', '30', '0', 1]);
  t.strictSame(await ask(raiseScript, 'a', 'first', 2, 70, 1), ['ok', '0', '0', 1]);
  t.equal(await ask(totalScript, 'a'), '100');
});

await test('a purse is given a part of what is there beyond its need, the smaller the more purses there are', async (t) => {
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

await test('while one is short nobody gets more than he needs, and all are told', async (t) => {
  const ask = await account(t);
  await ask(raiseScript, 'a', 'first', 1, 0, 1);
  await ask(grantScript, 'a', 20, 'short');
  t.strictSame(await ask(lowerScript, 'a', 'first', 2, 50), ['ok', 1]);
  t.strictSame(await ask(raiseScript, 'a', 'second', 1, 0, 1), ['ok', '1', '69', 1]);
  // As it is some seconds later.
  await ask({ text: "return redis.call('HINCRBY', KEYS[1], 'short', '-10')" });
  t.strictSame(await ask(lowerScript, 'a', 'first', 3, 50), ['ok', 0]);
  t.strictSame(await ask(raiseScript, 'a', 'second', 2, 1, 1), ['ok', '17', '52', 1]);
});

await test('what a purse puts down is there for others', async (t) => {
  const ask = await account(t);
  await ask(raiseScript, 'a', 'first', 1, 0, 100);
  t.strictSame(await ask(lowerScript, 'a', 'first', 2, 10), ['ok', 0]);
  t.strictSame(await ask(raiseScript, 'a', 'second', 1, 0, 100), ['ok', '90', '0', 1]);
});

await test('a message that an earlier one has overtaken is not heard, and neither is one that comes twice', async (t) => {
  const ask = await account(t);
  await ask(raiseScript, 'a', 'p', 1, 0, 50);
  await ask(lowerScript, 'a', 'p', 3, 5);
  t.strictSame(await ask(raiseScript, 'a', 'p', 2, 40, 60), ['lost']);
  t.strictSame(await ask(lowerScript, 'a', 'p', 3, 0), ['lost']);
  t.equal(await ask(totalScript, 'a'), '5');
});

await test('a message that was lost is made good by the next, as each says what there is altogether', async (t) => {
  const ask = await account(t);
  await ask(raiseScript, 'a', 'p', 1, 0, 40);
  // The reply was lost: the purse believes that it has nothing.
  t.strictSame(await ask(raiseScript, 'a', 'p', 2, 0, 60), ['ok', '60', '40', 0]);
  t.equal(await ask(totalScript, 'a'), '60');
});

await test('a purse that has said its last word is not heard again, however late its messages come', async (t) => {
  const ask = await account(t);
  await ask(raiseScript, 'a', 'p', 1, 0, 40);
  t.strictSame(await ask(lowerScript, 'a', 'p', 2, 15, 'last'), ['ok', 0]);
  t.strictSame(await ask(raiseScript, 'a', 'p', 3, 40, 60), ['lost']);
  t.equal(await ask(totalScript, 'a'), '15', 'what it has spent stays spent');
});

await test('another account is not spoken to, and only the own one forgotten', async (t) => {
  const ask = await account(t);
  t.strictSame(await ask(raiseScript, 'b', 'p', 1, 0, 40), ['lost']);
  t.strictSame(await ask(grantScript, 'b', 100), ['lost']);
  t.equal(await ask(totalScript, 'b'), null);
  await ask(forgetScript, 'b');
  t.equal(await ask(totalScript, 'a'), '0');
  await ask(forgetScript, 'a');
  t.equal(await ask(totalScript, 'a'), null);
});

await test('amounts are exact up to nine million units in billionths', async (t) => {
  const ask = await account(t);
  await ask(grantScript, 'a', '8999999999999899');
  t.strictSame(await ask(raiseScript, 'a', 'p', 1, 0, '8999999999999998'), ['ok', '8999999999999998', '1', 0]);
  t.equal(await ask(totalScript, 'a'), '8999999999999998');
});

await test('an account that another run of the server has made counts as lost: it may be an old copy', async (t) => {
  const ask = await account(t);
  await ask(raiseScript, 'a', 'p', 1, 0, 40);
  // As a copy on the disk would be after a restart.
  await ask({ text: "return redis.call('HSET', KEYS[1], 'run', 'another')" });
  t.strictSame(await ask(raiseScript, 'a', 'p', 2, 40, 10), ['lost']);
  t.strictSame(await ask(openScript, 'b', 1_000), ['b', 1]);
});
