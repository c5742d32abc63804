import { test } from 'tap';
import { fakeClock, type FakeClock } from '../../../core/testkit/fake-clock.js';
import { AllocatorSilence } from './allocator-silence.js';
import type { BudgetAllocator, Grant, LeaseAdvice, LeaseState } from './budget-allocator.js';
import { LimitExhausted, BudgetLease } from './budget-lease.js';
import { fc } from '../../../test/fixtures/random.js';

const terms = { budgetId: 'c', version: '1', day: '2030-01-01', firstDay: '2030-01-01', limit: 100n };

/** An allocator with so much, which others may hold. */
class Vault implements BudgetAllocator {
  free: bigint;
  others = 0n;
  asked = 0;
  away = false;
  delay = (): Promise<void> => Promise.resolve();

  constructor(free: bigint) {
    this.free = free;
  }

  async raise(_lease: LeaseState, need: bigint): Promise<Grant> {
    this.asked += 1;
    await this.delay();
    if (this.away) throw new Error('away');
    const given = need > this.more ? need : this.more;
    const added = given < this.free ? given : this.free;
    this.free -= added;
    return { added, free: this.free, othersHold: this.others > 0n };
  }

  readonly isOpen = true;
  needsRenewal = false;
  othersShort = false;
  /** Given beyond what is needed. */
  more = 0n;

  accountOf(): string {
    return 'a';
  }

  async close(): Promise<void> {}

  async lower(lease: LeaseState): Promise<LeaseAdvice | undefined> {
    await Promise.resolve();
    this.free = terms.limit - lease.granted - this.others;
    return this.othersShort ? 'release' : undefined;
  }
}

function leaseOn(allocator: BudgetAllocator, clock: FakeClock = fakeClock(), onShort?: () => void): BudgetLease {
  return new BudgetLease({
    id: 'p',
    terms,
    allocator,
    clock,
    waitMs: 2_000,
    silence: new AllocatorSilence(),
    ...(onShort && { onShort }),
  });
}

const exactly = (amount: bigint) => ({ atLeast: amount, atMost: amount });

await test('an amount within the grant is reserved synchronously, without asking the allocator', async (t) => {
  const allocator = new Vault(100n);
  const lease = leaseOn(allocator);
  t.equal(await lease.reserve(exactly(10n)), 10n);
  lease.settle(10n, 4n);
  t.equal(lease.reserve(exactly(6n)), 6n);
  t.equal(allocator.asked, 1);
  t.strictSame([lease.used, lease.held, lease.granted, lease.left], [10n, 6n, 10n, 90n]);
});

await test('when no reservations are pending anywhere, a smaller amount is reserved, or the request refused, without waiting', async (t) => {
  const lease = leaseOn(new Vault(5n));
  t.equal(await lease.reserve({ atLeast: 2n, atMost: 10n }), 5n);
  lease.settle(5n, 5n);
  await t.rejects(async () => lease.reserve(exactly(1n)), new LimitExhausted(false));
});

await test('callers wait for pending reservations in the order of arrival', async (t) => {
  const clock = fakeClock();
  const lease = leaseOn(new Vault(10n), clock);
  await lease.reserve(exactly(10n));
  const order: string[] = [];
  const large = Promise.resolve(lease.reserve(exactly(8n))).then(() => order.push('large'));
  const small = Promise.resolve(lease.reserve(exactly(2n))).then(() => order.push('small'));
  await clock.advance(50);
  lease.settle(10n, 0n);
  await clock.advance(1);
  await Promise.all([large, small]);
  t.strictSame(order, ['large', 'small']);
});

await test('after the waiting time a caller gets less, or an error that says that something may be released', async (t) => {
  const clock = fakeClock();
  const lease = leaseOn(new Vault(10n), clock);
  await lease.reserve(exactly(7n));
  const less = lease.reserve({ atLeast: 1n, atMost: 5n });
  const none = t.rejects(async () => lease.reserve(exactly(5n)), new LimitExhausted(true));
  await clock.advance(2_100);
  t.equal(await less, 3n);
  await none;
});

