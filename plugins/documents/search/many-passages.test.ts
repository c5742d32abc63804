import { test } from 'tap';
import type { Database } from '../../../core/api/database.js';
import type { VectorStore } from '../../../core/api/index.js';
import { explain, listening } from '../../../test/fixtures/components/explained-statements.js';
import { silentLog } from '../../../test/fixtures/components/silent-log.js';
import { documentTables } from '../../../test/fixtures/stored-data/table-index.js';
import { chunkId } from '../document-chunk.js';
import { DocumentSearch } from './document-search.js';
import { KeywordIndexCache } from './keywords/keyword-index-cache.js';
import { packSegment } from './keywords/keyword-segment.js';
import { lexicalEmbedder } from './embedding/lexical-embedder.js';
import { lexicalShape } from './embedding/lexical-vector.js';
import { storedChunks } from './vectors/stored-chunks.js';
import { openMemoryDatabase } from '../../../test/fixtures/components/memory-database.js';

const documents = 500;
const passagesOfEach = 20;
const organizations = 5;
const organizationsWithoutAny = 5_000;
const connectionId = '00000000-0000-7000-8000-000000000001';
const { signal } = new AbortController();

const documentId = (number: number | string): string =>
  `'00000000-0000-7000-8000-' || lpad((${number})::text, 12, '0')`;

async function fill(database: Database): Promise<void> {
  const entities = database.fork();
  await entities.execute(
    `insert into document (document_id, organization_id, connection_id, file_name, file_extension, content_type, file_size_kb, size_bytes,
       classification, tags, processing_status, indexed_attempt, attempt, created_at, updated_at)
     select (${documentId('number')})::uuid, 'o' || number % ${organizations}, ?::uuid, 'x', 'txt', 'text/plain', 1, 1,
       case when number % 7 = 0 then 'restricted' else 'internal' end, '', 'completed', 1, 1, now(), now()
     from generate_series(0, ${documents - 1}) as number`,
    [connectionId],
  );
  await entities.execute(
    `insert into document_chunk (chunk_id, document_id, attempt, ordinal, organization_id, connection_id, text, headings, language,
       start_offset, end_offset)
     select document_id || '.1.' || ordinal, document_id, 1, ordinal, organization_id, connection_id, 'sluice gate ' || ordinal, '[]', 'en', 0, 9
     from document, generate_series(0, ${passagesOfEach - 1}) as ordinal`,
  );
  const texts = Array.from({ length: passagesOfEach }, (_, ordinal) => ({
    text: `sluice gate ${ordinal}`,
    facets: [],
  }));
  await entities.execute(
    `insert into document_keyword_segment (document_id, attempt, first_ordinal, organization_id, revision, data)
     select document_id, 1, 0, organization_id, 1, decode(?, 'base64') from document`,
    [Buffer.from(packSegment(texts)).toString('base64')],
  );
  await entities.execute(
    'insert into document_keyword_index (organization_id, revision) select distinct organization_id, 1 from document',
  );
  await entities.execute(
    `insert into document_vector_space (organization_id, embedder, name, measure, complete, created_at)
     select distinct organization_id, ?, 's-' || organization_id, 'inner-product', true, now() from document`,
    [lexicalShape.id],
  );
  const others = `from generate_series(1, ${organizationsWithoutAny}) as number`;
  await entities.execute(
    `insert into document_keyword_index (organization_id, revision) select 'other' || number, 0 ${others}`,
  );
  await entities.execute(
    `insert into document_vector_space (organization_id, embedder, name, measure, complete, created_at)
     select 'other' || number, 'model', 'other' || number, 'cosine', true, now() ${others}`,
  );
}

await test(`of ${documents * passagesOfEach} passages, a search reads only those that it returns, each through an index`, async (t) => {
  const database = await openMemoryDatabase(documentTables);
  t.teardown(() => database.close());
  await fill(database);
  const id = '00000000-0000-7000-8000-000000000105';
  const nearest: VectorStore['nearest'] = async (_space, { limit }) =>
    Array.from({ length: Math.min(limit, passagesOfEach) }, (_, at) => ({ id: chunkId(id, 1, at), similarity: -at }));
  const vectors = { nearest } as VectorStore;
  const heard = listening(database);
  const search = new DocumentSearch({
    database: heard.database,
    vectors,
    embedder: lexicalEmbedder,
    earlier: () => undefined,
    keywords: new KeywordIndexCache(heard.database, 1e9),
    minimumRelevance: 0,
    log: silentLog,
  });
  const request = { organizationId: 'o0', connectionId, phrases: ['sluice gate 7'], limit: 5, filter: {}, signal };
  const perform = async (name: string, act: () => Promise<unknown>, maxRows: number): Promise<void> => {
    heard.statements.length = 0;
    await act();
    const statements = heard.statements.filter(({ sql }) => !sql.startsWith('explain'));
    t.ok(statements.length > 0, `${name}: ${statements.length} statements`);
    for (const statement of statements) {
      const plan = await explain(database, statement);
      const scans = plan.filter((node) => node['Relation Name'] !== undefined);
      const read = scans.reduce(
        (sum, node) => sum + node['Actual Loops'] * (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)),
        0,
      );
      const kinds = [...new Set(scans.map((node) => `${node['Node Type']} of ${node['Relation Name']}`))].join(', ');
      t.ok(read <= maxRows, `${name}: ${read} rows are read: ${kinds}`);
    }
  };
  // The keyword side is read once, and belongs to the organization alone.
  await search.search(request);
  const inTheMiddle = { organizationId: 'o0', after: chunkId(id, 1, 3), limit: 50 };
  const performAll = async (when: string): Promise<void> => {
    await perform(`a search ${when}`, () => search.search(request), 100);
    await perform(`making vectors anew ${when}`, () => storedChunks(heard.database, inTheMiddle), 200);
  };
  await performAll('without statistics, as in the embedded database');
  for (const table of [
    'document',
    'document_chunk',
    'document_keyword_segment',
    'document_keyword_index',
    'document_vector_space',
  ])
    await database.fork().execute(`analyze ${table}`);
  await performAll('with statistics');
});
