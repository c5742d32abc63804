import type { Database } from '../../../../core/api/database.js';
import { addTask } from '../../upkeep/outbox.js';
import { type Classification, visibleOnlyTo } from '../../visibility.js';
import { noteMissingVectors } from './missing-vectors.js';
import { spaceOfVector } from './dedicated-spaces.js';
import { type OwnedChunk, putVectors, type VectorTarget } from './put-vectors.js';
import type { KnownSpace } from './vector-spaces.js';

/** Where to store the vectors of an organization. */
interface OrganizationVectors extends Omit<VectorTarget, 'space'> {
  readonly database: Database;
  readonly open: KnownSpace;
}

/**
 * Creates the vectors of stored chunks, and stores them in the spaces that match the chunks' visibility. Those that are there are not made
 * again, because a provider's model is paid for: a limit of it may stop the work again and again.
 */
export async function storeChunkVectors(
  chunks: readonly OwnedChunk[],
  { database, open, ...target }: OrganizationVectors,
): Promise<void> {
  for (const [through, group] of Map.groupBy(chunks, ({ restrictedTo }) => restrictedTo)) {
    const [{ organizationId }] = group as [OwnedChunk];
    const space = await spaceOfVector(database, organizationId, open, through);
    const ids = group.map(({ chunkId }) => chunkId);
    const missing = new Set(await target.vectors.missing(space, ids, target.signal));
    await putVectors(
      group.filter(({ chunkId }) => missing.has(chunkId)),
      { ...target, space },
    );
    const now = await spaceOfVector(database, organizationId, open, through);
    if (now.name !== space.name) await noteMissingVectors(database, [...documentsOf(group).keys()]);
  }
  await noteChanges(database, chunks);
}

function documentsOf(chunks: readonly OwnedChunk[]): ReadonlyMap<string, OwnedChunk> {
  return new Map(chunks.map((chunk) => [chunk.documentId, chunk]));
}

interface Row {
  readonly documentId: string;
  readonly connectionId: string;
  readonly classification: Classification;
  readonly indexedAttempt: number | null;
}

/** Repeats changes that were made to the documents while their vectors were being created, and so missed them. */
async function noteChanges(database: Database, chunks: readonly OwnedChunk[]): Promise<void> {
  const documents = documentsOf(chunks);
  if (documents.size === 0) return;
  const rows = await database.fork().execute<Row[]>(
    `select document_id as "documentId", connection_id as "connectionId", classification, indexed_attempt as "indexedAttempt"
     from document where document_id in (?)`,
    [[...documents.keys()]],
  );
  const found = new Map(rows.map((row) => [row.documentId, row]));
  for (const chunk of documents.values())
    if (hasChanged(chunk, found.get(chunk.documentId)))
      await database.transactional((entities) => addTask(entities, { kind: 'align-document', ...chunk }));
}

function hasChanged(chunk: OwnedChunk, row: Row | undefined): boolean {
  return row?.indexedAttempt !== chunk.attempt || visibleOnlyTo(row) !== chunk.restrictedTo;
}
