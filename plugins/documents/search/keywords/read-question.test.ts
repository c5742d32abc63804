import assert from 'node:assert/strict';
import { test } from 'tap';
import { atOnce } from '../../../../core/api/index.js';
import { codePoint, fc } from '../../../../test/fixtures/random.js';
import { hashFeature } from '../embedding/hash-feature.js';
import { countTerms } from '../embedding/lexical-features.js';
import { termsOf, wordsOf } from '../embedding/terms.js';
import { coverageOf } from '../relevance.js';
import { indexOf } from './fixtures/index-of.js';
import { functionWordsIn } from './function-words.js';
import { readQuestion } from './read-question.js';

const hashOf = (word: string) => hashFeature(termsOf(word)[0] as string);

await test('the words of a question keep their weights, and have alternatives of the library beside them', async (t) => {
  const index = indexOf('valve DT-778-B', 'Kugelhähne', 'database', 'the Rechnungsadresse');
  const read = (text: string) => readQuestion(text, index);
  const own = countTerms('valve valve kugelhahns').terms;
  const { terms } = await read('valve valve kugelhahns');
  t.strictSame(
    [...own].every(([term, count]) => terms.get(term) === count),
    true,
  );
  t.ok((terms.get(hashOf('kugelhähne')) ?? 0) > 0.5);
  t.equal((await read('dt 778 b')).terms.get(hashFeature('dt778b')), 1);
  t.ok((await read('data base')).terms.has(hashOf('database')));
  t.ok((await read('Adresse der Rechnung')).terms.has(hashOf('rechnungsadresse')));
  t.strictSame((await read('for the gate')).terms, countTerms('for the gate').terms, 'nothing else fits');
});

await test('a rare form of a known word counts no more than the word', async (t) => {
  const index = indexOf('klasse', 'klasse', 'klasse', 'klassen', 'other', 'words');
  const { terms } = await readQuestion('klasse', index);
  const weight = (word: string) => (terms.get(hashOf(word)) ?? 0) * index.weightOf(hashOf(word));
  t.ok(weight('klassen') > 0);
  t.ok(weight('klassen') < weight('klasse'));
});

await test('passages with another form of a word are relevant', async (t) => {
  const index = indexOf('Opettajien kokous', 'gate');
  const question = await readQuestion('opettaja', index);
  const relevance = coverageOf([question], 'Opettajien kokous', () => 2);
  t.ok(relevance > 0.5 && relevance < 1);
  t.equal(
    coverageOf([question], 'gate', () => 2),
    0,
  );
});

await test('words that hold a question together are not asked for, in whatever language, unless the library knows no others', async (t) => {
  const index = indexOf(
    'wer ist im Haus',
    'Datenschutzbeauftragter',
    'dónde está el perro',
    'the die is cast',
    'the war',
  );
  const termsOfQuestion = async (text: string) => [...(await readQuestion(text, index)).terms.keys()];
  const hashes = (...words: readonly string[]) => words.map(hashOf);
  t.strictSame(await termsOfQuestion('Wer ist Datenschutzbeauftragter?'), hashes('datenschutzbeauftragter'));
  t.strictSame(await termsOfQuestion('dónde está el perro'), hashes('perro'));
  t.strictSame(await termsOfQuestion('wer ist im'), hashes('wer', 'ist', 'im'), 'there are no others');
  t.strictSame(await termsOfQuestion('wer ist Zwackelmann'), hashes('wer', 'ist', 'zwackelmann'), 'no other is known');
  t.strictSame(await termsOfQuestion('die cast'), hashes('die', 'cast'), 'English words');
  t.strictSame(await termsOfQuestion('war das Haus'), hashes('haus'), 'German ones, with another one beside them');
  const question = await readQuestion('Wer ist Datenschutzbeauftragter?', index);
  t.equal(
    coverageOf([question], 'Datenschutzbeauftragter', () => 2),
    1,
  );
});

