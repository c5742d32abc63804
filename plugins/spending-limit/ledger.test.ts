import type { Test } from 'tap';
import type { Database } from '../../core/api/database.js';
import { newId } from '../../core/api/index.js';
import { forEachDatabase } from '../../test/fixtures/components/for-each-database.js';
import type { PurseAtBank, Terms } from './bank.js';
import { closeProcess } from './close-process.js';
import { asValue, type LedgerEntry, ledgerKind } from './ledger-entry.js';
import type { LedgerLine } from './ledger-row.js';
import { nanoOf } from './nano.js';
import { SqlBank } from './sql-bank.js';
import { storeLedger } from './store-ledger.js';
import { tables } from './tables.js';

const day = '2030-01-15';
const nobody = (): Promise<void> => Promise.reject(new Error('no purse of this test is in Redis'));

/** A connection of its own, with a limit of 100. */
class Account {
  readonly connectionId = newId(Date.now());
  readonly terms: Terms;
  readonly #database: Database;

  constructor(database: Database, firstDay = day, limit = '100') {
    this.#database = database;
    this.terms = { connectionId: this.connectionId, day, firstDay, limit: nanoOf(limit, 'down') };
  }

  line(amount: string, more: Partial<LedgerLine> = {}): LedgerLine {
    return {
      id: newId(Date.now()),
      organization_id: 'default',
      connection_id: this.connectionId,
      request_id: 'r',
      trace_id: 't',
      attempt: 1,
      purpose: 'inference',
      provider: 'p',
      model: 'm',
      charged_at: `${day}T12:00:00.000Z`,
      day,
      price: { input: 1 },
      usage: { inputTokens: 1, outputTokens: 2 },
      amount,
      estimated: false,
      reason: null,
      account_id: null,
      purse_id: null,
      ...more,
    };
  }

