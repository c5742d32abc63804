import type { DocumentDetails, DocumentOwner, EntityManager, NewDocument } from '../../../core/api/database.js';
import {
  counted,
  type Exchange,
  type JsonObject,
  newId,
  type ObjectKey,
  originOf,
  type z,
} from '../../../core/api/index.js';
import { documentKey, uploadKey } from '../object-keys.js';
import { addTask } from '../upkeep/outbox.js';
import { invalidUpload } from '../document-errors.js';
import type { uploadRequest, uploadToFinalize } from '../document-schema.js';
import type { DocumentServices } from '../document-services.js';
import { knownIds } from '../identifiers.js';
import { countUnfinished, refuseBeyondLimits, tooManyUploads, withUploadsLocked } from './storage-limits.js';
import { pluginFormatOf } from '../processing/plugin-formats/choose-format.js';
import { markBytes, refuseUnreadContent } from './unread-content.js';
import { refuseUnreadName } from './unread-names.js';
import { unknownUpload, UploadClaim } from './upload-claim.js';
import { processJob } from '../worker/process-queue.js';

const uploadMs = 10 * 60_000;
/** Uploads that have not been finalized after this time are abandoned. */
export const abandonedMs = 60 * 60_000;
const maxUnfinished = 1000;

/** Starts an upload to a signed URL. @throws GatewayError as {@link openUpload} */
export async function beginUpload(
  file: z.output<typeof uploadRequest>,
  owner: DocumentOwner,
  services: DocumentServices,
  exchange: Exchange,
): Promise<{ readonly url: string; readonly key: string }> {
  const documentId = await openUpload(file, owner, services, exchange.signal);
  const url = await services.objects.signUpload({
    key: uploadKey(documentId),
    contentType: file.contentType,
    maxBytes: services.config.maxFileBytes,
    validMs: uploadMs,
    origin: originOf(exchange, services.info),
  });
  return { url, key: documentId };
}

/** A file that is to come. */
interface FileToCome extends z.output<typeof uploadRequest> {
  /** What is noted of one that comes in parts, which are put together. */
  readonly parts?: { readonly sizeBytes: number; readonly details: JsonObject };
}

/**
 * Notes an upload, of a file that is sent to its {@link uploadKey}.
 *
 * @returns the id of the document that it becomes
 * @throws GatewayError `GW_REQUEST_INVALID` (400), `GW_DOCUMENT_UPLOAD_LIMIT` (429), `GW_DOCUMENT_STORAGE_LIMIT` (403)
 */
export async function openUpload(
  { fileName, contentType, parts }: FileToCome,
  { organizationId, connectionId }: DocumentOwner,
  { database, clock, config, formats }: DocumentServices,
  signal: AbortSignal,
): Promise<string> {
  refuseUnreadName({ fileName, contentType }, formats.list());
  const now = clock.now();
  const documentId = newId(now);
  await withUploadsLocked({ database, clock }, connectionId, signal, async (entities) => {
    const unfinished = await countUnfinished(entities, connectionId, config);
    if (unfinished.uploads >= maxUnfinished) throw tooManyUploads(counted(maxUnfinished, 'unfinished upload'));
    await refuseBeyondLimits(entities, connectionId, { unfinished }, config);
    await entities.execute(
      `insert into document_upload (document_id, organization_id, connection_id, file_name, content_type, created_at, size_bytes, details)
       values (?, ?, ?, ?, ?, ?, ?, ?::jsonb)`,
      [
        documentId,
        organizationId,
        connectionId,
        fileName,
        contentType,
        new Date(now).toISOString(),
        parts?.sizeBytes ?? null,
        parts ? JSON.stringify(parts.details) : null,
      ],
    );
    await addTask(entities, { kind: 'end-upload', organizationId, documentId }, abandonedMs);
  });
  return documentId;
}

/**
 * Creates a document from an upload and queues it. The file is first moved away from its upload URL, so that it cannot be changed before
 * it is processed. Only one request at a time finalizes an upload; otherwise another one could replace a file that has been checked.
 *
 * @throws GatewayError `GW_DOCUMENT_UPLOAD_INVALID` (400); `GW_DOCUMENT_STORAGE_LIMIT` (403), after which it can be finalized when other
 *   documents have been deleted
 */
