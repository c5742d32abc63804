import { test } from 'tap';
import { OnDemand } from './on-demand.js';

await test('demands during a run lead to one more run after it', async (t) => {
  const ends: (() => void)[] = [];
  const work = new OnDemand(() => new Promise((resolve) => ends.push(resolve)));
  for (let demands = 0; demands < 5; demands += 1) work.demand();
  t.equal(ends.length, 1);
  const first = work.running;
  ends[0]?.();
  await first;
  t.equal(ends.length, 2);
  const second = work.running;
  ends[1]?.();
  await second;
  t.equal(ends.length, 2, 'it rests until the next demand');
  t.equal(work.running, undefined);
  work.demand();
  t.equal(ends.length, 3);
});
