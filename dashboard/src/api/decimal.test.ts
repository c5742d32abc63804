import { test } from 'tap';
import { sumOfDecimals } from './decimal.js';

await test('sums of amounts keep all digits', async (t) => {
  t.equal(sumOfDecimals([]), '0');
  t.equal(sumOfDecimals(['0', '0']), '0');
  t.equal(sumOfDecimals(['0.1', '0.2']), '0.3');
  t.equal(sumOfDecimals(['12345678901234', '0.000000000000001']), '12345678901234.000000000000001');
  t.equal(sumOfDecimals(['0.5', '0.25', '1.25']), '2');
});
