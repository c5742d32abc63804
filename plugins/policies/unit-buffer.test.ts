import { test } from 'tap';
import { codePoint, fc, seed } from '../../test/fixtures/random.js';
import { UnitBuffer } from './unit-buffer.js';

await test(`fill copies the units of a text up to the size of the buffer, and text reads them back, for short and long ranges (seed ${seed})`, (t) => {
  const buffer = new UnitBuffer(100);
  const text = fc.oneof(fc.string({ maxLength: 200 }), fc.string({ unit: codePoint, maxLength: 200 }));
  fc.assert(
    fc.property(text, fc.nat({ max: 50 }), (whole, start) => {
      const from = Math.min(start, whole.length);
      const count = buffer.fill(whole, from);
      if (count !== Math.min(100, whole.length - from)) return false;
      for (let index = 0; index < count; index += 1)
        if (buffer.units[index] !== whole.charCodeAt(from + index)) return false;
      return buffer.text(count) === whole.slice(from, from + count);
    }),
    { seed, numRuns: 500 },
  );
  t.end();
});
