import { test } from 'tap';
import type { Database } from '../../../../core/api/database.js';
import { documentTables } from '../../../../test/fixtures/stored-data/table-index.js';
import { chunkId } from '../../document-chunk.js';
import { KeywordIndex } from './keyword-index.js';
import type { KeywordIndexCache } from './keyword-index-cache.js';
import { rankByKeywords } from './keyword-ranking.js';
import { packSegment, readSegment } from './keyword-segment.js';
import { readQuestion } from './read-question.js';
import { startSearch } from '../start-search.js';
import { openMemoryDatabase } from '../../../../test/fixtures/components/memory-database.js';

const organizationId = 'o1';
const [own, other] = ['00000000-0000-7000-8000-00000000000a', '00000000-0000-7000-8000-00000000000b'] as const;

interface Stored {
  readonly text: string;
  /** In the database; in the index everybody sees it: the change has not been read yet. */
  readonly classification: 'internal' | 'restricted';
}

async function store(database: Database, index: KeywordIndex, documents: readonly Stored[]): Promise<string[]> {
  const entities = database.fork();
  const chunks: string[] = [];
  for (const [at, { text, classification }] of documents.entries()) {
    const documentId = `00000000-0000-7000-8000-00000000010${at}`;
    chunks.push(chunkId(documentId, 1, 0));
    await entities.execute(
      `insert into document (document_id, organization_id, connection_id, file_name, file_extension, content_type, file_size_kb, size_bytes,
         classification, tags, processing_status, indexed_attempt, attempt, created_at, updated_at)
       values (?::uuid, ?, ?::uuid, 'x', 'txt', 'text/plain', 1, 1, ?, '', 'completed', 1, 1, now(), now())`,
      [documentId, organizationId, own, classification],
    );
    await entities.execute(
      `insert into document_chunk (chunk_id, document_id, attempt, ordinal, organization_id, connection_id, text, headings, language,
         start_offset, end_offset)
       values (?, ?::uuid, 1, 0, ?, ?::uuid, ?, '[]', 'en', 0, 9)`,
      [chunks.at(-1), documentId, organizationId, own, text],
    );
    const info = { documentId, attempt: 1, firstOrdinal: 0, restrictedTo: undefined };
    index.add(info, readSegment(packSegment([{ text, facets: [] }])));
  }
  return chunks;
}

await test('query expansion uses only passages that the caller may see now, even if the index is outdated', async (t) => {
  const database = await openMemoryDatabase(documentTables);
  t.teardown(() => database.close());
  const index = new KeywordIndex();
  const [, tells] = await store(database, index, [
    { text: 'The merger is called orchid.', classification: 'restricted' },
    { text: 'Orchid needs a room for twelve people.', classification: 'internal' },
    { text: 'The canteen opens at eight.', classification: 'internal' },
    { text: 'Visitors sign the book.', classification: 'internal' },
  ]);
  const keywords = {
    cached: () => ({ index, revision: 1n }),
    of: async () => index,
  } as Partial<KeywordIndexCache> as KeywordIndexCache;
  const search = async (connectionId: string) => {
    const { signal } = new AbortController();
    const request = { organizationId, connectionId, phrases: ['merger'], limit: 5, filter: {}, signal };
    const without = (cause: unknown): undefined => {
      t.error(cause);
    };
    const opened = await startSearch({ database, keywords }, request, without);
    const leading = opened.leading[0] ?? [];
    const { hits } = await rankByKeywords(index, await readQuestion('merger', index), leading, request);
    return { texts: leading.map(({ text }) => text), ids: hits.map(({ id }) => id) };
  };
  const through = await search(own);
  t.strictSame(through.texts, ['x\nThe merger is called orchid.']);
  t.ok(through.ids.includes(tells as string), 'what it is called finds more');
  const outside = await search(other);
  t.strictSame(outside.texts, []);
  t.notOk(outside.ids.includes(tells as string), 'nothing is told by what is found, either');
});
