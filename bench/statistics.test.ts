import { test } from 'tap';
import { ascending, compareRounds, difference, median, quantile, spread } from './statistics.js';

await test('quantiles are nearest-rank, so they are always measured values', (t) => {
  const hundred = Array.from({ length: 100 }, (_, index) => index + 1);
  t.equal(quantile(hundred, 0.5), 50);
  t.equal(quantile(hundred, 0.99), 99);
  t.equal(quantile(hundred, 1), 100);
  t.equal(quantile([7], 0.99), 7);
  t.equal(quantile([1, 2], 0.5), 1);
  t.equal(quantile([1, 2], 0.51), 2);
  t.ok(Number.isNaN(quantile([], 0.5)), 'of nothing there is none');
  t.end();
});

await test('values are sorted as numbers, and the argument is not changed', (t) => {
  const values = [10, 9, 100, 1];
  t.strictSame(ascending(values), [1, 9, 10, 100]);
  t.equal(median(values), 9);
  t.strictSame(values, [10, 9, 100, 1]);
  t.end();
});

await test('rounds are compared one by one, and one without its reference is left out', (t) => {
  const rounds = [{ time: 4 }, { time: 9 }, { time: 5 }];
  const reference = [{ time: 2 }, { time: 3 }];
  t.strictSame(
    compareRounds(rounds, reference, ({ time }) => time),
    [2, 3],
  );
  t.strictSame(
    compareRounds(rounds, reference, ({ time }) => time, difference),
    [2, 6],
  );
  t.equal(spread([3, 1.5, 2]), '2.00 (1.50–3.00)');
  t.end();
});
