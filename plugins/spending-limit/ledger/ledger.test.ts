import type { Test } from 'tap';
import { type Database, deleteExpired } from '../../../core/api/database.js';
import { Calendar, type Journal, type JournalEntry, newId, parseJson } from '../../../core/api/index.js';
import { fakeClock } from '../../../core/testkit/fake-clock.js';
import { silentLog } from '../../../test/fixtures/components/silent-log.js';
import { until } from '../../../test/fixtures/components/until.js';
import { forEachDatabase } from '../../../test/fixtures/components/for-each-database.js';
import { budgetOfEndUser, budgetOfKey, budgetOfModels, budgetOfOrganization } from '../budgets/budget.js';
import type { LeaseState, LeaseTerms } from '../leases/budget-allocator.js';
import { sumsKept, sumsOfEndUsers } from '../end-users.js';
import { closeProcess } from '../leases/close-process.js';
import { sampleLine } from '../fixtures/sample-line.js';
import { type Billed, Ledger } from './ledger.js';
import { asValue, type LedgerEntry, ledgerKind } from './ledger-entry.js';
import { lineColumns, type LedgerLine, rowOf } from './ledger-row.js';
import { nanosOf } from '../costs/nanos.js';
import { SqlAllocator } from '../leases/sql-allocator.js';
import { storeLedger } from './store-ledger.js';
import { tables } from '../tables.js';

const day = '2030-01-15';
const nobody = (): Promise<void> => Promise.reject(new Error('no lease of this test is in Redis'));

/** A connection of its own, with a limit of 100. */
class Account {
  readonly connectionId = newId(Date.now());
  readonly terms: LeaseTerms;
  readonly #database: Database;

  constructor(database: Database, firstDay = day, limit = '100') {
    this.#database = database;
    this.terms = { version: '1', budgetId: this.connectionId, day, firstDay, limit: nanosOf(limit, 'down') };
  }

  line(amount: string, more: Partial<LedgerLine> = {}): LedgerLine {
    const [price, usage] = [{ input: 1 }, { inputTokens: 1, outputTokens: 2 }];
    return sampleLine({ connection_id: this.connectionId, day, price, usage, amount, ...more });
  }

