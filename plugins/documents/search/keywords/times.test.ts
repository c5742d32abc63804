import { test } from 'tap';
import { coverageOf } from '../relevance.js';
import { indexOf } from './fixtures/index-of.js';
import { readQuestion } from './read-question.js';

/** The share of a question that a passage has, which is in a library with another one. */
async function covered(question: string, passage: string): Promise<number> {
  const index = indexOf(passage, 'Harbour 07:12, 09:30 and 10:36');
  return coverageOf([await readQuestion(question, index)], passage, () => 1);
}

await test('a time is found however its hour is written', async (t) => {
  for (const [question, passage] of [
    ['8:36', 'University 08:36'],
    ['08:36', 'University 8:36'],
    ['8h36', 'University 08:36'],
    ['8 h 36', 'University 8:36'],
    ['8.36 Uhr', 'University 08:36 Uhr'],
    ['8:36', 'University 8h36'],
    ['8:36', 'University 08.36 Uhr'],
  ] as const)
    t.ok((await covered(question, passage)) > 0.85, `${question}, ${passage}`);
});

await test('an hour and a minute that belong to other times are not the one that is asked for', async (t) => {
  t.equal(await covered('08:36', 'University 8:36'), 1);
  const index = indexOf('University 8:36', 'Harbour 08:10 and 10:36');
  const question = await readQuestion('08:36', index);
  t.equal(
    coverageOf([question], 'Harbour 08:10 and 10:36', () => 1),
    0,
  );
});

await test('with both forms in the library, the one that is asked for counts most', async (t) => {
  const index = indexOf('University 8:36', 'Town hall 08:36');
  const question = await readQuestion('08:36', index);
  const relevance = (passage: string): number => coverageOf([question], passage, () => 1);
  t.equal(relevance('Town hall 08:36'), 1);
  t.ok(relevance('University 8:36') > 0.5);
  t.ok(relevance('University 8:36') < 1);
});

await test('other numbers, and times that the library lacks, stay the words that they are', async (t) => {
  const index = indexOf('University 8:36', 'costs 836');
  for (const asked of ['8.36', '25:36', '8:60', '8:36:10', '8,36', '1:8:36', 'x8:36', '9:36', 'version 8.36'])
    t.notOk(
      (await readQuestion(asked, index)).words.some(({ word }) => word === '836'),
      asked,
    );
});
