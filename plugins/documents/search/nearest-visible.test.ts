import { test } from 'tap';
import type { VectorQuery, VectorSpace, VectorStore } from '../../../core/api/index.js';
import { chunkId } from '../document-chunk.js';
import { KeywordIndex } from './keyword-index.js';
import { packSegment, readSegment } from './keyword-segment.js';
import { nearestVisible } from './nearest-visible.js';

const space: VectorSpace = { name: 'space', measure: 'inner-product' };
const { signal } = new AbortController();
const passages = 1000;

/** A library in which every so many documents of one passage are seen by nobody but another connection, and a store that notes queries. */
function library(isRestricted: (document: number) => boolean) {
  const index = new KeywordIndex();
  const segment = readSegment(packSegment([{ text: 'words', facets: [] }]));
  const documents = Array.from({ length: passages }, (_, number) => `d${number}`);
  for (const [number, documentId] of documents.entries()) {
    const onlyThrough = isRestricted(number) ? 'other' : undefined;
    index.add({ documentId, attempt: 1, firstOrdinal: 0, onlyThrough }, segment);
  }
  const queries: VectorQuery[] = [];
  const nearest: VectorStore['nearest'] = async (_space, query) => {
    queries.push(query);
    const found = documents.filter((_, number) => query.filter === undefined || !isRestricted(number));
    return found.slice(0, query.limit).map((documentId) => ({ id: chunkId(documentId, 1, 0), similarity: 1 }));
  };
  const search = (filter = {}, connectionId = 'mine', known: KeywordIndex | undefined = index) =>
    nearestVisible(
      { vectors: { nearest } as VectorStore, space, index: known, vector: [1] },
      { organizationId: 'o', connectionId, phrases: [], limit: 5, filter, signal },
    );
  return { index, queries, search };
}

await test('where most passages are seen nothing is filtered in the store, and nobody sees more', async (t) => {
  const { queries, search, index } = library((number) => number % 10 === 0);
  const hits = await search();
  t.equal(hits.length, 100);
  t.notOk(hits.some(({ id }) => /^d\d*0\./.test(id)));
  t.strictSame(
    queries.map(({ filter }) => filter),
    [undefined],
  );
  t.ok(
    (await search({}, 'other')).some(({ id }) => id.startsWith('d10.')),
    'who may see them does',
  );
  index.remove({ documentId: 'd1', attempt: 1, firstOrdinal: 0 });
  t.notOk(
    (await search()).some(({ id }) => id.startsWith('d1.')),
    'what is gone is left out',
  );
  index.add(
    { documentId: 'd2', attempt: 1, firstOrdinal: 0, onlyThrough: 'other' },
    readSegment(packSegment([{ text: 'words', facets: [] }])),
  );
  t.notOk(
    (await search()).some(({ id }) => id.startsWith('d2.')),
    'what has become restricted is left out',
  );
});

await test('the store filters where little is seen, where the nearest are not seen, and by metadata', async (t) => {
  const few = library((number) => number % 10 !== 0);
  t.equal((await few.search()).length, passages / 10);
  const near = library((number) => number < 500);
  t.equal((await near.search()).length, 100);
  const free = library(() => false);
  await free.search({ colour: 'red' });
  const { filter } = free.queries[0] ?? {};
  t.ok(filter);
  t.equal(few.queries.length, 1);
  t.ok(few.queries[0]?.filter);
  t.strictSame(
    near.queries.map((query) => query.filter === undefined),
    [true, false],
  );
});
