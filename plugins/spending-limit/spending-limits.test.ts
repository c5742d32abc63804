import { type Test, test } from 'tap';
import { Calendar, type Journal, type PriceList } from '../../core/api/index.js';
import { fakeClock, type FakeClock, testConnection } from '../../core/testkit/index.js';
import { silentLog } from '../../test/fixtures/components/silent-log.js';
import type { CallBudgets } from './budgets/budget.js';
import { unconfigured } from './fixtures/sample-charging.js';
import { AllocatorSilence } from './leases/allocator-silence.js';
import { type BudgetAllocator, type Grant, LeaseLost } from './leases/budget-allocator.js';
import { BudgetLeases } from './leases/budget-leases.js';
import { type LimitServices, settle, SpendingLimits } from './spending-limits.js';

const connection = {
  ...testConnection,
  enableSpendingLimit: true,
  spendingLimit: '1',
  spendingPeriod: 'daily' as const,
};
const budgets = unconfigured.of(connection, undefined)?.ofAllModels as CallBudgets;
const unavailable = { code: 'GW_SPENDING_UNAVAILABLE', status: 503, retryAfter: 1, retryable: undefined };

/** Limits of which nobody has spent anything, whose allocator takes as long as this to answer. */
function slowLimits(
  t: Test,
  clock: FakeClock,
  delay: { ms: number },
): { limits: SpendingLimits; leases: BudgetLeases } {
  const allocator: BudgetAllocator = {
    isOpen: true,
    needsRenewal: false,
    accountOf: () => undefined,
    async raise(_, need): Promise<Grant> {
      if (delay.ms > 0) await clock.sleep(delay.ms);
      return { added: need, free: 1n, othersHold: false };
    },
    lower: () => Promise.resolve(undefined),
    close: () => Promise.resolve(),
  };
  const calendar = new Calendar('UTC');
  const journal = {} as Journal;
  const leases = new BudgetLeases({
    allocator: () => allocator,
    calendar,
    clock,
    journal,
    log: silentLog,
    waitMs: 2_000,
    shares: false,
  });
  t.teardown(() => leases.close());
  return {
    limits: new SpendingLimits({
      budgets: unconfigured,
      leases,
      calendar,
      clock,
      prices: {} as PriceList,
      currency: 'USD',
    }),
    leases,
  };
}

await test('if every new lease is lost at once, the failure is a temporary one and not a bug', async (t) => {
  const cause = new LeaseLost();
  const lost = { hasSome: false, hasAny: () => Promise.reject(cause) };
  const services = {
    leases: { of: () => [lost], silence: new AllocatorSilence() },
    clock: fakeClock(),
  } as unknown as LimitServices;
  await t.rejects(Promise.resolve(new SpendingLimits(services).admit(budgets)), { ...unavailable, cause });
});

await test('an allocator that takes too long is a temporary failure, and nothing stays reserved', async (t) => {
  const clock = fakeClock();
  const delay = { ms: 20_000 };
  const { limits, leases } = slowLimits(t, clock, delay);
  const want = { atLeast: 5n, atMost: 10n };
  const admitted = t.rejects(Promise.resolve(limits.admit(budgets)), unavailable);
  const reserved = t.rejects(Promise.resolve(limits.reserve(budgets, want)), unavailable);
  await clock.advance(9_000);
  await Promise.all([admitted, reserved]);

  delay.ms = 0;
  await clock.advance(31_000);
  t.strictSame(
    leases.ofBudget(connection.connectionId).map(({ held }) => held),
    [0n],
  );
  const taken = await limits.reserve(budgets, want);
  t.equal(taken.amount, 10n, 'afterwards the limit is available');
  settle(taken, 10n);
});

await test('an allocator that takes a few seconds is waited for', async (t) => {
  const clock = fakeClock();
  const { limits } = slowLimits(t, clock, { ms: 5_000 });
  const admitted = limits.admit(budgets);
  await clock.advance(1);
  await clock.advance(5_000);
  await admitted;
  const taken = Promise.resolve(limits.reserve(budgets, { atLeast: 10n, atMost: 10n }));
  // The allocator is asked a few promise reactions later, and only then waits.
  await clock.advance(1);
  await clock.advance(5_000);
  t.equal((await taken).amount, 10n);
  settle(await taken, 0n);
  t.equal(clock.waiting, 1, 'only the interval of the leases is left');
});

await test('a client that leaves while the allocator is asked waits no longer, and reserves nothing', async (t) => {
  const clock = fakeClock();
  const { limits, leases } = slowLimits(t, clock, { ms: 5_000 });
  const leaving = new AbortController();
  const want = { atLeast: 10n, atMost: 10n };
  const taken = Promise.resolve(limits.reserve(budgets, want, leaving.signal));
  leaving.abort(new Error('gone'));
  await t.rejects(taken, { message: 'gone' });
  await clock.advance(6_000);
  t.match(leases.ofBudget(connection.connectionId), [{ held: 0n, used: 0n }]);
});
