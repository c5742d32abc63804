import type { Database } from '../../../../core/api/database.js';
import type { Logger } from '../../../../core/api/index.js';
import { chunkId } from '../../document-chunk.js';
import { searchedText } from '../searched-text.js';
import { timeSlices } from '../time-slices.js';
import { nextRevision } from './keyword-rows.js';
import { readSegment } from './keyword-segment.js';
import { SupplementWriter } from './segment-supplement.js';

interface Row {
  readonly document_id: string;
  readonly attempt: number;
  readonly first_ordinal: number;
  readonly organization_id: string;
  readonly data: Uint8Array;
}

const segmentsAtOnce = 8;

/** Adds supplements to the segments that were stored without. Several processes may do this at once; the first one's is kept. */
export async function supplementSegments(
  { database, log }: { readonly database: Database; readonly log: Logger },
  signal: AbortSignal,
): Promise<void> {
  let count = 0;
  while (!signal.aborted) {
    const rows = await database.fork().execute<Row[]>(
      `select document_id, attempt, first_ordinal, organization_id, data from document_segment
         where data is not null and supplement is null order by organization_id limit ${segmentsAtOnce}`,
    );
    for (const row of rows) await storeSupplement(database, row, await supplementOf(database, row, signal));
    count += rows.length;
    if (rows.length < segmentsAtOnce) break;
  }
  if (count > 0) log.info({ segments: count }, 'documents can be found by other forms of words');
}

interface ChunkRow {
  readonly chunk_id: string;
  readonly text: string;
  readonly headings: readonly string[];
  readonly metadata: string | null;
  readonly file_name: string;
}

async function supplementOf(database: Database, row: Row, signal: AbortSignal): Promise<Uint8Array> {
  const { document_id: documentId, attempt, first_ordinal: first } = row;
  const ids = readSegment(row.data).lengths.map((_, at) => chunkId(documentId, attempt, first + at));
  const chunks =
    ids.length === 0
      ? []
      : await database.fork().execute<ChunkRow[]>(
          `select chunk_id, text, headings, metadata, file_name from document_chunk
           join document on document.document_id = document_chunk.document_id where chunk_id in (?)`,
          [ids],
        );
  const texts = new Map(
    chunks.map(
      (chunk) =>
        [
          chunk.chunk_id,
          searchedText({ ...chunk, fileName: chunk.file_name, metadata: chunk.metadata ?? undefined }),
        ] as const,
    ),
  );
  const writer = new SupplementWriter();
  const turn = timeSlices();
  for (const id of ids) {
    // Passages of a replaced attempt are gone; nobody finds them.
    writer.add(texts.get(id) ?? '');
    await turn();
    signal.throwIfAborted();
  }
  return writer.packed();
}

function storeSupplement(database: Database, row: Row, supplement: Uint8Array): Promise<void> {
  return database.transactional(async (entities) => {
    const revision = await nextRevision(entities, row.organization_id);
    await entities.execute(
      `update document_segment set supplement = decode(?, 'base64'), revision = ?::bigint
       where document_id = ? and attempt = ? and first_ordinal = ? and data is not null and supplement is null`,
      [Buffer.from(supplement).toString('base64'), revision, row.document_id, row.attempt, row.first_ordinal],
    );
  });
}
