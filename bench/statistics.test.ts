import { test } from 'tap';
import { ascending, median, quantile } from './statistics.js';

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