export async function finalizeUpload(
  body: UploadToFinalize,
  owner: DocumentOwner,
  services: DocumentServices,
  signal: AbortSignal,
): Promise<void> {
  const [documentId] = knownIds([body.key]);
  if (documentId === undefined) throw unknownUpload();
  const claim = await UploadClaim.take(documentId, owner, services);
  try {
    const both = AbortSignal.any([signal, claim.signal]);
    const { contentType } = claim;
    await body.putTogether?.(both);
    const isContributed = pluginFormatOf(services.formats.list(), { extension: body.fileExtension, contentType });
    // Before it is moved, after which nothing can be sent in its place.
    if (!isContributed) await refuseUnread(documentId, services, both);
    const { maxBytes = services.config.maxFileBytes } = body;
    const sizeBytes = await takeFile(documentId, maxBytes, services, both);
    await withUploadsLocked(services, owner.connectionId, both, async (entities) => {
      await claim.end(entities);
      await refuseBeyondLimits(entities, owner.connectionId, { sizeBytes }, services.config);
      await makeDocument(entities, { ...body, contentType, documentId, sizeBytes }, owner, services);
    });
  } catch (cause) {
    // If this fails, the upload can be finalized again when the claim has expired.
    await claim.release().catch(() => undefined);
    throw cause;
  }
}

/** Moves the file to its final location. @returns its size in bytes */
async function takeFile(
  documentId: string,
  maxBytes: number,
  { objects }: DocumentServices,
  signal: AbortSignal,
): Promise<number> {
  const [sent, kept] = [uploadKey(documentId), documentKey(documentId)];
  // S3 accepts any size at a presigned URL, so check the size before copying.
  await refuseTooLong(await objects.sizeOf(sent, signal), sent);
  await objects.move(sent, kept, signal);
  const sizeBytes = await objects.sizeOf(kept, signal);
  if (sizeBytes === undefined) throw invalidUpload('No file has been sent to the upload URL of this key.');
  await refuseTooLong(sizeBytes, kept);
  return sizeBytes;

  async function refuseTooLong(bytes: number | undefined, key: ObjectKey): Promise<void> {
    if (bytes === undefined || bytes <= maxBytes) return;
    await objects.remove(key, signal);
    throw invalidUpload(`The file has ${bytes} bytes; at most ${maxBytes} are allowed (maxFileBytes).`);
  }
}

/** Removes a file that cannot be read, as its first bytes say, and refuses it. */
async function refuseUnread(documentId: string, { objects }: DocumentServices, signal: AbortSignal): Promise<void> {
  const key = uploadKey(documentId);
  const first = await objects.firstBytes(key, markBytes, signal);
  try {
    refuseUnreadContent(first ?? new Uint8Array());
  } catch (refusal) {
    await objects.remove(key, signal);
    throw refusal;
  }
}

/** What is said of an upload when it is finalized. */
type UploadToFinalize = z.output<typeof uploadToFinalize> &
  Pick<DocumentDetails, 'purpose' | 'expiresAt' | 'isSearched'> &
  Pick<NewDocument, 'maxBytes'> & {
    /** Makes the file of its parts, before it is checked. */
    readonly putTogether?: (signal: AbortSignal) => Promise<void>;
  };

type FinalizedUpload = UploadToFinalize & {
  readonly contentType: string;
  readonly documentId: string;
  readonly sizeBytes: number;
};

async function makeDocument(
  entities: EntityManager,
  document: FinalizedUpload,
  { organizationId, connectionId, author }: DocumentOwner,
  { jobs, trail, clock }: DocumentServices,
): Promise<void> {
  const { documentId, fileName, fileExtension, fileSizeKb, classification, tags, purpose, expiresAt } = document;
  const { isSearched = true } = document;
  const now = new Date(clock.now()).toISOString();
  await entities.execute(
    `insert into document (document_id, organization_id, connection_id, file_name, file_extension, content_type, file_size_kb,
       size_bytes, classification, tags, purpose, expires_at, processing_status, created_at, updated_at)
     values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
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
      purpose ?? null,
      expiresAt === undefined ? null : new Date(expiresAt).toISOString(),
      isSearched ? 'queued' : 'completed',
      now,
      now,
    ],
  );
  if (isSearched)
    await jobs.enqueue(entities, processJob({ documentId, organizationId, sizeBytes: document.sizeBytes }));
  await trail?.append(entities, {
    organizationId,
    author,
    action: 'document.create',
    resource: { type: 'document', id: documentId, name: fileName },
    after: { fileName, fileExtension, classification, tags },
  });
}
