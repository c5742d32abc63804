import type { ClientFiles } from '../../core/api/database.js';
import {
  type Clock,
  defineRoute,
  type Exchange,
  fieldRefused,
  type Reply,
  type Route,
  z,
} from '../../core/api/index.js';
import { encodeError } from './error-body.js';
import * as examples from './file-examples.js';
import { deletedFile, fileMetadata, filePage, metadataOf, pageOf } from './file-object.js';

/** In seconds: an hour, and ninety days. */
const expiry = { least: 3_600, most: 7_776_000 };
const mostAtOnce = 1_000;

const common = { access: { kind: 'connection-key' }, tag: 'Anthropic', errors: encodeError } as const;
const all = placed('/v1/files');
const one = placed('/v1/files/{file_id}');
const parameters = { path: z.object({ file_id: z.string() }) };
const unknown = { 404: { description: 'There is no such file, or this connection may not see it' } };
const disabled = { 403: { description: 'Documents are disabled on the connection' } };

const form = z
  .object({
    file: z.string().meta({ format: 'binary' }),
    expires_in_seconds: z.int().min(expiry.least).max(expiry.most).optional(),
  })
  .meta({ id: 'AnthropicFileForm' });

const listQuery = z.looseObject({
  limit: z.coerce.number().int().min(1).max(mostAtOnce).default(20),
  page: z.string().optional().describe('The `next_page` of the page before.'),
  after_id: z.string().optional().describe('Id of the file after which the page begins.'),
  before_id: z.string().optional().describe('Id of the file before which the page ends.'),
  'ids[]': z.array(z.string()).max(100).optional().describe('Only these files, all on one page.'),
  scope_id: z.string().optional().describe('No file belongs to a session here, so none is found.'),
});

/** The same files as those of another API with the same paths, which requests reach without the headers of this one. */
export function fileRoutes(files: ClientFiles, clock: Clock): readonly Route[] {
  return [uploadRoute(files, clock), listRoute(files), getRoute(files), contentRoute(files), deleteRoute(files)];
}

/** Where a route is served: where SDKs call it, and where no header is needed to tell it from another API's. */
function placed<P extends string>(path: P) {
  return { path: `/anthropic${path}`, alsoAt: [{ path, onlyRecognized: true }] } as const;
}

function uploadRoute(files: ClientFiles, clock: Clock): Route {
  return defineRoute({
    ...common,
    ...all,
    operation: 'createAnthropicFile',
    method: 'POST',
    summary: 'Upload a file in Anthropic’s form',
    description:
      'Creates a document from the file of a form while it arrives, as `createFile` does. Messages to models of any provider may name it. Requests with the header `anthropic-version` may also use `/v1/files`.',
    takesStream: true,
    form,
    replies: {
      200: { description: 'The file', schema: fileMetadata },
      400: { description: 'The form or the kind of file is not allowed' },
      403: { description: 'Documents are disabled on the connection, or it has as many as it may have' },
    },
    examples: examples.upload,
    async handle(request) {
      const details = (fields: ReadonlyMap<string, string>) => ({ expiresAt: expiryIn(fields, clock.now()) });
      return answer(request.exchange, { body: metadataOf(await files.upload(request, { details })) });
    },
  });
}

function expiryIn(fields: ReadonlyMap<string, string>, now: number): number | undefined {
  const seconds = fields.get('expires_in_seconds');
  if (seconds === undefined) return undefined;
  const after = /^\d{1,9}$/.test(seconds) ? Number(seconds) : 0;
  if (after < expiry.least || after > expiry.most)
    throw fieldRefused('expires_in_seconds', `must be a whole number from ${expiry.least} to ${expiry.most}`);
  return now + after * 1000;
}

function listRoute(files: ClientFiles): Route {
  return defineRoute({
    ...common,
    ...all,
    operation: 'listAnthropicFiles',
    method: 'GET',
    summary: 'List files in Anthropic’s form',
    description: 'Returns a page of the documents that the connection may see, the newest first.',
    parameters: { query: listQuery },
    replies: { 200: { description: 'The files', schema: filePage }, ...unknown, ...disabled },
    examples: examples.list,
    async handle({ exchange, query }) {
      const { limit, page, after_id: after = page, before_id: before, 'ids[]': ids, scope_id: scope } = query;
      if (ids) return answer(exchange, { body: pageOf(await files.findAll(ids, exchange), false) });
      const { items, hasMore } = await files.list({ limit, order: 'desc', after, before }, exchange);
      return answer(exchange, { body: scope === undefined ? pageOf(items, hasMore) : pageOf([], false) });
    },
  });
}

function getRoute(files: ClientFiles): Route {
  return defineRoute({
    ...common,
    ...one,
    operation: 'getAnthropicFile',
    method: 'GET',
    summary: 'Get the metadata of a file in Anthropic’s form',
    description: 'Returns what is known about a file, of any purpose.',
    parameters,
    replies: { 200: { description: 'The file', schema: fileMetadata }, ...unknown, ...disabled },
    examples: examples.get,
    handle: async ({ exchange, path }) =>
      answer(exchange, { body: metadataOf(await files.find(path.file_id, exchange)) }),
  });
}

function contentRoute(files: ClientFiles): Route {
  return defineRoute({
    ...common,
    ...placed('/v1/files/{file_id}/content'),
    operation: 'getAnthropicFileContent',
    method: 'GET',
    summary: 'Download a file for clients of Anthropic’s API',
    description: 'Returns the bytes of the file as they were uploaded. Every file can be downloaded.',
    parameters,
    replies: {
      200: { description: 'The content', contentType: 'application/octet-stream' },
      ...unknown,
      ...disabled,
    },
    examples: examples.content,
    handle: async ({ exchange, path }) => answer(exchange, await files.content(path.file_id, exchange)),
  });
}

function deleteRoute(files: ClientFiles): Route {
  return defineRoute({
    ...common,
    ...one,
    operation: 'deleteAnthropicFile',
    method: 'DELETE',
    summary: 'Delete a file for good, in Anthropic’s form',
    description: 'Deletes the document with everything derived from it.',
    parameters,
    replies: { 200: { description: 'It is deleted', schema: deletedFile }, ...unknown, ...disabled },
    examples: examples.remove,
    async handle({ exchange, path: { file_id: id } }) {
      await files.remove(id, exchange);
      return answer(exchange, { body: { id, type: 'file_deleted' } });
    },
  });
}

/** With the header in which the SDKs look for the id of the request. */
function answer({ id }: Exchange, reply: Reply): Reply {
  return { ...reply, headers: { ...reply.headers, 'request-id': id } };
}
