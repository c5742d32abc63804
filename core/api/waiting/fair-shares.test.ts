import { test } from 'tap';
import { FairShares } from './fair-shares.js';

/** Takes one after the other until there is no room. */
function takeAll(shares: FairShares, holder: string): number {
  let taken = 0;
  for (; shares.hasRoom(holder, 1); taken += 1) shares.take(holder, 1);
  return taken;
}

await test('one holder alone gets half, and the next one gets its share at once', (t) => {
  const shares = new FairShares(64);
  t.equal(takeAll(shares, 'greedy'), 32);
  t.equal(takeAll(shares, 'other'), 16);
  t.ok(shares.hasRoom('third', 16));
  t.notOk(shares.hasRoom('third', 17));
  t.equal(shares.used, 48);
  t.end();
});

await test('greedy holders end with equal shares, and one more share stays free', (t) => {
  const shares = new FairShares(64);
  const holders = ['a', 'b', 'c'];
  const held = new Map(holders.map((holder) => [holder, takeAll(shares, holder)]));
  for (let round = 0; round < 200; round += 1) {
    const holder = holders[round % holders.length] as string;
    if ((held.get(holder) as number) > 0) shares.giveBack(holder, 1);
    held.set(holder, (held.get(holder) as number) - 1 + takeAll(shares, holder));
  }
  t.strictSame([...held.values()], [16, 16, 16]);
  t.equal(takeAll(shares, 'late'), 8);
  t.end();
});

await test('what was given back can be taken again', (t) => {
  const shares = new FairShares(2);
  for (let round = 0; round < 10; round += 1) {
    t.equal(takeAll(shares, 'one'), 1, 'the rest is for another');
    shares.giveBack('one', 1);
  }
  t.equal(shares.used, 0);
  t.end();
});
