import { type Test, test } from 'tap';
import { Calendar, type Connection, type Day, type Journal, newId, type SharedState } from '../../../core/api/index.js';
import { systemClock } from '../../../core/services/clock.js';
import { type OpenDatabase, openDatabase } from '../../../core/services/database/open-database.js';
import { openState } from '../../../core/services/state/open-state.js';
import { createDatabase } from '../../../test/fixtures/components/postgres-database.js';
import { createRedis, sendCommand } from '../../../test/fixtures/components/redis-database.js';
import { silentLog } from '../../../test/fixtures/components/silent-log.js';
import { until } from '../../../test/fixtures/components/until.js';
import { LeaseLost, type LeaseState } from './budget-allocator.js';
import { closeProcess } from './close-process.js';
import { asValue, type LedgerEntry, ledgerKind } from '../ledger/ledger-entry.js';
import type { LedgerLine } from '../ledger/ledger-row.js';
import { entryOf, leaseOf } from '../fixtures/sample-charging.js';
import { sampleLine } from '../fixtures/sample-line.js';
import { nanosOf } from '../costs/nanos.js';
import type { BudgetLease } from './budget-lease.js';
import { BudgetLeases } from './budget-leases.js';
import { RedisAllocator } from './redis-allocator.js';
import { SqlAllocator } from './sql-allocator.js';
import { storeLedger } from '../ledger/store-ledger.js';
import { tables } from '../tables.js';

const units = (amount: string): bigint => nanosOf(amount, 'down');
const exhausted = { message: 'the limit is reached' };
const exactly = (amount: string) => ({ atLeast: units(amount), atMost: units(amount) });

/** One process of several that share a database and a Redis. What it writes to its journal is in the ledger at once. */
class Replica {
  readonly process = newId(Date.now());
  readonly leases: BudgetLeases;
  readonly sql: SqlAllocator;
  readonly allocator: RedisAllocator;
  readonly #database: OpenDatabase;
  readonly #written: Promise<void>[] = [];

  constructor(database: OpenDatabase, shared: SharedState) {
    this.#database = database;
    this.sql = new SqlAllocator(database, this.process);
    this.allocator = new RedisAllocator({ shared, database: this.sql, clock: systemClock, log: silentLog });
    const journal = {
      append: async ({ value }: { value: object }) => this.write(entryOf(value as never)),
    } as unknown as Journal;
    this.leases = new BudgetLeases({
      allocator: () => (this.allocator.isOpen ? this.allocator : this.sql),
      calendar: new Calendar('UTC'),
      clock: systemClock,
      journal,
      log: silentLog,
      waitMs: 1_000,
      shares: true,
    });
  }

  write(entry: LedgerEntry): Promise<void> {
    const writing = storeLedger(this.#database)([{ id: newId(Date.now()), kind: ledgerKind, value: asValue(entry) }]);
    this.#written.push(writing);
    return writing;
  }

  /** As the limit does: a lease that is lost is followed by another one. */
  async #taken(connection: Connection, amount: string): Promise<{ lease: BudgetLease; taken: bigint }> {
    for (;;) {
      const lease = leaseOf(this.leases, connection);
      try {
        return { lease, taken: await lease.reserve(exactly(amount)) };
      } catch (error) {
        if (!(error instanceof LeaseLost)) throw error;
      }
    }
  }

  /** Takes, and says what was paid when it is settled. */
  async take(connection: Connection, amount: string): Promise<(cost: string) => Promise<void>> {
    const { lease, taken } = await this.#taken(connection, amount);
    return async (cost) => {
      await this.write({ op: 'line', line: lineOf(lease, connection, cost) });
      lease.settle(taken, units(cost));
    };
  }
}

function lineOf(lease: BudgetLease, { connectionId }: Connection, amount: string): LedgerLine {
  const place = { account_id: lease.account ?? null, lease_id: lease.id };
  return sampleLine({ connection_id: connectionId, day: lease.terms.day, amount, ...place });
}

interface Place {
  readonly connection: Connection;
  readonly redis: URL;
  readonly replica: (state?: SharedState) => Replica;
  readonly shared: SharedState;
  readonly accounts: () => Promise<readonly { id: string; rest: string }[]>;
  readonly database: OpenDatabase;
}

