import { test } from 'tap';
import { fc, seed } from '../../../../test/fixtures/random.js';
import {
  capitals,
  digits,
  entropyOf,
  hasMixedRow,
  isMadeOfWords,
  isPlaceholder,
  isRandomLetters,
  kindsIn,
  signs,
  smallLetters,
} from './randomness.js';

await test(`a run of one character makes a placeholder (seed ${seed})`, (t) => {
  const row = /x{5,}|\*{3,}|#{4,}|\.{3,}/i;
  const units = fc.constantFrom(...Array.from('xX*#.a\n'));
  const texts = fc
    .array(fc.tuple(units, fc.integer({ min: 1, max: 9 })), { maxLength: 8 })
    .map((rows) => rows.map(([unit, count]) => unit.repeat(count)).join('_'));
  fc.assert(
    fc.property(texts, (text) => isPlaceholder(`Q${text}`) === (row.test(text) || /(.)\1{7,}/.test(text))),
    { seed, numRuns: 2_000 },
  );
  t.ok(isPlaceholder('xxXXx') && isPlaceholder('YOUR_KEY') && !isPlaceholder('k9Qx_xxxx-w2'));
  t.end();
});

await test(`kinds of characters and random letters are those of their expressions (seed ${seed})`, (t) => {
  const kinds = [
    [digits, /\d/],
    [smallLetters, /[a-z]/],
    [capitals, /[A-Z]/],
    [signs, /[!@#$%^&*~]/],
  ] as const;
  const units = fc.constantFrom(...Array.from('aqZX0!é-'));
  const texts = fc.oneof(fc.string({ unit: units, maxLength: 30 }), fc.stringMatching(/^[a-zA-Z]{20,40}$/));
  let random = 0;
  fc.assert(
    fc.property(texts, (text) => {
      const expected =
        text.length >= 20 && /[a-z].*[A-Z].*[a-z]/.test(text) && entropyOf(text) >= 3.5 && !isMadeOfWords(text);
      if (expected) random += 1;
      return (
        isRandomLetters(text) === expected &&
        kinds.every(([bit, expression]) => ((kindsIn(text) & bit) !== 0) === expression.test(text))
      );
    }),
    { seed, numRuns: 2_000 },
  );
  t.ok(random > 50, `${random} of random letters`);
  t.end();
});

await test('entropy counts characters of any script', (t) => {
  t.equal(entropyOf('aaaa'), 0);
  t.equal(entropyOf('abab'), 1);
  t.equal(entropyOf('abcd'), 2);
  t.equal(entropyOf('aбaб'), 1, 'also beyond ASCII');
  t.equal(entropyOf('abcd'), 2, 'and nothing is left of the text before');
  t.end();
});

const parting = /[\W_]+|(?<=\p{Ll})(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})|(?<=\D)(?=\d)|(?<=\d)(?=\D)/u;
const isWord = (part: string): boolean => {
  const vowels = part.match(/[aeiouy]/gi)?.length ?? 0;
  if (part.length < 3 || vowels === 0 || /[^aeiouy]{5}/i.test(part) || !/\p{L}/u.test(part)) return false;
  return part.length < 8 || vowels * 5 >= part.length;
};
const lengthOf = (parts: readonly string[]): number => parts.join('').length;

await test(`identifiers consist of words for three quarters of their letters, with four digits at most, vowels, and seldom a letter behind one (seed ${seed})`, (t) => {
  const pieces = fc.constantFrom(
    'a',
    'B',
    'key',
    'Ab',
    'XYZ',
    'bcdf',
    'e',
    'g',
    'Token',
    '7',
    '20',
    '_',
    '-',
    '/',
    'é',
    'Ü',
  );
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 12 }), (parts) => {
      const text = parts.join('');
      const words = text.split(parting);
      const [letters, digits] = [words.filter((part) => /\p{L}/u.test(part)), text.replace(/\D/g, '')];
      const changes = text.match(/\d(?=[A-Za-z])/g)?.length ?? 0;
      const expected = digits.length <= 4 && changes < 3 && lengthOf(words.filter(isWord)) >= lengthOf(letters) * 0.75;
      return isMadeOfWords(text) === expected;
    }),
    { seed, numRuns: 5_000 },
  );
  t.ok(isMadeOfWords('someWords-andMore_2024') && !isMadeOfWords('k9Qx7Lm2'));
  t.ok(!isMadeOfWords('o4vb7kwjeqmgmolkd') && isMadeOfWords('readableLetters'), 'long words have vowels');
  t.ok(!isMadeOfWords('Hq5Xyb1Gga9Qer3') && isMadeOfWords('utf8mb4Value'));
  t.end();
});

await test(`a mixed run has twelve letters and digits, with at least one of each (seed ${seed})`, (t) => {
  const pieces = fc.constantFrom('a', 'aB', '1', '12', '12345678901', 'abcdefghijk', '-', 'é');
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 8 }), (parts) => {
      const text = parts.join('');
      return hasMixedRow(text) === /(?=[A-Za-z]*\d)(?=\d*[A-Za-z])[A-Za-z\d]{12}/.test(text);
    }),
    { seed, numRuns: 5_000 },
  );
  t.end();
});
