import { changedValues, type DocumentOwner, type EntityManager } from '../../core/api/database.js';
import { type Author, type Exchange, originOf, type z } from '../../core/api/index.js';
import { documentKey } from './object-keys.js';
import { addTask, runDueTasks } from './upkeep/outbox.js';
import { refuseWithoutDocuments, noConnectionCanSee, unknownDocument } from './document-errors.js';
import type { documentUpdate, downloadRequest, ProcessingStatus } from './document-schema.js';
import type { DocumentServices } from './document-services.js';
import { visibleAmong } from './identifiers.js';
import type { Classification, DocumentScope } from './visibility.js';
import { processJob, processQueue } from './worker/process-queue.js';

const downloadMs = 5 * 60_000;
/**
 * After this time no worker is processing a deleted document any more, so that what a disconnected worker has added to the index can be
 * removed.
 */
const lastWritesMs = 90_000;

interface KnownDocument {
  readonly documentId: string;
  readonly organizationId: string;
  readonly connectionId: string;
  readonly fileName: string;
  readonly classification: Classification;
  readonly tags: string;
  readonly status: ProcessingStatus;
  readonly sizeBytes: number;
}

/** @throws GatewayError `GW_DOCUMENT_UNKNOWN` (400) for the first document that the caller may not see */
async function findDocuments(
  entities: EntityManager,
  scope: DocumentScope,
  identifiers: readonly string[],
  lock: '' | 'for update' = '',
): Promise<readonly KnownDocument[]> {
  const { sql, values } = visibleAmong(identifiers, scope);
  const rows = await entities.execute<KnownDocument[]>(
    `select document_id as "documentId", organization_id as "organizationId", connection_id as "connectionId",
       file_name as "fileName", classification, tags, processing_status as status,
       size_bytes::float as "sizeBytes"
     from document where ${sql} order by document_id ${lock}`,
    [...values],
  );
  const found = new Set(rows.map(({ documentId }) => documentId));
  const missing = identifiers.find((identifier) => !found.has(identifier.toLowerCase()));
  if (missing !== undefined) throw unknownDocument(missing);
  return rows;
}

/** @throws GatewayError `GW_DOCUMENT_UNKNOWN` (400) */
async function findDocument(
  entities: EntityManager,
  scope: DocumentScope,
  identifier: string,
  lock?: 'for update',
): Promise<KnownDocument> {
  const [found] = await findDocuments(entities, scope, [identifier], lock);
  if (!found) throw unknownDocument(identifier);
  return found;
}

/** `updateDocument`. @throws GatewayError `GW_DOCUMENT_UNKNOWN` (400), `GW_REQUEST_INVALID` (400) for a change after which no connection could see the document */
export async function updateDocument(
  { key, ...update }: z.output<typeof documentUpdate>,
  owner: DocumentOwner,
  services: DocumentServices,
): Promise<void> {
  const { database, clock, trail, connections } = services;
  const changed = await database.transactional(async (entities) => {
    const document = await findDocument(entities, owner, key, 'for update');
    const { documentId, organizationId, connectionId, fileName } = document;
    const { classification = document.classification, tags = document.tags } = update;
    if (classification === 'restricted' && !connections.get(organizationId, connectionId))
      throw noConnectionCanSee(fileName);
    const now = new Date(clock.now()).toISOString();
    await entities.execute('update document set classification = ?, tags = ?, updated_at = ? where document_id = ?', [
      classification,
      tags,
      now,
      documentId,
    ]);
    if (classification !== document.classification) {
      await addTask(entities, { kind: 'align-document', organizationId, documentId });
    }
    await trail?.append(entities, {
      organizationId,
      author: owner.author,
      action: 'document.update',
      resource: { type: 'document', id: documentId, name: fileName },
      ...changedValues({ classification: document.classification, tags: document.tags }, { classification, tags }),
    });
    return documentId;
  });
  await runDueTasks(services, AbortSignal.timeout(lastWritesMs), changed);
}

/**
 * `deleteDocument`: deletes the record and its chunks in one transaction, even while they are being processed. The file and the index entries
 * are deleted at once, or later if their stores are unavailable.
 *
 * @throws GatewayError `GW_DOCUMENT_UNKNOWN` (400)
 */
export async function deleteDocument(
  documentIdentifier: string,
  owner: DocumentOwner,
  services: DocumentServices,
): Promise<void> {
  const { database, jobs, trail, removed } = services;
  const deleted = await database.transactional(async (entities) => {
    const { documentId } = await findDocument(entities, owner, documentIdentifier);
    // The same lock order as in workers, to avoid deadlocks: first the job, then the document.
    await jobs.cancel(entities, processQueue, documentId);
    const found = await findDocument(entities, owner, documentId, 'for update');
    const { organizationId, fileName, classification, tags, status } = found;
    await entities.execute('delete from document where document_id = ?', [documentId]);
    for (const tell of removed) await tell(entities, { organizationId, documentId });
    await addTask(entities, { kind: 'align-document', organizationId, documentId });
    if (status === 'indexing') {
      await addTask(entities, { kind: 'align-document', organizationId, documentId }, lastWritesMs);
    }
    await trail?.append(entities, {
      organizationId,
      author: owner.author,
      action: 'document.delete',
      resource: { type: 'document', id: documentId, name: fileName },
      before: { fileName, classification, tags },
    });
    return documentId;
  });
  await runDueTasks(services, AbortSignal.timeout(lastWritesMs), deleted);
}

/**
 * `processDocuments`: queues failed and completed documents for processing again, all or none. Documents that are queued or being processed are
 * not changed.
 *
 * @throws GatewayError `GW_DOCUMENT_UNKNOWN` (400), `GW_DOCUMENTS_DISABLED` (403)
 */
export async function processDocuments(
  identifiers: readonly string[],
  { organizationId, author }: { readonly organizationId: string; readonly author: Author },
  { database, jobs, trail, connections, clock }: DocumentServices,
): Promise<void> {
  await database.transactional(async (entities) => {
    const documents = await findDocuments(entities, { organizationId }, identifiers, 'for update');
    for (const { connectionId } of documents) {
      const connection = connections.get(organizationId, connectionId);
      if (connection) refuseWithoutDocuments(connection);
    }
    const now = new Date(clock.now()).toISOString();
    for (const { documentId, fileName, status, sizeBytes } of documents) {
      if (status === 'queued' || status === 'indexing') continue;
      await entities.execute(
        `update document set processing_status = 'queued', last_processing_error = null, progress = 0, updated_at = ?
         where document_id = ?`,
        [now, documentId],
      );
      await jobs.enqueue(entities, processJob({ documentId, organizationId, sizeBytes }));
      await trail?.append(entities, {
        organizationId,
        author,
        action: 'document.process',
        resource: { type: 'document', id: documentId, name: fileName },
        before: { processingStatus: status },
        after: { processingStatus: 'queued' },
      });
    }
  });
}

/** `createDocumentDownloadUrl`. @throws GatewayError `GW_DOCUMENT_UNKNOWN` (400) */
export async function signDownload(
  { documentIdentifier, contentType }: z.output<typeof downloadRequest>,
  owner: DocumentOwner,
  { database, objects, info }: DocumentServices,
  exchange: Exchange,
): Promise<{ readonly url: string; readonly key: string }> {
  const { documentId, fileName } = await findDocument(database.fork(), owner, documentIdentifier);
  const origin = originOf(exchange, info);
  const terms = { key: documentKey(documentId), contentType, fileName, validMs: downloadMs, origin };
  return { url: await objects.signDownload(terms), key: documentId };
}