await test('callers that come while a slow allocator is asked are asked for too, and not refused while anything is left', async (t) => {
  const allocator = new Vault(30n);
  const clock = fakeClock();
  allocator.delay = () => clock.sleep(2_500);
  const lease = leaseOn(allocator, clock);
  const leaving = new AbortController();
  const left = t.rejects(async () => lease.reserve(exactly(10n), leaving.signal), { message: 'gone' });
  const others = [1, 2].map(async () => lease.reserve(exactly(9n)));
  leaving.abort(new Error('gone'));
  await left;
  await clock.advance(2_500);
  await clock.advance(2_500);
  t.strictSame(await Promise.all(others), [9n, 9n]);
  t.equal(allocator.asked, 2);
});

await test('a clock that is set back does not make callers wait longer, and the allocator is asked again', async (t) => {
  const allocator = new Vault(10n);
  const clock = fakeClock();
  let shift = 0;
  const lease = leaseOn(allocator, { ...clock, now: () => clock.now() + shift });
  t.equal(await lease.reserve(exactly(10n)), 10n);
  const waiting = Promise.resolve(lease.reserve(exactly(5n))).catch((error: unknown) => error);
  await clock.advance(100);
  shift = -3_600_000;
  await clock.advance(1_000);
  t.ok((await waiting) instanceof LimitExhausted);

  shift = 0;
  const refused = Promise.resolve(lease.reserve(exactly(5n))).catch((error: unknown) => error);
  await clock.advance(3_000);
  t.ok((await refused) instanceof LimitExhausted);
  allocator.free = 20n;
  shift = -3_600_000;
  const taken = Promise.resolve(lease.reserve(exactly(5n))).catch((error: unknown) => error);
  await clock.advance(1_000);
  t.equal(await taken, 5n);
});

await test('an aborted caller stops waiting and reserves nothing', async (t) => {
  const clock = fakeClock();
  const lease = leaseOn(new Vault(10n), clock);
  await lease.reserve(exactly(10n));
  const leaving = new AbortController();
  const waiting = lease.reserve(exactly(5n), leaving.signal);
  leaving.abort(new Error('gone'));
  await t.rejects(async () => waiting, { message: 'gone' });
  await t.rejects(async () => lease.reserve(exactly(5n), leaving.signal), { message: 'gone' }, 'nor does it begin to');
  lease.settle(10n, 0n);
  await clock.advance(200);
  t.strictSame([lease.held, lease.used], [0n, 0n]);
});

await test('while the allocator is unavailable, exactly the existing grant can be spent', async (t) => {
  const allocator = new Vault(100n);
  const lease = leaseOn(allocator);
  await lease.reserve(exactly(10n));
  lease.settle(10n, 0n);
  allocator.away = true;
  t.equal(lease.reserve(exactly(10n)), 10n);
  await t.rejects(async () => lease.reserve(exactly(1n)), { message: 'away' });
});

await test('concurrent first checks ask the allocator once', async (t) => {
  const allocator = new Vault(0n);
  const lease = leaseOn(allocator);
  t.strictSame(await Promise.all(Array.from({ length: 50 }, () => lease.hasAny())), Array(50).fill(false));
  t.equal(allocator.asked, 1);
});

await test('after half a second, an allocator that had nothing left is checked again', async (t) => {
  const allocator = new Vault(0n);
  const clock = fakeClock();
  const lease = leaseOn(allocator, clock);
  t.equal(await lease.hasAny(), false);
  allocator.free = 50n;
  await clock.advance(499);
  t.equal(await lease.hasAny(), false);
  await clock.advance(1);
  t.equal(await lease.hasAny(), true);
  t.equal(allocator.asked, 2);
});

await test('a released grant is available to other leases, and is used again only after asking the allocator', async (t) => {
  const allocator = new Vault(100n);
  const lease = leaseOn(allocator);
  await lease.reserve(exactly(40n));
  lease.settle(40n, 10n);
  await lease.releaseUnused();
  t.strictSame([lease.granted, allocator.free], [10n, 90n]);
  allocator.others = 90n;
  allocator.free = 0n;
  await t.rejects(async () => {
    allocator.others = 0n;
    return lease.reserve(exactly(1n));
  }, new LimitExhausted(false));
});

await test('what was granted to a check is left, even if it is given back for another lease before the check ends', async (t) => {
  const allocator = new Vault(100n);
  allocator.more = 100n;
  const lease = leaseOn(allocator);
  const [hasAny] = await Promise.all([lease.hasAny(), lease.releaseUnused()]);
  t.strictSame([hasAny, lease.granted, allocator.free], [true, 0n, 100n]);
});

