import { test } from 'tap';
import { atOnce } from '../../../../core/api/index.js';
import { arabicStem } from './arabic-stem.js';
import { KeywordIndex } from '../keywords/keyword-index.js';
import { packSegment, readSegment } from '../keywords/keyword-segment.js';
import { hashFeature } from './hash-feature.js';
import { lexicalEmbedder } from './lexical-embedder.js';
import { countTerms } from './lexical-features.js';
import { arabicTermsOf, termsOf } from './terms.js';

await test('the forms of an Arabic word have one stem', (t) => {
  for (const form of ['كتاب', 'الكتاب', 'والكتاب', 'بالكتاب', 'للكتاب', 'كتابها', 'كِتَابٌ', 'كتـــاب'])
    t.equal(arabicStem(form), 'كتاب', form);
  t.equal(arabicStem('أحمد'), arabicStem('احمد'), 'a letter that is written in two ways');
  t.equal(arabicStem('مكتبة'), arabicStem('المكتبات'));
  t.end();
});

await test('short Arabic words and words of other scripts are not stemmed', (t) => {
  for (const word of ['من', 'ال', 'و', 'هي', 'gate', 'schlüssel', '2024', '加速']) t.equal(arabicStem(word), word);
  t.strictSame(termsOf('GPU في الكتاب'), ['gpu', 'في', 'كتاب']);
  t.strictSame([...arabicTermsOf('the gate')], []);
  t.strictSame([...arabicTermsOf('من الكتاب')], [['الكتاب', 'كتاب']]);
  t.end();
});

await test('an Arabic word finds its other forms', (t) => {
  const index = new KeywordIndex();
  const add = (documentId: string, segment: Uint8Array) =>
    index.add({ documentId, attempt: 1, firstOrdinal: 0, restrictedTo: undefined }, readSegment(segment));
  const found = (question: string) =>
    atOnce(index.search({ terms: countTerms(question).terms, facets: [], connectionId: undefined, limit: 10 })).map(
      ({ documentId }) => documentId,
    );
  add('stems', packSegment([{ text: 'قرأ أحمد كتاباً في المكتبة', facets: [] }]));
  t.strictSame(found('والمكتبة'), ['stems']);
  t.strictSame(found('احمد'), ['stems']);
  t.end();
});

await test('the words of a question weigh what the index says: Arabic ones by their stem, all others as they are', async (t) => {
  const asked: number[] = [];
  const weightOf = (term: number): number => {
    asked.push(term);
    return 1;
  };
  const { signal } = new AbortController();
  const question = { text: 'gate الكتاب', nearby: [], organizationId: 'o', connectionId: undefined, signal };
  const vector = await lexicalEmbedder.question({ ...question, weightOf });
  t.strictSame(new Set(asked), new Set(['gate', 'كتاب'].map(hashFeature)));
  t.ok(vector.some((value) => value !== 0));
});
