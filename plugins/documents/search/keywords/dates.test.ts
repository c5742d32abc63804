import assert from 'node:assert/strict';
import { test } from 'tap';
import { fc } from '../../../../test/fixtures/random.js';
import { hashFeature } from '../embedding/hash-feature.js';
import { placedWords, termsOf } from '../embedding/terms.js';
import { coverageOf } from '../relevance.js';
import { type AskedDate, codesOfDate, datesIn, wordsOfDate } from './dates.js';
import { readQuestion } from './read-question.js';
import { indexOf } from './fixtures/index-of.js';

const read = (text: string): readonly string[] => [
  ...new Set(datesIn(placedWords(text)).map(({ year, month, day }) => [year, month, day ?? '?'].join('-'))),
];

await test('dates of questions are found however they are written', (t) => {
  for (const text of [
    'March 3rd, 2022',
    '3 March 2022',
    'den 3. März 2022',
    '3 de marzo de 2022',
    'le 3 mars 2022',
    '3 марта 2022 г.',
    'the 3rd of March 2022',
    '2022-03-03',
    '2022/3/3',
    '3.3.2022',
    'marz 3 2022',
  ])
    t.ok(read(`what of ${text}?`).includes('2022-3-3'), text);
  t.strictSame(read('invoices of March 2022'), ['2022-3-?']);
  t.strictSame(read('on 04/03/2022'), ['2022-3-4', '2022-4-3'], 'the order of day and month is unclear');
  t.strictSame(read('on 14/03/2022'), ['2022-3-14']);
  t.end();
});

await test('numbers and words that name no day are no dates', (t) => {
  for (const text of [
    '3 2022',
    '32 March',
    'March 2nd',
    '99.99.2022',
    '2022',
    'version 3.3.20',
    '1.200.50',
    'may I',
    'March: see the report of 2022',
    '2022-13-01',
  ])
    t.strictSame(read(text), [], text);
  t.end();
});

await test('days are ordinals in English', (t) => {
  const written = (day: number): string => [...wordsOfDate({ words: [], year: 2022, month: 3, day })].flat().join(' ');
  for (const ordinal of [
    '1st',
    '2nd',
    '3rd',
    '4th',
    '10th',
    '11th',
    '12th',
    '13th',
    '20th',
    '21st',
    '22nd',
    '23rd',
    '31st',
  ])
    t.match(written(Number.parseInt(ordinal, 10)), new RegExp(`\\b${ordinal}\\b`), ordinal);
  t.end();
});

const questions = ['March 17th, 2022', '17. März 2022', '2022-03-17', '17.3.2022', '03/17/2022', '17 marzo 2022'];
const passages = [
  'due 2022-03-17',
  'fällig am 17.03.2022',
  'due 3/17/2022',
  'on 17 March 2022',
  'on March 17th, 2022',
  'am 17. März 2022',
  'le 17 mars 2022',
  '17 марта 2022 года',
];

await test('a passage with the date is relevant in whatever form, and one with another day is less so', async (t) => {
  const others = passages.map((passage) => passage.replace('17', '18'));
  const index = indexOf(...passages, ...others, 'on 5 April 2021');
  for (const question of questions) {
    const asked = await readQuestion(question, index);
    for (const [at, passage] of passages.entries()) {
      const coverage = (text = '') => coverageOf([asked], text, () => 1);
      const [right, wrong] = [coverage(passage), coverage(others[at])];
      t.ok(right >= 0.85, `${question}: ${passage} ${right}`);
      t.ok(wrong < right, `${question}: ${others[at]} ${wrong}`);
    }
  }
});

await test('a month is found where only the numbers of its days are written', async (t) => {
  const index = indexOf('paid 2022-03-15', 'paid 2022-04-15', 'bezahlt im März 2022');
  const asked = await readQuestion('March 2022', index);
  const coverage = (text: string) => coverageOf([asked], text, () => 1);
  t.ok(coverage('paid 2022-03-15') > coverage('paid 2022-04-15'));
  t.ok(coverage('bezahlt im März 2022') > coverage('bezahlt im April 2022'));
});

await test('any date has at most a hundred forms in numbers and in words, each with its year', (t) => {
  const anyDate = fc.record({
    words: fc.constant([]),
    year: fc.integer({ min: 1500, max: 2199 }),
    month: fc.integer({ min: 1, max: 12 }),
    day: fc.option(fc.integer({ min: 1, max: 31 }), { nil: undefined }),
  });
  fc.assert(
    fc.property(anyDate, (date: AskedDate) => {
      const codes = [...codesOfDate(date)];
      assert.ok(codes.length <= 12 && codes.every((code) => code.includes(String(date.year))));
      assert.ok([...wordsOfDate(date)].every((words) => words.includes(String(date.year))));
    }),
  );
  t.end();
});

await test('the forms that a library lacks are no alternatives', async (t) => {
  const { words } = await readQuestion('3 March 2022', indexOf('paid 2022-03-03'));
  const terms = [hashFeature(termsOf('20220303')[0] as string)];
  for (const { alternatives } of words)
    t.strictSame(
      alternatives.filter(({ weight }) => weight > 0.8),
      [{ terms, weight: 0.9 }],
    );
});
