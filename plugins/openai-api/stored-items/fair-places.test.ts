import { test } from 'tap';
import { FairPlaces } from './fair-places.js';

/** Takes places until there are none. */
function takeAll(places: FairPlaces, holder: string): number {
  let taken = 0;
  while (places.take(holder)) taken += 1;
  return taken;
}

await test('one holder alone gets half of the places, and the next one gets its share at once', (t) => {
  const places = new FairPlaces(64);
  t.equal(takeAll(places, 'greedy'), 32);
  t.equal(takeAll(places, 'other'), 16);
  t.ok(places.take('third'));
  t.end();
});

await test('greedy holders end with equal shares, and one more share stays free', (t) => {
  const places = new FairPlaces(64);
  const holders = ['a', 'b', 'c'];
  const held = new Map(holders.map((holder) => [holder, takeAll(places, holder)]));
  for (let round = 0; round < 200; round += 1) {
    const holder = holders[round % holders.length] as string;
    if ((held.get(holder) as number) > 0) places.leave(holder);
    held.set(holder, (held.get(holder) as number) - 1 + takeAll(places, holder));
  }
  t.strictSame([...held.values()], [16, 16, 16]);
  t.equal(takeAll(places, 'late'), 8);
  t.end();
});

await test('places that were left can be taken again', (t) => {
  const places = new FairPlaces(2);
  for (let round = 0; round < 10; round += 1) {
    t.ok(places.take('one'));
    t.notOk(places.take('one'), 'the last one is for another');
    places.leave('one');
  }
  t.end();
});
