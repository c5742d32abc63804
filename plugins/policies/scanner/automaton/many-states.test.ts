import { test } from 'tap';
import { randomFrom, seed } from '../../../../test/fixtures/random.js';
import { Automaton, besideOther } from './automaton.js';
import { compilePatterns } from './compile-patterns.js';
import { parsePattern } from './parse-pattern.js';

/** Each of the last units counts, so a state for each of their 131,072 orders would be made. */
const counting = 16;

await test(`an automaton with more states than its table can number reads the same (seed ${seed})`, (t) => {
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
