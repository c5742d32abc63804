import { type Database, dueNow } from '../../../../core/api/database.js';

/** Documents by their ids, or all of an organization that searches can find. */
type DocumentsWithoutVectors = readonly string[] | { readonly organizationId: string };

/**
 * Records that vectors of documents must be made: the store was unavailable or has lost them, or they are in the wrong space. Those that are
 * there are not made again.
 */
export async function noteMissingVectors(database: Database, documents: DocumentsWithoutVectors): Promise<void> {
  const [which, value] =
    'organizationId' in documents
      ? ['organization_id = ? and indexed_attempt is not null', documents.organizationId]
      : ['document_id in (select jsonb_array_elements_text(?::jsonb)::uuid)', JSON.stringify(documents)];
  await database.fork().execute(
    `insert into document_missing_vectors (document_id, organization_id, due_at)
     select document_id, organization_id, ${dueNow} from document where ${which} order by document_id
     on conflict (document_id) do update set due_at = ${dueNow}`,
    [value],
  );
}
