import { readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import { type Test, test } from 'tap';
import { fc, randomFrom, seed } from '../../../../test/fixtures/random.js';
import { Automaton, besideNothing, besideOther, besideWord, deadState } from '../automaton/automaton.js';
import { compilePatterns } from '../automaton/compile-patterns.js';
import { parsePattern } from '../automaton/parse-pattern.js';
import { piiDetectors } from '../entities/pii-detectors.js';
import { secretDetectors } from '../secrets/secret-detectors.js';
import { DetectorGroup, groupsOf, sourceOf } from './built-in-detectors.js';
import { treeToRead } from '../engine/detectors/exact-pattern.js';
import { LazyAutomaton } from './lazy-automaton.js';
import { keepSaved, saveAutomaton, savedAutomaton } from './saved-automata.js';

const sources = ['\\bab+c?\\b', '(?:ab|ba){2,9}', 'c$', '[a-c]{3,5} \\d'];
const patterns = compilePatterns(sources.map((source) => parsePattern(source)));
const maxStates = 1 << 12;
const parts =
  'The the of Dr. name is John Smith Baker Street rue Haupt straße 12 7 221B 4111 1111 +49 30 555 DE89 key = " sk- ghp_ AKIA @ example.org . : / a b Q9 2024 \n'.split(
    ' ',
  );

/** The accepted patterns and the outlook after each unit of a text. Restarts in the dead state. */
function readingOf(automaton: Automaton, text: string): unknown {
  const all = new Uint8Array(automaton.patterns).fill(1);
  let state = automaton.startState(besideNothing);
  return Array.from({ length: text.length }, (_, at) => {
    if (state === deadState) state = automaton.startState(besideOther);
    state = automaton.step(state, automaton.classes.ofUnit[text.charCodeAt(at)] as number);
    const accepted = [besideNothing, besideWord, besideOther].map((after) => automaton.accepted(state, after).join());
    return [...accepted, automaton.outlook(state, all)];
  });
}

async function savedIn(t: Test, automaton: Automaton): Promise<URL> {
  const folder = pathToFileURL(`${t.testdir()}/`);
  await saveAutomaton('some', 'its origin', patterns, automaton, folder);
  return folder;
}

await test(`a saved automaton reads like a new one (seed ${seed})`, async (t) => {
  const trained = new Automaton(patterns, maxStates);
  readingOf(trained, 'abc abab 1 bbc cab 7');
  const saved = savedAutomaton('some', 'its origin', await savedIn(t, trained));
  if (!saved) throw new Error('nothing was saved');
  const again = new Automaton(saved.patterns, maxStates, saved.known);
  t.equal(again.size, trained.size, 'its states are there');
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('a', 'b', 'c', ' ', '1', '\u200b'), maxLength: 30 }), (text) => {
      t.strictSame(readingOf(again, text), readingOf(new Automaton(patterns, maxStates), text), text);
    }),
    { seed, numRuns: 100 },
  );
});

await test('an automaton that has met more states than it may have is not saved: there would be no room for those of other texts', async (t) => {
  const trees = (): ReturnType<typeof parsePattern>[] => sources.map((source) => parsePattern(source));
  const lazy = new LazyAutomaton({ name: 'small', origin: () => 'its origin', trees }, 4);
  readingOf(lazy.automaton, 'abc abab 1 bbc cab 7');
  await t.rejects(lazy.save(), { message: 'the automaton small is trained with too many texts' });
});

await test('a build saves again unless the last one had the same origin and came to its end', async (t) => {
  const folder = await savedIn(t, new Automaton(patterns, maxStates));
  const kept = (): boolean => savedAutomaton('some', 'its origin', folder) !== undefined;
  const saves: string[] = [];
  const build = (origin: string): Promise<void> =>
    keepSaved(
      origin,
      async () => {
        saves.push(origin);
        t.notOk(kept(), 'what an earlier build saved is removed first');
      },
      folder,
    );
  t.ok(kept());
  await build('first');
  await build('first');
  await t.rejects(
    keepSaved('second', () => Promise.reject(new Error('no space')), folder),
    /no space/,
  );
  await build('second');
  await build('first');
  t.strictSame(saves, ['first', 'second', 'first']);
});

await test('a file of other patterns, a truncated file and a missing file are ignored', async (t) => {
  const folder = await savedIn(t, new Automaton(patterns, maxStates));
  t.ok(savedAutomaton('some', 'its origin', folder));
  t.equal(savedAutomaton('some', 'another origin', folder), undefined);
  t.equal(savedAutomaton('other', 'its origin', folder), undefined);
  const file = new URL('saved-some.bin', folder);
  writeFileSync(file, readFileSync(file).subarray(0, -20));
  t.equal(savedAutomaton('some', 'its origin', folder), undefined);
});

await test('loaded states count towards the limit of states', async (t) => {
  const trained = new Automaton(patterns, maxStates);
  const random = randomFrom(seed);
  const text = Array.from({ length: 2_000 }, () => 'abc 1'[Math.floor(random() * 5)]).join('');
  readingOf(trained, text);
  t.ok(trained.size > 15, `there are ${trained.size}`);
  for (const most of [trained.size - 5, trained.size, trained.size + 1]) {
    const automaton = new Automaton(patterns, most, trained.known);
    t.strictSame(readingOf(automaton, text), readingOf(trained, text), 'whatever it forgets');
    readingOf(automaton, 'bcacbabbaabab 7ab c'.repeat(3));
    t.ok(automaton.size <= most, `${automaton.size} of ${most}`);
  }
});

await test('the build has saved the automata of the built-in detectors, and they read like new ones', (t) => {
  const random = randomFrom(seed);
  const pick = (parts: readonly string[]): string => parts[Math.floor(random() * parts.length)] as string;
  const text = Array.from({ length: 3_000 }, () => pick(parts) + pick([' ', ' ', '', ', ', '-'])).join('');
  for (const [name, { automaton, detectors }] of groupsOf([...piiDetectors, ...secretDetectors])) {
    t.ok(savedAutomaton(name, sourceOf(detectors, treeToRead).origin()), name);
    const fresh = new DetectorGroup('none', detectors).automaton;
    t.ok(automaton.size > fresh.size, `${name}: ${automaton.size} states are known`);
    const different: string[] = [];
    for (let start = 0; start < text.length; start += 7) {
      const part = text.slice(start, start + 40);
      if (!isDeepStrictEqual(endsIn(automaton, part), endsIn(fresh, part))) different.push(part);
    }
    t.strictSame(different, [], name);
  }
  t.end();
});

/** The patterns accepted after each unit. */
function endsIn(automaton: Automaton, text: string): readonly string[] {
  let state = automaton.startState(besideNothing);
  return Array.from({ length: text.length }, (_, at) => {
    state = automaton.step(state, automaton.classes.ofUnit[text.charCodeAt(at)] as number);
    return automaton.accepted(state, besideOther).join();
  });
}
