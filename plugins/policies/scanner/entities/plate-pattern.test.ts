import { test } from 'tap';
import { fc, seed } from '../../../../test/fixtures/random.js';
import { platePattern } from './plate-pattern.js';

await test(`two groups are a plate if they have a letter and a digit in any position (seed ${seed})`, (t) => {
  const groups = /^[A-Z\d]{1,4}[ -]?[A-Z\d]{2,4}$/;
  const pattern = new RegExp(`^(?:${platePattern})$`);
  const expected = (text: string): boolean => groups.test(text) && /\d/.test(text) && /[A-Z]/.test(text);
  const text = fc.string({ unit: fc.constantFrom('A', 'Z', '0', '7', ' ', '-', 'a'), maxLength: 10 });
  // All texts of letters and digits up to the maximum length, and random ones with other characters.
  for (let length = 0; length <= 9; length += 1)
    for (let bits = 0; bits < 1 << length; bits += 1) {
      const plain = bits.toString(2).padStart(length, '0').slice(0, length).replaceAll('0', 'B');
      if (pattern.test(plain) !== expected(plain)) t.fail(plain);
    }
  fc.assert(
    fc.property(text, (some) => pattern.test(some) === expected(some)),
    { seed, numRuns: 20_000 },
  );
  t.end();
});
