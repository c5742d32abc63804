import { randomUUID } from 'node:crypto';
import { memoryVectors } from '../../../../core/testkit/index.js';
import { forEachDatabase } from '../../../../test/fixtures/components/for-each-database.js';
import { silentLog } from '../../../../test/fixtures/components/silent-log.js';
import { indexDocument } from '../../../../test/fixtures/documents/indexed-documents.js';
import { documentTables } from '../../../../test/fixtures/stored-data/table-index.js';
import type { WeightingEmbedder } from '../embedding/lexical-embedder.js';
import { HybridIndex } from '../hybrid-index.js';
import { createMissingVectors } from './create-missing-vectors.js';

const { signal } = new AbortController();

await forEachDatabase(
  'many documents of an organization that cannot pay do not delay those of another',
  documentTables,
  async (t, database) => {
    let isDown = true;
    const embedder: WeightingEmbedder = {
      id: 'model',
      measure: 'inner-product',
      async passages(texts, { organizationId }) {
        if (isDown || organizationId === 'poor') throw new Error(`${organizationId} gets no vectors`);
        return texts.map((text) => [text.length, 1]);
      },
      question: async () => [1, 1],
    };
    const services = { database, vectors: memoryVectors(), embedder, log: silentLog };
    const index = new HybridIndex(services);
    for (const organizationId of ['poor', 'poor', 'poor', 'poor', 'other']) {
      const owner = { organizationId, connectionId: randomUUID() };
      const document = { documentId: randomUUID(), ...owner, classification: 'internal', fileName: 'x' } as const;
      await indexDocument(database, index, document, 1, ['A gate.']);
    }
    isDown = false;
    for (let round = 0; round < 2; round += 1) {
      await t.rejects(createMissingVectors(services, signal), { message: 'poor gets no vectors' });
      await database.fork().execute(`update document_missing_vectors set due_at = due_at - interval '1 minute'`);
    }
    const missing = await database
      .fork()
      .execute('select organization_id, count(*)::integer as documents from document_missing_vectors group by 1');
    t.strictSame(missing, [{ organization_id: 'poor', documents: 4 }]);
  },
);
