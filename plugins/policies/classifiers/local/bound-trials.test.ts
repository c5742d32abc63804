import { test } from 'tap';
import { BoundTrials } from './bound-trials.js';

const long = 'word '.repeat(400);

/** The number of long texts for which no bounds are tried next. */
function paused(trials: BoundTrials): number {
  let count = 0;
  while (!trials.isWorthwhile(long)) count += 1;
  return count;
}

await test('after each failure in a row, bounds of long texts are not tried for twice as long', async (t) => {
  const trials = new BoundTrials();
  const pauses = Array.from({ length: 9 }, () => {
    trials.tried(long, false);
    return paused(trials);
  });
  t.strictSame(pauses, [1, 2, 4, 8, 16, 32, 64, 64, 64]);
  trials.tried(long, true);
  t.equal(paused(trials), 0);
  trials.tried(long, false);
  t.equal(paused(trials), 1, 'a success ends the row');
});

await test('short texts are always tried', async (t) => {
  const trials = new BoundTrials();
  trials.tried(long, false);
  for (let count = 0; count < 5; count += 1) {
    t.ok(trials.isWorthwhile('a short text'));
    trials.tried('a short text', false);
  }
  t.equal(paused(trials), 1);
});
