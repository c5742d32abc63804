import { test } from 'tap';
import { fc, seed } from '../../../../test/fixtures/random.js';
import { normalize } from '../automaton/alphabet.js';
import { Automaton, besideOther, deadState } from '../automaton/automaton.js';
import { compilePatterns } from '../automaton/compile-patterns.js';
import { parsePattern } from '../automaton/parse-pattern.js';
import type { PatternTree } from '../automaton/pattern-tree.js';
import type { TextAutomaton } from '../automaton/text-automaton.js';
import { scannerFor } from '../scanner-for.js';
import { WordAutomaton } from './word-automaton.js';

const units = [
  'a',
  'b',
  'B',
  'k',
  'K',
  '\u212a',
  'é',
  'É',
  '中',
  '国',
  '😀',
  '1',
  '１',
  ' ',
  '-',
  '–',
  '\u00ad',
  '\u200b',
];
const texts = fc.string({ unit: fc.constantFrom(...units), minLength: 1, maxLength: 5 });

/** The patterns accepted after each unit, and what may follow. Restarts in the dead state. */
function readingOf(automaton: TextAutomaton, text: string): unknown {
  const all = new Uint8Array(automaton.patterns).fill(1);
  let state = deadState;
  return Array.from({ length: text.length }, (_, at) => {
    if (state === deadState) state = automaton.startState(besideOther);
    state = automaton.step(state, automaton.classes.ofUnit[text.charCodeAt(at)] as number);
    return [automaton.accepted(state, besideOther).join(), automaton.outlook(state, all)];
  });
}

function choiceOf(words: readonly string[]): PatternTree {
  const items = words.map((word) =>
    parsePattern(normalize(word).toLowerCase().replace(/ +/g, ' +'), { ignoreCase: true }),
  );
  return { kind: 'choice', items };
}

await test(`lists of words are read like patterns of the same words (seed ${seed})`, (t) => {
  const lists = fc.array(fc.array(texts, { minLength: 1, maxLength: 8 }), { minLength: 1, maxLength: 3 });
  fc.assert(
    fc.property(lists, fc.array(texts, { maxLength: 12 }), (given, said) => {
      // A word of ignored characters alone is not a pattern.
      const readable = given.map((words) => ['a', ...words.filter((word) => !/^[\u00ad\u200b]+$/.test(word))]);
      const expected = new Automaton(compilePatterns(readable.map(choiceOf)), 1 << 12);
      const text = [...said, ...readable.flat()].join('');
      t.strictSame(readingOf(new WordAutomaton(readable), text), readingOf(expected, text));
    }),
    { seed, numRuns: 200 },
  );
  t.end();
});

await test('every word of a list is found as it was written, in capitals and in lower case', (t) => {
  for (const word of [
    'İstanbul',
    'ΟΔΟΣ',
    'Οδός',
    '𞤀𞤣𞤤𞤢𞤥',
    'Straße',
    'e\u0301t\u00e9',
    '機密',
    '\u{1f600}',
    'Łódź',
    'a\u200bb',
    'ﬁn',
  ]) {
    const scanner = scannerFor([{ kind: 'keyword', words: [word] }]);
    for (const text of [word, word.toLowerCase()])
      t.match(scanner.scan(`(${text})`), [{ start: 1, end: 1 + text.length }], text);
  }
  t.end();
});

await test('a word is found in each way of writing it, and a phrase across the ends of lines', (t) => {
  for (const [word, ...texts] of [
    ['straße', 'STRASSE', 'strasse', 'STRAẞE'],
    ['STRASSE', 'Straße', 'strasse'],
    ['İstanbul', 'istanbul', 'ISTANBUL', 'i\u0307stanbul'],
    ['Müller', 'Mu\u0308ller', 'MU\u0308LLER'],
    ['cafe\u0301', 'café', 'CAFÉ'],
    ['비밀', '비밀'.normalize('NFD')],
    ['project  x', 'project x', 'Project\r\n  X', 'project\u2028x', 'project \u00a0\tx'],
    ['pass', 'PASS'],
  ] as const) {
    const scanner = scannerFor([{ kind: 'keyword', words: [word] }]);
    for (const text of texts) t.match(scanner.scan(`(${text})`), [{ start: 1, end: 1 + text.length }], encodeURI(text));
  }
  for (const text of ['cafe', 'paß', 'project, x', 'projectx'])
    t.strictSame(scannerFor([{ kind: 'keyword', words: ['café', 'pass', 'project x'] }]).scan(text), [], text);
  t.end();
});

/** Number of entries in the table of transitions; each state has one for each class. */
const tableOf = ({ transitions }: WordAutomaton): number => transitions.length;
const cjk = (index: number): string => String.fromCharCode(0x4e00 + index);

await test('the longest list is not compiled: a text computes only the states that it reaches', (t) => {
  const words = Array.from({ length: 5000 }, (_, index) => `w${(index * 7919) % 5003}`.padEnd(200, `x${index}`));
  const automaton = new WordAutomaton([words]);
  const before = tableOf(automaton);
  readingOf(automaton, `${words[17]} ${words[4711]} `);
  t.equal(tableOf(new WordAutomaton([['w']])), before, 'it begins as small as that of one word');
  t.ok(tableOf(automaton) < 450 * 2 * automaton.classes.count, 'the two words have 400 beginnings');
  t.ok(automaton.maxBytes < 16 << 20, `${automaton.maxBytes}`);
  t.end();
});

await test('lists with thousands of different characters stay within a bounded table, and find every word', (t) => {
  const words = Array.from({ length: 5000 }, (_, index) => cjk(index * 2) + cjk(index * 4 + 1));
  const scanner = scannerFor([{ kind: 'keyword', words }]);
  t.equal(scanner.scan(words.join(' ')).length, 5000);
  const automaton = new WordAutomaton([words]);
  readingOf(automaton, words.join(' '));
  t.ok(automaton.classes.count > 5000);
  t.ok(automaton.generation > 0, 'it has discarded its states');
  t.ok(2 * tableOf(automaton) <= automaton.maxBytes);
  t.ok(automaton.maxBytes < 20 << 20, `${automaton.maxBytes}`);
  t.end();
});
