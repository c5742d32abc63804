import { test } from 'tap';
import { fc, seed } from '../../../../../test/fixtures/random.js';
import { normalize } from '../../automaton/alphabet.js';
import { NormalizedText } from './normalized-text.js';

await test(`the memo returns the normalized text for any start, and for ends in any order (seed ${seed})`, (t) => {
  const text = fc
    .array(fc.constantFrom('a', '1', ' ', '\u00ad', '\u200b', '１', '–', 'ß', '東'), { maxLength: 1_000 })
    .map((units) => units.join(''));
  const places = fc.array(fc.tuple(fc.nat(40), fc.array(fc.nat(320), { minLength: 1, maxLength: 5 })), {
    maxLength: 30,
  });
  fc.assert(
    fc.property(text, places, fc.nat(3), (all, asked, other) => {
      const normalized = new NormalizedText();
      let start = 0;
      return asked.every(([step, lengths], turn) => {
        start = turn % 10 === 9 ? 0 : Math.min(all.length, start + step);
        const scan = turn % 7 === other ? all.slice(0, start + 30) : all;
        normalized.moveTo(scan, start);
        return lengths.every((length) => {
          const end = Math.min(scan.length, start + length);
          if (normalized.to(end) !== normalize(scan.slice(start, end))) return false;
          const most = (length * 7) % 40;
          const last = normalized.endOf(most, end);
          const isLast = last === end || normalize(scan.slice(start, last + 1)).length > most;
          return isLast && normalize(scan.slice(start, last)).length <= most;
        });
      });
    }),
    { seed, numRuns: 2_000 },
  );
  t.end();
});
