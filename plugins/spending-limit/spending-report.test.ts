import { Calendar, newId } from '../../core/api/index.js';
import { listening } from '../../test/fixtures/components/explained-statements.js';
import { forEachDatabase } from '../../test/fixtures/components/for-each-database.js';
import { whileSlow } from '../../test/fixtures/components/slow-table.js';
import { sampleLine } from './fixtures/sample-line.js';
import { CostQuery, reportCosts } from './cost-report.js';
import { asValue, type LedgerEntry, ledgerKind } from './ledger/ledger-entry.js';
import type { LedgerLine } from './ledger/ledger-row.js';
import { nanosOf } from './costs/nanos.js';
import type { BudgetLease } from './leases/budget-lease.js';
import { reportAllSpending, type ReportServices, type SpendingReport } from './spending-report.js';
import { storeLedger } from './ledger/store-ledger.js';
import { tables } from './tables.js';

const units = (amount: string): bigint => nanosOf(amount, 'down');
const now = Date.parse('2030-01-15T12:00:00Z');
const day = '2030-01-15';

await forEachDatabase('the report on spending', [tables], async (t, database) => {
  const services: ReportServices = {
    database,
    calendar: new Calendar('UTC'),
    now: () => now,
    currency: 'USD',
    process: 'this',
    grantedOf: () => Promise.resolve(undefined),
    isAllWritten: () => false,
    leasesOf: () => [],
  };
  const place = async (key: string | null) => {
    const spender = { id: newId(now), limit: '100' };
    const account = newId(now);
    await database
      .fork()
      .execute('insert into spending_account (id, budget_id, day, granted, redis_key) values (?, ?::uuid, ?, 10, ?)', [
        account,
        spender.id,
        day,
        key,
      ]);
    const line = (amount: string): LedgerLine =>
      sampleLine({ connection_id: spender.id, day, amount, account_id: account, lease_id: 'a lease' });
    const store = (...entries: readonly LedgerEntry[]): Promise<void> =>
      storeLedger(database)(entries.map((entry) => ({ id: newId(now), kind: ledgerKind, value: asValue(entry) })));
    const lease = (held: string, used: string): BudgetLease =>
      ({ account, held: units(held), used: units(used) }) as unknown as BudgetLease;
    const report = async (more: Partial<ReportServices>): Promise<SpendingReport> => {
      const [only] = await reportAllSpending([spender], 'monthly', { ...services, ...more });
      return only as SpendingReport;
    };
    return { spender, line, store, lease, report };
  };
  const shown = ({ spent, held, remaining, inHand }: SpendingReport): object =>
    JSON.parse(JSON.stringify({ spent, held, remaining, inHand })) as object;

  await t.test(
    'of an account that replicas share, calls under way everywhere are held; the rest is in hand and can be spent',
    async (t) => {
      const { line, store, lease, report } = await place('a key');
      await store(
        { op: 'line', line: line('2') },
        { op: 'open', process: 'other', line: line('1.5') },
        { op: 'open', process: 'this', line: line('0.5') },
      );
      const services = { grantedOf: () => Promise.resolve(units('6')), leasesOf: () => [lease('0.5', '1')] };
      t.strictSame(shown(await report(services)), { spent: 2, held: 2, remaining: 96, inHand: 2 });
    },
  );

  if (database.kind === 'postgresql')
    await t.test('costs that take the server too long are refused, with what to ask for', (t) =>
      whileSlow(database, 'spending_line', async (slow) => {
        const query = { ...CostQuery.parse({}), dateFrom: day, dateTo: day };
        const tooLong = { code: 'GW_REPORT_TOO_LONG', status: 422, message: /Ask for fewer days/ };
        await t.rejects(reportCosts(slow, 'acme', query), tooLong);
      }),
    );

  await t.test('the spending of this process counts before its lines are in the ledger', async (t) => {
    const { line, store, lease, report } = await place('a key');
    await store({ op: 'line', line: line('2') });
    const services = { grantedOf: () => Promise.resolve(units('6')), leasesOf: () => [lease('0.5', '4.5')] };
    t.strictSame(shown(await report(services)), { spent: 4, held: 0.5, remaining: 95.5, inHand: 1.5 });
  });

  await t.test('for its own account, a process knows the exact state, so nothing is in hand', async (t) => {
    const { line, store, lease, report } = await place(null);
    await store({ op: 'line', line: line('2') });
    const leasesOf = (): readonly BudgetLease[] => [lease('1', '4')];
    t.strictSame(shown(await report({ leasesOf })), { spent: 3, held: 1, remaining: 96, inHand: 0 });
    t.strictSame(shown(await report({ leasesOf, isAllWritten: () => true })), {
      spent: 2,
      held: 1,
      remaining: 97,
      inHand: 0,
    });
  });

  await t.test('what reaches the ledger while the report is made is not missing', async (t) => {
    const { line, store, lease, report } = await place(null);
    let isDelivered = false;
    const delivering = async (answer: Promise<unknown>): Promise<unknown> => {
      const rows = await answer;
      await store({ op: 'line', line: line('2') });
      isDelivered = true;
      return rows;
    };
    const fork = (): unknown => {
      const entities = database.fork();
      return { execute: (sql: string, values: unknown[]) => delivering(entities.execute(sql, values)) };
    };
    const late = {
      database: { fork } as unknown as ReportServices['database'],
      isAllWritten: () => isDelivered,
      leasesOf: () => [lease('0', '2')],
    };
    t.match(shown(await report(late)), { spent: 2, remaining: 98 });
  });

  await t.test('what the database has granted to another process is in hand', async (t) => {
    const { line, store, report } = await place(null);
    await store({ op: 'line', line: line('2') }, { op: 'open', process: 'other', line: line('3') });
    t.strictSame(shown(await report({})), { spent: 2, held: 3, remaining: 95, inHand: 5 });
  });

  await t.test('several are reported in their order, with one query', async (t) => {
    const [one, two] = [await place('a key'), await place('a key')];
    await one.store({ op: 'line', line: one.line('1') });
    await two.store({ op: 'line', line: two.line('2') });
    const heard = listening(database);
    const spenders = [two.spender, { id: newId(now), limit: undefined }, one.spender];
    const reports = await reportAllSpending(spenders, 'monthly', { ...services, database: heard.database });
    t.match(JSON.parse(JSON.stringify(reports)), [{ spent: 2, limit: 100 }, { spent: 0, limit: null }, { spent: 1 }]);
    t.equal(heard.statements.length, 1);
  });

  await t.test('what was spent while a clock was a year ahead is of its own period', async (t) => {
    const { line, store, report } = await place(null);
    await store({ op: 'line', line: { ...line('7'), day: '2031-01-15', account_id: null } });
    t.strictSame(shown(await report({})), { spent: 0, held: 0, remaining: 100, inHand: 10 });
    const aheadMs = 365 * 86_400_000;
    t.match(shown(await report({ now: () => now + aheadMs })), { spent: 7, remaining: 93 });
  });
});
