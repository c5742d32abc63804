import { test } from 'tap';
import type { Journal } from '../../../core/api/index.js';
import { collectingLog } from '../../../core/testkit/collecting-log.js';
import { fakeClock } from '../../../core/testkit/fake-clock.js';
import { Calendar } from '../calendar.js';
import { connectionWith } from '../fixtures/sample-charging.js';
import type { BudgetAllocator } from './budget-allocator.js';
import { BudgetLeases } from './budget-leases.js';

/** Grants ten more than is needed. */
const generous: BudgetAllocator = {
  isOpen: true,
  needsRenewal: false,
  accountOf: () => 'account',
  raise: async (_lease, need) => ({ added: need + 10n, free: 1_000n, othersHold: false }),
  lower: async () => false,
  close: async () => undefined,
};

for (const setBackMs of [0, 3_600_000]) {
  await test(`an idle process gives its grant back within two seconds, with the clock set back by ${setBackMs} ms`, async (t) => {
    const clock = fakeClock();
    const leases = new BudgetLeases({
      allocator: () => generous,
      calendar: new Calendar('UTC'),
      clock,
      journal: { append: async () => undefined } as unknown as Journal,
      log: collectingLog(),
      waitMs: 0,
      shares: true,
    });
    t.teardown(() => leases.close());
    const lease = leases.of(connectionWith('1'));
    lease.settle(await lease.reserve({ atLeast: 5n, atMost: 5n }), 5n);
    t.strictSame([lease.used, lease.granted], [5n, 15n]);
    clock.set(-setBackMs);
    await clock.advance(2_000);
    t.strictSame([lease.used, lease.granted], [5n, 5n]);
  });
}