await test('a lease that is short while others have grants says so, and gets what they give back', async (t) => {
  const clock = fakeClock();
  const allocator = new Vault(0n);
  allocator.others = 100n;
  const lease = leaseOn(allocator, clock, () => {
    allocator.others = 0n;
    allocator.free = 100n;
  });
  const taken = lease.reserve(exactly(10n));
  await clock.advance(1);
  await clock.advance(100);
  t.equal(await taken, 10n);
});

await test('below the low-water mark, the allocator is asked in the background, before callers have to wait', async (t) => {
  const clock = fakeClock();
  const allocator = new Vault(100n);
  allocator.more = 40n;
  const lease = leaseOn(allocator, clock);
  t.equal(await lease.reserve(exactly(10n)), 10n);
  t.equal(lease.reserve(exactly(10n)), 10n);
  t.equal(allocator.asked, 1, 'more than a half is left');
  t.equal(lease.reserve(exactly(10n)), 10n);
  await clock.advance(0);
  t.strictSame([allocator.asked, lease.granted, lease.left], [2, 80n, 70n]);
});

await test('callers use the result of a pending background request, and a failed one is not repeated by every request', async (t) => {
  const clock = fakeClock();
  const allocator = new Vault(100n);
  allocator.more = 20n;
  const lease = leaseOn(allocator, clock);
  await lease.reserve(exactly(11n));
  t.equal(lease.reserve(exactly(8n)), 8n);
  t.equal(await lease.reserve(exactly(9n)), 9n);
  t.strictSame([allocator.asked, lease.granted], [2, 40n]);
  allocator.away = true;
  t.equal(lease.reserve(exactly(4n)), 4n);
  await clock.advance(0);
  const { asked } = allocator;
  t.equal(lease.reserve(exactly(4n)), 4n);
  await clock.advance(0);
  t.equal(allocator.asked, asked);
});

await test('a lease is renewed if its allocator requires that, and releases its unused grant when other leases are short', async (t) => {
  const allocator = new Vault(100n);
  allocator.more = 40n;
  const lease = leaseOn(allocator);
  await lease.reserve(exactly(10n));
  allocator.othersShort = true;
  await lease.renew();
  t.equal(lease.granted, 40n, 'this one does not forget');
  allocator.needsRenewal = true;
  allocator.othersShort = false;
  await lease.renew();
  t.equal(lease.granted, 40n);
  allocator.othersShort = true;
  await lease.renew();
  t.strictSame([lease.granted, lease.used, allocator.free], [10n, 10n, 90n]);
});

await test('in any order of reservations, settlements and releases, reserved and spent amounts never exceed the grant', async (t) => {
  const step = fc.oneof(
    fc.record({ kind: fc.constant('take' as const), amount: fc.integer({ min: 1, max: 40 }) }),
    fc.record({ kind: fc.constant('settle' as const), part: fc.integer({ min: 0, max: 100 }) }),
    fc.record({ kind: fc.constant('put' as const) }),
    fc.record({ kind: fc.constant('wait' as const), ms: fc.integer({ min: 1, max: 2_500 }) }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
      const clock = fakeClock();
      const allocator = new Vault(100n);
      const lease = leaseOn(allocator, clock);
      const taken: bigint[] = [];
      let spent = 0n;
      for (const one of steps) {
        if (one.kind === 'take') {
          const want = { atLeast: 1n, atMost: BigInt(one.amount) };
          Promise.resolve(lease.reserve(want)).then(
            (amount) => taken.push(amount),
            () => undefined,
          );
        } else if (one.kind === 'settle') {
          const amount = taken.shift();
          if (amount !== undefined) {
            const cost = (amount * BigInt(one.part)) / 100n;
            spent += cost;
            lease.settle(amount, cost);
          }
        } else if (one.kind === 'put') lease.releaseUnused().catch(() => undefined);
        await clock.advance(one.kind === 'wait' ? one.ms : 0);
        const held = taken.reduce((sum, amount) => sum + amount, 0n);
        if (spent + held > 100n || lease.used > lease.granted || lease.granted + allocator.free > 100n) return false;
      }
      return true;
    }),
    { numRuns: 200 },
  );
  t.pass();
});
