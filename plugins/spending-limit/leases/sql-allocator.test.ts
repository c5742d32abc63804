import { test } from 'tap';
import { type Day, newId } from '../../../core/api/index.js';
import type { OpenDatabase } from '../../../core/services/database/open-database.js';
import { openMemoryDatabase } from '../../../test/fixtures/components/memory-database.js';
import { openServerDatabase } from '../../../test/fixtures/components/server-database.js';
import { someoneWaits } from '../../../test/fixtures/components/someone-waits.js';
import { until } from '../../../test/fixtures/components/until.js';
import { nanosOf } from '../costs/nanos.js';
import { tables } from '../tables.js';
import { LeaseLost, type LeaseState } from './budget-allocator.js';
import { SqlAllocator } from './sql-allocator.js';

const units = (amount: string): bigint => nanosOf(amount, 'down');

/** A lease of a limit of 100, to which nothing has been granted. */
function newLease(): LeaseState {
  const day = '2030-01-15' as Day;
  const terms = {
    budgetId: newId(Date.now()),
    version: '1',
    day,
    firstDay: '2030-01-01' as Day,
    limit: units('100'),
  };
  return { id: newId(Date.now()), terms, granted: 0n, used: 0n };
}

const accountsIn = (database: OpenDatabase): Promise<unknown> =>
  database.fork().execute('select id, trim_scale(granted)::text as granted from spending_account order by id');
const leasesIn = (database: OpenDatabase): Promise<unknown> =>
  database.fork().execute('select account_id, lease_id from spending_lease order by 1, 2');

await test('a grant to an account that all its leases have left is refused, and does not bring it back', async (t) => {
  const database = await openServerDatabase(t, [tables]);
  const allocator = new SqlAllocator(database, 'process');
  const raising = allocator.raiseAccount('gone', newLease().terms, units('5'));
  t.ok((await raising.catch((error: unknown) => error)) instanceof LeaseLost);
  t.strictSame(await accountsIn(database), []);
});

await test('an account is raised by a part of the limit, and more where a call needs more, but not beyond the limit', async (t) => {
  const database = await openServerDatabase(t, [tables]);
  const allocator = new SqlAllocator(database, 'process');
  const lease = newLease();
  const isNew = { account: 'shared', isNew: true, granted: 0n };
  t.strictSame(await allocator.joinAccount(lease, 'key', () => Promise.resolve(isNew)), []);
  const raise = (need: string) => allocator.raiseAccount('shared', lease.terms, units(need));
  t.strictSame(await raise('1'), { added: units('2'), free: units('98'), othersHold: false, granted: units('2') });
  t.strictSame(await raise('50'), { added: units('50'), free: units('48'), othersHold: false, granted: units('52') });
  t.strictSame(await raise('90'), { added: units('48'), free: 0n, othersHold: false, granted: units('100') });
  t.strictSame(await raise('1'), { added: 0n, free: 0n, othersHold: false, granted: units('100') });
  t.strictSame(await accountsIn(database), [{ id: 'shared', granted: '100' }]);
  t.strictSame(await allocator.raise({ ...newLease(), terms: lease.terms }, units('1')), {
    added: 0n,
    free: 0n,
    othersHold: true,
  });
});

await test('a lease that joins an account while the last other one leaves it waits, and learns that there is none', async (t) => {
  const database = await openServerDatabase(t, [tables]);
  const allocator = new SqlAllocator(database, 'process');
  const [first, second] = [newLease(), newLease()];
  const join = (lease: LeaseState, isNew: boolean) =>
    allocator.joinAccount(lease, 'key', () => Promise.resolve({ account: 'shared', isNew, granted: 0n }));
  t.strictSame(await join(first, true), []);
  const joining = await database.transactional(async (entities) => {
    await entities.execute("delete from spending_lease where account_id = 'shared'");
    await entities.execute("delete from spending_account where id = 'shared'");
    const joined = join(second, false);
    await until(() => someoneWaits(database), 'the account is waited for');
    return [joined];
  });
  t.equal(await joining[0], undefined);
  t.strictSame([await accountsIn(database), await leasesIn(database)], [[], []]);
});

await test('a lease lowers only its own grant', async (t) => {
  const database = await openServerDatabase(t, [tables]);
  const allocator = new SqlAllocator(database, 'process');
  const [one, other] = [newLease(), newLease()];
  for (const lease of [one, other]) await allocator.raise(lease, units('10'));
  t.equal(await allocator.lower({ ...one, granted: units('3') }), undefined);
  const granted = [one.id, other.id].toSorted().map((id) => ({ id, granted: id === one.id ? '3' : '10' }));
  t.strictSame(await accountsIn(database), granted);
});

await test('an embedded database, which no other process uses, grants all that is left at once', async (t) => {
  const database = await openMemoryDatabase([tables]);
  t.teardown(() => database.close());
  const grant = await new SqlAllocator(database, 'process').raise(newLease(), units('1'));
  t.strictSame(grant, { added: units('100'), free: 0n, othersHold: false });
});
