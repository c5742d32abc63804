import { allPartsOf, spaceOfVector } from './dedicated-spaces.js';
import { noteMissingVectors } from './missing-vectors.js';
import type { OwnedChunk } from './put-vectors.js';
import { storedChunks } from './stored-chunks.js';
import { type KnownSpace, restrictedSpace, type VectorServices } from './vector-spaces.js';

/** An organization whose vectors should all be there. */
interface Library extends KnownSpace {
  readonly organizationId: string;
  /** Changes with every change of what should be there. */
  readonly revision: string;
  /** The number of passages that searches can find. */
  readonly passages: number;
}

const passagesAtOnce = 500;
/** How many of the documents that were changed last are looked at, and how many passages of each. */
const latestDocuments = 3;
const passagesOfLatest = 20;

/**
 * Records which documents have passages without vectors, so that these are created again: after the vector store has lost its data, was
 * replaced by an empty one, or was restored from an older backup. Organizations are compared by the number of their vectors first. Those
 * with documents that are waiting for their vectors are left out.
 *
 * @param organizations which to compare; all when undefined
 */
export async function noteLostVectors(
  services: VectorServices,
  signal: AbortSignal,
  organizations?: readonly string[],
): Promise<void> {
  const asked = organizations?.map((organizationId) => settledLibraries(services, organizationId));
  for (const library of asked ? (await Promise.all(asked)).flat() : await settledLibraries(services)) {
    signal.throwIfAborted();
    if (await seemsWhole(library, services, signal)) continue;
    const [now] = await settledLibraries(services, library.organizationId);
    // A change in between, such as a deletion, may explain the difference.
    if (now?.revision === library.revision) await noteLostOf(library, services, signal);
  }
}

/**
 * Compares numbers, and looks for the vectors of the documents that were changed last: a store that was restored from a backup may have as
 * many vectors as before, namely those of documents that have been deleted since, in place of those that have been added.
 */
async function seemsWhole(library: Library, services: VectorServices, signal: AbortSignal): Promise<boolean> {
  const { database, vectors } = services;
  const { organizationId } = library;
  let stored = 0;
  for (const part of await allPartsOf(database, organizationId, library)) stored += await vectors.count(part, signal);
  if (stored < library.passages) return false;
  const latest = await database.fork().execute<{ readonly documentId: string }[]>(
    `select document_id as "documentId" from document where organization_id = ? and indexed_attempt is not null
     order by updated_at desc limit ${latestDocuments}`,
    [organizationId],
  );
  for (const { documentId } of latest) {
    const chunks = await storedChunks(database, { organizationId, documentId, after: '', limit: passagesOfLatest });
    if ((await missingOf(chunks, library, services, signal)).length > 0) return false;
  }
  return true;
}

async function settledLibraries(
  { database, embedder }: VectorServices,
  organizationId?: string,
): Promise<readonly Library[]> {
  const whose = organizationId === undefined ? '' : 'and organization_id = ?';
  return database.fork().execute<Library[]>(
    `select organization_id as "organizationId", embedder, name, measure, complete, revision::text,
       (select coalesce(sum(chunks), 0)::integer from document
        where document.organization_id = made.organization_id and indexed_attempt is not null) as passages
     from document_vector_space as made join document_keyword_index using (organization_id)
     where embedder = ? and complete ${whose} and not exists (
       select 1 from document_missing_vectors as missing where missing.organization_id = made.organization_id)`,
    [embedder.id, ...(organizationId === undefined ? [] : [organizationId])],
  );
}

async function noteLostOf(library: Library, services: VectorServices, signal: AbortSignal): Promise<void> {
  const { database, log } = services;
  const { organizationId } = library;
  const lost = new Set<string>();
  for (let after = ''; ; ) {
    signal.throwIfAborted();
    const chunks = await storedChunks(database, { organizationId, after, limit: passagesAtOnce });
    const last = chunks.at(-1);
    if (!last) break;
    const missing = new Set(await missingOf(chunks, library, services, signal));
    for (const { chunkId, documentId } of chunks) if (missing.has(chunkId)) lost.add(documentId);
    after = last.chunkId;
  }
  if (lost.size === 0) return;
  log.warn(
    { organization: organizationId, documents: lost.size },
    'the vector store has lost vectors of documents; they are made again',
  );
  await noteMissingVectors(database, [...lost]);
}

/** Returns the chunks without vectors in the spaces where they are searched for. */
async function missingOf(
  chunks: readonly OwnedChunk[],
  library: Library,
  { database, vectors }: VectorServices,
  signal: AbortSignal,
): Promise<readonly string[]> {
  const missing: string[] = [];
  for (const [through, group] of Map.groupBy(chunks, ({ restrictedTo }) => restrictedTo)) {
    const ids = group.map(({ chunkId }) => chunkId);
    const own = await spaceOfVector(database, library.organizationId, library, through);
    let absent = await vectors.missing(own, ids, signal);
    // While a connection gets a space of its own, some are still in the common one.
    if (through !== undefined) absent = await vectors.missing(restrictedSpace(library), absent, signal);
    missing.push(...absent);
  }
  return missing;
}