  store(...entries: readonly LedgerEntry[]): Promise<void> {
    const consume = storeLedger(this.#database);
    return consume(entries.map((entry) => ({ id: newId(Date.now()), kind: ledgerKind, value: asValue(entry) })));
  }

  purse(id: string, granted = '0', terms: Terms = this.terms): PurseAtBank {
    return { id: `${this.connectionId} ${id}`, terms, granted: nanoOf(granted, 'down'), used: 0n };
  }

  async lines(): Promise<readonly { amount: string; reason: string | null }[]> {
    return this.#database
      .fork()
      .execute(
        'select trim_scale(amount)::text as amount, reason from spending_line where connection_id = ?::uuid order by spending_line.amount',
        [this.connectionId],
      );
  }
}

/** What the bank can still give to somebody new. */
async function leftOf(t: Test, bank: SqlBank, account: Account): Promise<bigint> {
  const { added, free } = await bank.raise(account.purse(`looks ${t.name}`), nanoOf('1000000', 'down'));
  return added + free;
}

await forEachDatabase('the ledger', [tables], async (t, database) => {
  await t.test('each line is there once, however often it comes, and the sum is exact', async (t) => {
    const account = new Account(database);
    const lines = ['0.1', '0.2', '0.00000000000000000003'].map((amount) => account.line(amount));
    await account.store(...lines.map((line): LedgerEntry => ({ op: 'line', line })));
    await account.store(...lines.map((line): LedgerEntry => ({ op: 'line', line })));
    t.strictSame(
      (await account.lines()).map(({ amount }) => amount),
      ['0.00000000000000000003', '0.1', '0.2'],
    );
    const [row] = await database
      .fork()
      .execute<{ spent: string }[]>(
        'select trim_scale(spent)::text as spent from spending_day where connection_id = ?::uuid',
        [account.connectionId],
      );
    t.equal(row?.spent, '0.30000000000000000003');
  });

  await t.test('of lines of which some are there only the others are added, and only they are summed up', async (t) => {
    const account = new Account(database);
    const bank = new SqlBank(database, 'process');
    const purse = account.purse('a');
    await bank.raise(purse, nanoOf('60', 'down'));
    const lines = ['1', '2', '4', '8'].map((amount) => account.line(amount, { account_id: purse.id }));
    const entries = lines.map((line): LedgerEntry => ({ op: 'line', line }));
    await account.store(...entries.slice(1, 3));
    await Promise.all([account.store(...entries), account.store(...entries.toReversed())]);
    t.equal((await account.lines()).length, 4);
    const [row] = await database.fork().execute<{ spent: string; billed: string }[]>(
      `select trim_scale(spent)::text as spent, (select trim_scale(billed)::text from spending_account where id = ?) as billed
         from spending_day where connection_id = ?::uuid`,
      [purse.id, account.connectionId],
    );
    t.strictSame(row, { spent: '15', billed: '15' });
  });

  await t.test('what is granted and what is spent never come to more than the limit', async (t) => {
    const account = new Account(database);
    const bank = new SqlBank(database, 'process');
    const all = nanoOf('100', 'down');
    const grants = await Promise.all(
      Array.from({ length: 20 }, (_, index) => bank.raise(account.purse(String(index)), nanoOf('9', 'down'))),
    );
    t.ok(grants.reduce((sum, { added }) => sum + added, 0n) <= all);
    t.ok(
      grants.some(({ added }) => added === 0n),
      'the last ones get nothing',
    );
    t.ok(grants.at(-1)?.othersHold);
  });

  await t.test('a line that was held moves from the granted to the spent', async (t) => {
    const account = new Account(database);
    const bank = new SqlBank(database, 'process');
    const purse = account.purse('a');
    const { added } = await bank.raise(purse, nanoOf('60', 'down'));
    t.ok(added >= nanoOf('60', 'down'));
    await bank.lower({ ...purse, granted: nanoOf('60', 'down') });
    await account.store({ op: 'line', line: account.line('25.5', { account_id: purse.id }) });
    t.equal(await leftOf(t, bank, account), nanoOf('40', 'down'), 'the rest of the grant is still held');
    await account.store({ op: 'leave', account: purse.id, purse: purse.id });
    await account.store({
      op: 'leave',
      account: `${account.connectionId} looks ${t.name}`,
      purse: `${account.connectionId} looks ${t.name}`,
    });
    t.equal(await leftOf(t, bank, account), nanoOf('74.5', 'down'), 'and nobody holds it any more');
  });

  await t.test('a period counts its days, whatever the limit was on them', async (t) => {
    const account = new Account(database, '2030-01-14');
    const bank = new SqlBank(database, 'process');
    await account.store(
      { op: 'line', line: account.line('10', { day: '2030-01-13' }) },
      { op: 'line', line: account.line('20', { day: '2030-01-14' }) },
      { op: 'line', line: account.line('30', { day: '2030-01-15' }) },
    );
    t.equal(await leftOf(t, bank, account), nanoOf('50', 'down'));
    const lowered = await bank.raise(account.purse('b', '0', { ...account.terms, limit: nanoOf('40', 'down') }), 1n);
    t.match(lowered, { added: 0n }, 'a limit lowered under what is spent leaves nothing');
  });

  await t.test(
    'of a process that dies what it had sent is charged in full, and what it only had in hand is free again',
    async (t) => {
      const account = new Account(database);
      const bank = new SqlBank(database, 'dead');
      const purse = account.purse('a');
      await bank.raise(purse, nanoOf('80', 'down'));
      const held = (amount: string): LedgerLine =>
        account.line(amount, { account_id: purse.id, estimated: true, reason: 'interrupted' });
      const [done, free, lost] = [held('5'), held('6'), held('7')];
      await account.store({ op: 'open', process: 'dead', line: done }, { op: 'open', process: 'dead', line: free });
      await account.store(
        { op: 'open', process: 'dead', line: lost },
        { op: 'line', line: { ...done, amount: '1.5', estimated: false, reason: null } },
        { op: 'cancel', id: free.id },
      );
      await closeProcess(database, 'dead', nobody);
      await closeProcess(database, 'dead', nobody);
      t.strictSame(await account.lines(), [
        { amount: '1.5', reason: null },
        { amount: '7', reason: 'interrupted' },
      ]);
      t.equal(await leftOf(t, new SqlBank(database, 'other'), account), nanoOf('91.5', 'down'));
    },
  );

  await t.test(
    'what was stored as begun before a crash, and comes again with its end, is charged once, or not at all',
    async (t) => {
      const account = new Account(database);
      const [charged, cancelled] = [
        account.line('2', { purse_id: 'a purse' }),
        account.line('3', { purse_id: 'a purse' }),
      ];
      const begun = [charged, cancelled].map((line): LedgerEntry => ({ op: 'open', process: 'crashed', line }));
      await account.store(...begun);
      await account.store(
        ...begun,
        { op: 'line', line: { ...charged, amount: '0.5' } },
        { op: 'cancel', id: cancelled.id },
      );
      await closeProcess(database, 'crashed', nobody);
      t.strictSame(await account.lines(), [{ amount: '0.5', reason: null }]);
    },
  );

  await t.test('an attempt that an earlier version has left open is charged as well', async (t) => {
    const account = new Account(database);
    const line = account.line('3', { purse_id: 'a purse', reason: 'interrupted' });
    await database
      .fork()
      .execute('insert into spending_open (id, process, line) values (?::uuid, ?, ?)', [
        line.id,
        'former',
        JSON.stringify(line),
      ]);
    await closeProcess(database, 'former', nobody);
    t.strictSame(await account.lines(), [{ amount: '3', reason: 'interrupted' }]);
  });

  await t.test('what comes again after its end is not open again', async (t) => {
    const account = new Account(database);
    const line = account.line('2');
    await account.store({ op: 'open', process: 'p', line }, { op: 'line', line });
    await account.store({ op: 'open', process: 'p', line });
    await closeProcess(database, 'p', nobody);
    t.strictSame(await account.lines(), [{ amount: '2', reason: null }]);
  });
});
