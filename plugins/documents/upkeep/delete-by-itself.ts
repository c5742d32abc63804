import { GatewayError, gatewayItself } from '../../../core/api/index.js';
import { deleteDocument } from '../change-documents.js';
import type { DocumentServices } from '../document-services.js';
import type { SqlCondition } from '../visibility.js';

const documentsAtOnce = 50;

/** Deletes all documents that fulfil a condition, with the gateway itself as the author. Several processes may do so at the same time. */
export async function deleteByItself(
  { sql, values }: SqlCondition,
  services: DocumentServices,
  signal: AbortSignal,
): Promise<number> {
  for (let deleted = 0; ; ) {
    const rows = await services.database
      .fork()
      .execute<{ readonly documentId: string; readonly organizationId: string; readonly connectionId: string }[]>(
        `select document_id as "documentId", organization_id as "organizationId", connection_id as "connectionId"
         from document where ${sql} limit ${documentsAtOnce}`,
        [...values],
      );
    if (rows.length === 0) return deleted;
    for (const { documentId, ...owner } of rows) {
      signal.throwIfAborted();
      await deleteDocument(documentId, { ...owner, author: gatewayItself }, services).catch(unlessGone);
    }
    deleted += rows.length;
  }
}

/** Ignores the error when another process has already deleted a document. */
function unlessGone(cause: unknown): void {
  if (!GatewayError.is(cause) || cause.code !== 'GW_DOCUMENT_UNKNOWN') throw cause;
}