  store(...entries: readonly LedgerEntry[]): Promise<void> {
    const consume = storeLedger(this.#database);
    return consume(entries.map((entry) => ({ id: newId(Date.now()), kind: ledgerKind, value: asValue(entry) })));
  }

  lease(id: string, granted = '0', terms: LeaseTerms = this.terms): LeaseState {
    return { id: `${this.connectionId} ${id}`, terms, granted: nanosOf(granted, 'down'), used: 0n };
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

/** The amount that the allocator can grant to a new lease. */
async function leftOf(t: Test, allocator: SqlAllocator, account: Account): Promise<bigint> {
  const { added, free } = await allocator.raise(account.lease(`looks ${t.name}`), nanosOf('1000000', 'down'));
  return added + free;
}

await forEachDatabase('the ledger', [tables], async (t, database) => {
  await t.test('each line is stored once, however often it is delivered, and the sums are exact', async (t) => {
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
        'select trim_scale(spent)::text as spent from spending_day where budget_id = ?::uuid',
        [account.connectionId],
      );
    t.equal(row?.spent, '0.30000000000000000003');
  });

  await t.test('a line counts for its connection, its key and its organization, once for each', async (t) => {
    const account = new Account(database);
    const [keyId, organizationId] = [newId(Date.now()), `organization ${account.connectionId}`];
    const of = { key_id: keyId, organization_id: organizationId };
    const lines = [
      account.line('0.1', of),
      account.line('0.2', of),
      account.line('4', { organization_id: organizationId }),
    ];
    const entries = lines.map((line): LedgerEntry => ({ op: 'line', line }));
    await account.store(...entries.slice(1));
    await Promise.all([account.store(...entries), account.store(...entries)]);
    const spent = async (id: string): Promise<unknown> =>
      database
        .fork()
        .execute('select trim_scale(spent)::text as spent from spending_day where budget_id = ?::uuid', [id]);
    t.strictSame(await spent(account.connectionId), [{ spent: '4.3' }]);
    t.strictSame(await spent(budgetOfKey(keyId, organizationId)), [{ spent: '0.3' }]);
    t.strictSame(await spent(budgetOfOrganization(organizationId)), [{ spent: '4.3' }]);
  });

  await t.test('the sums of end users name them, and are deleted when no period needs them any more', async (t) => {
    const account = new Account(database);
    const organization = `organization ${account.connectionId}`;
    const ofModels = budgetOfModels(budgetOfEndUser(organization, 'ann'), ['m']);
    const line = (amount: string, end_user_id: string | null, onDay = day): LedgerEntry => {
      const listed_budgets = end_user_id === 'ann' ? `;${ofModels}` : null;
      return {
        op: 'line',
        line: account.line(amount, { organization_id: organization, end_user_id, day: onDay, listed_budgets }),
      };
    };
    const old = '2029-10-01';
    await account.store(line('1', 'ann'), line('2', 'bob'), line('4', null), line('8', 'ann', old));
    await account.store(line('16', 'ann'), line('32', null, old));
    const sums = (): Promise<unknown> =>
      database.fork().execute(
        `select budget_id::text as id, day::text, trim_scale(spent)::text as spent, organization_id, end_user_id from spending_day
         where budget_id in (?::uuid, ?::uuid, ?::uuid) order by spending_day.spent`,
        [
          budgetOfEndUser(organization, 'ann'),
          budgetOfEndUser(organization, 'bob'),
          budgetOfOrganization(organization),
        ],
      );
    const of = (endUser: string | null) => ({
      id: endUser === null ? budgetOfOrganization(organization) : budgetOfEndUser(organization, endUser),
      organization_id: endUser && organization,
      end_user_id: endUser,
    });
    const recent = [
      { ...of('bob'), day, spent: '2' },
      { ...of('ann'), day, spent: '17' },
      { ...of(null), day, spent: '23' },
      { ...of(null), day: old, spent: '40' },
    ];
    t.strictSame(await sums(), [recent[0], { ...of('ann'), day: old, spent: '8' }, ...recent.slice(1)]);
    const clock = fakeClock(Date.parse(`${day}T12:00:00Z`));
    await database
      .fork()
      .execute('update spending_day set day = day - 3000 where organization_id = ? and day = ?::date', [
        organization,
        old,
      ]);
    await deleteExpired({ settings: sumsKept, tables: [sumsOfEndUsers] }, { database, clock, log: silentLog });
    t.strictSame(await sums(), recent);
    t.match(
      await database
        .fork()
        .execute('select day::text, end_user_id from spending_day where budget_id = ?::uuid', [ofModels]),
      [{ day, end_user_id: 'ann' }],
      'also those of their limits of some models',
    );
  });

  if (database.kind !== 'embedded') {
    await t.test(
      'a batch that waits for something else does not keep others from adding to the same sums',
      async (t) => {
        const account = new Account(database);
        const left = account.lease('left');
        await new SqlAllocator(database, 'process').raise(left, nanosOf('1', 'down'));
        const [locked, over] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
        const holding = database.transactional(async (entities) => {
          await entities.execute('select 1 from spending_lease where account_id = ? for update', [left.id]);
          locked.resolve();
          await over.promise;
        });
        await locked.promise;
        const line = (amount: string): LedgerEntry => ({ op: 'line', line: account.line(amount) });
        const leaving = account.store(line('1'), { op: 'leave', account: left.id, lease: left.id });
        await until(async () => {
          const waiting = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
          return (await database.fork().execute<object[]>(waiting)).length > 0;
        }, 'the batch waits');
        await account.store(line('2'));
        t.strictSame(
          (await account.lines()).map(({ amount }) => amount),
          ['2'],
        );
        over.resolve();
        await Promise.all([holding, leaving]);
        t.equal(await leftOf(t, new SqlAllocator(database, 'process'), account), nanosOf('97', 'down'));
      },
    );
  }

  await t.test('a row of the version before, without the key, is stored and counts for its connection', async (t) => {
    const account = new Account(database);
    const row = rowOf(account.line('2.5'), 'row ');
    // It had no column for the key, which is the last one here and null, and only the connection in front.
    const [end, front] = [row.indexOf('\t'), row.toString('latin1', 0, row.indexOf('\t'))];
    const [first, second] = front.split(',');
    const former = Buffer.concat([
      Buffer.from(first + (second ?? '').slice(second?.indexOf('|'))),
      row.subarray(end, -4),
    ]);
    former.writeUInt16BE(lineColumns.length - 4, former.indexOf('\t') + 1);
    const entry = { id: newId(Date.now()), kind: ledgerKind, value: former };
    await storeLedger(database)([entry]);
    t.strictSame(await account.lines(), [{ amount: '2.5', reason: null }]);
    t.equal(await leftOf(t, new SqlAllocator(database, 'process'), account), nanosOf('97.5', 'down'));
  });

  await t.test('nothing that a client or a provider has written keeps a line out of the database', async (t) => {
    const { connectionId } = new Account(database);
    const entries: JournalEntry[] = [];
    const journal = { process: 'p', append: (entry: JournalEntry) => void entries.push(entry) } as unknown as Journal;
    const clock = fakeClock(Date.parse(day));
    const payer = { connection: { organizationId: 'default', connectionId }, requestId: 'r', traceId: 't' };
    const billed = {
      payer,
      attempt: 1,
      purpose: 'inference',
      provider: 'p',
    } as unknown as Billed;
    const ledger = new Ledger({ journal, calendar: new Calendar('UTC'), clock });
    const reserved = { amount: '5', leases: [], budgets: {} };
    const odd = [{ a: '\0' }, { b: [{ '\ud800': 1 }] }, { c: parseJson('1e999999') }, { d: 1 }];
    for (const [index, raw] of odd.entries()) {
      const model = index === 0 ? 'any\0\udfff' : 'm'.repeat(1000);
      const attempt = await ledger.open({ ...billed, model }, index % 2 === 0 ? reserved : undefined);
      const usage = { inputTokens: index, outputTokens: 2, raw };
      await attempt.close({ usage, amount: '1', reason: undefined }, 'p');
    }
    await storeLedger(database)(entries as Parameters<ReturnType<typeof storeLedger>>[0]);
    const lines = await database
      .fork()
      .execute<{ model: string; usage: object }[]>(
        'select model, usage from spending_line where connection_id = ?::uuid order by usage',
        [connectionId],
      );
    t.strictSame(
      lines.map(({ usage }) => usage),
      [0, 1, 2, 3].map((inputTokens) => ({
        inputTokens,
        outputTokens: 2,
        ...(inputTokens === 3 && { raw: { d: 1 } }),
      })),
    );
    t.equal(lines[0]?.model, 'any\ufffd\ufffd');
    t.equal(lines[1]?.model.length, 256);
  });

  await t.test('when some lines are already stored, only the others are added and summed', async (t) => {
    const account = new Account(database);
    const allocator = new SqlAllocator(database, 'process');
    const lease = account.lease('a');
    await allocator.raise(lease, nanosOf('60', 'down'));
    const lines = ['1', '2', '4', '8'].map((amount) => account.line(amount, { account_id: lease.id }));
    const entries = lines.map((line): LedgerEntry => ({ op: 'line', line }));
    await account.store(...entries.slice(1, 3));
    await Promise.all([account.store(...entries), account.store(...entries.toReversed())]);
    t.equal((await account.lines()).length, 4);
    const [row] = await database.fork().execute<{ spent: string; billed: string }[]>(
      `select trim_scale(spent)::text as spent, (select trim_scale(billed)::text from spending_account where id = ?) as billed
         from spending_day where budget_id = ?::uuid`,
      [lease.id, account.connectionId],
    );
    t.strictSame(row, { spent: '15', billed: '15' });
  });

  await t.test('the sum of grants and spending never exceeds the limit', async (t) => {
    const account = new Account(database);
    const allocator = new SqlAllocator(database, 'process');
    const all = nanosOf('100', 'down');
    const grants = await Promise.all(
      Array.from({ length: 20 }, (_, index) => allocator.raise(account.lease(String(index)), nanosOf('9', 'down'))),
    );
    t.ok(grants.reduce((sum, { added }) => sum + added, 0n) <= all);
    t.ok(
      grants.some(({ added }) => added === 0n),
      'the last ones get nothing',
    );
    t.ok(grants.at(-1)?.othersHold);
  });

  await t.test('a line of a reserved call moves its amount from granted to spent', async (t) => {
    const account = new Account(database);
    const allocator = new SqlAllocator(database, 'process');
    const lease = account.lease('a');
    const { added } = await allocator.raise(lease, nanosOf('60', 'down'));
    t.ok(added >= nanosOf('60', 'down'));
    await allocator.lower({ ...lease, granted: nanosOf('60', 'down') });
    await account.store({ op: 'line', line: account.line('25.5', { account_id: lease.id }) });
    t.equal(await leftOf(t, allocator, account), nanosOf('40', 'down'), 'the rest of the grant is still held');
    await account.store({ op: 'leave', account: lease.id, lease: lease.id });
    await account.store({
      op: 'leave',
      account: `${account.connectionId} looks ${t.name}`,
      lease: `${account.connectionId} looks ${t.name}`,
    });
    t.equal(await leftOf(t, allocator, account), nanosOf('74.5', 'down'), 'and nobody holds it any more');
  });

  await t.test('a period includes all of its days, whatever the limit was on them', async (t) => {
    const account = new Account(database, '2030-01-14');
    const allocator = new SqlAllocator(database, 'process');
    await account.store(
      { op: 'line', line: account.line('10', { day: '2030-01-13' }) },
      { op: 'line', line: account.line('20', { day: '2030-01-14' }) },
      { op: 'line', line: account.line('30', { day: '2030-01-15' }) },
    );
    t.equal(await leftOf(t, allocator, account), nanosOf('50', 'down'));
    const lowered = await allocator.raise(
      account.lease('b', '0', { ...account.terms, limit: nanosOf('40', 'down') }),
      1n,
    );
    t.match(lowered, { added: 0n }, 'a limit lowered under what is spent leaves nothing');
  });

  await t.test('what is spent and held while a clock is far ahead does not count in the periods before', async (t) => {
    for (const [aheadDay, left] of [
      ['2030-02-15', '0'],
      ['2031-01-15', '100'],
    ] as const) {
      const account = new Account(database);
      const allocator = new SqlAllocator(database, 'process');
      await account.store({ op: 'line', line: account.line('60', { day: aheadDay }) });
      const lease = account.lease('ahead', '0', { ...account.terms, day: aheadDay, firstDay: aheadDay });
      t.match(await allocator.raise(lease, nanosOf('100', 'down')), { added: nanosOf('40', 'down') });
      t.equal(await leftOf(t, allocator, account), nanosOf(left, 'down'), aheadDay);
    }
  });

  await t.test(
    'of a process that dies what it had sent is charged in full, and what it only had in hand is free again',
    async (t) => {
      const account = new Account(database);
      const allocator = new SqlAllocator(database, 'dead');
      const lease = account.lease('a');
      await allocator.raise(lease, nanosOf('80', 'down'));
      const held = (amount: string): LedgerLine =>
        account.line(amount, { account_id: lease.id, estimated: true, reason: 'interrupted' });
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
      t.equal(await leftOf(t, new SqlAllocator(database, 'other'), account), nanosOf('91.5', 'down'));
    },
  );

  await t.test(
    'what was stored as begun before a crash, and comes again with its end, is charged once, or not at all',
    async (t) => {
      const account = new Account(database);
      const [charged, cancelled] = [
        account.line('2', { lease_id: 'a lease' }),
        account.line('3', { lease_id: 'a lease' }),
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

  await t.test('an attempt is not opened again by an entry that is delivered twice', async (t) => {
    const account = new Account(database);
    const line = account.line('2');
    await account.store({ op: 'open', process: 'p', line }, { op: 'line', line });
    await account.store({ op: 'open', process: 'p', line });
    await closeProcess(database, 'p', nobody);
    t.strictSame(await account.lines(), [{ amount: '2', reason: null }]);
  });
});
