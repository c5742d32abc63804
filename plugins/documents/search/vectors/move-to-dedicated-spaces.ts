import { type Database, isDue } from '../../../../core/api/database.js';
import { noteDedicatedSpaces, type DedicatedSpace } from './dedicated-spaces.js';
import { dedicatedSpace, restrictedSpace, spaceOf, type VectorServices } from './vector-spaces.js';
import { ofConnection } from './vector-tags.js';

type MoveServices = Omit<VectorServices, 'embedder'>;

/** Batch size of a move, after which the event loop gets a turn. */
const batchSize = 200;
/** Lease duration: how long a killed process delays the move. */
const leaseSeconds = 60;

/**
 * Creates spaces for connections with many restricted passages and moves their vectors there from the common space; drops the spaces of
 * connections that no longer have restricted documents. Several processes may run this concurrently: each connection is leased by one.
 * After a crash the move resumes where it stopped, and searches query both spaces until it is complete.
 */
export async function maintainDedicatedSpaces(services: MoveServices, signal: AbortSignal): Promise<void> {
  await noteDedicatedSpaces(services.database);
  await moveToDedicatedSpaces(services, signal);
  await dropDedicatedSpaces(services, signal);
}

/** Moves vectors of connections from the common space to their own, where this is not complete yet. */
async function moveToDedicatedSpaces({ database, vectors, log }: MoveServices, signal: AbortSignal): Promise<void> {
  for (;;) {
    signal.throwIfAborted();
    const taken = await takeNext(database);
    if (!taken) return;
    const open = await spaceOf(database, taken.organizationId, taken.embedder);
    if (!open) continue;
    const change = { filter: ofConnection(taken.connectionId), tags: {}, limit: batchSize };
    const moved = await vectors.move(restrictedSpace(open), dedicatedSpace(open, taken.connectionId), change, signal);
    if (moved === batchSize) await release(database, taken, 'moving');
    else {
      await release(database, taken, 'moved');
      log.info({ ...taken }, 'the restricted vectors of a connection now have their own space');
    }
  }
}

async function takeNext(database: Database): Promise<DedicatedSpace | undefined> {
  const [row] = await database.fork().execute<DedicatedSpace[]>(
    `update document_dedicated_space set leased_until = clock_timestamp() + interval '${leaseSeconds} seconds'
     where (organization_id, embedder, connection_id) in (
       select organization_id, embedder, connection_id from document_dedicated_space
       where state = 'moving' and (leased_until is null or ${isDue('leased_until')}) limit 1 for update skip locked)
     returning organization_id as "organizationId", embedder, connection_id as "connectionId"`,
  );
  return row;
}

async function release(database: Database, own: DedicatedSpace, state: 'moving' | 'moved'): Promise<void> {
  await database.fork().execute(
    `update document_dedicated_space set state = ?, leased_until = null
     where organization_id = ? and embedder = ? and connection_id = ? and state = 'moving'`,
    [state, ...keyOf(own)],
  );
}

/**
 * Drops the spaces of connections without restricted documents. They are first marked as leaving: a document that is restricted in the
 * meantime goes to the common space, and a writer that has just stored a vector here sees the mark when it checks again.
 */
export async function dropDedicatedSpaces(
  { database, vectors, log }: MoveServices,
  signal: AbortSignal,
): Promise<void> {
  await database.fork().execute(
    `with turn as materialized (
       select organization_id, embedder, connection_id from document_dedicated_space as own where state = 'moved' and not exists (
         select 1 from document where document.organization_id = own.organization_id
           and document.connection_id::text = own.connection_id and document.classification = 'restricted')
       order by organization_id, embedder, connection_id for update)
     update document_dedicated_space set state = 'leaving'
     where (organization_id, embedder, connection_id) in (select organization_id, embedder, connection_id from turn)`,
  );
  const leaving = await database
    .fork()
    .execute<DedicatedSpace[]>(
      `select organization_id as "organizationId", embedder, connection_id as "connectionId" from document_dedicated_space where state = 'leaving'`,
    );
  for (const own of leaving) {
    const open = await spaceOf(database, own.organizationId, own.embedder);
    if (open) await vectors.drop(dedicatedSpace(open, own.connectionId), signal);
    await database
      .fork()
      .execute(
        `delete from document_dedicated_space where organization_id = ? and embedder = ? and connection_id = ? and state = 'leaving'`,
        keyOf(own),
      );
    log.info({ ...own }, 'a connection without restricted documents no longer has its own space');
  }
}

function keyOf({ organizationId, embedder, connectionId }: DedicatedSpace): string[] {
  return [organizationId, embedder, connectionId];
}
