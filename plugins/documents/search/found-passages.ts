import type { Database } from '../../../core/api/database.js';
import type { ChunkPlace } from '../document-chunk.js';

/** A passage with its document, as it is shown. */
export interface Passage {
  readonly chunkId: string;
  readonly documentId: string;
  readonly fileName: string;
  readonly text: string;
  readonly headings: readonly string[];
  readonly place: ChunkPlace | undefined;
  readonly metadata: string | undefined;
}

/** The same as the database has it. */
export interface PassageRow {
  readonly chunk_id: string;
  readonly document_id: string;
  readonly file_name: string;
  readonly text: string;
  readonly headings: readonly string[];
  readonly place: ChunkPlace | null;
  readonly metadata: string | null;
}

/**
 * Step by step, whatever the planner believes: the embedded database has no statistics, and without them it takes an organization for a
 * handful of documents and reads all of them with all their chunks (0.3 s for 60,000 of them).
 */
const select = `
  with found as materialized (
    select chunk_id, document_id, attempt, text, headings, place, metadata from document_chunk where chunk_id in (?)
  )
  select found.chunk_id, found.document_id, document.file_name, found.text, found.headings, found.place, found.metadata
  from found cross join lateral (select * from document where document.document_id = found.document_id limit 1) as document
  where document.indexed_attempt = found.attempt and document.organization_id = ?
    and (document.classification <> 'restricted' or document.connection_id::text = ?)`;

/**
 * Asks for the passages that may be shown through a connection, by their ids, of which there must be some. This is the last word on who
 * sees what: whatever the two sides of the search have, only chunks that their document shows now, of the organization, and not restricted
 * to another connection.
 */
export function passagesQuery(
  ids: readonly string[],
  organizationId: string,
  connectionId: string | undefined,
): { readonly sql: string; readonly values: readonly unknown[] } {
  return { sql: select, values: [ids, organizationId, connectionId ?? ''] };
}

/** The passages that may be shown, by their ids. */
export async function readPassages(
  database: Database,
  ids: readonly string[],
  { organizationId, connectionId }: { readonly organizationId: string; readonly connectionId: string | undefined },
): Promise<ReadonlyMap<string, Passage>> {
  if (ids.length === 0) return new Map();
  const { sql, values } = passagesQuery(ids, organizationId, connectionId);
  const rows = await database.fork().execute<PassageRow[]>(sql, [...values]);
  return new Map(rows.map((row) => [row.chunk_id, passageOf(row)]));
}

/** A passage as the database has it. */
export function passageOf(row: PassageRow): Passage {
  return {
    chunkId: row.chunk_id,
    documentId: row.document_id,
    fileName: row.file_name,
    text: row.text,
    headings: row.headings,
    place: row.place ?? undefined,
    metadata: row.metadata ?? undefined,
  };
}