async function place(t: Test): Promise<Place> {
  const database = await openDatabase({
    url: await createDatabase(t),
    folder: 'memory',
    tables: [tables],
    log: silentLog,
  });
  const redis = new URL(await createRedis());
  const state = await openState({ url: redis.href, keyPrefix: 'test:', log: silentLog });
  const replicas: Replica[] = [];
  t.teardown(async () => {
    await Promise.all(replicas.map(({ leases }) => leases.close()));
    await state.close();
    await database.close();
  });
  const shared = state.shared as SharedState;
  await until(() => shared.isReady, 'connected');
  return {
    database,
    redis,
    connection: {
      connectionId: newId(Date.now()),
      version: 1,
      spendingLimit: '100',
      enableSpendingLimit: true,
      spendingPeriod: 'monthly',
    } as Connection,
    shared,
    replica(state = shared) {
      const replica = new Replica(database, state);
      replicas.push(replica);
      return replica;
    },
    accounts: () =>
      database
        .fork()
        .execute('select id, trim_scale(granted - billed)::text as rest from spending_account order by id'),
  };
}

/** Everything in the tests' own database of the server. */
const flush = (redis: URL): Promise<string> => sendCommand(redis, 'FLUSHALL');

await test('replicas share one account, and together spend no more than the limit', async (t) => {
  const { connection, replica, accounts } = await place(t);
  const replicas = [replica(), replica(), replica()];
  const settle = await Promise.all(replicas.map((one) => one.take(connection, '33')));
  t.equal((await accounts()).length, 1);
  await t.rejects((replicas[0] as Replica).take(connection, '2'), exhausted);
  await Promise.all(settle.map((done) => done('10')));
  const more = await Promise.all(replicas.map((one) => one.take(connection, '23')));
  await Promise.all(more.map((done) => done('23')));
  await t.rejects((replicas[1] as Replica).take(connection, '2'), exhausted);
});

await test('a busy replica asks Redis for few of its calls, and its unused grant is available to a replica that is short', async (t) => {
  const { connection, replica } = await place(t);
  const [busy, other] = [replica(), replica()];
  const first = await busy.take(connection, '0.01');
  await first('0.01');
  const lease = leaseOf(busy.leases, connection);
  let atOnce = 0;
  for (let call = 0; call < 100; call += 1) {
    const taken = lease.reserve(exactly('0.01'));
    if (!(taken instanceof Promise)) atOnce += 1;
    lease.settle(await taken, units('0.01'));
  }
  t.ok(atOnce > 90, `${atOnce} of 100 have not waited`);
  const held = await busy.take(connection, '1');
  // Nothing but what the busy one has beyond its need is left then.
  const rest = await other.take(connection, '97');
  await until(async () => {
    await other.take(connection, '0.5').catch(() => undefined);
    return lease.granted === lease.used;
  }, 'the busy one puts down what it does not use');
  await rest('97');
  await held('1');
});

await test('an account that Redis has lost cannot be spent twice, and is released when all processes have left it', async (t) => {
  const { connection, redis, replica, accounts } = await place(t);
  const [first, second] = [replica(), replica()];
  const held = await first.take(connection, '60');
  const idle = await second.take(connection, '1');
  await idle('1');
  await flush(redis);
  await t.rejects(second.take(connection, '60'), exhausted, 'what is held is held');
  const some = await second.take(connection, '20');
  await held('5');
  await some('20');
  await until(async () => (await accounts()).length === 1, 'the lost account is given up');
  const rest = await first.take(connection, '70');
  await rest('70');
  await t.rejects(second.take(connection, '10'), exhausted);
});

await test('after an older database was restored, what Redis has of the later one is not used', async (t) => {
  const { connection, replica, database, accounts } = await place(t);
  const names = ['line', 'day', 'account', 'lease'].map((name) => `spending_${name}`);
  const inEach = (statement: (name: string) => string) => database.fork().execute(names.map(statement).join(';'));
  const before = replica();
  await (await before.take(connection, '1'))('1');
  await inEach((name) => `create table ${name}_backup as table ${name}`);
  await (await before.take(connection, '60'))('60');
  await before.leases.close();
  await inEach((name) => `truncate ${name}; insert into ${name} select * from ${name}_backup`);
  const [held] = await accounts();
  const after = replica();
  const rest = String(99 - Number(held?.rest));
  await (await after.take(connection, rest))(rest);
  await t.rejects(after.take(connection, '2'), exhausted, 'what had been granted at the moment of the backup is held');
});

