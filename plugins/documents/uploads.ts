import type { EntityManager } from '../../core/api/database.js';
import { type Exchange, GatewayError, newId, originOf, type z } from '../../core/api/index.js';
import { documentKey, noteChore, uploadKey } from './chores.js';
import { invalidUpload } from './document-errors.js';
import type { uploadRequest, uploadToFinalize } from './document-schema.js';
import type { DocumentServices } from './document-services.js';
import { type ConnectionOwner, knownIds } from './identifiers.js';
import { processQueue } from './worker/process-queue.js';

const uploadMs = 10 * 60_000;
/** An upload that is not finalized by then is given up. */
const abandonedMs = 60 * 60_000;
const mostUnfinished = 1000;

/** Begins an upload. @throws GatewayError `GW_DOCUMENT_UPLOAD_LIMIT` (429) */
export async function beginUpload(
  { fileName, contentType }: z.output<typeof uploadRequest>,
  { organizationId, connectionId }: ConnectionOwner,
  { database, objects, clock, info, config }: DocumentServices,
  exchange: Exchange,
): Promise<{ readonly url: string; readonly key: string }> {
  const documentId = newId(clock.now());
  await database.transactional(async (entities) => {
    await refuseTooMany(entities, connectionId);
    await entities.execute(
      `insert into document_upload (document_id, organization_id, connection_id, file_name, content_type, created_at)
       values (?, ?, ?, ?, ?, ?)`,
      [documentId, organizationId, connectionId, fileName, contentType, new Date(clock.now()).toISOString()],
    );
    await noteChore(entities, { kind: 'upload', organizationId, documentId }, abandonedMs);
  });
  const url = await objects.signUpload({
    key: uploadKey(documentId),
    contentType,
    maxBytes: config.maxFileBytes,
    validMs: uploadMs,
    origin: originOf(exchange, info),
  });
  return { url, key: documentId };
}

async function refuseTooMany(entities: EntityManager, connectionId: string): Promise<void> {
  const [counted] = await entities.execute<{ readonly uploads: number }[]>(
    'select count(*)::integer as uploads from document_upload where connection_id = ?',
    [connectionId],
  );
  if ((counted?.uploads ?? 0) < mostUnfinished) return;
  throw new GatewayError({
    code: 'GW_DOCUMENT_UPLOAD_LIMIT',
    status: 429,
    message: `${mostUnfinished} uploads of this connection are begun and not finalized. Finalize them first.`,
    retryAfter: 60,
  });
}

interface Upload {
  readonly contentType: string;
}

/**
 * Makes a document of an upload and queues it. The file moves out of the reach of its upload URL first: what is processed is what was
 * there at this moment.
 *
 * @throws GatewayError `GW_DOCUMENT_UPLOAD_INVALID` (400)
 */
export async function finalizeUpload(
  body: z.output<typeof uploadToFinalize>,
  owner: ConnectionOwner,
  services: DocumentServices,
  signal: AbortSignal,
): Promise<void> {
  const { database, objects, config } = services;
  const [documentId] = knownIds([body.key]);
  const upload = documentId === undefined ? undefined : await findUpload(database.fork(), documentId, owner);
  if (documentId === undefined || !upload) throw unknownUpload();
  await objects.move(uploadKey(documentId), documentKey(documentId), signal);
  const sizeBytes = await objects.sizeOf(documentKey(documentId), signal);
  if (sizeBytes === undefined) throw invalidUpload('No file has been sent to the upload URL of this key.');
  if (sizeBytes > config.maxFileBytes) {
    await objects.remove(documentKey(documentId), signal);
    throw invalidUpload(`The file has ${sizeBytes} bytes; ${config.maxFileBytes} are taken (maxFileBytes).`);
  }
  await database.transactional((entities) =>
    makeDocument(entities, { ...body, ...upload, documentId, sizeBytes }, owner, services),
  );
}

async function findUpload(
  entities: EntityManager,
  documentId: string,
  { organizationId, connectionId }: ConnectionOwner,
): Promise<Upload | undefined> {
  const [upload] = await entities.execute<Upload[]>(
    `select content_type as "contentType" from document_upload
     where document_id = ? and organization_id = ? and connection_id = ?`,
    [documentId, organizationId, connectionId],
  );
  return upload;
}

type NewDocument = z.output<typeof uploadToFinalize> &
  Upload & { readonly documentId: string; readonly sizeBytes: number };

async function makeDocument(
  entities: EntityManager,
  document: NewDocument,
  { organizationId, connectionId, author }: ConnectionOwner,
  { jobs, trail, clock }: DocumentServices,
): Promise<void> {
  const { documentId, fileName, fileExtension, fileSizeKb, classification, tags } = document;
  // Two that finalize one upload at once: the row decides.
  const ended = await entities.execute<unknown[]>('delete from document_upload where document_id = ? returning 1', [
    documentId,
  ]);
  if (ended.length === 0) throw unknownUpload();
  const now = new Date(clock.now()).toISOString();
  await entities.execute(
    `insert into document (document_id, organization_id, connection_id, file_name, file_extension, content_type, file_size_kb,
       size_bytes, classification, tags, processing_status, created_at, updated_at)
     values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 'queued', ?, ?)`,
    [
      documentId,
      organizationId,
      connectionId,
      fileName,
      fileExtension,
      document.contentType,
      fileSizeKb,
      document.sizeBytes,
      classification,
      tags,
      now,
      now,
    ],
  );
  await jobs.enqueue(entities, { queue: processQueue, subject: documentId, organizationId });
  await trail?.append(entities, {
    organizationId,
    author,
    action: 'document.create',
    resource: { type: 'document', id: documentId, name: fileName },
    after: { fileName, fileExtension, classification, tags },
  });
}

function unknownUpload(): GatewayError {
  return invalidUpload('The key belongs to no upload of this connection, or it has been finalized already.');
}
