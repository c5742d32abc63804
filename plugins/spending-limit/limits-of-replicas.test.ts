import { type Test, test } from 'tap';
import {
  Calendar,
  type Clock,
  type Connection,
  GatewayError,
  type Journal,
  type JournalEntry,
  type JournalValue,
  type KeyIdentity,
  newId,
  type PriceList,
  type SharedState,
} from '../../core/api/index.js';
import type { Database } from '../../core/api/database.js';
import { systemClock } from '../../core/services/clock.js';
import type { OpenDatabase } from '../../core/services/database/open-database.js';
import { connectToRedis } from '../../test/fixtures/components/connect-to-redis.js';
import { openMemoryDatabase } from '../../test/fixtures/components/memory-database.js';
import { createRedis } from '../../test/fixtures/components/redis-database.js';
import { openServerDatabase } from '../../test/fixtures/components/server-database.js';
import { silentLog } from '../../test/fixtures/components/silent-log.js';
import { until } from '../../test/fixtures/components/until.js';
import { randomFrom, seed } from '../../test/fixtures/random.js';
import {
  type Budget,
  budgetOfEndUser,
  budgetOfOrganization,
  budgetOfOwner,
  budgetOfTag,
  type CallBudgets,
} from './budgets/budget.js';
import { Budgets } from './budgets/budgets.js';
import { config } from './config.js';
import { decimalOfNanos, nanosOf } from './costs/nanos.js';
import { emptyCatalog } from './fixtures/sample-charging.js';
import { BudgetLeases } from './leases/budget-leases.js';
import { closeProcess } from './leases/close-process.js';
import { RedisAllocator } from './leases/redis-allocator.js';
import { SqlAllocator } from './leases/sql-allocator.js';
import { Ledger } from './ledger/ledger.js';
import { storeLedger } from './ledger/store-ledger.js';
import { settle, SpendingLimits } from './spending-limits.js';
import { tables } from './tables.js';

const organizationLimit = '90';
const endUserLimit = '35';
const ownerLimit = '45';
/** Of all keys but the last. */
const owner = 'team';
const tagLimit = '38';
/** Those of calls, each of which has a limit. */
const tagged = [['a'], ['a', 'b'], [], ['b', 'other']];
const limitedTags = ['a', 'b'];
/** Some calls name none. */
const endUsers = ['ann', 'bob', 'eve', undefined];
/** The first one has limits of its own. */
const [limitedModel, otherModel] = ['large', 'm'];
const ofModel = (amount: string) => ({ models: [limitedModel], amount, period: 'monthly' }) as const;
const units = (amount: string): bigint => nanosOf(amount, 'down');

/** The stores of a gateway, and what may be spent. */
class Place {
  readonly database: OpenDatabase;
  readonly shared: SharedState | undefined;
  readonly organizationId = newId(Date.now());
  readonly budgets = new Budgets(
    {
      limits: config.parse({
        limits: [
          { per: 'organization', amount: organizationLimit },
          { per: 'endUser', amount: endUserLimit },
          { per: 'owner', amount: ownerLimit, only: [owner] },
          { per: 'owner', ...ofModel('24') },
          { per: 'tag', amount: tagLimit, only: limitedTags },
          { per: 'tag', ...ofModel('18'), only: limitedTags },
          { per: 'organization', ...ofModel('45') },
          { per: 'endUser', ...ofModel('17') },
        ],
      }).limits,
      version: 1,
    },
    emptyCatalog,
  );
  readonly connections: readonly Connection[];
  readonly keys: readonly KeyIdentity[];

