import { test } from 'tap';
import { randomFrom, seed } from '../../../../test/fixtures/random.js';
import { Automaton } from '../automaton/automaton.js';
import { compilePatterns } from '../automaton/compile-patterns.js';
import { parsePattern } from '../automaton/parse-pattern.js';
import { Field } from './field.js';
import { Trail } from './trails.js';
import { readUnits } from './units.js';
import { Walk } from './walk.js';

const patterns = ['[ab-]{5,}b', '[A-Z][a-z-]*(?:[ -][A-Z][a-z-]*){0,4}', 'a(?:b|-){1,60}a', '[a-b]+(?:-[ab]+){2,90} '];

/** All matches that begin at a place, from the longest on: where they end, and which patterns they are. */
function matchesOf(walk: Walk): readonly string[] {
  const found: string[] = [];
  while (walk.next()) found.push(`${walk.end} ${walk.patternsThere.patterns.join()}`);
  for (let index = walk.count - 1; index >= 0; index -= 1)
    found.push(`${walk.ends[index]} ${walk.patterns[index]?.patterns.join()}`);
  return found;
}

function presentText(text: string, length = text.length): Parameters<Walk['run']>[0] {
  return { text: text.slice(0, length), length, origin: 0, isFinal: length === text.length, from: 0 };
}

function randomText(random: () => number): string {
  const pieces = ['a', 'b', 'ab-', 'A', 'Bb-', ' ', 'c', 'ab-ab-ab-', 'Aa-Bb '];
  const some = pieces.filter(() => random() < 0.5).concat('ab');
  return Array.from({ length: 300 }, () => some[Math.floor(random() * some.length)] as string).join('');
}

await test(`walks that meet earlier ones find what walks alone find, also where states are forgotten (seed ${seed})`, (t) => {
  const random = randomFrom(seed);
  const wrong: string[] = [];
  for (let round = 0; round < 30; round += 1) {
    const automaton = new Automaton(
      compilePatterns(patterns.map((each) => parsePattern(each))),
      round % 3 === 0 ? 40 : 5_000,
    );
    const field = new Field(automaton, [0, 1, 2, 3], false, round % 2 === 0 ? 60 : undefined);
    const text = randomText(random);
    const walk = new Walk(field);
    readUnits(text, 0);
    for (let at = 0; at < text.length; at += 1 + Math.floor(random() * 3)) {
      // Sometimes half of what it reads is there at first.
      if (random() < 0.3) walk.run(presentText(text, Math.min(text.length, at + Math.floor(random() * 200))), at);
      walk.run(presentText(text), at);
      const alone = new Walk(field);
      alone.run(presentText(text), at);
      const found = matchesOf(walk);
      if (found.join() !== matchesOf(alone).join()) wrong.push(`${JSON.stringify(text)} at ${at}`);
    }
  }
  t.strictSame(wrong.slice(0, 1), []);
  t.end();
});

await test('of a row that leads to the same states from everywhere each unit is read a few times', (t) => {
  const automaton = new Automaton(compilePatterns([parsePattern('[ab-]{5,}b')]), 100);
  const walk = new Walk(new Field(automaton, [0]));
  const text = 'ab-'.repeat(400);
  readUnits(text, 0);
  let steps = 0;
  const go = Trail.prototype.go;
  Trail.prototype.go = function count(...given) {
    steps += 1;
    go.apply(this, given);
  };
  t.teardown(() => {
    Trail.prototype.go = go;
  });
  for (let at = 0; at < text.length; at += 1) walk.run(presentText(text), at);
  t.ok(steps < 3 * text.length, `${steps} steps for ${text.length} places`);
  t.end();
});
