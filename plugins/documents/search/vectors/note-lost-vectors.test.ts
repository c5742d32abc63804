import { randomUUID } from 'node:crypto';
import { memoryVectors } from '../../../../core/testkit/index.js';
import { forEachDatabase } from '../../../../test/fixtures/components/for-each-database.js';
import { silentLog } from '../../../../test/fixtures/components/silent-log.js';
import { indexDocument } from '../../../../test/fixtures/documents/indexed-documents.js';
import { documentTables } from '../../../../test/fixtures/stored-data/table-index.js';
import type { WeightingEmbedder } from '../embedding/lexical-embedder.js';
import { HybridIndex } from '../hybrid-index.js';
import { noteMissingVectors } from './missing-vectors.js';
import { noteLostVectors } from './note-lost-vectors.js';
import { spaceFor } from './vector-spaces.js';

const { signal } = new AbortController();

const embedder: WeightingEmbedder = {
  id: 'model',
  measure: 'inner-product',
  passages: async (texts) => texts.map((text) => [text.length, 1]),
  question: async () => [1, 1],
};

await forEachDatabase('lost vectors', documentTables, async (t, database) => {
  const services = { database, vectors: memoryVectors(), embedder, log: silentLog };
  const index = new HybridIndex(services);
  const add = async (organizationId: string): Promise<string> => {
    const document = { documentId: randomUUID(), organizationId, connectionId: randomUUID() };
    await indexDocument(database, index, { ...document, classification: 'internal', fileName: 'x' }, 1, ['A gate.']);
    return document.documentId;
  };
  const missing = () =>
    database
      .fork()
      .execute(
        'select organization_id as whose, count(*)::integer as documents from document_missing_vectors group by 1 order by 1',
      );

  await t.test('of an organization are noted, whatever documents and vectors others have', async (t) => {
    for (let count = 0; count < 2; count += 1) await add('whole');
    await add('restored');
    const waiting = await add('waiting');
    for (let count = 0; count < 3; count += 1) await add('emptied');
    await noteMissingVectors(database, [waiting]);
    await services.vectors.drop(await spaceFor(database, 'emptied', embedder), signal);
    // As many vectors as there should be, but of a document that has been deleted since the backup.
    const restored = await spaceFor(database, 'restored', embedder);
    const [id = ''] = services.vectors.ids(restored.name) ?? [];
    await services.vectors.drop(restored, signal);
    await services.vectors.put(restored, [{ id: `${id}-deleted`, vector: [1, 1], tags: {} }], signal);
    await noteLostVectors(services, signal);
    t.strictSame(await missing(), [
      { whose: 'emptied', documents: 3 },
      { whose: 'restored', documents: 1 },
      { whose: 'waiting', documents: 1 },
    ]);
  });

  await t.test('are all of an organization when its vectors are replaced, and none of others', async (t) => {
    await database.fork().execute('delete from document_missing_vectors');
    await noteMissingVectors(database, { organizationId: 'emptied' });
    t.strictSame(await missing(), [{ whose: 'emptied', documents: 3 }]);
  });
});