await test('after a process crashes, only its actual spending remains in the account', async (t) => {
  const { connection, replica, database, accounts } = await place(t);
  const [dead, other] = [replica(), replica()];
  const done = await dead.take(connection, '10');
  await done('4');
  await dead.take(connection, '50');
  await t.rejects(other.take(connection, '60'), exhausted);
  await closeProcess(database, dead.process, (leases) => other.allocator.retire(leases));
  await closeProcess(database, dead.process, (leases) => other.allocator.retire(leases));
  const rest = await other.take(connection, '96');
  await rest('96');
  t.equal((await accounts()).length, 1);
  await t.rejects(other.take(connection, '1'), exhausted);
});

await test('after a process crashes, an account that Redis has lost is removed', async (t) => {
  const { connection, redis, replica, database, accounts } = await place(t);
  const [dead, other] = [replica(), replica()];
  await dead.take(connection, '50');
  await flush(redis);
  const some = await other.take(connection, '10');
  await some('10');
  await closeProcess(database, dead.process, (leases) => other.allocator.retire(leases));
  t.equal((await accounts()).length, 1);
  const rest = await other.take(connection, '90');
  await rest('90');
});

await test('what was spent while the limit was switched off is not granted once more', async (t) => {
  const { connection, replica, accounts } = await place(t);
  const one = replica();
  await (await one.take(connection, '60'))('5');
  const unlimited = sampleLine({ connection_id: connection.connectionId, day: new Date().toISOString().slice(0, 10) });
  await one.write({ op: 'line', line: { ...unlimited, amount: '60', account_id: null, lease_id: null } });
  const later = { ...connection, version: 3 };
  await t.rejects(one.take(later, '40'), exhausted);
  await until(async () => (await accounts()).length <= 1, 'the account of the former version is closed');
  await (await one.take(later, '30'))('30');
});

await test('when the limit or the day is another, leases of the former account are told to end, and those of the new one are not', async (t) => {
  const { connection, replica } = await place(t);
  const [one, other] = [replica(), replica()];
  const former = stateOf(connection);
  await one.allocator.raise(former, units('10'));
  t.equal(await one.allocator.lower(former), undefined);
  const changed = { ...stateOf(connection), terms: { ...former.terms, version: '2' } };
  await other.allocator.raise(changed, units('1'));
  t.strictSame([await one.allocator.lower(former), await other.allocator.lower(changed)], ['close', undefined]);
  const nextDay = { ...stateOf(connection), terms: { ...changed.terms, day: '2030-01-16' as Day } };
  await one.allocator.raise(nextDay, units('1'));
  t.strictSame([await other.allocator.lower(changed), await one.allocator.lower(nextDay)], ['close', undefined]);
});

await test('after a change of the limit, all that was granted of the former one can be spent when its calls have ended', async (t) => {
  const { connection, replica, accounts } = await place(t);
  const [idle, busy] = [replica(), replica()];
  await (await idle.take(connection, '20'))('1');
  const running = await busy.take(connection, '20');
  const changed = { ...connection, version: 2 };
  const another = await busy.take(changed, '1');
  await running('5');
  await until(async () => (await accounts()).length === 1, 'the former account is given up');
  await another('1');
  await (await idle.take(changed, '93'))('93');
  await t.rejects(busy.take(changed, '0.01'), exhausted);
});

await test('what the database has granted without an answer is granted with the next answer', async (t) => {
  const { connection, replica } = await place(t);
  const one = replica();
  await (await one.take(connection, '1'))('1');
  const raise = one.sql.raiseAccount.bind(one.sql);
  const silent = t.capture(
    one.sql,
    'raiseAccount',
    async (...given: Parameters<typeof raise>): ReturnType<typeof raise> => {
      await raise(...given);
      throw new Error('the connection was lost during the commit');
    },
  );
  await t.rejects(one.take(connection, '50'), { message: /during the commit/ });
  silent.restore();
  await (await one.take(connection, '99'))('99');
  await t.rejects(one.take(connection, '0.01'), exhausted);
});

