import type { Database } from '../../../core/api/database.js';
import type { Logger, VectorStore } from '../../../core/api/index.js';
import { noteOwnSpaces, type OwnSpace } from './own-spaces.js';
import { type KnownSpace, ownSpace, restrictedSpace, spacesOf } from './vector-spaces.js';
import { ofConnection } from './vector-tags.js';

/** What it works with. */
export interface OwnVectorServices {
  readonly database: Database;
  readonly vectors: VectorStore;
  readonly log: Logger;
}

/** Moved until somebody else may have the next turn. */
const movedAtOnce = 200;
/** A process that dies holds up the moving for so long. */
const leaseSeconds = 60;

/**
 * Gives connections with many restricted passages a space of their own, and moves there what lies in the common one; takes the space of
 * those that have nothing restricted any more. Several processes may do so at once: each connection is taken by one. What was moved
 * before a kill is not moved again, and searches look in both places until everything is there.
 */
export async function keepOwnSpaces(services: OwnVectorServices, signal: AbortSignal): Promise<void> {
  await noteOwnSpaces(services.database);
  await moveToOwnSpaces(services, signal);
  await dropOwnSpaces(services, signal);
}

/** Moves what connections have in the common space to their own, where that is not done yet. */
export async function moveToOwnSpaces(
  { database, vectors, log }: OwnVectorServices,
  signal: AbortSignal,
): Promise<void> {
  for (;;) {
    signal.throwIfAborted();
    const taken = await takeNext(database);
    if (!taken) return;
    const open = await openSpace(database, taken);
    if (!open) continue;
    const change = { filter: ofConnection(taken.connectionId), tags: {}, limit: movedAtOnce };
    const moved = await vectors.move(restrictedSpace(open), ownSpace(open, taken.connectionId), change, signal);
    if (moved === movedAtOnce) await release(database, taken, 'moving');
    else {
      await release(database, taken, 'moved');
      log.info({ ...taken }, 'the restricted vectors of a connection now have their own space');
    }
  }
}

async function takeNext(database: Database): Promise<OwnSpace | undefined> {
  const [row] = await database.fork().execute<OwnSpace[]>(
    `update document_vectors_own set taken_until = clock_timestamp() + interval '${leaseSeconds} seconds'
     where (organization_id, embedder, connection_id) in (
       select organization_id, embedder, connection_id from document_vectors_own
       where state = 'moving' and (taken_until is null or taken_until < clock_timestamp()) limit 1 for update skip locked)
     returning organization_id as "organizationId", embedder, connection_id as "connectionId"`,
  );
  return row;
}

async function release(database: Database, own: OwnSpace, state: 'moving' | 'moved'): Promise<void> {
  await database.fork().execute(
    `update document_vectors_own set state = ?, taken_until = null
     where organization_id = ? and embedder = ? and connection_id = ? and state = 'moving'`,
    [state, ...keyOf(own)],
  );
}

/**
 * Drops the spaces of connections without any restricted document. First they are said to be leaving: a document that is restricted
 * meanwhile goes to the common space, and who has just put one here hears that it does not belong here any more.
 */
export async function dropOwnSpaces({ database, vectors, log }: OwnVectorServices, signal: AbortSignal): Promise<void> {
  await database.fork().execute(
    `with turn as materialized (
       select organization_id, embedder, connection_id from document_vectors_own as own where state = 'moved' and not exists (
         select 1 from document where document.organization_id = own.organization_id
           and document.connection_id::text = own.connection_id and document.classification = 'restricted')
       order by organization_id, embedder, connection_id for update)
     update document_vectors_own set state = 'leaving'
     where (organization_id, embedder, connection_id) in (select organization_id, embedder, connection_id from turn)`,
  );
  const leaving = await database
    .fork()
    .execute<OwnSpace[]>(
      `select organization_id as "organizationId", embedder, connection_id as "connectionId" from document_vectors_own where state = 'leaving'`,
    );
  for (const own of leaving) {
    const open = await openSpace(database, own);
    if (open) await vectors.drop(ownSpace(open, own.connectionId), signal);
    await database
      .fork()
      .execute(
        `delete from document_vectors_own where organization_id = ? and embedder = ? and connection_id = ? and state = 'leaving'`,
        keyOf(own),
      );
    log.info({ ...own }, 'a connection without restricted documents no longer has its own space');
  }
}

async function openSpace(database: Database, { organizationId, embedder }: OwnSpace): Promise<KnownSpace | undefined> {
  return (await spacesOf(database, organizationId)).find((space) => space.embedder === embedder);
}

function keyOf({ organizationId, embedder, connectionId }: OwnSpace): string[] {
  return [organizationId, embedder, connectionId];
}
