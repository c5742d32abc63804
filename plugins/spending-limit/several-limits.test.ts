import assert from 'node:assert/strict';
import { type Test, test } from 'tap';
import { Calendar, GatewayError, type Journal, type KeyIdentity, type PriceList } from '../../core/api/index.js';
import { fakeClock, type FakeClock } from '../../core/testkit/index.js';
import { silentLog } from '../../test/fixtures/components/silent-log.js';
import { fc } from '../../test/fixtures/random.js';
import type { CallBudgets } from './budgets/budget.js';
import { Budgets } from './budgets/budgets.js';
import { config } from './config.js';
import { connectionWith, emptyCatalog } from './fixtures/sample-charging.js';
import type { BudgetAllocator, Grant, LeaseState } from './leases/budget-allocator.js';
import { BudgetLeases } from './leases/budget-leases.js';
import { settle, SpendingLimits } from './spending-limits.js';

const units = 1_000_000_000n;

/** Divides every limit among the leases of one process, a part at a time, as long as it is there. */
class MemoryAllocator implements BudgetAllocator {
  readonly isOpen = true;
  readonly needsRenewal = false;
  readonly #granted = new Map<string, bigint>();
  readonly #answer: () => Promise<void>;

  constructor(answer: () => Promise<void> = () => Promise.resolve()) {
    this.#answer = answer;
  }

  accountOf({ id }: LeaseState): string {
    return id;
  }

  async raise({ terms }: LeaseState, need: bigint): Promise<Grant> {
    await this.#answer();
    const granted = this.#granted.get(terms.budgetId) ?? 0n;
    const rest = terms.limit - granted;
    const part = rest / 4n > need ? rest / 4n : need;
    const added = part < rest ? part : rest;
    this.#granted.set(terms.budgetId, granted + added);
    return { added, free: rest - added, othersHold: false };
  }

  async lower({ terms, granted }: LeaseState): Promise<undefined> {
    await this.#answer();
    this.#granted.set(terms.budgetId, granted);
  }

  async close(): Promise<void> {}
}

interface Fixture {
  readonly clock: FakeClock;
  readonly limits: SpendingLimits;
  readonly leases: BudgetLeases;
  /**
   * The budgets of a call on a connection with this limit, with a key with this limit, in an organization with that of the fixture, and of an
   * end user and tags with those of the fixture. `large` and `small` have limits of their own, of all of these at once.
   */
  of(
    connection: string | undefined,
    key: string | undefined,
    endUser?: string,
    model?: string,
    tags?: readonly string[],
  ): CallBudgets;
}

function start(
  t: Pick<Test, 'teardown'>,
  {
    organization,
    endUser,
    answer,
  }: { readonly organization?: number; readonly endUser?: number; readonly answer?: () => Promise<void> } = {},
): Fixture {
  const clock = fakeClock();
  const calendar = new Calendar('UTC');
  const configured = [
    ...(organization === undefined ? [] : [{ per: 'organization', amount: organization }]),
    ...(endUser === undefined ? [] : [{ per: 'endUser', amount: endUser }]),
    ...ofModels,
  ];
  const budgets = new Budgets({ limits: config.parse({ limits: configured }).limits, version: 1 }, emptyCatalog);
  const allocator = new MemoryAllocator(answer);
  const leases = new BudgetLeases({
    allocator: () => allocator,
    calendar,
    clock,
    journal: { append: () => undefined } as unknown as Journal,
    log: silentLog,
    waitMs: 2_000,
    shares: false,
  });
  t.teardown(() => leases.close());
  const limits = new SpendingLimits({
    budgets,
    leases,
    calendar,
    clock,
    prices: {} as PriceList,
    currency: 'USD',
  });
  return {
    clock,
    limits,
    leases,
    of(connection, key, user, model = 'any', tags) {
      const set = budgets
        .of(
          {
            ...connectionWith(connection),
            connectionId: `connection ${connection}`,
            modelSpendingLimits: [{ models: ['small', 'large'], amount: '18', period: 'monthly' }],
          },
          key === undefined ? undefined : keyWith(key),
          user,
          tags,
        )
        ?.of(model);
      if (!set) throw new Error('there is no limit');
      return set;
    },
  };
}

