import type { EntityManager } from '../../core/api/database.js';
import { GatewayError } from '../../core/api/index.js';
import type { DocumentsConfig } from './config.js';

/** Locks the uploads of a connection until the transaction ends; otherwise concurrent requests would all read the same counts. */
export async function lockUploads(entities: EntityManager, connectionId: string): Promise<void> {
  await entities.execute("select pg_advisory_xact_lock(hashtextextended('document upload ' || ?, 0))", [connectionId]);
}

/**
 * Checks that a connection may store another document. Call {@link lockUploads} before.
 *
 * @param bytes the size of the document; 0 if it is not known yet
 * @throws GatewayError `GW_DOCUMENT_STORAGE_LIMIT` (403)
 */
export async function refuseBeyondLimits(
  entities: EntityManager,
  connectionId: string,
  bytes: number,
  { maxDocuments, maxStoredBytes }: Pick<DocumentsConfig, 'maxDocuments' | 'maxStoredBytes'>,
): Promise<void> {
  const [stored] = await entities.execute<{ readonly documents: number; readonly bytes: string }[]>(
    'select count(*)::integer as documents, coalesce(sum(size_bytes), 0)::text as bytes from document where connection_id = ?',
    [connectionId],
  );
  const documents = stored?.documents ?? 0;
  const storedBytes = Number(stored?.bytes ?? 0);
  if (documents >= maxDocuments)
    throw beyondLimit(`has ${documents} documents; at most ${maxDocuments} are allowed (maxDocuments)`);
  if (storedBytes + bytes > maxStoredBytes || storedBytes === maxStoredBytes)
    throw beyondLimit(
      `has stored ${storedBytes} bytes${bytes > 0 ? `, and the file has ${bytes}` : ''}; at most ${maxStoredBytes} are allowed (maxStoredBytes)`,
    );
}

function beyondLimit(reason: string): GatewayError {
  return new GatewayError({
    code: 'GW_DOCUMENT_STORAGE_LIMIT',
    status: 403,
    message: `This connection ${reason}. Delete documents that are no longer needed.`,
  });
}
