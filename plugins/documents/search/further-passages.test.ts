import { randomUUID } from 'node:crypto';
import { test } from 'tap';
import { indexDocument } from '../../../test/fixtures/documents/indexed-documents.js';
import { library, organizationId } from '../../../test/fixtures/documents/searched-library.js';
import { DocumentSearch } from './document-search.js';
import { passagesOf } from './found-documents.js';
import { lexicalEmbedder } from './embedding/lexical-embedder.js';
import { HybridIndex } from './hybrid-index.js';
import { KeywordIndexCache } from './keywords/keyword-index-cache.js';
import { searchOutputOf } from './requests/search-input.js';

const { signal } = new AbortController();
const vacation = 'Every employee gets 27 days of paid vacation in a year.';
const office = 'The office in Lisbon opens at eight in the morning.';
const desk = 'Visitors are registered at the front desk.';
const question = 'How many days of vacation are there, and when does the office in Lisbon open?';

await test('if there are fewer documents than wanted, further passages of them are found that fit nearly as well', async (t) => {
  const { database, partsWith, add } = await library(t);
  const parts = partsWith(lexicalEmbedder);
  const handbook = { documentId: randomUUID(), organizationId, connectionId: randomUUID(), fileName: 'handbook.txt' };
  const index = new HybridIndex(parts);
  await indexDocument(database, index, { ...handbook, classification: 'internal' }, 1, [
    vacation,
    office,
    desk,
    office,
  ]);
  const ask = async (limit: number) => {
    const keywords = new KeywordIndexCache(database, 1e9);
    const search = new DocumentSearch({ ...parts, earlier: () => undefined, keywords, minimumRelevance: 0.05 });
    const request = { organizationId, connectionId: undefined, phrases: [question], limit, filter: {}, signal };
    return (await search.search(request)).hits;
  };
  const textsOf = async (limit: number) => passagesOf(await ask(limit)).map(({ text }) => text);
  t.strictSame(new Set(await textsOf(5)), new Set([vacation, office]));
  t.equal((await textsOf(5)).length, 2, 'each text once');
  t.equal((await textsOf(1)).length, 1, 'not more than wanted');
  const { documents } = searchOutputOf(await ask(5));
  t.match(documents, [{ fileName: 'handbook.txt', snippet: String, further: [{ snippet: String }] }]);
  t.equal(documents.length, 1, 'each document is there once');

  await add(
    lexicalEmbedder,
    'lisbon.txt',
    'The office in Lisbon opens late on the days of the vacation of the keeper.',
  );
  const both = await ask(2);
  t.strictSame([both.length, passagesOf(both).length], [2, 2], 'other documents come before further passages');
});