  constructor(database: OpenDatabase, shared: SharedState | undefined) {
    this.database = database;
    this.shared = shared;
    this.connections = ['40', '45', undefined].map((spendingLimit) => this.#connection(spendingLimit));
    this.keys = ['25', '35', '50'].map((spendingLimit, index) => this.#key(spendingLimit, index < 2 ? owner : null));
  }

  #connection(spendingLimit: string | undefined): Connection {
    return {
      connectionId: newId(Date.now()),
      organizationId: this.organizationId,
      name: 'c',
      enableSpendingLimit: spendingLimit !== undefined,
      spendingLimit: spendingLimit ?? null,
      spendingPeriod: 'monthly',
      modelSpendingLimits: [ofModel('22')],
      version: 1,
    } as unknown as Connection;
  }

  #key(spendingLimit: string, whose: string | null): KeyIdentity {
    const { organizationId } = this;
    return {
      kind: 'key',
      keyId: newId(Date.now()),
      organizationId,
      owner: whose,
      spendingLimit,
      spendingPeriod: 'monthly',
      modelSpendingLimits: [ofModel('19')],
      version: 1,
    };
  }
}

/** One process. What it writes to its journal is in the ledger at once. */
class Replica {
  readonly process = newId(Date.now());
  readonly limits: SpendingLimits;
  readonly leases: BudgetLeases;
  readonly redis: RedisAllocator | undefined;
  readonly #ledger: Ledger;
  readonly #place: Place;
  readonly #transactions: Promise<unknown>[] = [];
  #stop = (): void => undefined;
  isDead = false;