await test('when all processes have left an account, the next one opens another, with the whole rest of the limit', async (t) => {
  const { connection, replica, accounts } = await place(t);
  const first = replica();
  const settle = await first.take(connection, '30');
  await settle('10');
  const before = await accounts();
  await first.leases.close();
  t.strictSame([before.length, await accounts()], [1, []]);
  const next = replica();
  const settleNext = await next.take(connection, '90');
  const [account] = await accounts();
  t.not(account?.id, before[0]?.id);
  await settleNext('90');
  await t.rejects(next.take(connection, '1'), exhausted);
});

function stateOf({ connectionId }: Connection): LeaseState & { granted: bigint } {
  const days = { day: '2030-01-15' as Day, firstDay: '2030-01-01' as Day };
  const terms = { budgetId: connectionId, version: '1', ...days, limit: units('100') };
  return { id: newId(Date.now()), terms, granted: 0n, used: 0n };
}

await test('what is free in an account is granted to another process without the database', async (t) => {
  const { connection, replica, accounts } = await place(t);
  const [one, other] = [replica(), replica()];
  const [lease, second] = [stateOf(connection), stateOf(connection)];
  await one.allocator.raise(lease, units('10'));
  const [before] = await accounts();
  await one.allocator.lower(lease);
  const { added, free, othersHold } = await other.allocator.raise(second, units('4'));
  t.ok(added >= units('4'));
  t.ok(added + free >= units('10'), `${added} and ${free} more`);
  t.equal(othersHold, false);
  t.strictSame(await accounts(), [before]);
});

await test('what a lease has been granted, and what is said to be free, are together the whole limit', async (t) => {
  const { connection, replica } = await place(t);
  const { allocator } = replica();
  const lease = stateOf(connection);
  const { terms } = lease;
  for (const need of ['0.5', '0.1', '7', '0.2', '40', '30', '60', '1']) {
    const { added, free } = await allocator.raise(lease, units(need));
    const wanted = units(need) > terms.limit - lease.granted ? terms.limit - lease.granted : units(need);
    lease.granted += added;
    t.ok(added >= wanted, need);
    t.equal(lease.granted + free, terms.limit, need);
  }
});

await test('a lease that Redis does not answer, or could not count exactly, is lost, so that the database follows', async (t) => {
  const { connection, replica, database } = await place(t);
  const { terms, ...lease } = stateOf(connection);
  const rich = { ...lease, terms: { ...terms, limit: units('20000000') } };
  const { allocator } = replica();
  await t.rejects(allocator.raise(rich, units('9000001')), { cause: { message: 'more than Redis can count' } });
  t.ok((await allocator.raise({ ...rich, id: newId(Date.now()) }, units('9000000'))).added >= units('9000000'));
  const cause = new Error('away');
  const shared = { isReady: true, run: () => Promise.reject(cause) } as unknown as SharedState;
  const sql = new SqlAllocator(database, newId(Date.now()));
  const alone = new RedisAllocator({ shared, database: sql, clock: systemClock, log: silentLog });
  const lost = await alone.raise(stateOf(connection), 1n).catch((error: unknown) => error);
  t.type(lost, LeaseLost);
  t.equal((lost as LeaseLost).cause, cause);
});

await test('a server that does not say which run it is keeps no accounts, because an old copy of it would not be noticed', async (t) => {
  const { connection, replica, database, shared } = await place(t);
  const nameless: SharedState = {
    isReady: true,
    client: undefined,
    onReady: () => () => undefined,
    run: ({ text }, input) => shared.run({ text: text.replaceAll('run_id:', 'absent:') }, input),
  };
  const one = replica(nameless);
  const settle = await one.take(connection, '60');
  t.equal(one.allocator.isOpen, false);
  await t.rejects(replica(nameless).take(connection, '60'), exhausted);
  await settle('60');
  const inRedis = "select id from spending_account where id like 'redis %'";
  t.strictSame(await database.fork().execute(inRedis), []);
});