await test('words that ask for a measure, and for leave, are not asked for; the month of May is', async (t) => {
  const index = indexOf('How much is shipping?', 'Wie oft?', 'meeting in May', 'gate');
  const termsOfQuestion = async (text: string) => [...(await readQuestion(text, index)).terms.keys()];
  t.strictSame(await termsOfQuestion('how much is a gate?'), [hashOf('gate')]);
  t.strictSame(await termsOfQuestion('may I open the gate'), [hashOf('open'), hashOf('gate')]);
  t.strictSame(await termsOfQuestion('meeting in May'), [hashOf('meeting'), hashOf('may')]);
  t.ok((await termsOfQuestion('much rain')).includes(hashOf('much')));
});

await test('words that ask for a measure or a time are those after the question word of their language', (t) => {
  const asked = [
    'what time',
    'a que horas',
    '¿a qué hora',
    'à quelle heure',
    'a che ora',
    'quanto tempo',
    'cuánto cuesta',
    'hoe laat',
    'hvor lenge',
    'hur mycket',
  ];
  for (const question of asked) {
    const words = wordsOf(question);
    const last = words.at(-1) ?? '';
    t.equal(functionWordsIn(words).has(last), true, question);
    t.equal(functionWordsIn([last]).has(last), false, last);
  }
  t.end();
});

await test('a question in Japanese or Chinese is read without what makes it one', async (t) => {
  const index = indexOf('返品はできますか', '定年は六十五歳とする');
  const textOf = async (text: string) => (await readQuestion(text, index)).text;
  t.equal(await textOf('定年は何歳ですか？'), '定年は 歳');
  t.equal(await textOf('料金はいくらですか'), '料金');
  t.equal(await textOf('退货需要多少天？'), '退货需要 天');
  t.equal(await textOf('幾何学の教科書'), '幾何学の教科書', 'part of another word');
  t.equal(await textOf('幾何'), '幾何');
  t.equal(await textOf('何ですか'), '何ですか', 'nothing else is asked');
});

await test('a code weighs more than the words around it, and its letter alone nothing', async (t) => {
  const index = indexOf('H07: power failure', '7 h 30', 'error');
  const { terms } = await readQuestion('error H07', index);
  t.ok((terms.get(hashFeature('h07')) ?? 0) > (terms.get(hashOf('error')) ?? 0));
  const [found] = atOnce(index.search({ terms, facets: [], connectionId: undefined, limit: 1 }));
  t.equal(found?.ordinal, 0);
  t.notOk((terms.get(hashOf('h')) ?? 0) > 0.5);
});

await test('names of programs are found by their words, and the reverse', async (t) => {
  const index = indexOf('def fetch_with_retry(url)', 'const maxPoolSize = 40', 'other');
  t.ok((await readQuestion('fetchWithRetry', index)).terms.has(hashOf('retry')));
  const [found] = atOnce(
    index.search({
      terms: (await readQuestion('size of the pool', index)).terms,
      facets: [],
      connectionId: undefined,
      limit: 1,
    }),
  );
  t.equal(found?.ordinal, 1);
});

await test('any question can be read, and its own terms are as without an index', async (t) => {
  const index = indexOf('valve DT-778-B, 1.200,50 EUR', 'Kugelhähne und Rechnungsadresse', '주차장은 GPU加速');
  const anyText = fc.oneof(
    fc.string({ unit: codePoint }),
    fc.string({ unit: fc.constantFrom(...Array.from('dt778bkugelh ähne-주차 加')) }),
  );
  await fc.assert(
    fc.asyncProperty(anyText, async (text) => {
      const { terms } = await readQuestion(text, index);
      const functional = functionWordsIn(wordsOf(text));
      const telling = wordsOf(text).filter((word) => !functional.has(word));
      for (const [term, count] of countTerms(telling.join(' ')).terms) assert.ok((terms.get(term) ?? 0) >= count);
    }),
  );
  for (const long of [`問${'? '.repeat(100_000)}x`, '1 '.repeat(1000), 'ku ge '.repeat(300), 'kugelh'.repeat(300)])
    t.ok((await readQuestion(long, index)).terms.size < 20);
});
