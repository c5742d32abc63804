import assert from 'node:assert/strict';
import { test } from 'tap';
import { atOnce } from '../../../../core/api/index.js';
import { fc } from '../../../../test/fixtures/random.js';
import { hashFeature } from '../embedding/hash-feature.js';
import { indexOf } from './fixtures/index-of.js';
import type { KeywordIndex } from './keyword-index.js';
import { learnTerms } from './learned-terms.js';
import { countTerms } from '../embedding/lexical-features.js';
import { termsOf } from '../embedding/terms.js';

function rank(index: KeywordIndex, terms: ReadonlyMap<number, number>) {
  return atOnce(index.search({ terms, facets: [], connectionId: undefined, limit: 10 }));
}

const [hashOfHoliday, hashOfLeave] = ['holiday', 'leave'].map((word) => hashFeature(termsOf(word)[0] as string)) as [
  number,
  number,
];

await test('query expansion finds passages with other words by terms of the top passages', (t) => {
  const texts = [
    'Annual leave: each employee has 27 days of paid holiday.',
    'Holiday that is left over is moved into the next year, as annual leave is.',
    'Requests for paid holiday go to the team leader.',
    'The canteen opens at eight.',
    'Visitors sign the book at the door.',
    'Printers are on the second floor.',
  ];
  const index = indexOf(...texts);
  const asked = countTerms('annual leave').terms;
  const plain = rank(index, asked);
  t.strictSame(new Set(plain.map(({ ordinal }) => ordinal)), new Set([0, 1]), 'only two passages have its words');
  const leading = plain.map(({ ordinal, score }) => ({ text: texts[ordinal] as string, score }));
  const widened = rank(index, learnTerms(index, asked, leading)).map(({ ordinal }) => ordinal);
  t.ok(widened.includes(2), 'the one about paid holiday is found as well');
  t.ok(widened.indexOf(2) > 1, 'behind those that have the words themselves');
  t.notOk(widened.includes(3));
  t.end();
});

await test("learned terms count less than the question's own, and most of them come from an outstanding passage", (t) => {
  const index = indexOf('leave holiday', 'leave holiday', 'leave canteen', 'door', 'floor');
  const asked = countTerms('leave').terms;
  const first = { text: 'leave holiday', score: 10 };
  const close = learnTerms(index, asked, [first, { text: 'leave canteen', score: 10 }]);
  const far = learnTerms(index, asked, [first, { text: 'leave canteen', score: 5 }]);
  const canteen = hashFeature(termsOf('canteen')[0] as string);
  t.ok((close.get(hashOfHoliday) ?? 0) < (close.get(hashOfLeave) ?? 0));
  t.ok((far.get(canteen) ?? 0) < (close.get(canteen) ?? 0) / 4);
  t.end();
});

await test('a question learns nothing without leading passages, nor from words that no passage has', (t) => {
  const index = indexOf('leave holiday', 'door');
  const asked = countTerms('leave zyzzyva').terms;
  t.equal(learnTerms(index, asked, []), asked);
  const learned = learnTerms(index, asked, [{ text: 'holiday quux', score: 1 }]);
  t.notOk(learned.has(hashFeature('quux')), 'a passage that has been replaced meanwhile');
  t.ok(learned.has(hashOfHoliday));
  t.strictSame(
    [...learnTerms(indexOf(), asked, [{ text: 'holiday', score: 1 }])],
    [...asked],
    'nor in an empty library',
  );
  t.end();
});

await test("however many terms are learned, the question's own stay, and at most 20 are added", (t) => {
  const words = fc.array(fc.string({ unit: fc.constantFrom('b', 'd', 'g', 'k', 'm'), minLength: 2, maxLength: 4 }), {
    minLength: 1,
    maxLength: 60,
  });
  fc.assert(
    fc.property(fc.array(words, { minLength: 1, maxLength: 12 }), words, (texts, question) => {
      const all = texts.map((text) => text.join(' '));
      const index = indexOf(...all);
      const asked = countTerms(question.slice(0, 5).join(' ')).terms;
      const leading = rank(index, asked).map(({ ordinal, score }) => ({ text: all[ordinal] as string, score }));
      const learned = learnTerms(index, asked, leading);
      assert.ok(learned.size <= asked.size + 20);
      assert.ok([...asked].every(([term, times]) => (learned.get(term) ?? 0) >= times));
      assert.ok([...learned.values()].every((weight) => Number.isFinite(weight) && weight > 0));
    }),
  );
  t.end();
});
