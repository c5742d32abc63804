import { randomUUID } from 'node:crypto';
import { memoryVectors } from '../../../../core/testkit/index.js';
import { forEachDatabase } from '../../../../test/fixtures/components/for-each-database.js';
import { silentLog } from '../../../../test/fixtures/components/silent-log.js';
import { indexDocument } from '../../../../test/fixtures/documents/indexed-documents.js';
import { documentTables } from '../../../../test/fixtures/stored-data/table-index.js';
import type { WeightingEmbedder } from '../embedding/lexical-embedder.js';
import { HybridIndex } from '../hybrid-index.js';
import { rebuildVectors } from './rebuild-vectors.js';
import { spacesOf } from './vector-spaces.js';

const { signal } = new AbortController();

/** An embedder for which these organizations cannot pay. */
const embedder = (id: string, ...poor: readonly string[]): WeightingEmbedder => ({
  id,
  measure: 'inner-product',
  async passages(texts, { organizationId }) {
    if (poor.includes(organizationId)) throw new Error(`${organizationId} cannot pay`);
    return texts.map((text) => [text.length, 1]);
  },
  question: async () => [1, 1],
});

await forEachDatabase(
  'an organization whose vectors another process makes is left to it until that has not been heard of for a minute',
  documentTables,
  async (t, database) => {
    const parts = { database, vectors: memoryVectors(), log: silentLog };
    const index = new HybridIndex({ ...parts, embedder: embedder('first') });
    const owner = { organizationId: 'leased', connectionId: randomUUID() };
    const document = { documentId: randomUUID(), ...owner, classification: 'internal', fileName: 'x' } as const;
    await indexDocument(database, index, document, 1, ['A gate.']);
    const begun = rebuildVectors({ ...parts, embedder: embedder('second', 'leased') }, signal);
    await t.rejects(begun, /cannot pay/, 'it is not heard of again');
    const others = { ...parts, embedder: embedder('second') };
    const embedders = async (): Promise<readonly string[]> =>
      (await spacesOf(database, 'leased')).map(({ embedder: id }) => id);

    await rebuildVectors(others, signal);
    t.strictSame(await embedders(), ['second', 'first']);
    await database.fork().execute(`update document_vector_space set leased_until = leased_until - interval '1 minute'`);
    await rebuildVectors(others, signal);
    t.strictSame(await embedders(), ['second']);
  },
);

await forEachDatabase(
  'organizations that cannot pay for another embedder do not keep the others from it',
  documentTables,
  async (t, database) => {
    const parts = { database, vectors: memoryVectors(), log: silentLog };
    const index = new HybridIndex({ ...parts, embedder: embedder('first') });
    const organizations = ['a', 'b', 'c', 'd'];
    for (const organizationId of organizations) {
      const owner = { organizationId, connectionId: randomUUID() };
      const document = { documentId: randomUUID(), ...owner, classification: 'internal', fileName: 'x' } as const;
      await indexDocument(database, index, document, 1, ['A gate.']);
    }
    const second = { ...parts, embedder: embedder('second', 'a', 'c') };
    for (let minute = 0; minute < organizations.length; minute += 1) {
      await rebuildVectors(second, signal).catch(() => undefined);
      await database
        .fork()
        .execute(`update document_vector_space set leased_until = leased_until - interval '1 minute'`);
    }
    const embedders = async (organizationId: string): Promise<readonly string[]> =>
      (await spacesOf(database, organizationId)).map(({ embedder: id }) => id);
    for (const organizationId of ['b', 'd']) t.strictSame(await embedders(organizationId), ['second'], organizationId);
    for (const organizationId of ['a', 'c'])
      t.strictSame(await embedders(organizationId), ['second', 'first'], `${organizationId} keeps its earlier vectors`);
  },
);
