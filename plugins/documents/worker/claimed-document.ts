import { type EntityManager, FinalJobFailure } from '../../../core/api/database.js';
import type { IndexedDocument } from '../document-index.js';

/** A document that this process works on, as it was when the attempt began. */
export interface ClaimedDocument extends IndexedDocument {
  readonly extension: string;
  readonly contentType: string;
  readonly sizeBytes: number;
  readonly attempt: number;
}

/** @throws FinalJobFailure when the document was deleted in the meantime */
export async function readClaimed(entities: EntityManager, documentId: string): Promise<ClaimedDocument> {
  const [row] = await entities.execute<ClaimedDocument[]>(
    `select document_id as "documentId", organization_id as "organizationId", connection_id as "connectionId", classification,
       file_name as "fileName", file_extension as extension, content_type as "contentType", size_bytes::float8 as "sizeBytes", attempt
     from document where document_id = ?`,
    [documentId],
  );
  if (!row) throw new FinalJobFailure('The document has been deleted.');
  return row;
}
