import type { Database } from '../../../../core/api/database.js';

/** A document without vectors, because the vector store was unavailable when it was indexed, or with vectors in the wrong space. */
export interface MissingVectors {
  readonly organizationId: string;
  readonly documentId: string;
}

/** Records that the vectors of a document must be created later. */
export async function noteMissingVectors(
  database: Database,
  { organizationId, documentId }: MissingVectors,
): Promise<void> {
  await database.fork().execute(
    `insert into document_vectors_owed (document_id, organization_id, due_at) values (?, ?, clock_timestamp())
     on conflict (document_id) do update set due_at = clock_timestamp()`,
    [documentId, organizationId],
  );
}

/** Records that the vectors of all documents of an organization must be created again. */
export async function noteAllVectorsMissing(database: Database, organizationId: string): Promise<void> {
  await database.fork().execute(
    `insert into document_vectors_owed (document_id, organization_id, due_at)
     select document_id, organization_id, clock_timestamp() from document
     where organization_id = ? and indexed_attempt is not null
     on conflict (document_id) do update set due_at = clock_timestamp()`,
    [organizationId],
  );
}
