import { createHash } from 'node:crypto';
import {
  type CompletedUpload,
  type DocumentOwner,
  type EntityManager,
  epochMilliseconds,
  type LibraryDocument,
  type NewPart,
  type NewParts,
  type PartedUpload,
  type PartedUploads,
  type PartOrder,
} from '../../../core/api/database.js';
import { checkValue, GatewayError, isUuid, newId, timeOfId } from '../../../core/api/index.js';
import { documentDetails, endUpload, limited, namedFile } from './add-document.js';
import { invalidUpload } from '../document-errors.js';
import type { DocumentServices } from '../document-services.js';
import { partKey, uploadKey } from '../object-keys.js';
import { extensionOf } from '../processing/extension-of.js';
import { readFile } from '../read-file.js';
import { unknownUpload } from './upload-claim.js';
import { abandonedMs, finalizeUpload, openUpload } from './signed-uploads.js';

/** Also small ones: each is a file of its own until the document is made. */
const mostParts = 1_000;
/** A part whose answer was lost is sent again. */
const sentAgain = 2;
const tidyMs = 15_000;

type FindDocument = (documentId: string, owner: DocumentOwner) => Promise<LibraryDocument>;

/** Uploads whose parts are files of the store until they are put together, so that each may arrive in another process. */
export class StoredUploads implements PartedUploads {
  readonly #services: DocumentServices;
  readonly #findDocument: FindDocument;

  constructor(services: DocumentServices, findDocument: FindDocument) {
    this.#services = services;
    this.#findDocument = findDocument;
  }

  async begin(document: NewParts, owner: DocumentOwner, signal: AbortSignal): Promise<PartedUpload> {
    const { sizeBytes, keptMs } = document;
    const { maxFileBytes } = this.#services.config;
    if (sizeBytes > maxFileBytes)
      throw invalidUpload(
        `The file has ${sizeBytes} bytes; at most ${maxFileBytes} are allowed (maxFileBytes).`,
        'bytes',
      );
    const details = { ...checkValue(documentDetails, document.details, 'body'), keptMs };
    const documentId = await openUpload(
      { ...namedFile(document), parts: { sizeBytes, details } },
      owner,
      this.#services,
      signal,
    );
    const upload = await this.find(documentId, owner);
    if (!upload) throw unknownUpload();
    return upload;
  }

