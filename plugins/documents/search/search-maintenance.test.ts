import { randomUUID } from 'node:crypto';
import { fakeClock } from '../../../core/testkit/fake-clock.js';
import { collectingLog } from '../../../core/testkit/collecting-log.js';
import { forEachDatabase } from '../../../test/fixtures/components/for-each-database.js';
import { memoryVectors } from '../../../core/testkit/index.js';
import { until } from '../../../test/fixtures/components/until.js';
import { indexDocument } from '../../../test/fixtures/documents/indexed-documents.js';
import { documentTables } from '../../../test/fixtures/stored-data/table-index.js';
import type { WeightingEmbedder } from './embedding/lexical-embedder.js';
import { HybridIndex } from './hybrid-index.js';
import { KeywordIndexCache } from './keywords/keyword-index-cache.js';
import { SearchMaintenance } from './search-maintenance.js';

const refuse = () => Promise.reject(new Error('refused'));
const embedder: WeightingEmbedder = { id: 'a', measure: 'inner-product', passages: refuse, question: refuse };

await forEachDatabase('housekeeping of the search', documentTables, async (t, database) => {
  await t.test('a job that fails keeps none of the others from running', async (t) => {
    const vectors = memoryVectors();
    const log = collectingLog();
    const parts = { database, vectors, embedder, log };
    const document = {
      documentId: randomUUID(),
      organizationId: 'o',
      connectionId: randomUUID(),
      classification: 'internal',
      fileName: 'x',
    } as const;
    await indexDocument(database, new HybridIndex(parts), document, 1, ['a gate']);
    await database.fork().execute(
      `insert into document_keyword_segment (document_id, attempt, first_ordinal, organization_id, revision, removed_at)
       values ('9c1d3f8e-5b21-4a0e-8a63-7d2c8e4b6f33', 1, 0, 'o', 1, now() - interval '30 days')`,
    );
    const removals = () =>
      database.fork().execute('select document_id from document_keyword_segment where removed_at is not null');

    const keywords = new KeywordIndexCache(database, 1e9);
    const maintenance = new SearchMaintenance({
      ...parts,
      keywords,
      doubtful: new Set(),
      clock: fakeClock(),
    });
    maintenance.start();
    t.teardown(() => maintenance.close());
    const failed = () => log.lines.map(({ fields }) => fields['job']).filter((job) => job !== undefined);
    await until(() => failed().includes('replaceUnusableVectors'), 'the last job of the round has run');
    t.strictSame(
      failed(),
      ['createMissingVectors', 'replaceUnusableVectors'],
      'only those that ask the embedder failed',
    );
    t.strictSame(await removals(), [], 'one in between forgot old removals');
  });

  await t.test('an organization that cannot be checked keeps no other waiting, and stays doubtful', async (t) => {
    const vectors = memoryVectors();
    const passages: WeightingEmbedder['passages'] = (texts, { organizationId }) =>
      organizationId === 'closed' ? refuse() : Promise.resolve(texts.map(() => [1, 0]));
    const working = { id: 'b', measure: 'inner-product', passages, question: refuse } as const;
    const log = collectingLog();
    const parts = { database, vectors, log };
    const organizations = ['closed', 'open'];
    for (const organizationId of organizations) {
      const document = {
        documentId: randomUUID(),
        organizationId,
        connectionId: randomUUID(),
        classification: 'internal',
        fileName: 'x',
      } as const;
      // The model behind the name makes shorter vectors now.
      const longer: WeightingEmbedder = { ...working, passages: async (texts) => texts.map(() => [1, 0, 0]) };
      await indexDocument(database, new HybridIndex({ ...parts, embedder: longer }), document, 1, ['a gate']);
    }
    const doubtful = new Set(organizations);
    const keywords = new KeywordIndexCache(database, 1e9);
    const maintenance = new SearchMaintenance({ ...parts, embedder: working, keywords, doubtful, clock: fakeClock() });
    maintenance.start();
    t.teardown(() => maintenance.close());
    const isReplaced = () =>
      log.lines.some(
        ({ fields, message }) => fields['organization'] === 'open' && message.includes('all are made again'),
      );
    await until(isReplaced, 'the vectors of the other are replaced');
    t.strictSame([...doubtful], ['closed']);
  });

  await t.test('vectors of a model that gives varying lengths are made again once, not in every round', async (t) => {
    let length = 1;
    const varying: WeightingEmbedder = {
      id: 'c',
      measure: 'inner-product',
      passages: async (texts) => {
        length += 1;
        return texts.map(() => Array.from({ length }, () => 1));
      },
      question: refuse,
    };
    const log = collectingLog();
    const parts = { database, vectors: memoryVectors(), embedder: varying, log };
    const document = {
      documentId: randomUUID(),
      organizationId: 'varying',
      connectionId: randomUUID(),
      classification: 'internal',
      fileName: 'x',
    } as const;
    await indexDocument(database, new HybridIndex(parts), document, 1, ['a gate']);
    const clock = fakeClock();
    const doubtful = new Set(['varying']);
    const keywords = new KeywordIndexCache(database, 1e9);
    const maintenance = new SearchMaintenance({ ...parts, keywords, doubtful, clock });
    maintenance.start();
    t.teardown(() => maintenance.close());
    const replaced = (): number => log.lines.filter(({ message }) => message.includes('all are made again')).length;
    await until(() => replaced() > 0, 'they are replaced');
    for (let round = 0; round < 2; round += 1) {
      doubtful.add('varying');
      await until(async () => {
        await clock.advance(60_000);
        return doubtful.size === 0;
      }, 'another round has begun');
    }
    await maintenance.close();
    t.equal(replaced(), 1);
  });
});
