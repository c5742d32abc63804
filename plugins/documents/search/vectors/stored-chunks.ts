import { type Database, leastId } from '../../../../core/api/database.js';
import { type ChunkPlace, readChunkId } from '../../document-chunk.js';
import { type Classification, visibleOnlyTo } from '../../visibility.js';
import type { OwnedChunk } from './put-vectors.js';

interface Row extends Omit<OwnedChunk, 'organizationId' | 'restrictedTo' | 'place' | 'metadata'> {
  readonly classification: Classification;
  readonly place: ChunkPlace | null;
  readonly metadata: string | null;
}

/** Which chunks to read. */
interface ChunkPage {
  readonly organizationId: string;
  /** All documents when undefined. */
  readonly documentId?: string;
  /** The last chunk of the previous page; empty for the first page. */
  readonly after: string;
  readonly limit: number;
}

/** Reads the chunks that are visible to searches, by document and ordinal. */
export async function storedChunks(
  database: Database,
  { organizationId, documentId, after, limit }: ChunkPage,
): Promise<readonly OwnedChunk[]> {
  const ofDocument = documentId === undefined ? '' : 'and document.document_id = ?';
  const last = readChunkId(after) ?? { documentId: leastId, ordinal: -1 };
  const rows = await database.fork().execute<Row[]>(
    `select chunk.chunk_id as "chunkId", chunk.document_id as "documentId", chunk.attempt, chunk.text, chunk.headings, chunk.place,
       chunk.metadata, document.connection_id as "connectionId", document.classification, document.file_name as "fileName"
     from document
     join document_chunk as chunk on chunk.document_id = document.document_id and chunk.attempt = document.indexed_attempt
     where document.organization_id = ? and document.document_id >= ?::uuid ${ofDocument}
       and (document.document_id > ?::uuid or chunk.ordinal > ?)
     order by document.document_id, chunk.ordinal limit ${limit}`,
    [organizationId, last.documentId, ...(documentId === undefined ? [] : [documentId]), last.documentId, last.ordinal],
  );
  return rows.map(({ classification, place, metadata, ...row }) => ({
    ...row,
    organizationId,
    restrictedTo: visibleOnlyTo({ classification, connectionId: row.connectionId }),
    place: place ?? undefined,
    metadata: metadata ?? undefined,
  }));
}
