import { test } from 'tap';
import { fc, seed } from '../../../../../test/fixtures/random.js';
import { ignored, normalized } from '../../automaton/alphabet.js';
import { loadBlock } from '../block/text-block.js';
import { maxMatchLength } from '../limits.js';
import { Lookahead, unknownUnit } from './lookahead.js';

const text = fc
  .array(fc.constantFrom('a', '1', '１', '@', '\u00ad', '\u200b\u200b', 'b'.repeat(200), '\u00ad'.repeat(90)), {
    minLength: 1,
    maxLength: 12,
  })
  .map((pieces) => pieces.join(''));

/** What the lookahead of a position has to be: units that are not ignored, and whether ignored ones precede each. */
function expectedAt(whole: string, start: number): readonly (readonly [unit: number, isSplit: boolean])[] {
  const expected: [number, boolean][] = [];
  let isSplit = false;
  for (let at = start; at < Math.min(whole.length, start + maxMatchLength); at += 1) {
    const unit = normalized[whole.charCodeAt(at)] as number;
    if (unit !== ignored) expected.push([unit, isSplit]);
    isSplit = unit === ignored;
  }
  return expected;
}

await test(`a lookahead has the units that automata read, from one position to the next (seed ${seed})`, (t) => {
  fc.assert(
    fc.property(text, fc.boolean(), fc.array(fc.nat({ max: 400 }), { maxLength: 20 }), (whole, isFinal, offsets) => {
      loadBlock(whole, 0, isFinal);
      const ahead = new Lookahead();
      for (let start = 0; start < whole.length; start += 1) {
        if (normalized[whole.charCodeAt(start)] === ignored) continue;
        ahead.begin({ text: whole, length: whole.length, origin: 0, isFinal, from: 0 }, start);
        const expected = expectedAt(whole, start);
        const isEnd = isFinal && whole.length - start <= maxMatchLength;
        for (const offset of offsets) {
          const [unit, isSplit] = expected[offset] ?? [isEnd ? 0 : unknownUnit, false];
          if (ahead.at(offset) !== unit || ahead.isSplit(offset) !== isSplit) return false;
        }
        const at = 0x40;
        const isThere = expected.some(([unit]) => unit === at) || (!isEnd && whole.length - start < maxMatchLength);
        if (ahead.mayInclude(at) !== isThere) return false;
      }
      return true;
    }),
    { seed, numRuns: 300 },
  );
  t.end();
});
