import { test } from 'tap';
import { Calendar, type Journal, type JournalEntry } from '../../../core/api/index.js';
import { collectingLog } from '../../../core/testkit/collecting-log.js';
import { type FakeClock, fakeClock } from '../../../core/testkit/fake-clock.js';
import type { CallBudgets } from '../budgets/budget.js';
import { Budgets } from '../budgets/budgets.js';
import { config } from '../config.js';
import { connectionWith, emptyCatalog, leaseOf } from '../fixtures/sample-charging.js';
import { type BudgetAllocator, type LeaseAdvice, LeaseLost, type LeaseState } from './budget-allocator.js';
import { LimitExhausted } from './budget-lease.js';
import { BudgetLeases } from './budget-leases.js';

/** Grants ten more than is needed. */
const generous: BudgetAllocator = {
  isOpen: true,
  needsRenewal: false,
  accountOf: () => 'account',
  raise: async (_lease, need) => ({ added: need + 10n, free: 1_000n, othersHold: false }),
  lower: async () => undefined,
  close: async () => undefined,
};

interface Fixture {
  readonly clock: FakeClock;
  readonly leases: BudgetLeases;
  /** What was written to the journal. */
  readonly written: unknown[];
}

function leasesOn(allocator: BudgetAllocator | (() => BudgetAllocator), written: unknown[] = []): Fixture {
  const clock = fakeClock();
  const leases = new BudgetLeases({
    allocator: typeof allocator === 'function' ? allocator : () => allocator,
    calendar: new Calendar('UTC'),
    clock,
    journal: { append: async ({ value }: JournalEntry) => void written.push(value) } as unknown as Journal,
    log: collectingLog(),
    waitMs: 500,
    shares: true,
  });
  return { clock, leases, written };
}

for (const setBackMs of [0, 3_600_000]) {
  await test(`an idle process gives its grant back within two seconds, with the clock set back by ${setBackMs} ms`, async (t) => {
    const { clock, leases } = leasesOn(generous);
    t.teardown(() => leases.close());
    const lease = leaseOf(leases, connectionWith('1'));
    lease.settle(await lease.reserve({ atLeast: 5n, atMost: 5n }), 5n);
    t.strictSame([lease.used, lease.granted], [5n, 15n]);
    clock.set(-setBackMs);
    await clock.advance(2_000);
    t.strictSame([lease.used, lease.granted], [5n, 5n]);
  });
}

await test('while there are very many leases, those of end users are closed as soon as they are idle', async (t) => {
  const written: unknown[] = [];
  const { clock, leases } = leasesOn(generous, written);
  t.teardown(() => leases.close());
  const limits = config.parse({ limits: [{ per: 'endUser', amount: 1 }] }).limits;
  const budgets = new Budgets({ limits, version: 1 }, emptyCatalog);
  const use = async (endUserId: string): Promise<string> => {
    const set = budgets.of(connectionWith(), undefined, endUserId)?.ofAllModels as CallBudgets;
    const [lease] = leases.of(set);
    if (!lease) throw new Error('the end user has no limit');
    lease.settle(await lease.reserve({ atLeast: 1n, atMost: 1n }), 1n);
    return set.inOrder[0]?.id ?? '';
  };
  const ofConnection = leaseOf(leases, connectionWith('1'));
  const [few, many] = [4_000, 2_000];
  const ids: string[] = [];
  for (let user = 0; user < few; user += 1) ids.push(await use(`user ${user}`));
  await clock.advance(2_500);
  t.equal(written.length, 0, 'not yet too many');
  for (let user = 0; user < many; user += 1) ids.push(await use(`other ${user}`));
  await clock.advance(500);
  t.equal(written.length, few, 'those that were used within a second stay');
  await clock.advance(10_000);
  t.equal(ids.flatMap((id) => leases.ofBudget(id)).length, many, 'which are not too many');
  t.strictSame(leases.ofBudget('connection'), [ofConnection]);
  await clock.advance(61_000);
  t.strictSame(
    ids.flatMap((id) => leases.ofBudget(id)),
    [],
    'and all after a minute',
  );
});

await test('a lease stays open as long as one of its calls runs, and leaves its account a minute after the last', async (t) => {
  const written: unknown[] = [];
  const close = async ({ used }: LeaseState): Promise<void> => {
    await Promise.resolve();
    written.push({ closed: used });
  };
  const { clock, leases } = leasesOn({ ...generous, close }, written);
  t.teardown(() => leases.close());
  const lease = leaseOf(leases, connectionWith('1'));
  const taken = await lease.reserve({ atLeast: 5n, atMost: 5n });
  await clock.advance(600_000);
  t.strictSame([lease.isLost, lease.granted, written], [false, 15n, []]);
  lease.settle(taken, 5n);
  await clock.advance(2_000);
  t.equal(lease.isLost, true);
  t.match(written, [{ closed: 5n }, { op: 'leave', account: 'account', lease: lease.id }]);
});

