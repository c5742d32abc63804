import { test } from 'tap';
import { fc, seed } from '../../../../test/fixtures/random.js';
import { normalize } from '../automaton/alphabet.js';
import { Spelling } from './spelling.js';

await test(`a text is spelled as it is normalized, whichever of its ends is asked for first (seed ${seed})`, (t) => {
  const text = fc
    .array(fc.constantFrom('a', '1', ' ', '\u00ad', '\u200b', '１', '–', 'ß', '東'), { maxLength: 400 })
    .map((units) => units.join(''));
  fc.assert(
    fc.property(text, fc.array(fc.nat(400), { minLength: 1, maxLength: 5 }), fc.nat(20), (all, ends, from) => {
      const start = Math.min(from, all.length);
      const spelling = new Spelling();
      spelling.begin(all, start);
      return ends.every((each) => {
        const end = Math.max(start, Math.min(each, all.length));
        return spelling.until(end) === normalize(all.slice(start, end));
      });
    }),
    { seed, numRuns: 2_000 },
  );
  t.end();
});
