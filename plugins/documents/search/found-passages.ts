import type { Database } from '../../../core/api/database.js';
import type { ChunkPlace } from '../document-chunk.js';
import { type DocumentScope, searchableIn, type SqlCondition } from '../visibility.js';

/** A passage with its document, as shown in results. */
export interface Passage {
  readonly chunkId: string;
  readonly documentId: string;
  readonly fileName: string;
  readonly text: string;
  readonly headings: readonly string[];
  readonly place: ChunkPlace | undefined;
  readonly metadata: string | undefined;
}

/** The database row of a passage. */
export interface PassageRow extends Omit<Passage, 'place' | 'metadata'> {
  readonly place: ChunkPlace | null;
  readonly metadata: string | null;
}

/**
 * Forces the order of the joins: the embedded database has no statistics, so its planner assumes that an organization has a handful of
 * documents and reads all of them with all their chunks (0.3 s for 60,000 documents).
 */
const selectVisible = (visible: string): string => `
  with found as materialized (
    select chunk_id, document_id, attempt, text, headings, place, metadata from document_chunk where chunk_id in (?)
  )
  select found.chunk_id as "chunkId", found.document_id as "documentId", document.file_name as "fileName", found.text, found.headings,
    found.place, found.metadata
  from found cross join lateral (select * from document where document.document_id = found.document_id limit 1) as document
  where document.indexed_attempt = found.attempt and ${visible}`;

/**
 * Returns the query that reads the passages that a connection may see, by their ids (at least one). This is the authoritative access
 * check: whatever the indexes return, it reads only current chunks of the organization's documents that are not restricted to another
 * connection.
 */
export function passagesQuery(ids: readonly string[], scope: DocumentScope): SqlCondition {
  const visible = searchableIn(scope);
  return { sql: selectVisible(visible.sql), values: [ids, ...visible.values] };
}

/** Reads the visible passages, by their ids. */
export async function readPassages(
  database: Database,
  ids: readonly string[],
  scope: DocumentScope,
): Promise<ReadonlyMap<string, Passage>> {
  if (ids.length === 0) return new Map();
  const { sql, values } = passagesQuery(ids, scope);
  const rows = await database.fork().execute<PassageRow[]>(sql, [...values]);
  return new Map(rows.map((row) => [row.chunkId, passageOf(row)]));
}

/** Converts a database row to a passage. */
export function passageOf(row: PassageRow): Passage {
  return { ...row, place: row.place ?? undefined, metadata: row.metadata ?? undefined };
}
