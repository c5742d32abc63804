import type { Database } from '../../../../core/api/database.js';
import { type TaskKind, addTask } from '../../outbox.js';
import type { Classification } from '../../classification.js';
import { visibleOnlyTo } from './restricted-to.js';
import { noteMissingVectors } from './missing-vectors.js';
import { spaceOfVector } from './dedicated-spaces.js';
import { type OwnedChunk, putVectors, type VectorTarget } from './put-vectors.js';
import type { KnownSpace } from './vector-spaces.js';

/** Where to store the vectors of an organization. */
export interface OrganizationVectors extends Omit<VectorTarget, 'space'> {
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
  for (const [through, group] of Map.groupBy(chunks, ({ onlyThrough }) => onlyThrough)) {
    const [{ organizationId }] = group as [OwnedChunk];
    const space = await spaceOfVector(database, organizationId, open, through);
    const ids = group.map(({ chunkId }) => chunkId);
    const missing = new Set(await target.vectors.missing(space, ids, target.signal));
    await putVectors(
      group.filter(({ chunkId }) => missing.has(chunkId)),
      { ...target, space },
    );
    const now = await spaceOfVector(database, organizationId, open, through);
    if (now.name !== space.name) await noteAllMissing(database, group);
  }
  await noteChanges(database, chunks);
}

async function noteAllMissing(database: Database, chunks: readonly OwnedChunk[]): Promise<void> {
  const documents = new Map(chunks.map((chunk) => [chunk.documentId, chunk]));
  for (const document of documents.values()) await noteMissingVectors(database, document);
}

interface Row {
  readonly document_id: string;
  readonly connection_id: string;
  readonly classification: Classification;
  readonly indexed_attempt: number | null;
}

/** Repeats changes that were made to the documents while their vectors were being created, and so missed them. */
async function noteChanges(database: Database, chunks: readonly OwnedChunk[]): Promise<void> {
  const documents = new Map(chunks.map((chunk) => [chunk.documentId, chunk]));
  if (documents.size === 0) return;
  const rows = await database
    .fork()
    .execute<Row[]>(
      'select document_id, connection_id, classification, indexed_attempt from document where document_id in (?)',
      [[...documents.keys()]],
    );
  const found = new Map(rows.map((row) => [row.document_id, row]));
  for (const chunk of documents.values()) {
    const kind = changeOf(chunk, found.get(chunk.documentId));
    if (kind) await database.transactional((entities) => addTask(entities, { kind, ...chunk }));
  }
}

function changeOf(chunk: OwnedChunk, row: Row | undefined): TaskKind | undefined {
  if (!row) return 'document';
  const { classification, connection_id: connectionId, indexed_attempt: attempt } = row;
  if (attempt !== chunk.attempt) return 'attempts';
  return visibleOnlyTo({ classification, connectionId }) === chunk.onlyThrough ? undefined : 'classification';
}