await test('a lease of a former account is closed as soon as it is idle, and not before', async (t) => {
  let advice: LeaseAdvice | undefined;
  const { clock, leases, written } = leasesOn({ ...generous, needsRenewal: true, lower: async () => advice });
  t.teardown(() => leases.close());
  const lease = leaseOf(leases, connectionWith('1'));
  const taken = await lease.reserve({ atLeast: 5n, atMost: 5n });
  advice = 'release';
  await clock.advance(10_000);
  advice = 'close';
  await clock.advance(10_000);
  t.strictSame([lease.isLost, lease.granted, written], [false, 5n, []], 'it only gives back what it does not need');
  lease.settle(taken, 5n);
  await clock.advance(3_000);
  t.equal(lease.isLost, true);
  t.match(written, [{ op: 'leave', lease: lease.id }]);
});

await test('a lease that was never asked for anything leaves no account', async (t) => {
  const closed: unknown[] = [];
  const { leases, written } = leasesOn({
    ...generous,
    accountOf: () => undefined,
    close: async (lease) => void closed.push(lease),
  });
  leaseOf(leases, connectionWith('1'));
  await leases.close();
  t.strictSame([closed, written], [[], []]);
});

await test('nothing can be taken from a closed lease', async (t) => {
  const { leases } = leasesOn(generous);
  const lease = leaseOf(leases, connectionWith('1'));
  lease.settle(await lease.reserve({ atLeast: 5n, atMost: 5n }), 5n);
  await leases.close();
  await t.rejects(async () => lease.reserve({ atLeast: 1n, atMost: 1n }), new LeaseLost());
  t.equal(lease.isLost, true);
});

await test('what an allocator that has lost the lease had granted is not spent', async (t) => {
  const { leases } = leasesOn({
    ...generous,
    lower: async () => {
      throw new LeaseLost();
    },
  });
  t.teardown(() => leases.close());
  const lease = leaseOf(leases, connectionWith('1'));
  const taken = await lease.reserve({ atLeast: 5n, atMost: 5n });
  await t.rejects(lease.releaseUnused(), new LeaseLost());
  await t.rejects(async () => lease.reserve({ atLeast: 1n, atMost: 1n }), new LeaseLost());
  t.not(leaseOf(leases, connectionWith('1')), lease, 'the next calls get another lease');
  lease.settle(taken, 3n);
  t.equal(lease.held, 0n, 'running calls are settled here');
});

await test('a changed connection gets another lease, and the one before leaves its account', async (t) => {
  const { clock, leases, written } = leasesOn(generous);
  t.teardown(() => leases.close());
  const connection = connectionWith('1');
  const before = leaseOf(leases, connection);
  before.settle(await before.reserve({ atLeast: 5n, atMost: 5n }), 5n);
  t.not(leaseOf(leases, { ...connection, version: 2 }), before);
  await clock.advance(2_000);
  t.match(written, [{ op: 'leave', lease: before.id }]);
});

await test('after a change of the limit, and whenever the new lease is short, the one before gives back what it does not need', async (t) => {
  let othersHold = false;
  const { clock, leases } = leasesOn({
    ...generous,
    raise: async (lease, need) =>
      othersHold ? { added: 0n, free: 0n, othersHold } : await generous.raise(lease, need),
  });
  t.teardown(() => leases.close());
  const before = leaseOf(leases, connectionWith('1'));
  await before.reserve({ atLeast: 5n, atMost: 5n });
  const after = leaseOf(leases, connectionWith('2'));
  await clock.advance(0);
  t.equal(before.granted, 5n);
  await before.reserve({ atLeast: 1n, atMost: 1n });
  await after.reserve({ atLeast: 2n, atMost: 2n });
  t.strictSame([before.granted, after.granted], [16n, 12n]);
  othersHold = true;
  const waiting = t.rejects(async () => after.reserve({ atLeast: 11n, atMost: 11n }), new LimitExhausted(true));
  await clock.advance(0);
  t.strictSame([before.granted, after.granted], [6n, 12n], 'the one that is short keeps what it has');
  await clock.advance(1_000);
  await waiting;
});

await test('when another allocator is to be used, the next calls get a lease of it', async (t) => {
  const another: BudgetAllocator = { ...generous };
  let current = generous;
  const { leases } = leasesOn(() => current);
  t.teardown(() => leases.close());
  const connection = connectionWith('1');
  t.equal(leaseOf(leases, connection), leaseOf(leases, connection));
  current = another;
  t.equal(leaseOf(leases, connection).allocator, another);
});
