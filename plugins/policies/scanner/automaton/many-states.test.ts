import { test } from 'tap';
import { randomFrom, seed } from '../../../../test/fixtures/random.js';
import { Automaton, besideOther } from './automaton.js';
import { compilePatterns } from './compile-patterns.js';
import { parsePattern } from './parse-pattern.js';

/** Acceptance depends on each of the last units, so that all 131,072 combinations would need a state. */
const counting = 16;

await test(`an automaton with more states than it can number gives the same matches (seed ${seed})`, (t) => {
  const automaton = new Automaton(compilePatterns([parsePattern(`[ab]{0,}a[ab]{${counting}}`)]), 1 << 17);
  const random = randomFrom(seed);
  let state = automaton.startState(besideOther);
  let text = '';
  for (let read = 0; read < 60_000; read += 1) {
    const letter = random() < 0.5 ? 'a' : 'b';
    text += letter;
    state = automaton.step(state, automaton.classes.ofUnit[letter.charCodeAt(0)] as number);
    const isComplete = automaton.accepted(state, besideOther).length > 0;
    if (isComplete !== (text[text.length - 1 - counting] === 'a')) return t.fail(`${read} units were read`);
  }
  t.ok(automaton.generation > 0, 'what there is no room for is forgotten');
  t.end();
});
