import type { ConnectionBindings } from '../../core/api/database.js';
import { GatewayError, gatewayItself } from '../../core/api/index.js';
import { deleteDocument } from './change-documents.js';
import type { DocumentServices } from './document-services.js';
import { repeatWork } from './repeat-work.js';

const pollMs = 5 * 60_000;
const documentsAtOnce = 50;

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
  for (;;) {
    const rows = await services.database.fork().execute<{ readonly documentId: string }[]>(
      `select document_id as "documentId" from document
       where organization_id = ? and connection_id = ? and classification = 'restricted' limit ${documentsAtOnce}`,
      [organizationId, connectionId],
    );
    if (rows.length === 0) return;
    for (const { documentId } of rows) {
      signal.throwIfAborted();
      await deleteDocument(documentId, { ...owner, author: gatewayItself }, services).catch(unlessGone);
    }
    services.log.info(
      { organizationId, connectionId, documents: rows.length },
      'restricted documents of a deleted connection are deleted',
    );
  }
}

/** Ignores the error when another process has already deleted a document. */
function unlessGone(cause: unknown): void {
  if (!GatewayError.is(cause) || cause.code !== 'GW_DOCUMENT_UNKNOWN') throw cause;
}
