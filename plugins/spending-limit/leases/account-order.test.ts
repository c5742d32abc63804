import { test } from 'tap';
import { newId } from '../../../core/api/index.js';
import type { OpenDatabase } from '../../../core/services/database/open-database.js';
import { openServerDatabase } from '../../../test/fixtures/components/server-database.js';
import { someoneWaits } from '../../../test/fixtures/components/someone-waits.js';
import { until } from '../../../test/fixtures/components/until.js';
import { sampleLine } from '../fixtures/sample-line.js';
import { asValue, ledgerKind } from '../ledger/ledger-entry.js';
import type { LedgerLine } from '../ledger/ledger-row.js';
import { storeLedger } from '../ledger/store-ledger.js';
import { tables } from '../tables.js';

const day = '2030-01-15';

await test('processes that bill the same accounts lock them in the same order, so they cannot deadlock', async (t) => {
  const database = await openServerDatabase(t, [tables]);
  // Made in another order than that of their names, as accounts are.
  const names = ['f', 'b', 'e', 'a', 'd', 'c'];
  const connectionId = newId(Date.now());
  await makeAccounts(database, connectionId, names);
  const free = async (): Promise<string> => {
    const rows = await database
      .fork()
      .execute<{ id: string }[]>('select id from spending_account order by id for update skip locked');
    return rows.map(({ id }) => id).join('');
  };
  const bill = () =>
    storeLedger(database)(
      names.map((name) => ({
        id: newId(Date.now()),
        kind: ledgerKind,
        value: asValue({ op: 'line', line: line(connectionId, name) }),
      })),
    );
  for (const [held, rest] of [
    ['c', 'def'],
    ['e', 'f'],
  ] as const) {
    let billing: Promise<void> | undefined;
    await database.transactional(async (entities) => {
      await entities.execute('select 1 from spending_account where id = ? for update', [held]);
      billing = bill();
      await until(async () => (await free()).length < names.length - 1, 'an account that is taken');
      await until(async () => (await free()) === rest, `of those after ${held} none is taken before it`);
    });
    await billing;
  }
  const [row] = await database
    .fork()
    .execute<{ billed: string }[]>('select sum(billed)::text as billed from spending_account');
  t.equal(Number(row?.billed), 2 * names.length);
});

await test('a process that leaves an account locks it before changing other rows, even if it bills other accounts in the same transaction', async (t) => {
  const database = await openServerDatabase(t, [tables]);
  const connectionId = newId(Date.now());
  await makeAccounts(database, connectionId, ['a', 'b']);
  const entry = (value: ReturnType<typeof asValue>) => ({ id: newId(Date.now()), kind: ledgerKind, value });
  const lineOfB = () => entry(asValue({ op: 'line', line: line(connectionId, 'b') }));
  const store = storeLedger(database);
  await store([lineOfB()]);
  const free = async (table: string): Promise<number> =>
    (await database.fork().execute<unknown[]>(`select 1 from ${table} for update skip locked`)).length;
  const stored = await database.transactional(async (entities) => {
    await entities.execute("select 1 from spending_account where id = 'a' for update");
    const storing = store([lineOfB(), entry(asValue({ op: 'leave', account: 'a', lease: 'a' }))]);
    await until(() => someoneWaits(database), 'the account is waited for');
    t.equal(await free('spending_account'), 1, 'the other account is free');
    t.equal(await free('spending_day'), 2, 'and so are the days of the connection and of its organization');
    return [storing];
  });
  await stored[0];
  const left = await database.fork().execute('select id, billed::float as billed from spending_account');
  t.strictSame(left, [{ id: 'b', billed: 2 }]);
});

async function makeAccounts(database: OpenDatabase, connectionId: string, names: readonly string[]): Promise<void> {
  const insert = 'insert into spending_account (id, budget_id, day, granted) values (?, ?::uuid, ?::date, 9)';
  for (const name of names) await database.fork().execute(insert, [name, connectionId, day]);
}

function line(connectionId: string, account: string): LedgerLine {
  return sampleLine({ connection_id: connectionId, day, account_id: account, lease_id: account });
}
