import { test } from 'tap';
import { fc, seed } from '../../../../test/fixtures/random.js';
import { normalize } from '../automaton/alphabet.js';
import { maxMatchLength } from '../engine/limits.js';
import { entropyOf, hasMixedRow, hasRow, kindsIn } from './randomness.js';
import { lastOfValue, longestValue, valueCharacters, ValueWindow } from './value-window.js';

const fragments = 'x|X|xx|*|**|##|a1|Zq7|key=|aB3|٣|．|&a=|!|...|~| |"|é|\u00ad|\u200b\u200b'.split('|');
const long = ['.'.repeat(70), '1'.repeat(60), 'xyz'.repeat(40), '\u00ad'.repeat(90)];
const pieces = fc.constantFrom(...fragments, ...long);
const text = fc.array(pieces, { minLength: 1, maxLength: 14 }).map((all) => all.join(''));
const value = new RegExp(`^${valueCharacters}{0,${longestValue - 1}}${lastOfValue}`);

await test(`a value is counted as if it were read again at each position (seed ${seed})`, (t) => {
  const window = new ValueWindow();
  fc.assert(
    fc.property(text, fc.boolean(), fc.integer({ min: 1, max: 9 }), (whole, isFinal, step) => {
      for (let at = 0; at < whole.length; at += step) {
        const rest = normalize(whole.slice(at, at + maxMatchLength));
        const [expected = ''] = value.exec(rest) ?? [];
        const [all = ''] = new RegExp(`^${valueCharacters}*`).exec(rest) ?? [];
        const isKnown =
          isFinal || all.length > longestValue || all.length < rest.length || whole.length - at >= maxMatchLength;
        // Unless it is known, the value may become longer.
        if (window.moveTo(whole, at, isFinal) !== isKnown) return false;
        if (!isKnown) continue;
        const { length, kinds, entropy } = window;
        if (length !== expected.length || kinds !== kindsIn(expected)) return false;
        if (Math.abs(entropy - entropyOf(expected)) > 1e-5 || entropy < entropyOf(expected)) return false;
        if (window.hasRow !== hasRow(expected) || window.hasMixedRow !== hasMixedRow(expected)) return false;
        if (window.hasAmpersand !== expected.includes('&')) return false;
      }
      return true;
    }),
    { seed, numRuns: 400 },
  );
  t.end();
});
