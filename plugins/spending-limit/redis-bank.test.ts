import { type Test, test } from 'tap';
import { type Connection, type Journal, newId, type SharedState } from '../../core/api/index.js';
import { systemClock } from '../../core/services/clock.js';
import { type OpenDatabase, openDatabase } from '../../core/services/database/open-database.js';
import { openState } from '../../core/services/state/open-state.js';
import { createDatabase } from '../../test/fixtures/components/postgres-database.js';
import { createRedis, sendCommand } from '../../test/fixtures/components/redis-database.js';
import { silentLog } from '../../test/fixtures/components/silent-log.js';
import { until } from '../../test/fixtures/components/until.js';
import { PurseLost } from './bank.js';
import { Calendar } from './calendar.js';
import { closeProcess } from './close-process.js';
import { asValue, type LedgerEntry, ledgerKind } from './ledger-entry.js';
import type { LedgerLine } from './ledger-row.js';
import { entryOf } from './fixtures/sample-charging.js';
import { nanoOf } from './nano.js';
import type { Purse } from './purse.js';
import { Purses } from './purses.js';
import { RedisBank } from './redis-bank.js';
import { SqlBank } from './sql-bank.js';
import { storeLedger } from './store-ledger.js';
import { tables } from './tables.js';

const units = (amount: string): bigint => nanoOf(amount, 'down');
const exhausted = { message: 'the limit is reached' };
const exactly = (amount: string) => ({ atLeast: units(amount), atMost: units(amount) });

/** One process of several that share a database and a Redis. What it writes to its journal is in the ledger at once. */
class Replica {
  readonly process = newId(Date.now());
  readonly purses: Purses;
  readonly bank: RedisBank;
  readonly #database: OpenDatabase;
  readonly #written: Promise<void>[] = [];

  constructor(database: OpenDatabase, shared: SharedState) {
    this.#database = database;
    const sql = new SqlBank(database, this.process);
    this.bank = new RedisBank({ shared, database: sql, clock: systemClock });
    const journal = {
      append: async ({ value }: { value: object }) => this.write(entryOf(value as never)),
    } as unknown as Journal;
    this.purses = new Purses({
      bank: () => (this.bank.isOpen ? this.bank : sql),
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

  /** As the limit does: a purse that is lost is followed by another one. */
  async #taken(connection: Connection, amount: string): Promise<{ purse: Purse; taken: bigint }> {
    for (;;) {
      const purse = this.purses.of(connection);
      try {
        return { purse, taken: await purse.take(exactly(amount)) };
      } catch (error) {
        if (!(error instanceof PurseLost)) throw error;
      }
    }
  }

  /** Takes, and says what was paid when it is settled. */
  async take(connection: Connection, amount: string): Promise<(cost: string) => Promise<void>> {
    const { purse, taken } = await this.#taken(connection, amount);
    return async (cost) => {
      await this.write({ op: 'line', line: lineOf(purse, connection, cost) });
      purse.settle(taken, units(cost));
    };
  }
}

function lineOf(purse: Purse, { connectionId }: Connection, amount: string): LedgerLine {
  return {
    id: newId(Date.now()),
    organization_id: 'default',
    connection_id: connectionId,
    request_id: 'r',
    trace_id: 't',
    attempt: 1,
    purpose: 'inference',
    provider: 'p',
    model: 'm',
    charged_at: new Date().toISOString(),
    day: purse.terms.day,
    price: null,
    usage: null,
    amount,
    estimated: false,
    reason: null,
    account_id: purse.account ?? null,
    purse_id: purse.id,
  };
}

interface Place {
  readonly connection: Connection;
  readonly redis: URL;
  readonly replica: () => Replica;
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
    await Promise.all(replicas.map(({ purses }) => purses.close()));
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
      spendingLimit: '100',
      enableSpendingLimit: true,
      spendingPeriod: 'monthly',
    } as Connection,
    replica() {
      const replica = new Replica(database, shared);
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

await test('replicas spend from one account, and together no more than the limit', async (t) => {
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

await test('a replica that calls again and again asks Redis for few of its calls, and what it does not use is there for one that is short', async (t) => {
  const { connection, replica } = await place(t);
  const [busy, other] = [replica(), replica()];
  const first = await busy.take(connection, '0.01');
  await first('0.01');
  const purse = busy.purses.of(connection);
  let atOnce = 0;
  for (let call = 0; call < 100; call += 1) {
    const taken = purse.take(exactly('0.01'));
    if (!(taken instanceof Promise)) atOnce += 1;
    purse.settle(await taken, units('0.01'));
  }
  t.ok(atOnce > 90, `${atOnce} of 100 have not waited`);
  const held = await busy.take(connection, '1');
  // Nothing but what the busy one has beyond its need is left then.
  const rest = await other.take(connection, '97');
  await until(async () => {
    await other.take(connection, '0.5').catch(() => undefined);
    return purse.granted === purse.used;
  }, 'the busy one puts down what it does not use');
  await rest('97');
  await held('1');
});

await test('what Redis has forgotten cannot be spent twice, and is free when all have left it', async (t) => {
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

await test('a process that dies leaves what it has paid and nothing else', async (t) => {
  const { connection, replica, database, accounts } = await place(t);
  const [dead, other] = [replica(), replica()];
  const done = await dead.take(connection, '10');
  await done('4');
  await dead.take(connection, '50');
  await t.rejects(other.take(connection, '60'), exhausted);
  await closeProcess(database, dead.process, (purses) => other.bank.retire(purses));
  await closeProcess(database, dead.process, (purses) => other.bank.retire(purses));
  const rest = await other.take(connection, '96');
  await rest('96');
  t.equal((await accounts()).length, 1);
  await t.rejects(other.take(connection, '1'), exhausted);
});

await test('a process that dies with an account that Redis has forgotten leaves nothing', async (t) => {
  const { connection, redis, replica, database, accounts } = await place(t);
  const [dead, other] = [replica(), replica()];
  await dead.take(connection, '50');
  await flush(redis);
  const some = await other.take(connection, '10');
  await some('10');
  await closeProcess(database, dead.process, (purses) => other.bank.retire(purses));
  t.equal((await accounts()).length, 1);
  const rest = await other.take(connection, '90');
  await rest('90');
});
