import type { EntityManager, RunningJob } from '../../../core/api/database.js';
import { type ChunkDraft, chunkId, type ChunkPlace, type DocumentChunk } from '../document-chunk.js';
import type { DocumentIndex } from '../document-index.js';
import type { DraftBatch } from './child-messages.js';
import type { ClaimedDocument } from './claimed-document.js';

const insertChunks = `
  insert into document_chunk (chunk_id, document_id, attempt, ordinal, organization_id, connection_id, text, place, headings, language,
    start_offset, end_offset, metadata)
  select * from jsonb_to_recordset(?::jsonb) as entry (
    chunk_id text, document_id uuid, attempt integer, ordinal integer, organization_id text, connection_id uuid, text text,
    place jsonb, headings jsonb, language text, start_offset integer, end_offset integer, metadata text)
  on conflict (chunk_id) do nothing`;

/** Stores a batch idempotently, and indexes it. */
export async function storeChunks(
  document: ClaimedDocument,
  { chunks: drafts, findable }: DraftBatch,
  { job, index, signal }: { readonly job: RunningJob; readonly index: DocumentIndex; readonly signal: AbortSignal },
): Promise<void> {
  const chunks = drafts.map((draft) => ownedBy(document, draft));
  signal.throwIfAborted();
  await job.transactional((entities) => insert(entities, document, chunks));
  await index.index(document, document.attempt, { chunks, findable }, signal);
}

function ownedBy({ documentId, attempt }: ClaimedDocument, { place, ...draft }: ChunkDraft): DocumentChunk {
  return {
    ...draft,
    text: storable(draft.text),
    headings: draft.headings.map(storable),
    ...(place && { place: storablePlace(place) }),
    chunkId: chunkId(documentId, attempt, draft.ordinal),
    documentId,
    attempt,
  };
}

/** The database takes no NUL and no half of a surrogate pair, wherever they come from. */
function storable(text: string): string {
  return text.replaceAll('\0', '').toWellFormed();
}

function storablePlace(place: ChunkPlace): ChunkPlace {
  if ('sheet' in place) return { ...place, sheet: storable(place.sheet) };
  return 'page' in place && place.label !== undefined ? { ...place, label: storable(place.label) } : place;
}

async function insert(
  entities: EntityManager,
  { organizationId, connectionId }: ClaimedDocument,
  chunks: readonly DocumentChunk[],
): Promise<void> {
  const rows = chunks.map((chunk) => ({
    chunk_id: chunk.chunkId,
    document_id: chunk.documentId,
    attempt: chunk.attempt,
    ordinal: chunk.ordinal,
    organization_id: organizationId,
    connection_id: connectionId,
    text: chunk.text,
    place: chunk.place ?? null,
    headings: chunk.headings,
    language: chunk.language,
    start_offset: chunk.startOffset,
    end_offset: chunk.endOffset,
    metadata: chunk.metadata ?? null,
  }));
  await entities.execute(insertChunks, [JSON.stringify(rows)]);
}
