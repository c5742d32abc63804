import { randomUUID } from 'node:crypto';
import type { Database } from '../../../core/api/database.js';
import { listening } from '../../../test/fixtures/components/explained-statements.js';
import { forEachDatabase } from '../../../test/fixtures/components/for-each-database.js';
import { memoryVectors } from '../../../core/testkit/index.js';
import { silentLog } from '../../../test/fixtures/components/silent-log.js';
import { indexDocument } from '../../../test/fixtures/documents/indexed-documents.js';
import { documentTables } from '../../../test/fixtures/stored-data/table-index.js';
import { chunkId } from '../document-chunk.js';
import { DocumentSearch } from './document-search.js';
import { HybridIndex } from './hybrid-index.js';
import { KeywordIndexCache } from './keywords/keyword-index-cache.js';
import { lexicalEmbedder } from './embedding/lexical-embedder.js';
import { readSearchState } from './read-search-state.js';

const { signal } = new AbortController();

async function library(database: Database) {
  const parts = { database, vectors: memoryVectors(), embedder: lexicalEmbedder, log: silentLog };
  const index = new HybridIndex(parts);
  const add = async (
    organizationId: string,
    connectionId: string,
    classification: 'internal' | 'restricted',
    text: string,
  ) => {
    const document = { documentId: randomUUID(), organizationId, connectionId, classification, fileName: 'x' };
    await indexDocument(database, index, document, 1, [text]);
    return chunkId(document.documentId, 1, 0);
  };
  return { parts, index, add };
}

await forEachDatabase(
  'one statement says how far the words have come, where vectors are, and what may be shown of some passages',
  documentTables,
  async (t, database) => {
    const { add } = await library(database);
    const [own, other] = [randomUUID(), randomUUID()];
    const shown = await add('o', other, 'internal', 'A "quoted" gate\n\\ of ünusual text.');
    const restricted = await add('o', own, 'restricted', 'A secret gate.');
    const elsewhere = await add('p', own, 'internal', 'Another gate.');
    const ids = [shown, restricted, elsewhere, 'nothing.1.0'];
    await database.fork().execute(
      `insert into document_dedicated_space (organization_id, embedder, connection_id, state)
     select organization_id, embedder, ?, 'moved' from document_vector_space where organization_id = 'o'`,
      [own],
    );
    const through = await readSearchState(database, { organizationId: 'o', connectionId: own }, ids);
    t.match(through, {
      state: { revision: 2n, purged: 0n },
      spaces: [{ embedder: lexicalEmbedder.id, complete: true, own: 'moved' }],
    });
    t.strictSame([...through.passages.keys()].toSorted(), [shown, restricted].toSorted());
    t.match(through.passages.get(shown), {
      text: 'A "quoted" gate\n\\ of ünusual text.',
      headings: { length: 0 },
      place: undefined,
    });
    for (const connectionId of [other, undefined]) {
      const outside = await readSearchState(database, { organizationId: 'o', connectionId }, ids);
      t.strictSame([...outside.passages.keys()], [shown]);
      t.equal(outside.spaces[0]?.own, undefined);
    }
    const nothing = await readSearchState(database, { organizationId: 'nobody', connectionId: own }, ids);
    t.strictSame(nothing, { state: undefined, spaces: [], passages: new Map() });
    t.equal((await readSearchState(database, { organizationId: 'o', connectionId: own }, [])).passages.size, 0);
  },
);

await forEachDatabase(
  'a search makes two statements, learns of what is new, and shows nothing that is gone',
  documentTables,
  async (t, database) => {
    const { parts, index, add } = await library(database);
    const connectionId = randomUUID();
    const first = await add('o', connectionId, 'internal', 'The gate is made of oak.');
    const heard = listening(database);
    const keywords = new KeywordIndexCache(heard.database, 1e9);
    const search = new DocumentSearch({
      ...parts,
      database: heard.database,
      earlier: () => undefined,
      keywords,
      minimumRelevance: 0.1,
    });
    const find = async () => {
      heard.statements.length = 0;
      const request = { organizationId: 'o', connectionId, phrases: ['gate'], limit: 5, filter: {}, signal };
      return (await search.search(request)).hits.map(({ chunkId }) => chunkId);
    };
    t.strictSame(await find(), [first]);
    t.strictSame(await find(), [first]);
    t.ok(heard.statements.length <= 2, `${heard.statements.length} statements`);
    const second = await add('o', connectionId, 'internal', 'A gate, a gate, a gate.');
    t.strictSame((await find()).toSorted(), [first, second].toSorted());
    await database.fork().execute('delete from document where document_id = ?', [second.split('.')[0]]);
    t.strictSame(await find(), [first], 'whatever the index still has');
    await index.remove('o', first.split('.')[0] as string);
    t.strictSame(await find(), [], 'it is gone from the index');
  },
);

await forEachDatabase(
  'a search whose client goes away ends with the reason, once',
  documentTables,
  async (t, database) => {
    const { parts, add } = await library(database);
    const connectionId = randomUUID();
    await add('o', connectionId, 'internal', 'The gate is made of oak.');
    const client = new AbortController();
    const gone = new Error('gone');
    const nearest = async () => {
      client.abort(gone);
      throw gone;
    };
    const keywords = new KeywordIndexCache(database, 1e9);
    const vectors = { ...parts.vectors, nearest };
    const search = new DocumentSearch({ ...parts, vectors, earlier: () => undefined, keywords, minimumRelevance: 0.1 });
    const request = { organizationId: 'o', connectionId, phrases: ['gate', 'oak'], limit: 5, filter: {} };
    await t.rejects(search.search({ ...request, signal: client.signal }), gone);
  },
);
