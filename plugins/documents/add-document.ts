import type { NewDocument } from '../../core/api/database.js';
import { checkValue, GatewayError, z } from '../../core/api/index.js';
import { uploadRequest, uploadToFinalize } from './document-schema.js';
import type { DocumentServices } from './document-services.js';
import type { ConnectionOwner } from './identifiers.js';
import { runDueTasks, uploadKey } from './outbox.js';
import { extensionOf } from './processing/extension-of.js';
import { finalizeUpload, openUpload } from './uploads.js';

const endMs = 30_000;

/** What another plugin says about a document, checked like the body of the route for it. */
const details = z.object({
  ...uploadToFinalize.pick({ classification: true, tags: true }).shape,
  purpose: z.string().min(1).max(100).optional(),
  expiresAt: z.number().optional(),
  isSearched: z.boolean().optional(),
});

/**
 * Makes a document of bytes as they arrive: an upload, whose file the gateway itself sends to the store, is finalized.
 *
 * @returns the identifier of the document
 * @throws GatewayError as `openUpload` and `finalizeUpload`
 */
export async function addDocument(
  document: NewDocument,
  owner: ConnectionOwner,
  services: DocumentServices,
  signal: AbortSignal,
): Promise<string> {
  const { fileName, contentType } = checkValue(uploadRequest, nameOf(document), 'body');
  const key = await openUpload({ fileName, contentType }, owner, services);
  try {
    const bytes = limited(document.bytes, services.config.maxFileBytes);
    const sizeBytes = await services.objects.write(uploadKey(key), bytes, signal);
    const given = checkValue(details, (await document.details?.()) ?? {}, 'body');
    const file = { key, fileName, fileSizeKb: Math.ceil(sizeBytes / 1024), fileExtension: extensionOf(fileName) };
    await finalizeUpload({ ...file, ...given }, owner, services, signal);
    return key;
  } catch (cause) {
    // If this fails, the upload is ended like one that nobody finalizes.
    await endUpload(key, services).catch(() => undefined);
    throw cause;
  }
}

function nameOf({ fileName, contentType }: NewDocument): z.input<typeof uploadRequest> {
  return { fileName, contentType };
}

async function* limited(bytes: AsyncIterable<Uint8Array>, most: number): AsyncGenerator<Uint8Array> {
  let arrived = 0;
  for await (const piece of bytes) {
    arrived += piece.length;
    if (arrived > most)
      throw new GatewayError({
        code: 'GW_DOCUMENT_UPLOAD_INVALID',
        status: 400,
        message: `The file has more than the ${most} bytes that are allowed (maxFileBytes).`,
      });
    yield piece;
  }
}

async function endUpload(documentId: string, services: DocumentServices): Promise<void> {
  await services.database
    .fork()
    .execute("update document_task set due_at = clock_timestamp() where document_id = ? and kind = 'end-upload'", [
      documentId,
    ]);
  await runDueTasks(services, AbortSignal.timeout(endMs), documentId);
}
