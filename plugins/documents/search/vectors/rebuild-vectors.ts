import { type Database, isDue } from '../../../../core/api/database.js';
import { noteDedicatedSpaces, allPartsOf } from './dedicated-spaces.js';
import { storeChunkVectors } from './store-chunk-vectors.js';
import { storedChunks } from './stored-chunks.js';
import { type KnownSpace, spaceFor, spacesOf, type VectorServices } from './vector-spaces.js';

const passagesAtOnce = 50;
/** Lease duration: how long a killed process delays the rebuild. */
const leaseSeconds = 60;

/**
 * Rebuilds the vectors of organizations whose vectors come from another embedder. Searches use the old vectors until the rebuild is
 * complete. Several processes may run this concurrently: each organization is leased by one. After a crash the rebuild resumes.
 *
 * Those whose rebuild has failed come last, the latest at the end, because an organization may be unable to pay for weeks.
 */
export async function rebuildVectors(services: VectorServices, signal: AbortSignal): Promise<void> {
  const { database, embedder } = services;
  const outdated = await database.fork().execute<{ readonly organizationId: string }[]>(
    `select organization_id as "organizationId" from document_vector_space
       group by organization_id having bool_or(embedder <> ?)
       order by max(leased_until) filter (where embedder = ?) nulls first, organization_id`,
    [embedder.id, embedder.id],
  );
  for (const { organizationId } of outdated) {
    if (signal.aborted) return;
    await rebuild(services, organizationId, signal);
  }
}

async function rebuild(services: VectorServices, organizationId: string, signal: AbortSignal): Promise<void> {
  const { database, embedder, log } = services;
  const space = await spaceFor(database, organizationId, embedder);
  if (!space.complete) {
    await noteDedicatedSpaces(database, organizationId);
    log.info({ organization: organizationId, embedder: embedder.id }, 'documents are being indexed again');
    for (;;) {
      const place = await takePlace(database, organizationId, space);
      if (place === undefined || signal.aborted) return;
      const last = await copyPage(services, { organizationId, space, place, signal });
      await notePlace(database, organizationId, space, last);
      if (last === undefined) break;
    }
    log.info({ organization: organizationId, embedder: embedder.id }, 'documents have been indexed again');
  }
  await dropOthers(services, organizationId, signal);
}

/** Takes the lease, and returns where to resume; undefined when another process holds it or the rebuild is complete. */
async function takePlace(database: Database, organizationId: string, space: KnownSpace): Promise<string | undefined> {
  const [row] = await database.fork().execute<{ readonly place: string }[]>(
    `update document_vector_space set leased_until = clock_timestamp() + interval '${leaseSeconds} seconds'
     where organization_id = ? and embedder = ? and not complete and (leased_until is null or ${isDue('leased_until')})
     returning rebuilt_up_to as place`,
    [organizationId, space.embedder],
  );
  return row?.place;
}

async function notePlace(
  database: Database,
  organizationId: string,
  space: KnownSpace,
  place: string | undefined,
): Promise<void> {
  await database.fork().execute(
    `update document_vector_space set leased_until = null, complete = ?, rebuilt_up_to = coalesce(?, rebuilt_up_to)
     where organization_id = ? and embedder = ?`,
    [place === undefined, place ?? null, organizationId, space.embedder],
  );
}

/** @returns the last chunk that was copied; undefined when there are none left */
async function copyPage(
  { database, vectors, embedder }: VectorServices,
  { organizationId, space, place, signal }: Page,
): Promise<string | undefined> {
  const chunks = await storedChunks(database, { organizationId, after: place, limit: passagesAtOnce });
  await storeChunkVectors(chunks, { database, vectors, embedder, open: space, signal });
  return chunks.at(-1)?.chunkId;
}

interface Page {
  readonly organizationId: string;
  readonly space: KnownSpace;
  readonly place: string;
  readonly signal: AbortSignal;
}

/** Drops the vectors of other embedders. */
async function dropOthers(
  { database, vectors, embedder }: VectorServices,
  organizationId: string,
  signal: AbortSignal,
): Promise<void> {
  for (const space of await spacesOf(database, organizationId)) {
    if (space.embedder === embedder.id) continue;
    for (const part of await allPartsOf(database, organizationId, space)) await vectors.drop(part, signal);
    await database
      .fork()
      .execute('delete from document_vector_space where organization_id = ? and embedder = ?', [
        organizationId,
        space.embedder,
      ]);
  }
}
