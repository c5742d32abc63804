import { test } from 'tap';
import { countOf, dayOf, durationOf, moneyOf, percentOf, sizeOf } from './numbers.js';

/** Locales differ in which signs they put where, and in the kind of their spaces. */
const digitsOf = (text: string): string => text.replaceAll(/[^0-9]/g, '');

await test('amounts have all their digits, and two behind the point at least', async (t) => {
  for (const [amount, digits] of [
    ['0', '000'],
    ['20.5', '2050'],
    ['0.000000000000001', '0000000000000001'],
    ['12345678901234.000000000000001', '12345678901234000000000000001'],
    [20, '2000'],
  ] as const)
    t.equal(digitsOf(moneyOf(amount, 'USD')), digits, String(amount));
  t.equal(digitsOf(moneyOf(0.123456, 'USD', 4)), '01235');
  t.not(moneyOf('1', 'EUR'), moneyOf('1', 'USD'), 'the currency is told');
});

await test('what is not known is a dash', async (t) => {
  t.equal(countOf(null), '–');
  t.equal(durationOf(undefined), '–');
});

await test('times and sizes are in a unit that people read at a glance', async (t) => {
  t.equal(durationOf(999), '999 ms');
  t.match(durationOf(1_250), /^1.25 s$/);
  t.equal(sizeOf(0.2), '1 KB');
  t.match(sizeOf(1_536), /^1.5 MB$/);
  t.match(sizeOf(1_572_864), /^1.5 GB$/);
  t.match(percentOf(0.125), /^12.5\s?%$/);
  t.match(dayOf('2030-12-31'), /31/);
});
