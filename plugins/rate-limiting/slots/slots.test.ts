import { test } from 'tap';
import type { SharedState } from '../../../core/api/index.js';
import { fakeClock } from '../../../core/testkit/index.js';
import { type HeldSlots, Slots } from './slots.js';

/** A Redis that is away. */
const away = {
  isReady: false,
  run: () => Promise.reject(new Error('away')),
  onReady: () => () => undefined,
} as unknown as SharedState;

await test('without Redis, each replica has its share of the slots, and at least one', async (t) => {
  for (const [most, share] of [
    [7, 2],
    [2, 1],
  ] as const) {
    const slots = new Slots({ shared: away, clock: fakeClock(), replicas: () => 3 });
    t.teardown(() => slots.close());
    const limit = { key: 'key', most };
    const held: HeldSlots[] = [];
    for (let count = 0; count < share; count += 1) held.push((await slots.take([limit])) as HeldSlots);
    t.ok(held.every((one) => 'release' in one));
    t.equal(await slots.take([limit]), limit);
    t.match(await slots.take([{ key: 'another', most }]), { release: Function });
    await held[0]?.release();
    await held[0]?.release();
    t.match(await slots.take([limit]), { release: Function }, 'one is free again');
    t.equal(await slots.take([limit]), limit, 'although it was released twice');
  }
});
