import { type Database, isDue } from '../../../../core/api/database.js';
import { GatewayError } from '../../../../core/api/index.js';
import { storeChunkVectors } from './store-chunk-vectors.js';
import { storedChunks } from './stored-chunks.js';
import { spaceFor, type VectorServices } from './vector-spaces.js';

const batchSize = 50;
/** Lease duration: how long a killed process or a failure delays a document. */
const lease = "clock_timestamp() + interval '1 minute'";

/** A document whose vectors this process makes. */
interface Claim {
  readonly documentId: string;
  readonly organizationId: string;
  /** Identifies the claim: another time means that another process has taken it, or that vectors were recorded as missing again. */
  readonly dueAt: string;
}

const columns = 'document_id as "documentId", organization_id as "organizationId", due_at::text as "dueAt"';

/** Creates missing vectors. Rejects when the vector store fails; the rest is retried a minute later. */
export async function createMissingVectors(
  services: VectorServices & {
    /** Gets organizations whose vectors the store refuses. */
    readonly doubtful?: Set<string>;
  },
  signal: AbortSignal,
): Promise<void> {
  const { database, doubtful, log } = services;
  for (;;) {
    signal.throwIfAborted();
    const claim = await claimDue(database);
    if (!claim) return;
    const { documentId, organizationId } = claim;
    try {
      if (await createVectorsOf(services, claim, signal))
        log.info({ documentId }, 'missing vectors of a document have been made');
    } catch (cause) {
      if (!GatewayError.is(cause)) doubtful?.add(organizationId);
      if (!signal.aborted) await postponeAll(database, organizationId);
      throw cause;
    }
  }
}

/** Postpones a document first, so that one that fails does not block the others. */
async function claimDue(database: Database): Promise<Claim | undefined> {
  const [claim] = await database.fork().execute<Claim[]>(
    `update document_missing_vectors set due_at = ${lease}
     where document_id in (
       select missing.document_id from document_missing_vectors as missing join document using (document_id)
       where ${isDue('missing.due_at')} and document.processing_status <> 'indexing'
       order by missing.due_at limit 1 for update of missing skip locked)
     returning ${columns}`,
  );
  return claim;
}

/**
 * Postpones what is due of an organization: what has failed for one of its documents, such as for want of a budget, would fail for the others, and a
 * round ends with a failure. What another process has claimed is not due.
 */
async function postponeAll(database: Database, organizationId: string): Promise<void> {
  await database.fork().execute(
    `update document_missing_vectors set due_at = ${lease}
     where document_id in (
       select document_id from document_missing_vectors
       where organization_id = ? and ${isDue('due_at')} for update skip locked)`,
    [organizationId],
  );
}

/** @returns whether all are there, and not recorded as missing again */
async function createVectorsOf(
  { database, vectors, embedder }: VectorServices,
  claim: Claim,
  signal: AbortSignal,
): Promise<boolean> {
  const { organizationId, documentId } = claim;
  const open = await spaceFor(database, organizationId, embedder);
  let held: Claim | undefined = claim;
  for (let after = ''; held; ) {
    const chunks = await storedChunks(database, { organizationId, documentId, after, limit: batchSize });
    await storeChunkVectors(chunks, { database, vectors, embedder, open, signal });
    const last = chunks.at(-1);
    if (!last) return end(database, held);
    after = last.chunkId;
    held = await renew(database, held);
  }
  return false;
}

/** A long document takes longer than a lease, and its vectors are paid for. */
async function renew(database: Database, { documentId, dueAt }: Claim): Promise<Claim | undefined> {
  const [claim] = await database
    .fork()
    .execute<Claim[]>(
      `update document_missing_vectors set due_at = ${lease} where document_id = ? and due_at = ?::timestamptz returning ${columns}`,
      [documentId, dueAt],
    );
  return claim;
}

async function end(database: Database, { documentId, dueAt }: Claim): Promise<boolean> {
  const ended = await database
    .fork()
    .execute<object[]>(
      'delete from document_missing_vectors where document_id = ? and due_at = ?::timestamptz returning 1',
      [documentId, dueAt],
    );
  return ended.length > 0;
}
