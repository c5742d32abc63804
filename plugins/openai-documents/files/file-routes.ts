import type { ClientFiles } from '../../../core/api/database.js';
import { type Clock, defineRoute, type Route, storableText, z } from '../../../core/api/index.js';
import { listOf, listQuery, listReply } from '../object-list.js';
import { common, placed } from '../route-places.js';
import * as examples from './file-examples.js';
import { fileObject, fileOf, purposes, usualPurpose } from './file-object.js';
import { expiry, uploadFields } from './upload-fields.js';

const all = placed('/v1/files');
const one = placed('/v1/files/{file_id}');
const parameters = { path: z.object({ file_id: z.string() }) };
const unknown = { 404: { description: 'There is no such file, or this connection may not see it' } };
const disabled = { 403: { description: 'Documents are disabled on the connection' } };

const form = z
  .object({
    file: z.string().meta({ format: 'binary' }),
    purpose: z.enum(purposes),
    'expires_after[anchor]': z.literal('created_at').optional(),
    'expires_after[seconds]': z.int().min(expiry.least).max(expiry.most).optional(),
  })
  .meta({ id: 'FileForm' });

/** `/v1/files`: the documents that the connection may see. */
export function fileRoutes(files: ClientFiles, clock: Clock): readonly Route[] {
  return [createRoute(files, clock), listRoute(files), getRoute(files), contentRoute(files), deleteRoute(files)];
}

function createRoute(files: ClientFiles, clock: Clock): Route {
  return defineRoute({
    ...common,
    ...all,
    operation: 'createFile',
    method: 'POST',
    summary: 'Upload a file',
    description:
      'Creates a document from the file of a form while it arrives, and queues it for processing. Its id works wherever the id of a file is expected, and management operations show the same document.',
    takesStream: true,
    form,
    replies: {
      200: { description: 'The file; it is `processed` some seconds later', schema: fileObject },
      400: { description: 'The form, the purpose or the kind of file is not allowed' },
      403: { description: 'Documents are disabled on the connection, or it has as many as it may have' },
    },
    examples: examples.create,
    handle: async (request) => ({ body: fileOf(await files.upload(request, uploadFields(clock))) }),
  });
}

function listRoute(files: ClientFiles): Route {
  return defineRoute({
    ...common,
    ...all,
    operation: 'listFiles',
    method: 'GET',
    summary: 'List files',
    description:
      'Returns a page of the documents that the connection may see, including those that were uploaded through signed URLs.',
    parameters: {
      query: listQuery(10_000, 10_000)
        .omit({ before: true })
        .extend({ purpose: storableText({ most: 100 }).optional().describe('Only files with this purpose.') }),
    },
    replies: { 200: { description: 'The files', schema: listReply(fileObject) }, ...unknown, ...disabled },
    examples: examples.list,
    async handle({ exchange, query: { purpose, ...page } }) {
      const noted = purpose === usualPurpose ? null : purpose;
      const { items, hasMore } = await files.list({ ...page, purpose: noted }, exchange);
      return { body: listOf(items.map(fileOf), hasMore) };
    },
  });
}

function getRoute(files: ClientFiles): Route {
  return defineRoute({
    ...common,
    ...one,
    operation: 'getFile',
    method: 'GET',
    summary: 'Get a file',
    description: 'Returns what is known about a file; `status_details` says why it could not be processed.',
    parameters,
    replies: { 200: { description: 'The file', schema: fileObject }, ...unknown, ...disabled },
    examples: examples.get,
    handle: async ({ exchange, path }) => ({ body: fileOf(await files.find(path.file_id, exchange)) }),
  });
}

function contentRoute(files: ClientFiles): Route {
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
    handle: ({ exchange, path }) => files.content(path.file_id, exchange),
  });
}

function deleteRoute(files: ClientFiles): Route {
  return defineRoute({
    ...common,
    ...one,
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
      await files.remove(file_id, exchange);
      return { body: { id: file_id, object: 'file', deleted: true } };
    },
  });
}