/** Some calls reach several of these, in whichever order. */
const ofModels = [
  { per: 'key', amount: 14, models: ['large'] },
  { per: 'key', amount: 16, models: ['small', 'large'] },
  { per: 'endUser', amount: 12, models: ['large'] },
  { per: 'organization', amount: 40, models: ['large'] },
  { per: 'tag', amount: 20, only: ['a', 'b*'] },
  { per: 'tag', amount: 13, models: ['large'] },
  { per: 'organization', amount: 45, models: ['s*'] },
];

function keyWith(spendingLimit: string): KeyIdentity {
  const keyId = `key ${spendingLimit}`;
  return { kind: 'key', keyId, organizationId: 'organization', name: spendingLimit, spendingLimit, version: 1 };
}

/** What is reserved from each budget, in units. */
function heldIn({ leases }: Fixture, { inOrder }: CallBudgets): readonly number[] {
  return inOrder.map(({ id }) => Number(leases.ofBudget(id).reduce((sum, { held }) => sum + held, 0n) / units));
}

const want = (atLeast: bigint, atMost = atLeast) => ({ atLeast: atLeast * units, atMost: atMost * units });

await test('a call reserves from every limit the same amount: the smallest that all grant', async (t) => {
  for (const [connection, key, organization] of [
    ['3', '9', 9],
    ['9', '3', 9],
    ['9', '9', 3],
  ] as const) {
    const fixture = start(t, { organization });
    const set = fixture.of(connection, key);
    const taken = await fixture.limits.reserve(set, want(2n, 8n));
    t.equal(taken.amount, 3n * units);
    t.strictSame(heldIn(fixture, set), [3, 3, 3]);
    settle(taken, 2n * units);
    t.strictSame(heldIn(fixture, set), [0, 0, 0]);
    t.equal((await fixture.limits.reserve(set, want(1n, 8n))).amount, units, 'the cost is spent from all of them');
  }
});

await test('a refusal says which limit is reached, and leaves nothing reserved', async (t) => {
  for (const [connection, key, organization, named] of [
    ['1', '9', 9, 'connection "sample" (1 USD)'],
    ['9', '1', 9, 'API key "1" (1 USD)'],
    ['9', '9', 1, 'organization "organization" (1 USD)'],
  ] as const) {
    const fixture = start(t, { organization });
    const set = fixture.of(connection, key);
    const message = new RegExp(`spending limit of ${named.replaceAll(/[()]/g, '\\$&')} is not enough`);
    await t.rejects(async () => fixture.limits.reserve(set, want(2n, 8n)), {
      code: 'GW_SPENDING_LIMIT_REACHED',
      message,
    });
    t.strictSame(heldIn(fixture, set), [0, 0, 0]);
    settle(await fixture.limits.reserve(set, want(1n)), units);
    await t.rejects(async () => fixture.limits.admit(set), { code: 'GW_SPENDING_LIMIT_REACHED', message });
  }
});

await test('an end user who has spent the limit is refused, others and calls without one are not', async (t) => {
  const fixture = start(t, { organization: 9, endUser: 1 });
  settle(await fixture.limits.reserve(fixture.of('9', undefined, 'ann'), want(1n)), units);
  const message =
    /^What is left of the monthly spending limit of end user "ann" \(1 USD\) is not enough for this request\. The quota would be exceeded; it will reset at \d{4}-/;
  const refusal = { code: 'GW_SPENDING_LIMIT_REACHED', message };
  const set = fixture.of('9', undefined, 'ann');
  await t.rejects(async () => fixture.limits.reserve(set, want(1n)), refusal);
  await t.rejects(async () => fixture.limits.admit(set), refusal);
  t.strictSame(heldIn(fixture, set), [0, 0, 0], 'nothing is reserved from the others');
  for (const endUser of ['bob', undefined]) {
    t.equal((await fixture.limits.reserve(fixture.of('9', undefined, endUser), want(1n))).amount, units);
  }
});

await test('while plenty of every limit is left, nothing is waited for', async (t) => {
  const fixture = start(t, { organization: 900 });
  const set = fixture.of('900', '900');
  settle(await fixture.limits.reserve(set, want(1n)), 0n);
  t.equal(fixture.limits.admit(set), undefined);
  const taken = fixture.limits.reserveIfPlenty(set, units, 64n);
  t.equal(taken?.amount, units);
  t.strictSame(heldIn(fixture, set), [1, 1, 1]);
  t.equal(fixture.limits.reserveIfPlenty(set, 300n * units, 1n), undefined, 'not all have that at hand');
  t.strictSame(heldIn(fixture, set), [1, 1, 1]);
});

