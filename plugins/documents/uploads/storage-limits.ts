import type { EntityManager } from '../../../core/api/database.js';
import { GatewayError } from '../../../core/api/index.js';
import type { DocumentsConfig } from '../config.js';

/** Locks the uploads of a connection until the transaction ends; otherwise concurrent requests would all read the same counts. */
export async function lockUploads(entities: EntityManager, connectionId: string): Promise<void> {
  await entities.execute("select pg_advisory_xact_lock(hashtextextended('document upload ' || ?, 0))", [connectionId]);
}

/** What a connection would have besides what it has stored. */
interface Further {
  /** The size of its next document; 0 if it is not known yet. */
  readonly sizeBytes?: number;
  /** Its uploads that are not finalized, and the bytes that they may have together. */
  readonly unfinished?: Unfinished;
}

interface Unfinished {
  readonly uploads: number;
  readonly bytes: number;
}

/**
 * The uploads of a connection that are not finalized. One that is sent whole may have `maxFileBytes`; parts may be sent twice. Call {@link lockUploads}
 * before.
 */
export async function countUnfinished(
  entities: EntityManager,
  connectionId: string,
  { maxFileBytes }: DocumentsConfig,
): Promise<Unfinished> {
  const [counted] = await entities.execute<Unfinished[]>(
    `select count(*)::integer as uploads, coalesce(sum(coalesce(2 * size_bytes, ?)), 0)::float8 as bytes
     from document_upload where connection_id = ?`,
    [maxFileBytes, connectionId],
  );
  return counted ?? { uploads: 0, bytes: 0 };
}

/**
 * Checks that a connection may store another document. Call {@link lockUploads} before.
 *
 * @throws GatewayError `GW_DOCUMENT_STORAGE_LIMIT` (403); `GW_DOCUMENT_UPLOAD_LIMIT` (429) when it may when uploads are finalized
 */
export async function refuseBeyondLimits(
  entities: EntityManager,
  connectionId: string,
  { sizeBytes = 0, unfinished = { uploads: 0, bytes: 0 } }: Further,
  { maxDocuments, maxStoredBytes }: DocumentsConfig,
): Promise<void> {
  const [stored] = await entities.execute<{ readonly documents: number; readonly bytes: string }[]>(
    'select count(*)::integer as documents, coalesce(sum(size_bytes), 0)::text as bytes from document where connection_id = ?',
    [connectionId],
  );
  const documents = stored?.documents ?? 0;
  const storedBytes = Number(stored?.bytes ?? 0);
  if (documents >= maxDocuments)
    throw beyondLimit(`has ${documents} documents; at most ${maxDocuments} are allowed (maxDocuments)`);
  if (storedBytes + sizeBytes > maxStoredBytes || storedBytes === maxStoredBytes)
    throw beyondLimit(
      `has stored ${storedBytes} bytes${sizeBytes > 0 ? `, and the file has ${sizeBytes}` : ''}; at most ${maxStoredBytes} are allowed (maxStoredBytes)`,
    );
  if (unfinished.uploads > 0 && storedBytes + unfinished.bytes >= maxStoredBytes)
    throw tooManyUploads(
      `${unfinished.uploads} unfinished uploads of up to ${unfinished.bytes} bytes together, and has stored ${storedBytes}; at most ${maxStoredBytes} are allowed (maxStoredBytes)`,
    );
}

/** @param uploads those that the connection has */
export function tooManyUploads(uploads: string): GatewayError {
  return new GatewayError({
    code: 'GW_DOCUMENT_UPLOAD_LIMIT',
    status: 429,
    message: `This connection has ${uploads}. Finalize them first.`,
    retryAfter: 60,
  });
}

function beyondLimit(reason: string): GatewayError {
  return new GatewayError({
    code: 'GW_DOCUMENT_STORAGE_LIMIT',
    status: 403,
    message: `This connection ${reason}. Delete documents that are no longer needed.`,
  });
}
