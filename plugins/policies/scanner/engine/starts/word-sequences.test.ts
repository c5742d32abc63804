import { test } from 'tap';
import { pii, secrets } from '../../../fixtures/found-in.js';
import { fc, seed } from '../../../../../test/fixtures/random.js';
import { planRequests } from '../../plans/plan-requests.js';
import { unitArray } from '../../../unit-buffer.js';
import type { Prefilter } from './prefilter.js';
import { WordSequences } from './word-sequences.js';

const { plan } = planRequests([pii.medium, secrets.medium]);
const prefilter = plan.prefilters?.everywhere as Prefilter;
let made = { generation: -1, sequences: new WordSequences(prefilter) };

/** The automaton, which other files of the process share, is reset when it is full. */
function sequences(): WordSequences {
  const { generation } = prefilter;
  if (made.generation !== generation) made = { generation, sequences: new WordSequences(prefilter) };
  return made.sequences;
}

const small = 'abcdefghijklmnopqrstuvwxyz'.split('');

function follow(text: string): number | 'none' | 'possible' {
  return prefilter.follow(prefilter.startState, unitArray(text), 0, text.length);
}

function opens(word: string): boolean {
  const state = follow(word);
  return typeof state === 'number' && sequences().opens(state);
}

function closes(word: string): boolean {
  return sequences().closes(unitArray(word), 0, word.length);
}

await test('most capitalized words open a sequence, and most words close it', (t) => {
  for (const word of ['The', 'This', 'A', 'Please', 'How', 'Main', 'Headquarters']) t.ok(opens(word), word);
  for (const word of ['of', 'mill', 'password']) t.notOk(opens(word), word);
  for (const word of ['gate', 'was', 'mill', 'answers', 'previous']) t.equal(closes(word), word !== 'gate', word);
  for (const word of ['Street', 'the', 'am', 'Straße', 'Rh']) t.notOk(closes(word), word);
  t.end();
});

await test(`no match that starts with a word that opens goes on after one that closes (seed ${seed})`, (t) => {
  const letters = fc.string({ unit: fc.constantFrom(...small), minLength: 1, maxLength: 9 });
  const opener = fc.oneof(
    fc.constantFrom('The', 'Main', 'Dr', 'In', 'Pl', 'Via', 'Calle', 'Straat', 'Unit', 'Apt'),
    letters.map((word) => word.slice(0, 1).toUpperCase() + word.slice(1)),
    letters,
  );
  const next = fc.oneof(fc.constantFrom('street', 'gate', 'road', 'de', 'la', 'Ring', 'St', 'weg', 'gasse'), letters);
  let checked = 0;
  fc.assert(
    fc.property(opener, next, (first, second) => {
      if (!opens(first) || !closes(second)) return;
      checked += 1;
      t.equal(follow(`${first} ${second} `), 'none', `${first} ${second}`);
    }),
    { seed, numRuns: 3000 },
  );
  t.ok(checked > 500, `${checked} were checked`);
  t.end();
});