await test('the limit of which the least is left is the tightest', async (t) => {
  const fixture = start(t, { organization: 20 });
  const set = fixture.of('30', '10');
  const taken = await fixture.limits.reserve(set, want(4n));
  t.match(fixture.limits.tightest(taken, set), { budget: { kind: 'key' }, left: 6n * units });
});

await test('a call of a model whose limit is reached is refused, naming it, and other models are not', async (t) => {
  const fixture = start(t, { organization: 900 });
  const set = fixture.of('90', '90', undefined, 'large');
  t.equal(set.inOrder.length, 7);
  const taken = await fixture.limits.reserve(set, want(2n, 80n));
  t.equal(taken.amount, 14n * units, 'as much as the tightest grants');
  settle(taken, 14n * units);
  const message =
    /^What is left of the monthly spending limit of model "large" of API key "90" \(14 USD\) is not enough/;
  const refusal = { code: 'GW_SPENDING_LIMIT_REACHED', field: 'model', message };
  await t.rejects(async () => fixture.limits.reserve(set, want(1n)), refusal);
  t.strictSame(heldIn(fixture, set), [0, 0, 0, 0, 0, 0, 0], 'nothing is reserved from the others');
  const small = fixture.of('90', '90', undefined, 'small');
  t.equal((await fixture.limits.reserve(small, want(1n, 80n))).amount, 2n * units, 'what is left of all it shares');
  const any = fixture.of('90', '90', undefined, 'any');
  t.equal((await fixture.limits.reserve(any, want(1n, 60n))).amount, 60n * units);
});

await test('a call waits only once for what others have reserved, however many limits it needs', async (t) => {
  const fixture = start(t, { organization: 10 });
  const first = await fixture.limits.reserve(fixture.of('10', '20'), want(10n));
  const waiting = fixture.limits.reserve(fixture.of('10', '20'), want(1n)) as Promise<unknown>;
  let refused: unknown;
  waiting.catch((error: unknown) => {
    refused = error;
  });
  await fixture.clock.advance(1_900);
  t.equal(refused, undefined);
  await fixture.clock.advance(300);
  t.match(refused, {
    code: 'GW_SPENDING_LIMIT_REACHED',
    message: / The limit resets at \d{4}\S+ Part of it is reserved /,
    retryAfter: 1,
  });
  settle(first, 0n);
});

await test('a caller that leaves while it waits for one limit gives back what it has of the others', async (t) => {
  const fixture = start(t, { organization: 10 });
  const all = await fixture.limits.reserve(fixture.of('20', '30'), want(10n));
  const set = fixture.of('21', '31');
  const leaving = new AbortController();
  const waiting = t.rejects(async () => fixture.limits.reserve(set, want(5n), leaving.signal), { message: 'gone' });
  await fixture.clock.advance(100);
  t.strictSame(heldIn(fixture, set), [5, 5, 10], 'it has its part of the narrower ones');
  leaving.abort(new Error('gone'));
  await waiting;
  t.strictSame(heldIn(fixture, set), [0, 0, 10]);
  settle(all, 0n);
});

interface Call {
  readonly connection: string;
  readonly key: string;
  /** Some calls name no end user. */
  readonly endUser: string | undefined;
  readonly model: string;
  readonly tags: readonly string[] | undefined;
  readonly atLeast: number;
  readonly more: number;
  /** Of what was reserved. */
  readonly cost: number;
  readonly beginsAt: number;
  readonly lasts: number;
}

const anyCall: fc.Arbitrary<Call> = fc.record({
  connection: fc.constantFrom('20', '40', '60'),
  key: fc.constantFrom('25', '35', '45', '1000'),
  endUser: fc.constantFrom('ann', 'bob', 'eve', undefined),
  model: fc.constantFrom('large', 'small', 'any'),
  tags: fc.constantFrom(undefined, ['a'], ['a', 'b1', 'c'], ['b1', 'b2']),
  atLeast: fc.integer({ min: 1, max: 20 }),
  more: fc.integer({ min: 0, max: 30 }),
  cost: fc.double({ min: 0, max: 1, noNaN: true }),
  beginsAt: fc.integer({ min: 0, max: 3_000 }),
  lasts: fc.integer({ min: 0, max: 4_000 }),
});

/** What was billed, and what calls under way have reserved, by budget. */
class Bills {
  readonly billed = new Map<string, bigint>();
  readonly held = new Map<string, bigint>();

