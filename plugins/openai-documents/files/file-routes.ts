import { defineRoute, type Route, storableText, z } from '../../../core/api/index.js';
import type { DocumentServices } from '../document-services.js';
import { listOf, listQuery, listReply, pageOf } from '../object-list.js';
import { common, placed } from '../route-places.js';
import { createFile } from './create-file.js';
import * as examples from './file-examples.js';
import { fileObject, fileOf, purposes, usualPurpose } from './file-object.js';
import { findFile, unlessDeleted } from './find-file.js';

const files = placed('/v1/files');
const file = placed('/v1/files/{file_id}');
const parameters = { path: z.object({ file_id: z.string() }) };
const unknown = { 404: { description: 'There is no such file, or this connection may not see it' } };
const disabled = { 403: { description: 'Documents are disabled on the connection' } };

const form = z
  .object({
    file: z.string().meta({ format: 'binary' }),
    purpose: z.enum(purposes),
    'expires_after[anchor]': z.literal('created_at').optional(),
    'expires_after[seconds]': z.int().min(3_600).max(2_592_000).optional(),
  })
  .meta({ id: 'FileForm' });

/** `/v1/files`: the documents that the connection may see. */
export function fileRoutes(services: DocumentServices): readonly Route[] {
  return [
    createRoute(services),
    listRoute(services),
    getRoute(services),
    contentRoute(services),
    deleteRoute(services),
  ];
}

function createRoute(services: DocumentServices): Route {
  return defineRoute({
    ...common,
    ...files,
    operation: 'createFile',
    method: 'POST',
    summary: 'Upload a file',
    description:
      'Makes a document of the file of a form while it arrives, and queues it for processing. Its id works wherever the id of a file is asked for, and its document is the one that the management operations know.',
    takesStream: true,
    form,
    replies: {
      200: { description: 'The file; it is `processed` some seconds later', schema: fileObject },
      400: { description: 'The form, the purpose or the kind of file is not allowed' },
      403: { description: 'Documents are disabled on the connection, or it has as many as it may' },
    },
    examples: examples.create,
    async handle(request) {
      const owner = services.library.ownerOf(request.exchange);
      return { body: fileOf(await createFile(request, owner, services)) };
    },
  });
}

function listRoute({ library }: DocumentServices): Route {
  return defineRoute({
    ...common,
    ...files,
    operation: 'listFiles',
    method: 'GET',
    summary: 'List files',
    description:
      'Returns a page of the documents that the connection may see, also of those that were uploaded through signed URLs.',
    parameters: {
      query: listQuery(10_000, 10_000)
        .omit({ before: true })
        .extend({ purpose: storableText({ most: 100 }).optional().describe('Only files with this purpose.') }),
    },
    replies: { 200: { description: 'The files', schema: listReply(fileObject) }, ...unknown, ...disabled },
    examples: examples.list,
    async handle({ exchange, query: { purpose, ...query } }) {
      const owner = library.ownerOf(exchange);
      const after =
        query.after === undefined ? undefined : (await findFile(query.after, owner, { library })).documentId;
      const { items, hasMore } = await pageOf({ ...query, after }, ({ limit, order, beyond }) =>
        library.list(
          {
            limit,
            after: beyond,
            order: order === 'asc' ? 'oldest first' : 'newest first',
            purpose: purpose === usualPurpose ? null : purpose,
          },
          owner,
        ),
      );
      return { body: listOf(items.map(fileOf), hasMore) };
    },
  });
}

function getRoute(services: DocumentServices): Route {
  return defineRoute({
    ...common,
    ...file,
    operation: 'getFile',
    method: 'GET',
    summary: 'Get a file',
    description: 'Returns what is known about a file; `status_details` says why it could not be processed.',
    parameters,
    replies: { 200: { description: 'The file', schema: fileObject }, ...unknown, ...disabled },
    examples: examples.get,
    handle: async ({ exchange, path }) => ({
      body: fileOf(await findFile(path.file_id, services.library.ownerOf(exchange), services)),
    }),
  });
}

function contentRoute(services: DocumentServices): Route {
  return defineRoute({
    ...common,
    ...placed('/v1/files/{file_id}/content'),
    operation: 'getFileContent',
    method: 'GET',
    summary: 'Fetch the content of a file',
    description: 'Returns the bytes of the file as they were uploaded, of any purpose.',
    parameters,
    replies: {
      200: { description: 'The content', contentType: 'application/octet-stream' },
      ...unknown,
      ...disabled,
    },
    examples: examples.content,
    async handle({ exchange, path: { file_id } }) {
      const owner = services.library.ownerOf(exchange);
      const { documentId } = await findFile(file_id, owner, services);
      const opened = services.library.open(documentId, owner, exchange.signal);
      const { document, bytes } = await opened.catch(unlessDeleted(file_id));
      // Whatever it is, a browser saves it, and runs nothing in it.
      const headers = {
        'cache-control': 'private, no-store',
        'content-disposition': 'attachment',
        'content-length': String(document.sizeBytes),
        'x-content-type-options': 'nosniff',
      };
      return { contentType: 'application/octet-stream', headers, stream: bytes };
    },
  });
}

function deleteRoute(services: DocumentServices): Route {
  return defineRoute({
    ...common,
    ...file,
    operation: 'deleteFile',
    method: 'DELETE',
    summary: 'Delete a file for good',
    description: 'Deletes the document with everything derived from it, and removes it from all vector stores.',
    parameters,
    replies: {
      200: {
        description: 'It is deleted',
        schema: z.object({ id: z.string(), object: z.literal('file'), deleted: z.literal(true) }),
      },
      ...unknown,
      ...disabled,
    },
    examples: examples.remove,
    async handle({ exchange, path: { file_id } }) {
      const owner = services.library.ownerOf(exchange);
      const { documentId } = await findFile(file_id, owner, services);
      await services.library.remove(documentId, owner).catch(unlessDeleted(file_id));
      return { body: { id: file_id, object: 'file', deleted: true } };
    },
  });
}
