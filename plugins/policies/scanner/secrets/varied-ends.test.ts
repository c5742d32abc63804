import { test } from 'tap';
import { fc, seed } from '../../../../test/fixtures/random.js';
import { ignored, normalized } from '../automaton/alphabet.js';
import { loadBlock } from '../engine/block/text-block.js';
import { maxMatchLength } from '../engine/limits.js';
import { Lookahead } from '../engine/text/lookahead.js';
import { entropyOf } from './randomness.js';
import { leastEntropy, lengthOfVaried, VariedEnds } from './varied-ends.js';

const text = fc
  .array(fc.constantFrom('SG.', 'SG.'.repeat(40), 'aab', 'xyz', 'abcdefgh', '\u00ad', '１', 'é', ' ', '\0'), {
    minLength: 1,
    maxLength: 16,
  })
  .map((pieces) => pieces.join(''));

/** Whether characters that vary enough stand before one of the ends, all of which are in a complete text. */
function isVaried(plain: string, first: number, last: number): boolean {
  for (let end = first; end <= last; end += 1) {
    const before = plain.slice(end - lengthOfVaried, end).padEnd(lengthOfVaried, '\0');
    if (/[^\0-\x7f]/.test(before) || entropyOf(before) >= leastEntropy) return true;
  }
  return false;
}

await test(`ends with varied characters before them are found from one position to the next (seed ${seed})`, (t) => {
  const ends = new VariedEnds();
  let varied = 0;
  fc.assert(
    fc.property(text, fc.integer({ min: 1, max: 9 }), fc.nat({ max: 200 }), (whole, step, count) => {
      loadBlock(whole, 0, true);
      const ahead = new Lookahead();
      for (let start = 0; start < whole.length; start += step) {
        if (normalized[whole.charCodeAt(start)] === ignored) continue;
        ahead.begin({ text: whole, length: whole.length, origin: 0, isFinal: true, from: 0 }, start);
        const plain = Array.from({ length: maxMatchLength }, (_, offset) => ahead.at(offset));
        if (plain.includes(-1)) continue;
        const [first, last] = [lengthOfVaried + (start % 20), lengthOfVaried + 20 + count];
        const expected = isVaried(String.fromCharCode(...plain), first, last);
        if (expected) varied += 1;
        if (ends.mayBeBetween(ahead, first, last) !== expected) return false;
      }
      return true;
    }),
    { seed, numRuns: 300 },
  );
  t.ok(varied > 100, `${varied} varied`);
  t.end();
});
