import { test } from 'tap';
import { fakeClock, type FakeClock } from '../../core/testkit/fake-clock.js';
import type { Bank, Grant, PurseAtBank } from './bank.js';
import { Exhausted, Purse } from './purse.js';
import { fc } from '../../test/fixtures/random.js';

const terms = { connectionId: 'c', day: '2030-01-01', firstDay: '2030-01-01', limit: 100n };

/** A bank with so much, which others may hold. */
class Vault implements Bank {
  free: bigint;
  others = 0n;
  asked = 0;
  away = false;

  constructor(free: bigint) {
    this.free = free;
  }

  async raise(_purse: PurseAtBank, need: bigint): Promise<Grant> {
    this.asked += 1;
    await Promise.resolve();
    if (this.away) throw new Error('away');
    const given = need > this.more ? need : this.more;
    const added = given < this.free ? given : this.free;
    this.free -= added;
    return { added, free: this.free, othersHold: this.others > 0n };
  }

  readonly isOpen = true;
  mayForget = false;
  othersShort = false;
  /** Given beyond what is needed. */
  more = 0n;

  accountOf(): string {
    return 'a';
  }

  async leave(): Promise<void> {}

  async lower(purse: PurseAtBank): Promise<boolean> {
    await Promise.resolve();
    this.free = terms.limit - purse.granted - this.others;
    return this.othersShort;
  }
}

function purseOn(bank: Bank, clock: FakeClock = fakeClock()): Purse {
  return new Purse({ id: 'p', terms, bank, clock, waitMs: 2_000 });
}

const exactly = (amount: bigint) => ({ atLeast: amount, atMost: amount });

await test('what fits is taken at once, without the bank', async (t) => {
  const bank = new Vault(100n);
  const purse = purseOn(bank);
  t.equal(await purse.take(exactly(10n)), 10n);
  purse.settle(10n, 4n);
  t.equal(purse.take(exactly(6n)), 6n);
  t.equal(bank.asked, 1);
  t.strictSame([purse.used, purse.held, purse.granted, purse.left], [10n, 6n, 10n, 90n]);
});

await test('when nothing is held anywhere, less is taken at once, and nothing is refused at once', async (t) => {
  const purse = purseOn(new Vault(5n));
  t.equal(await purse.take({ atLeast: 2n, atMost: 10n }), 5n);
  purse.settle(5n, 5n);
  await t.rejects(async () => purse.take(exactly(1n)), new Exhausted(false));
});

await test('what is held is waited for, first come, first served', async (t) => {
  const clock = fakeClock();
  const purse = purseOn(new Vault(10n), clock);
  await purse.take(exactly(10n));
  const order: string[] = [];
  const large = Promise.resolve(purse.take(exactly(8n))).then(() => order.push('large'));
  const small = Promise.resolve(purse.take(exactly(2n))).then(() => order.push('small'));
  await clock.advance(50);
  purse.settle(10n, 0n);
  await clock.advance(1);
  await Promise.all([large, small]);
  t.strictSame(order, ['large', 'small']);
});

await test('nobody waits for longer than he may, and then takes less or is told that something may come back', async (t) => {
  const clock = fakeClock();
  const purse = purseOn(new Vault(10n), clock);
  await purse.take(exactly(7n));
  const less = purse.take({ atLeast: 1n, atMost: 5n });
  const none = t.rejects(async () => purse.take(exactly(5n)), new Exhausted(true));
  await clock.advance(2_100);
  t.equal(await less, 3n);
  await none;
});

await test('a clock that is set back makes nobody wait longer, and the bank is asked again', async (t) => {
  const bank = new Vault(10n);
  const clock = fakeClock();
  let shift = 0;
  const purse = purseOn(bank, { ...clock, now: () => clock.now() + shift });
  t.equal(await purse.take(exactly(10n)), 10n);
  const waiting = Promise.resolve(purse.take(exactly(5n))).catch((error: unknown) => error);
  await clock.advance(100);
  shift = -3_600_000;
  await clock.advance(1_000);
  t.ok((await waiting) instanceof Exhausted);

  shift = 0;
  const refused = Promise.resolve(purse.take(exactly(5n))).catch((error: unknown) => error);
  await clock.advance(3_000);
  t.ok((await refused) instanceof Exhausted);
  bank.free = 20n;
  shift = -3_600_000;
  const taken = Promise.resolve(purse.take(exactly(5n))).catch((error: unknown) => error);
  await clock.advance(1_000);
  t.equal(await taken, 5n);
});

await test('those who leave wait no longer, and take nothing', async (t) => {
  const clock = fakeClock();
  const purse = purseOn(new Vault(10n), clock);
  await purse.take(exactly(10n));
  const leaving = new AbortController();
  const waiting = purse.take(exactly(5n), leaving.signal);
  leaving.abort(new Error('gone'));
  await t.rejects(async () => waiting, { message: 'gone' });
  purse.settle(10n, 0n);
  await clock.advance(200);
  t.strictSame([purse.held, purse.used], [0n, 0n]);
});

