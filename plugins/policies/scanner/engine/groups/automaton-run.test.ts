import { test } from 'tap';
import { randomFrom, seed } from '../../../../../test/fixtures/random.js';
import { Automaton } from '../../automaton/automaton.js';
import { compilePatterns } from '../../automaton/compile-patterns.js';
import { parsePattern } from '../../automaton/parse-pattern.js';
import { PatternGroup } from './pattern-group.js';
import { DetectorLookup } from './detector-lookup.js';
import { loadBlock } from '../block/text-block.js';
import { isPossibleEnd } from '../text/match-boundaries.js';
import { AutomatonRun } from './automaton-run.js';

const patterns = [
  '[ab-]{5,}b',
  '[A-Z][a-z-]*(?:[ -][A-Z][a-z-]*){0,4}',
  'a(?:b|-){1,60}a',
  '[a-b]+(?:-[ab]+){2,} ',
  '(?:[ab-]{3}){1,13}',
];

/** All matches of a run that may end there, longest first. A part of the text may have ended where a word continues. */
function matchesOf(run: AutomatonRun, text: string): readonly string[] {
  const found: string[] = [];
  while (run.next())
    if (isPossibleEnd(windowOf(text), run.end, false)) found.push(`${run.end} ${run.accepted.patterns.join()}`);
  return found;
}

function windowOf(text: string, length = text.length): Parameters<AutomatonRun['read']>[0] {
  return { text: text.slice(0, length), length, origin: 0, isFinal: length === text.length, from: 0 };
}

function randomText(random: () => number): string {
  const pieces = ['a', 'b', 'ab-', 'A', 'Bb-', ' ', 'c', 'ab-ab-ab-', 'Aa-Bb '];
  const some = pieces.filter(() => random() < 0.5).concat('ab');
  return Array.from({ length: 300 }, () => some[Math.floor(random() * some.length)] as string).join('');
}

await test(`runs that join earlier traces find the same matches as separate runs, even when the automaton is reset (seed ${seed})`, (t) => {
  const random = randomFrom(seed);
  const wrong: string[] = [];
  for (let round = 0; round < 30; round += 1) {
    const automaton = new Automaton(
      compilePatterns(patterns.map((each) => parsePattern(each))),
      round % 3 === 0 ? 40 : 5_000,
    );
    const group = new PatternGroup(automaton, [0, 1, 2, 3, 4], false, round % 2 === 0 ? 60 : undefined);
    const text = randomText(random);
    const run = new AutomatonRun({ group, detectors: new DetectorLookup([]) });
    loadBlock(text, 0);
    for (let at = 0; at < text.length; at += 1 + Math.floor(random() * 3)) {
      // Sometimes the text arrives in two pieces.
      if (random() < 0.3) run.read(windowOf(text, Math.min(text.length, at + Math.floor(random() * 200))), at);
      run.read(windowOf(text), at);
      const alone = new AutomatonRun({ group, detectors: new DetectorLookup([]) });
      alone.read(windowOf(text), at);
      if (matchesOf(run, text).join() !== matchesOf(alone, text).join()) wrong.push(`${JSON.stringify(text)} at ${at}`);
    }
  }
  t.strictSame(wrong.slice(0, 1), []);
  t.end();
});

await test('in a row where runs converge, each unit is read a few times at most', (t) => {
  const automaton = new Automaton(compilePatterns([parsePattern('[ab-]{5,}b')]), 100);
  const group = new PatternGroup(automaton, [0]);
  const run = new AutomatonRun({ group, detectors: new DetectorLookup([]) });
  const text = 'ab-'.repeat(400);
  loadBlock(text, 0);
  let steps = 0;
  // `markOf` is called for each step after the first units.
  const markOf = group.markOf.bind(group);
  group.markOf = (state) => {
    steps += 1;
    return markOf(state);
  };
  for (let at = 0; at < text.length; at += 1) run.read(windowOf(text), at);
  t.ok(steps < 4 * text.length, `${steps} steps for ${text.length} places`);
  t.end();
});