  find(documentId: string, owner: DocumentOwner): Promise<PartedUpload | undefined> {
    return findUpload(this.#services.database.fork(), documentId, owner);
  }

  async addPart(
    documentId: string,
    { bytes, maxBytes }: NewPart,
    owner: DocumentOwner,
    signal: AbortSignal,
  ): Promise<string> {
    const { database, objects, clock } = this.#services;
    const partId = newId(clock.now());
    const most = await database.transactional((entities) => reserve(entities, { documentId, partId, maxBytes }, owner));
    try {
      const sizeBytes = await objects.write(
        partKey(partId),
        limited(bytes, most, `the ${most} bytes of a part`),
        signal,
      );
      const kept = await database.fork().execute<unknown[]>(
        `update document_upload_part part set size_bytes = ?, has_arrived = true from document_upload upload
         where part.part_id = ? and upload.document_id = part.document_id returning 1`,
        [sizeBytes, partId],
      );
      if (kept.length === 0) throw unknownUpload();
      return partId;
    } catch (cause) {
      // If this fails, it is removed when the upload ends.
      await objects
        .remove(partKey(partId), AbortSignal.timeout(tidyMs))
        .then(() => database.fork().execute('delete from document_upload_part where part_id = ?', [partId]))
        .catch(() => undefined);
      throw cause;
    }
  }

  async complete(
    documentId: string,
    order: PartOrder,
    owner: DocumentOwner,
    signal: AbortSignal,
  ): Promise<CompletedUpload> {
    const upload = await this.find(documentId, owner);
    // Without one, it may be completed already, by a request whose answer was lost.
    if (upload) await this.#finalize(upload, order, owner, signal);
    const document = await this.#findDocument(documentId, owner);
    // An upload that has ended is gone.
    const createdAt = timeOfId(documentId);
    return { document, createdAt, expiresAt: createdAt + abandonedMs };
  }

  async #finalize(
    { documentId, fileName, sizeBytes, details, keptMs }: PartedUpload,
    { partIds, md5 }: PartOrder,
    owner: DocumentOwner,
    signal: AbortSignal,
  ): Promise<void> {
    const { database, objects, clock } = this.#services;
    const rows = await database
      .fork()
      .execute<{ readonly id: string; readonly bytes: number }[]>(
        'select part_id as id, size_bytes::float8 as bytes from document_upload_part where document_id = ? and has_arrived',
        [documentId],
      );
    const bytesOf = new Map(rows.map(({ id, bytes }) => [id, bytes]));
    const missing = partIds.findIndex((id) => !bytesOf.has(id));
    if (missing >= 0)
      throw invalidUpload('This upload has no such part, or it has not arrived.', `part_ids[${missing}]`);
    if (new Set(partIds).size < partIds.length) throw invalidUpload('A part is named twice.', 'part_ids');
    const sum = partIds.reduce((total, id) => total + (bytesOf.get(id) ?? 0), 0);
    if (sum !== sizeBytes)
      throw invalidUpload(`The parts have ${sum} bytes together; ${sizeBytes} were announced ("bytes").`, 'part_ids');
    const fileExtension = extensionOf(fileName);
    const expiresAt = keptMs === undefined ? undefined : clock.now() + keptMs;
    const file = { key: documentId, fileName, fileSizeKb: Math.ceil(sizeBytes / 1024), fileExtension };
    const said = documentDetails.parse({ ...details, expiresAt });
    const putTogether = async (both: AbortSignal): Promise<void> => {
      await objects.write(uploadKey(documentId), checked(inOrder(), md5), both);
      async function* inOrder(): AsyncGenerator<Uint8Array> {
        for (const id of partIds) yield* readFile(partKey(id), bytesOf.get(id), objects, both);
      }
    };
    await finalizeUpload({ ...file, ...said, putTogether }, owner, this.#services, signal);
    // If this fails, the parts are removed like those of an upload that nobody completes.
    await endUpload(documentId, owner, this.#services).catch(() => undefined);
  }

  async cancel(documentId: string, owner: DocumentOwner): Promise<void> {
    if (await this.find(documentId, owner)) await endUpload(documentId, owner, this.#services);
  }
}

interface UploadRow extends Omit<PartedUpload, 'keptMs' | 'expiresAt'> {
  readonly details: PartedUpload['details'] & Pick<PartedUpload, 'keptMs'>;
}

async function findUpload(
  entities: EntityManager,
  documentId: string,
  { organizationId, connectionId }: DocumentOwner,
  lock: '' | 'for update' = '',
): Promise<PartedUpload | undefined> {
  if (!isUuid(documentId)) return undefined;
  const [row] = await entities.execute<UploadRow[]>(
    `select document_id as "documentId", file_name as "fileName", content_type as "contentType", size_bytes::float8 as "sizeBytes",
       details, ${epochMilliseconds('created_at')} as "createdAt"
     from document_upload
     where document_id = ? and organization_id = ? and connection_id = ? and size_bytes is not null ${lock}`,
    [documentId, organizationId, connectionId],
  );
  if (!row) return undefined;
  const { details: stored, ...upload } = row;
  const { keptMs, ...details } = stored;
  return { ...upload, details, keptMs, expiresAt: upload.createdAt + abandonedMs };
}

interface PartToReserve {
  readonly documentId: string;
  readonly partId: string;
  readonly maxBytes: number;
}

/**
 * Reserves the bytes of a part before it arrives, so that parts that arrive at the same time cannot exceed what all together may have.
 *
 * @returns the most bytes that it may have
 */
async function reserve(
  entities: EntityManager,
  { documentId, partId, maxBytes }: PartToReserve,
  owner: DocumentOwner,
): Promise<number> {
  const upload = await findUpload(entities, documentId, owner, 'for update');
  if (!upload) throw unknownUpload();
  const [sent = { parts: 0, bytes: 0, arriving: 0 }] = await entities.execute<
    { readonly parts: number; readonly bytes: number; readonly arriving: number }[]
  >(
    `select count(*)::integer as parts, coalesce(sum(size_bytes), 0)::float8 as bytes,
       count(*) filter (where not has_arrived)::integer as arriving
     from document_upload_part where document_id = ?`,
    [documentId],
  );
  if (sent.parts >= mostParts)
    throw invalidUpload(`An upload has at most ${mostParts} parts. Send longer ones.`, 'data');
  const left = sentAgain * upload.sizeBytes - sent.bytes;
  const most = Math.min(maxBytes, upload.sizeBytes);
  if (left < most && sent.arriving > 0) throw stillArriving();
  if (left === 0)
    throw invalidUpload(
      `The parts of this upload have ${sent.bytes} bytes, and its file only ${upload.sizeBytes}.`,
      'data',
    );
  const reserved = Math.min(most, left);
  await entities.execute(
    'insert into document_upload_part (part_id, document_id, organization_id, size_bytes) values (?, ?, ?, ?)',
    [partId, documentId, owner.organizationId, reserved],
  );
  return reserved;
}

async function* checked(bytes: AsyncIterable<Uint8Array>, md5: string | undefined): AsyncGenerator<Uint8Array> {
  if (md5 === undefined) return yield* bytes;
  const hash = createHash('md5');
  for await (const piece of bytes) {
    hash.update(piece);
    yield piece;
  }
  const actual = hash.digest('hex');
  if (actual !== md5.toLowerCase())
    throw invalidUpload(`The parts have the MD5 ${actual} together, not this one.`, 'md5');
}

function stillArriving(): GatewayError {
  return new GatewayError({
    code: 'GW_DOCUMENT_UPLOAD_LIMIT',
    status: 429,
    message: 'Parts of this upload still arrive that may have all bytes that are left. Send the next one after them.',
    retryAfter: 5,
  });
}
