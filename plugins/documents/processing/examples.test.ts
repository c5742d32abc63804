import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'tap';
import { processFixture } from '../../../test/fixtures/documents/process-fixture.js';

/** The documents that the README begins with; tests run in the root of the repository. */
const example = (name: string) =>
  processFixture(readFileSync(join('examples', 'documents', name)), name.split('.')[1] ?? '');

await test('the handbook: each answer is in a chunk with its page and its heading', async (t) => {
  const { chunks, summary } = await example('lock-keepers-handbook.pdf');
  t.match(summary, { format: 'pdf', language: 'en', pages: 2 });
  const find = (words: string) => chunks.find(({ text }) => text.includes(words));
  t.match(find('Filling takes eleven minutes'), { place: { page: 1 }, headings: ['Filling and emptying'] });
  t.match(find('a longer one 7.00'), { place: { page: 2 }, headings: ['Tolls'] });
});

await test('the opening hours and the incidents', async (t) => {
  const hours = await example('opening-hours.txt');
  t.match(
    hours.chunks.find(({ text }) => text.includes('Tuesdays')),
    { headings: ['Opening hours of the Mill Lock', 'Winter'] },
  );
  const incidents = await example('incidents.jsonl');
  t.equal(incidents.chunks.length, 3);
  t.same(JSON.parse(incidents.chunks[0]?.metadata ?? ''), {
    date: '2029-05-12',
    gate: 'upper',
    minutes: 40,
    closed: true,
  });
});