await test('while the bank is away what was granted is spent, and no more', async (t) => {
  const bank = new Vault(100n);
  const purse = purseOn(bank);
  await purse.take(exactly(10n));
  purse.settle(10n, 0n);
  bank.away = true;
  t.equal(purse.take(exactly(10n)), 10n);
  await t.rejects(async () => purse.take(exactly(1n)), { message: 'away' });
});

await test('many who ask at once for a first look ask the bank once', async (t) => {
  const bank = new Vault(0n);
  const purse = purseOn(bank);
  t.strictSame(await Promise.all(Array.from({ length: 50 }, () => purse.hasAny())), Array(50).fill(false));
  t.equal(bank.asked, 1);
});

await test('what is put down is there for others, and is never taken again without asking', async (t) => {
  const bank = new Vault(100n);
  const purse = purseOn(bank);
  await purse.take(exactly(40n));
  purse.settle(40n, 10n);
  await purse.putDown();
  t.strictSame([purse.granted, bank.free], [10n, 90n]);
  bank.others = 90n;
  bank.free = 0n;
  await t.rejects(async () => {
    bank.others = 0n;
    return purse.take(exactly(1n));
  }, new Exhausted(false));
});

await test('a bank that gives more than is needed is asked again before anybody has to wait', async (t) => {
  const clock = fakeClock();
  const bank = new Vault(100n);
  bank.more = 40n;
  const purse = purseOn(bank, clock);
  t.equal(await purse.take(exactly(10n)), 10n);
  t.equal(purse.take(exactly(10n)), 10n);
  t.equal(bank.asked, 1, 'more than a half is left');
  t.equal(purse.take(exactly(10n)), 10n);
  await clock.advance(0);
  t.strictSame([bank.asked, purse.granted, purse.left], [2, 80n, 70n]);
});

await test('what was asked for ahead is enough for those who came meanwhile, and what fails is not asked for by every request', async (t) => {
  const clock = fakeClock();
  const bank = new Vault(100n);
  bank.more = 20n;
  const purse = purseOn(bank, clock);
  await purse.take(exactly(11n));
  t.equal(purse.take(exactly(8n)), 8n);
  t.equal(await purse.take(exactly(9n)), 9n);
  t.strictSame([bank.asked, purse.granted], [2, 40n]);
  bank.away = true;
  t.equal(purse.take(exactly(4n)), 4n);
  await clock.advance(0);
  const { asked } = bank;
  t.equal(purse.take(exactly(4n)), 4n);
  await clock.advance(0);
  t.equal(bank.asked, asked);
});

await test('a bank that may forget is reminded, and what is not used is put down when others are short', async (t) => {
  const bank = new Vault(100n);
  bank.more = 40n;
  const purse = purseOn(bank);
  await purse.take(exactly(10n));
  bank.othersShort = true;
  await purse.remind();
  t.equal(purse.granted, 40n, 'this one does not forget');
  bank.mayForget = true;
  bank.othersShort = false;
  await purse.remind();
  t.equal(purse.granted, 40n);
  bank.othersShort = true;
  await purse.remind();
  t.strictSame([purse.granted, purse.used, bank.free], [10n, 10n, 90n]);
});

await test('in any order of taking, settling and putting down, never more is held and spent than was granted', async (t) => {
  const step = fc.oneof(
    fc.record({ kind: fc.constant('take' as const), amount: fc.integer({ min: 1, max: 40 }) }),
    fc.record({ kind: fc.constant('settle' as const), part: fc.integer({ min: 0, max: 100 }) }),
    fc.record({ kind: fc.constant('put' as const) }),
    fc.record({ kind: fc.constant('wait' as const), ms: fc.integer({ min: 1, max: 2_500 }) }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
      const clock = fakeClock();
      const bank = new Vault(100n);
      const purse = purseOn(bank, clock);
      const taken: bigint[] = [];
      let spent = 0n;
      for (const one of steps) {
        if (one.kind === 'take') {
          const want = { atLeast: 1n, atMost: BigInt(one.amount) };
          Promise.resolve(purse.take(want)).then(
            (amount) => taken.push(amount),
            () => undefined,
          );
        } else if (one.kind === 'settle') {
          const amount = taken.shift();
          if (amount !== undefined) {
            const cost = (amount * BigInt(one.part)) / 100n;
            spent += cost;
            purse.settle(amount, cost);
          }
        } else if (one.kind === 'put') purse.putDown().catch(() => undefined);
        await clock.advance(one.kind === 'wait' ? one.ms : 0);
        const held = taken.reduce((sum, amount) => sum + amount, 0n);
        if (spent + held > 100n || purse.used > purse.granted || purse.granted + bank.free > 100n) return false;
      }
      return true;
    }),
    { numRuns: 200 },
  );
  t.pass();
});
