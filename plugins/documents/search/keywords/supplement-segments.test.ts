import { randomUUID } from 'node:crypto';
import { collectingLog } from '../../../../core/testkit/collecting-log.js';
import { forEachDatabase } from '../../../../test/fixtures/components/for-each-database.js';
import { memoryVectors } from '../../../../test/fixtures/components/memory-vectors.js';
import { indexDocument } from '../../../../test/fixtures/indexed-documents.js';
import { documentTables } from '../../../../test/fixtures/table-index.js';
import { lexicalEmbedder } from '../embedding/lexical-embedder.js';
import { HybridIndex } from '../hybrid-index.js';
import { readSearchState } from '../read-search-state.js';
import { KeywordIndexCache } from './keyword-index-cache.js';
import { readQuestion } from './read-question.js';
import { supplementSegments } from './supplement-segments.js';

const organizationId = 'o';
const { signal } = new AbortController();

await forEachDatabase('segments from before codes and words were stored', documentTables, async (t, database) => {
  await t.test('they are found as before, and by codes and other forms once these have been added', async (t) => {
    const log = collectingLog();
    const index = new HybridIndex({ database, vectors: memoryVectors(), embedder: lexicalEmbedder, log });
    const keywords = new KeywordIndexCache(database, 1e9);
    const add = async (...texts: string[]) => {
      const document = { documentId: randomUUID(), organizationId, connectionId: randomUUID(), fileName: 'x.txt' };
      await indexDocument(database, index, { ...document, classification: 'internal' }, 1, texts);
    };
    const found = async (question: string) => {
      const { state } = await readSearchState(database, { organizationId, connectionId: undefined }, []);
      const read = await keywords.of(organizationId, state);
      const { terms } = await readQuestion(question, read);
      return read.search({ terms, facets: [], connectionId: undefined, limit: 5 }).map(({ ordinal }) => ordinal);
    };
    for (let number = 0; number < 20; number += 1) await add('The gate is closed.');
    await add('Nothing.', 'The account DE89 3704 0044', 'Kugelhähne');
    await database.fork().execute('update document_segment set supplement = null');
    t.strictSame([await found('account'), await found('DE8937040044'), await found('Kugelhahns')], [[1], [], []]);

    await supplementSegments({ database, log }, signal);
    t.strictSame([await found('account'), await found('DE8937040044'), await found('Kugelhahns')], [[1], [1], [2]]);
    const left = () => database.fork().execute('select 1 from document_segment where supplement is null');
    t.strictSame(await left(), []);
    t.strictSame(
      log.lines.map(({ fields }) => fields['segments']),
      [21],
    );

    await database.fork().execute('update document_segment set supplement = null');
    await database.fork().execute('delete from document_chunk');
    await supplementSegments({ database, log }, signal);
    t.strictSame(await left(), [], 'passages that are gone keep none from being finished');
  });
});