  constructor(place: Place) {
    this.#place = place;
    const { shared, budgets } = place;
    const database = this.#untilDeath(place.database);
    const store = storeLedger(database);
    const journal = {
      process: this.process,
      append: async (entry: JournalEntry<JournalValue>) => (this.isDead ? never : store([entry])),
    } as unknown as Journal;
    const sql = new SqlAllocator(database, this.process);
    const redis = shared && new RedisAllocator({ shared, database: sql, clock: systemClock, log: silentLog });
    this.redis = redis;
    const clock: Clock = {
      now: () => systemClock.now(),
      sleep: (ms, signal) => systemClock.sleep(ms, signal),
      every: (ms, work) => (this.#stop = systemClock.every(ms, work)),
    };
    const calendar = new Calendar('UTC');
    this.leases = new BudgetLeases({
      allocator: ({ kind }) => (kind !== 'endUser' && kind !== 'tag' && redis?.isOpen ? redis : sql),
      calendar,
      clock,
      journal,
      log: silentLog,
      waitMs: 200,
      shares: database.kind !== 'embedded',
    });
    this.limits = new SpendingLimits({
      budgets,
      leases: this.leases,
      calendar,
      clock,
      prices: {} as PriceList,
      currency: 'USD',
    });
    this.#ledger = new Ledger({ journal, calendar, clock });
  }

  /** Ends without a word. Transactions that have begun end before the journal is taken over. */
  async die(): Promise<void> {
    this.isDead = true;
    this.#stop();
    await Promise.allSettled(this.#transactions);
  }

  /** A database with which a dead process begins nothing. */
  #untilDeath(database: OpenDatabase): Database {
    const transactional: Database['transactional'] = (work, isolation) => {
      if (this.isDead) return never;
      const running = database.transactional(work, isolation);
      this.#transactions.push(running);
      return running;
    };
    return {
      kind: database.kind,
      connections: undefined,
      fork: () => database.fork(),
      transactional,
      onChange: () => () => undefined,
      healthy: (signal) => database.healthy(signal),
    };
  }

  /** Makes a call. @returns false when a limit is reached; never returns when the replica dies meanwhile */
  async call(random: () => number): Promise<boolean> {
    const one = <T>(all: readonly T[]): T => all[Math.floor(random() * all.length)] as T;
    const [connection, identity, endUserId] = [one(this.#place.connections), one(this.#place.keys), one(endUsers)];
    const model = one([limitedModel, otherModel]);
    const tags = one(tagged);
    const budgets = this.limits.budgetsOf({ connection, identity, endUserId, tags })?.of(model);
    if (!budgets) throw new Error('every key has a limit');
    const atMost = units((0.1 + 4 * random()).toFixed(9));
    try {
      const taken = await this.limits.reserve(budgets, { atLeast: atMost / 4n, atMost });
      const payer = { connection, identity, tags, requestId: 'r', traceId: 't' };
      const reserved = { leases: taken.leases, amount: decimalOfNanos(taken.amount), budgets };
      const attempt = await this.#ledger.open({ ...billed, model, payer }, reserved);
      if (this.isDead) return await never;
      const cost = (taken.amount * BigInt(Math.round(random() * 1000))) / 1000n;
      const usage = { inputTokens: 1, outputTokens: 1 };
      await attempt.close({ usage, amount: decimalOfNanos(cost), reason: undefined }, 'p');
      settle(taken, cost);
      return true;
    } catch (error) {
      if (GatewayError.is(error) && error.code === 'GW_SPENDING_LIMIT_REACHED') return false;
      throw error;
    }
  }
}

const never = new Promise<never>(() => undefined);

const billed = {
  attempt: 1,
  purpose: 'inference',
  provider: 'p',
  price: undefined,
  ofExchange: true,
};

/** Callers send calls until each has been refused three times, or their replica has died. */
async function callUntilLimit(replica: Replica, callers: number, runSeed: number, dead: Promise<void>): Promise<void> {
  const caller = async (index: number): Promise<void> => {
    const random = randomFrom(runSeed * 101 + index);
    for (let refusals = 0; refusals < 3; ) if (!(await replica.call(random))) refusals += 1;
  };
  await Promise.race([dead, Promise.all(Array.from({ length: callers }, (_, index) => caller(index)))]);
}

interface Spent {
  readonly id: string;
  readonly limit: string | undefined;
  /** By the sums, and by the lines. */
  readonly sum: string;
  readonly lines: string;
}

async function spentIn({ database, budgets, connections, keys, organizationId }: Place): Promise<readonly Spent[]> {
  const named = endUsers.filter((endUser) => endUser !== undefined);
  const [owned] = keys;
  const ownedKeys = keys.flatMap((key) => (key.owner === owner ? key.keyId : [])).join();
  const rows = [
    ...connections.map(({ connectionId: id, spendingLimit }) => ({ id, limit: spendingLimit ?? undefined, line: id })),
    ...keys.map(({ keyId: id, spendingLimit }) => ({ id, limit: spendingLimit ?? undefined, line: id })),
    { id: budgetOfOrganization(organizationId), limit: organizationLimit, line: organizationId },
    { id: budgetOfOwner(organizationId, owner), limit: ownerLimit, line: ownedKeys },
    ...named.map((line) => ({ id: budgetOfEndUser(organizationId, line), limit: endUserLimit, line })),
    ...limitedTags.map((line) => ({ id: budgetOfTag(organizationId, line), limit: tagLimit, line })),
    ...connections.flatMap((connection) => ofModels(budgets.ofConnection(connection), connection.connectionId)),
    ...keys.flatMap((key) => ofModels(budgets.ofKey(key), key.keyId)),
    ...(owned ? ofModels(budgets.ofOwner(owned), ownedKeys) : []),
    ...ofModels(budgets.ofOrganization(organizationId), organizationId),
    ...named.flatMap((endUser) => ofModels(budgets.ofEndUser(organizationId, endUser), endUser)),
    ...limitedTags.flatMap((tag) => ofModels(budgets.ofTag(organizationId, tag), tag)),
  ];
  const spent: Spent[] = [];
  for (const { id, limit, line, ...of } of rows) {
    const [row] = await database.fork().execute<{ sum: string; lines: string }[]>(
      `select (select trim_scale(coalesce(sum(spent), 0))::text from spending_day where budget_id = ?::uuid) as sum,
         (select trim_scale(coalesce(sum(amount), 0))::text from spending_line
           where organization_id = ? and string_to_array(?, ',') && (array[connection_id::text, key_id, organization_id, end_user_id] || tags)
             and model = coalesce(?, model)) as lines`,
      [id, organizationId, line, 'model' in of ? of.model : null],
    );
    spent.push({ id, limit, sum: row?.sum ?? '', lines: row?.lines ?? '' });
  }
  return spent;
}

/** The limits of some models among these. @param line what the lines of their spender have, several ids separated by commas */
function ofModels(budgets: readonly Budget[], line: string) {
  return budgets
    .filter(({ models }) => models)
    .map(({ id, configuredLimit }) => ({ id, limit: configuredLimit, line, model: limitedModel }));
}

/** Calls reach the limits while a replica dies; then nothing is exceeded, missing or held. */
async function verifyLimits(t: Test, place: Place): Promise<void> {
  const { database } = place;
  const isShared = database.kind !== 'embedded';
  const [dying, other] = [new Replica(place), new Replica(place)];
  const died = Promise.withResolvers<void>();
  const untilDeath = callUntilLimit(dying, 6, seed, died.promise);
  const others = isShared ? callUntilLimit(other, 6, seed + 1, never) : Promise.resolve();
  const random = randomFrom(seed);
  for (let calls = 0; calls < 8; calls += 1) await dying.call(random);
  await dying.die();
  died.resolve();
  await untilDeath;
  await closeProcess(database, dying.process, async (left) => dying.redis?.retire(left));
  await others;
  await callUntilLimit(other, 6, seed + 2, never);
  await other.leases.close();
  t.strictSame(await database.fork().execute('select id from spending_account'), [], 'nothing is granted any more');
  const spent = await spentIn(place);
  for (const { id, limit, sum, lines } of spent) {
    t.equal(sum, lines, 'the sum is exact');
    if (limit !== undefined) t.ok(units(sum) <= units(limit), `${sum} of ${limit} is spent from ${id}`);
  }
  await verifyRest(place, spent);
}

/** The most that a call gets; nothing when it is refused. */
async function restIn({ limits }: Replica, budgets: CallBudgets): Promise<bigint> {
  try {
    const taken = await limits.reserve(budgets, { atLeast: 1n, atMost: units('1000') });
    settle(taken, 0n);
    return taken.amount;
  } catch (error) {
    if (GatewayError.is(error) && error.code === 'GW_SPENDING_LIMIT_REACHED') return 0n;
    throw error;
  }
}

/** What is left of the limits can be reserved to the last billionth: the least of them is the most that a call gets. */
async function verifyRest(place: Place, spent: readonly Spent[]): Promise<void> {
  const replica = new Replica(place);
  const restOf = (wanted: string): bigint => {
    const found = spent.find(({ id }) => id === wanted);
    return units(found?.limit ?? '1000') - nanosOf(found?.sum ?? '0', 'up');
  };
  for (const connection of place.connections) {
    for (const [index, key] of place.keys.entries()) {
      const endUserId = endUsers[index];
      const tags = tagged[index] ?? [];
      const ids = [connection.connectionId, key.keyId, budgetOfOrganization(place.organizationId)];
      if (key.owner) ids.push(budgetOfOwner(place.organizationId, owner));
      if (endUserId !== undefined) ids.push(budgetOfEndUser(place.organizationId, endUserId));
      for (const tag of tags) ids.push(budgetOfTag(place.organizationId, tag));
      const [least = 0n] = ids.map(restOf).toSorted((a, b) => Number(a - b));
      const budgets = replica.limits.budgetsOf({ connection, identity: key, endUserId, tags })?.of(otherModel);
      if (!budgets || least === 0n) continue;
      // On a busy machine a lease in Redis may be lost; what it was granted is given back when it is closed.
      await until(async () => {
        const taken = await restIn(replica, budgets);
        return taken === least;
      }, `${least} billionths are left`);
    }
  }
  await replica.leases.close();
}

await test('of limits of connections, keys, their owner, tags, end users and an organization none is exceeded, and nothing is lost when a process dies', async (t) => {
  t.comment(`seed ${seed}`);
  await t.test('in an embedded database', async (t) => {
    const database = await openMemoryDatabase([tables]);
    t.teardown(() => database.close());
    await verifyLimits(t, new Place(database, undefined));
  });
  for (const withRedis of [false, true]) {
    await t.test(withRedis ? 'in PostgreSQL and Redis' : 'in PostgreSQL', async (t) => {
      const database = await openServerDatabase(t, [tables]);
      const shared = withRedis ? await connectToRedis(t, await createRedis()) : undefined;
      await verifyLimits(t, new Place(database, shared));
    });
  }
});
