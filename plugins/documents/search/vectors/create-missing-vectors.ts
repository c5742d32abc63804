import { type Database, isDue } from '../../../../core/api/database.js';
import { GatewayError, type Logger, type VectorStore } from '../../../../core/api/index.js';
import type { WeightingEmbedder } from '../embedding/lexical-embedder.js';
import { storeChunkVectors } from './store-chunk-vectors.js';
import { storedChunks } from './stored-chunks.js';
import { spaceFor } from './vector-spaces.js';

const batchSize = 50;

/** Creates missing vectors. Rejects when the vector store fails; the rest is retried a minute later. */
export async function createMissingVectors(
  services: {
    readonly database: Database;
    readonly vectors: VectorStore;
    readonly embedder: WeightingEmbedder;
    readonly log: Logger;
    /** Gets organizations whose vectors the store refuses. */
    readonly doubtful?: Set<string>;
  },
  signal: AbortSignal,
): Promise<void> {
  const { database, doubtful, log } = services;
  for (;;) {
    signal.throwIfAborted();
    // Postpone it first, so that a document that fails does not block the others.
    const [missing] = await database.fork().execute<{ document_id: string; organization_id: string; due_at: string }[]>(
      `update document_missing_vectors set due_at = clock_timestamp() + interval '1 minute'
       where document_id in (
         select missing.document_id from document_missing_vectors as missing join document using (document_id)
         where ${isDue('missing.due_at')} and document.processing_status <> 'indexing'
         order by missing.due_at limit 1 for update of missing skip locked)
       returning document_id, organization_id, due_at::text`,
    );
    if (!missing) return;
    const { document_id: documentId, organization_id: organizationId, due_at: dueAt } = missing;
    try {
      await createVectorsOf(services, { organizationId, documentId }, signal);
    } catch (cause) {
      if (!GatewayError.is(cause)) doubtful?.add(organizationId);
      throw cause;
    }
    await database
      .fork()
      .execute('delete from document_missing_vectors where document_id = ? and due_at = ?::timestamptz', [
        documentId,
        dueAt,
      ]);
    log.info({ documentId }, 'missing vectors of a document have been made');
  }
}

async function createVectorsOf(
  {
    database,
    vectors,
    embedder,
  }: { readonly database: Database; readonly vectors: VectorStore; readonly embedder: WeightingEmbedder },
  { organizationId, documentId }: { readonly organizationId: string; readonly documentId: string },
  signal: AbortSignal,
): Promise<void> {
  const open = await spaceFor(database, organizationId, embedder);
  for (let after = ''; ; ) {
    const chunks = await storedChunks(database, { organizationId, documentId, after, limit: batchSize });
    await storeChunkVectors(chunks, { database, vectors, embedder, open, signal });
    const last = chunks.at(-1);
    if (!last) return;
    after = last.chunkId;
  }
}
