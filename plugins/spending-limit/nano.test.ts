import { test } from 'tap';
import { compareDecimals } from '../../core/api/index.js';
import { decimalOfNano, nanoOf } from './nano.js';
import { fc } from '../../test/fixtures/random.js';

await test('what is spent is rounded up, what may be spent down, to a billionth', async (t) => {
  t.strictSame([nanoOf('0', 'up'), nanoOf('12.5', 'up'), nanoOf('0.000000001', 'up')], [0n, 12_500_000_000n, 1n]);
  t.strictSame([nanoOf('0.0000000001', 'up'), nanoOf('0.0000000019', 'down')], [1n, 1n]);
  t.equal(nanoOf('123456789012345678.9', 'down'), 123_456_789_012_345_678_900_000_000n, 'beyond what a double holds');
});

await test('an amount lies between its two roundings, and whole billionths are exact', async (t) => {
  const parts = fc.tuple(fc.bigInt({ min: 0n, max: 10n ** 20n }), fc.bigInt({ min: 0n, max: 10n ** 15n - 1n }));
  fc.assert(
    fc.property(parts, ([whole, fraction]) => {
      const amount = `${whole}.${String(fraction).padStart(15, '0')}`.replace(/\.?0+$/, '') || '0';
      const [down, up] = [nanoOf(amount, 'down'), nanoOf(amount, 'up')];
      return (
        up - down <= 1n &&
        compareDecimals(decimalOfNano(down), amount) <= 0 &&
        compareDecimals(decimalOfNano(up), amount) >= 0 &&
        nanoOf(decimalOfNano(up), 'down') === up
      );
    }),
  );
  t.pass();
});
