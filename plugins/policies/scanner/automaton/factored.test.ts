import { test } from 'tap';
import { fc, seed } from '../../../../test/fixtures/random.js';
import { Automaton, besideOther, deadState } from './automaton.js';
import { compilePatterns } from './compile-patterns.js';
import { factored } from './factored.js';
import { parsePattern } from './parse-pattern.js';
import type { PatternTree } from './pattern-tree.js';
import { shortened } from './shortened.js';

const patterns = [
  '(?:ab|abc|a|b(?:c|ca|ab)|[ab]c){1,3}c?',
  'a(?:b|bc|)(?:c{0,2}|ca)',
  '(?:abc|abb|ab[ab]){2,4}',
  '(?:a|ab)(?:c|bcc|(?:b|ba|bab)c){0,2}[bc]?',
];
const text = fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 14 }).map((units) => units.join(''));

/** By prefix of the text: whether it matches, and whether a longer match is possible. */
function read(tree: PatternTree, whole: string): { readonly complete: readonly number[]; readonly alive: number } {
  const automaton = new Automaton(compilePatterns([tree]), 1 << 12);
  let state = automaton.startState(besideOther);
  const complete: number[] = [];
  for (let at = 0; ; at += 1) {
    if (automaton.accepted(state, besideOther).length > 0) complete.push(at);
    if (at === whole.length) return { complete, alive: at };
    state = automaton.step(state, automaton.classes.ofUnit[whole.charCodeAt(at)] as number);
    if (state === deadState) return { complete, alive: at };
  }
}

await test(`a factored pattern matches the same texts (seed ${seed})`, (t) => {
  const trees = patterns.map((pattern) => parsePattern(pattern));
  fc.assert(
    fc.property(fc.constantFrom(...trees), text, (tree, whole) => {
      t.strictSame(read(factored(tree), whole), read(tree, whole));
    }),
    { seed, numRuns: 500 },
  );
  t.end();
});

await test(`a shortened pattern matches where a match is first complete, and nowhere before (seed ${seed})`, (t) => {
  const trees = patterns.map((pattern) => parsePattern(pattern));
  fc.assert(
    fc.property(fc.constantFrom(...trees), text, (tree, whole) => {
      t.equal(read(shortened(tree), whole).complete[0], read(tree, whole).complete[0]);
    }),
    { seed, numRuns: 500 },
  );
  t.strictSame(read(shortened(parsePattern('ab(?:c|b){0,5}a?')), 'abcba'), { complete: [2], alive: 2 });
  t.end();
});

await test('words with a common prefix share states', (t) => {
  const words = parsePattern('(?:street|st|station|stadium|stairs)');
  const weight = (tree: PatternTree): number => {
    const automaton = new Automaton(compilePatterns([tree]), 1 << 12);
    let state = automaton.startState(besideOther);
    for (const unit of Buffer.from('st')) state = automaton.step(state, automaton.classes.ofUnit[unit] as number);
    return automaton.weightOf(state);
  };
  t.equal(weight(words), 5);
  t.equal(weight(factored(words)), 3, 'an end, and two ways on');
  t.end();
});
