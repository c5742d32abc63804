import { randomUUID } from 'node:crypto';
import { forEachDatabase } from '../../../test/fixtures/components/for-each-database.js';
import { documentTables, tableIndex } from '../../../test/fixtures/stored-data/table-index.js';
import { indexChunks } from '../search/index-chunks.js';
import { storeChunks } from './store-chunks.js';

const { signal } = new AbortController();

await forEachDatabase('stored chunks', documentTables, async (t, database) => {
  await t.test('a name of a sheet that was cut in the middle of an emoji is stored like other text', async (t) => {
    const documentId = randomUUID();
    const connectionId = randomUUID();
    await database.fork().execute(
      `insert into document (document_id, organization_id, connection_id, file_name, file_extension, content_type, file_size_kb,
         size_bytes, classification, tags, processing_status, created_at, updated_at)
       values (?, 'o', ?, 'x', 'xls', 'application/vnd.ms-excel', 1, 1000, 'internal', '', 'processing', now(), now())`,
      [documentId, connectionId],
    );
    const chunk = {
      ordinal: 0,
      text: 'gate\0 \ud83d',
      place: { sheet: 'Summer\0 \ud83d', row: 2 },
      headings: ['Gates \ud83d'],
      language: 'en',
      startOffset: 0,
      endOffset: 7,
    };
    const document = {
      documentId,
      organizationId: 'o',
      connectionId,
      classification: 'internal',
      fileName: 'x',
      extension: 'xls',
      sizeBytes: 1,
      contentType: 'application/vnd.ms-excel',
      attempt: 1,
    } as const;
    const job = {
      jobId: randomUUID(),
      queue: 'documents.process',
      subject: documentId,
      organizationId: 'o',
      failures: 0,
      signal,
      replaced: signal,
      transactional: database.transactional.bind(database),
    };
    const batch = { chunks: [chunk], findable: indexChunks([chunk], 'x.txt', false) };
    await storeChunks(document, batch, { job, index: tableIndex(database), signal });
    t.strictSame(await database.fork().execute('select text, place, headings from document_chunk'), [
      { text: 'gate �', place: { row: 2, sheet: 'Summer �' }, headings: ['Gates �'] },
    ]);
  });
});
