import type { DocumentOwner, PartedUpload } from '../../../core/api/database.js';
import { defineRoute, type Route, z } from '../../../core/api/index.js';
import type { DocumentServices } from '../document-services.js';
import { purposes, secondsOf } from '../files/file-object.js';
import { unlessDeleted } from '../files/find-file.js';
import { heldBytes, lengthOf, type UploadForm, withUpload } from '../files/read-upload.js';
import { detailsOf, expiry } from '../files/upload-fields.js';
import { unknownUpload } from '../object-errors.js';
import { idOf, uuidIn } from '../object-ids.js';
import { common, placed } from '../route-places.js';
import * as examples from './upload-examples.js';
import { completedUpload, partObject, uploadObject, uploadOf } from './upload-object.js';

/** As OpenAI allows them. */
const mostPartBytes = 64 * 1024 ** 2;
const mostParts = 1_000;

const parameters = { path: z.object({ upload_id: z.string() }) };
const refusals = {
  403: { description: 'Documents are disabled on the connection' },
  404: { description: 'There is no such upload: it is unknown, cancelled or expired' },
};

const uploadToCreate = z
  .object({
    bytes: z.int().min(1).describe('Length of all parts together.'),
    filename: z.string().max(255),
    mime_type: z.string().max(255),
    purpose: z.string().describe(`One of ${purposes.join(', ')}.`),
    expires_after: z
      .object({ anchor: z.literal('created_at'), seconds: z.int().min(expiry.least).max(expiry.most) })
      .nullish(),
  })
  .meta({ id: 'UploadToCreate' });

const uploadToComplete = z
  .object({
    part_ids: z.array(z.string().max(100)).min(1).max(mostParts).describe('In the order of their bytes.'),
    md5: z
      .string()
      .regex(/^[0-9a-fA-F]{32}$/, 'must be an MD5 in hexadecimal')
      .nullish()
      .describe('Of the whole file.'),
  })
  .meta({ id: 'UploadToComplete' });

const form = z.object({ data: z.string().meta({ format: 'binary' }) }).meta({ id: 'UploadPartForm' });

/** `/v1/uploads`: files that arrive in parts. */
export function uploadRoutes(services: DocumentServices): readonly Route[] {
  return [createRoute(services), partRoute(services), completeRoute(services), cancelRoute(services)];
}

function createRoute({ library }: DocumentServices): Route {
  return defineRoute({
    ...common,
    ...placed('/v1/uploads'),
    operation: 'createUpload',
    method: 'POST',
    summary: 'Begin an upload in parts',
    description:
      'For files that a client cannot send whole. It has an hour to send the parts, to any replica, and to complete the upload, which counts as twice its bytes until then.',
    body: uploadToCreate,
    replies: { 200: { description: 'The upload', schema: uploadObject }, 403: refusals[403] },
    examples: examples.create,
    async handle({ exchange, body }) {
      const { bytes: sizeBytes, filename: fileName, mime_type: contentType, expires_after: expiresAfter } = body;
      const upload = await library.inParts.begin(
        {
          fileName,
          contentType,
          sizeBytes,
          details: detailsOf(body.purpose),
          keptMs: expiresAfter ? expiresAfter.seconds * 1000 : undefined,
        },
        library.ownerOf(exchange),
        exchange.signal,
      );
      return { body: uploadOf(upload, 'pending') };
    },
  });
}

function partRoute(services: DocumentServices): Route {
  const { library, clock } = services;
  return defineRoute({
    ...common,
    ...placed('/v1/uploads/{upload_id}/parts'),
    operation: 'addUploadPart',
    method: 'POST',
    summary: 'Add a part to an upload',
    description:
      'Takes a form of up to 64 MiB. Parts can be sent at the same time, and a part whose answer was lost can be sent again: only those that are named in the end count.',
    parameters,
    takesStream: true,
    form,
    replies: { 200: { description: 'The part', schema: partObject }, ...refusals },
    examples: examples.addPart,
    async handle(request) {
      const { exchange, path } = request;
      const owner = library.ownerOf(exchange);
      const { documentId } = await findUpload(path.upload_id, owner, services);
      const maxBytes = Math.min(mostPartBytes, lengthOf(exchange));
      const partId = await withUpload(request, 'data', (part) =>
        library.inParts.addPart(documentId, { bytes: wholeFormOf(part), maxBytes }, owner, exchange.signal),
      );
      const created_at = secondsOf(clock.now());
      return { body: { id: idOf('part', partId), object: 'upload.part', created_at, upload_id: path.upload_id } };
    },
  });
}

/** The bytes of a file; it is complete only if its form is. */
async function* wholeFormOf({ bytes, ended }: UploadForm): AsyncGenerator<Uint8Array> {
  yield* bytes;
  await ended;
}

function completeRoute(services: DocumentServices): Route {
  const { library } = services;
  return defineRoute({
    ...common,
    ...placed('/v1/uploads/{upload_id}/complete'),
    operation: 'completeUpload',
    method: 'POST',
    summary: 'Make a file from the parts of an upload',
    description:
      'Joins the parts in the given order, and creates a document from them, as `createFile` does. A second request for a completed upload gets the same answer.',
    parameters,
    body: uploadToComplete,
    replies: { 200: { description: 'The upload, with its file', schema: uploadObject }, ...refusals },
    examples: examples.complete,
    async handle({ exchange, path: { upload_id: id }, body, occupies }) {
      occupies(heldBytes);
      const owner = library.ownerOf(exchange);
      const documentId = uuidIn('upload', id);
      if (documentId === undefined) throw unknownUpload(id);
      const partIds = body.part_ids.map((partId) => uuidIn('part', partId) ?? partId);
      const completed = await library.inParts
        .complete(documentId, { partIds, md5: body.md5 ?? undefined }, owner, exchange.signal)
        .catch(unlessDeleted(id, unknownUpload));
      return { body: completedUpload(completed) };
    },
  });
}

function cancelRoute(services: DocumentServices): Route {
  const { library } = services;
  return defineRoute({
    ...common,
    ...placed('/v1/uploads/{upload_id}/cancel'),
    operation: 'cancelUpload',
    method: 'POST',
    summary: 'Cancel an upload',
    description: 'Deletes its parts at once.',
    parameters,
    replies: { 200: { description: 'The upload', schema: uploadObject }, ...refusals },
    examples: examples.cancel,
    async handle({ exchange, path }) {
      const owner = library.ownerOf(exchange);
      const upload = await findUpload(path.upload_id, owner, services);
      await library.inParts.cancel(upload.documentId, owner);
      return { body: uploadOf(upload, 'cancelled') };
    },
  });
}

/** @throws GatewayError `GW_UPLOAD_UNKNOWN` (404) */
async function findUpload(id: string, owner: DocumentOwner, { library }: DocumentServices): Promise<PartedUpload> {
  const documentId = uuidIn('upload', id);
  const upload = documentId === undefined ? undefined : await library.inParts.find(documentId, owner);
  if (!upload) throw unknownUpload(id);
  return upload;
}
