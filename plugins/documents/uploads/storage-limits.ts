import type { Database, EntityManager } from '../../../core/api/database.js';
import { type Clock, counted, GatewayError, oneAtATime, withTimeLimit } from '../../../core/api/index.js';
import type { DocumentsConfig } from '../config.js';

const longestWaitMs = 30_000;

/** The turns of the connections of which this process changes uploads, or has some waiting. */
const turns = new Map<string, { readonly inTurn: ReturnType<typeof oneAtATime>; users: number }>();

/**
 * Changes the uploads of a connection in a transaction that has locked them; otherwise concurrent requests would all read the same counts. Of one
 * process they wait for each other without a connection to the database: they would take all of them, or be the queue for the only one.
 *
 * @throws GatewayError `GW_DATABASE_UNAVAILABLE` (503), before anything is changed, for one whose turn has not come within half a minute
 */
export async function withUploadsLocked<T>(
  { database, clock }: { readonly database: Database; readonly clock: Clock },
  connectionId: string,
  signal: AbortSignal,
  change: (entities: EntityManager) => Promise<T>,
): Promise<T> {
  const turn = turns.get(connectionId) ?? { inTurn: oneAtATime(), users: 0 };
  turns.set(connectionId, turn);
  turn.users += 1;
  try {
    return await withTimeLimit((both) => turn.inTurn(() => database.transactional(lockedChange), both), {
      limitMs: longestWaitMs,
      clock,
      signal,
      tooLate: waitedTooLong,
    });
  } finally {
    turn.users -= 1;
    if (turn.users === 0) turns.delete(connectionId);
  }

  async function lockedChange(entities: EntityManager): Promise<T> {
    await entities.execute("select pg_advisory_xact_lock(hashtextextended('document upload ' || ?, 0))", [
      connectionId,
    ]);
    return change(entities);
  }
}

function waitedTooLong(): GatewayError {
  return new GatewayError({
    code: 'GW_DATABASE_UNAVAILABLE',
    status: 503,
    message: "The gateway's database is busy with earlier uploads of this connection. Try again shortly.",
    retryAfter: 5,
  });
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
 * The uploads of a connection that are not finalized. One that is sent whole may have `maxFileBytes`; parts may be sent twice. Call it in
 * {@link withUploadsLocked}.
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
 * Checks that a connection may store another document. Call it in {@link withUploadsLocked}.
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
    throw beyondLimit(`has ${counted(documents, 'document')}; at most ${maxDocuments} are allowed (maxDocuments)`);
  if (storedBytes + sizeBytes > maxStoredBytes || storedBytes === maxStoredBytes)
    throw beyondLimit(
      `has stored ${storedBytes} bytes${sizeBytes > 0 ? `, and the file has ${sizeBytes}` : ''}; at most ${maxStoredBytes} are allowed (maxStoredBytes)`,
    );
  if (unfinished.uploads > 0 && storedBytes + unfinished.bytes >= maxStoredBytes)
    throw tooManyUploads(
      `${counted(unfinished.uploads, 'unfinished upload')} of up to ${unfinished.bytes} bytes together, and has stored ${storedBytes}; at most ${maxStoredBytes} are allowed (maxStoredBytes)`,
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