  add(to: 'billed' | 'held', { inOrder }: CallBudgets, amount: bigint): void {
    for (const { id } of inOrder) this[to].set(id, (this[to].get(id) ?? 0n) + amount);
  }

  /** Neither limit may be exceeded, even by what is only reserved. */
  verify({ inOrder }: CallBudgets): void {
    for (const { id, limit, title } of inOrder) {
      const used = (this.billed.get(id) ?? 0n) + (this.held.get(id) ?? 0n);
      assert.ok(used <= limit, `${title}: ${used} of ${limit}`);
    }
  }
}

async function makeCall(fixture: Fixture, bills: Bills, call: Call): Promise<void> {
  const { clock, limits } = fixture;
  const set = fixture.of(call.connection, call.key, call.endUser, call.model, call.tags);
  await clock.sleep(call.beginsAt);
  const { atLeast, atMost } = want(BigInt(call.atLeast), BigInt(call.atLeast + call.more));
  try {
    const taken = await limits.reserve(set, { atLeast, atMost });
    assert.ok(taken.amount >= atLeast && taken.amount <= atMost);
    bills.add('held', set, taken.amount);
    bills.verify(set);
    await clock.sleep(call.lasts);
    const cost = (taken.amount * BigInt(Math.round(call.cost * 1000))) / 1000n;
    bills.add('held', set, -taken.amount);
    bills.add('billed', set, cost);
    settle(taken, cost);
  } catch (error) {
    assert.ok(GatewayError.is(error) && error.code === 'GW_SPENDING_LIMIT_REACHED', String(error));
    const named = set.inOrder.find(({ title }) => error.message.includes(title));
    assert.ok(named, error.message);
    const isFinal = (error.retryAfter ?? 0) > 1;
    const rest = named.limit - (bills.billed.get(named.id) ?? 0n);
    if (isFinal) assert.ok(rest < atLeast, `${error.message}: ${rest} is left, and ${atLeast} was wanted`);
  }
}

await test('allocators of several limits that take too long together are a temporary failure, before the hook counts as a bug', async (t) => {
  let clock: FakeClock | undefined;
  let answerMs = 5_000;
  const answer = async (): Promise<void> => (answerMs > 0 ? clock?.sleep(answerMs) : undefined);
  const fixture = start(t, { organization: 9, answer });
  clock = fixture.clock;
  const unavailable = { code: 'GW_SPENDING_UNAVAILABLE', status: 503 };
  const admitted = t.rejects(Promise.resolve(fixture.limits.admit(fixture.of('9', '9'))), unavailable);
  await clock.advance(1);
  await clock.advance(9_000);
  await admitted;
  answerMs = 0;
  await clock.advance(5_000);
});

await test('any concurrent calls keep every limit, none blocks another for good, and nothing stays reserved', async (t) => {
  const runs = fc.asyncProperty(
    fc.array(anyCall, { minLength: 1, maxLength: 30 }),
    fc.integer({ min: 0, max: 40 }),
    async (calls, answerMs) => {
      const closing: (() => unknown)[] = [];
      let clock: FakeClock | undefined;
      const fixture = start(
        { teardown: (close) => void closing.push(close) },
        { organization: 90, endUser: 30, answer: async () => (answerMs > 0 ? clock?.sleep(answerMs) : undefined) },
      );
      clock = fixture.clock;
      const bills = new Bills();
      let isOver = false;
      const all = Promise.all(calls.map((call) => makeCall(fixture, bills, call))).finally(() => {
        isOver = true;
      });
      // Nobody waits longer than for an allocator and for what others have reserved.
      for (let passed = 0; !isOver && passed < 40_000; passed += 50) await clock.advance(50);
      assert.ok(isOver, 'some calls block each other');
      await all;
      for (const { connection, key, endUser, model, tags } of calls) {
        const set = fixture.of(connection, key, endUser, model, tags);
        assert.ok(heldIn(fixture, set).every((held) => held === 0));
        for (const { id } of set.inOrder) {
          const used = fixture.leases.ofBudget(id).reduce((sum, lease) => sum + lease.used, 0n);
          assert.equal(used, bills.billed.get(id) ?? 0n, 'the same cost is spent from each');
        }
      }
      const ending = closing.map((close) => close());
      await clock.advance(1_000);
      await Promise.all(ending);
    },
  );
  await fc.assert(runs, { numRuns: 40 });
  t.pass();
});
