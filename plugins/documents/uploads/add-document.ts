import type { DocumentOwner, NewDocument } from '../../../core/api/database.js';
import { checkValue, GatewayError, z } from '../../../core/api/index.js';
import { uploadRequest, uploadToFinalize } from '../document-schema.js';
import type { DocumentServices } from '../document-services.js';
import { uploadKey } from '../object-keys.js';
import { addTask, runDueTasks } from '../upkeep/outbox.js';
import { extensionOf } from '../processing/extension-of.js';
import { finalizeUpload, openUpload } from './signed-uploads.js';

const endMs = 30_000;

/** What another plugin says about a document, checked like the body of the route for it. */
export const documentDetails = z.object({
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
  owner: DocumentOwner,
  services: DocumentServices,
  signal: AbortSignal,
): Promise<string> {
  const { fileName, contentType } = namedFile(document);
  const key = await openUpload({ fileName, contentType }, owner, services, signal);
  try {
    const { maxBytes = services.config.maxFileBytes } = document;
    const bytes = limited(document.bytes, maxBytes);
    const sizeBytes = await services.objects.write(uploadKey(key), bytes, signal);
    const given = checkValue(documentDetails, (await document.details?.()) ?? {}, 'body');
    const file = { key, fileName, fileSizeKb: Math.ceil(sizeBytes / 1024), fileExtension: extensionOf(fileName) };
    await finalizeUpload({ ...file, ...given, maxBytes }, owner, services, signal);
    return key;
  } catch (cause) {
    // If this fails, the upload is ended like one that nobody finalizes.
    await endUpload(key, owner, services, cause).catch(() => undefined);
    throw cause;
  }
}

/**
 * Checks what is said of a file before its bytes come. Unlike the body of the route for it, the form that the file comes in has no fields of
 * these names.
 *
 * @throws GatewayError `GW_REQUEST_INVALID` (400)
 */
export function namedFile({ fileName, contentType }: z.input<typeof uploadRequest>): z.output<typeof uploadRequest> {
  const subjects = { fileName: 'The name of the file', contentType: 'The content type of the file' };
  return checkValue(uploadRequest, { fileName, contentType }, 'body', subjects);
}

/** @throws GatewayError `GW_DOCUMENT_UPLOAD_INVALID` (400), from the iteration of more bytes than that */
export async function* limited(
  bytes: AsyncIterable<Uint8Array>,
  most: number,
  what = `the ${most} bytes that are allowed (maxFileBytes)`,
): AsyncGenerator<Uint8Array> {
  let arrived = 0;
  for await (const piece of bytes) {
    arrived += piece.length;
    if (arrived > most)
      throw new GatewayError({
        code: 'GW_DOCUMENT_UPLOAD_INVALID',
        status: 400,
        message: `The file has more than ${what}.`,
      });
    yield piece;
  }
}

/**
 * Removes an upload and what was sent of it at once, and not only when it is abandoned. After a failure of the store, whoever sends the file does not
 * wait until it fails again.
 *
 * @param failure why it is ended, if it has failed
 */
export async function endUpload(
  documentId: string,
  { organizationId }: DocumentOwner,
  services: DocumentServices,
  failure?: unknown,
): Promise<void> {
  // Besides the one for an upload that nobody finalizes: if the file has taken longer to arrive, that has found nothing.
  await addTask(services.database.fork(), { kind: 'end-upload', organizationId, documentId });
  if (GatewayError.is(failure) && failure.code === 'GW_OBJECTS_UNAVAILABLE') return;
  await runDueTasks(services, AbortSignal.timeout(endMs), documentId);
}
