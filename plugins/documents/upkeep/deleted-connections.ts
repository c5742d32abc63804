import type { ConnectionBindings } from '../../../core/api/database.js';
import { deleteByItself } from './delete-by-itself.js';
import type { DocumentServices } from '../document-services.js';
import { repeatWork } from './repeat-work.js';

const pollMs = 5 * 60_000;

interface Owner {
  readonly organizationId: string;
  readonly connectionId: string;
}

/**
 * Periodically deletes restricted documents of deleted connections, which nobody can see, find or delete any more. Several processes may do
 * so at the same time. @returns a function that stops it
 */
export function watchDeletedConnections(services: DocumentServices, bindings: ConnectionBindings): () => Promise<void> {
  const work = (signal: AbortSignal): Promise<void> => deleteUnreachable(services, bindings, signal);
  const failure = 'documents of deleted connections could not be deleted';
  return repeatWork({ everyMs: pollMs, work, failure }, services);
}

/** Deletes such documents once. */
async function deleteUnreachable(
  services: DocumentServices,
  bindings: ConnectionBindings,
  signal: AbortSignal,
): Promise<void> {
  const { database, connections } = services;
  const owners = await database.fork().execute<Owner[]>(
    `select distinct organization_id as "organizationId", connection_id as "connectionId" from document
       where classification = 'restricted'`,
  );
  const unknown = owners.filter(({ organizationId, connectionId }) => !connections.get(organizationId, connectionId));
  for (const [organizationId, group] of Map.groupBy(unknown, (owner) => owner.organizationId)) {
    // Connections that are only missing in memory may exist, so the database is asked which ones are deleted.
    const ids = group.map(({ connectionId }) => connectionId);
    const deleted = await database.transactional((entities) => bindings.missing(entities, organizationId, ids));
    for (const connectionId of deleted) await deleteRestricted({ organizationId, connectionId }, services, signal);
  }
}

async function deleteRestricted(owner: Owner, services: DocumentServices, signal: AbortSignal): Promise<void> {
  const { organizationId, connectionId } = owner;
  const sql = "organization_id = ? and connection_id = ? and classification = 'restricted'";
  const documents = await deleteByItself({ sql, values: [organizationId, connectionId] }, services, signal);
  if (documents === 0) return;
  services.log.info(
    { organizationId, connectionId, documents },
    'restricted documents of a deleted connection are deleted',
  );
}
