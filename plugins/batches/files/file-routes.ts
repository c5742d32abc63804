import type { ClientFiles } from '../../../core/api/database.js';
import { defineRoute, type Route, z } from '../../../core/api/index.js';
import { findBatch, listBatches, ownerOf } from '../batch.js';
import type { BatchServices } from '../batch-services.js';
import { cancelBatch } from '../cancel-batch.js';
import { batchObject, batchOf, batchToCreate } from './batch-object.js';
import { createBatch } from './create-batch.js';
import * as examples from './file-examples.js';

const form = 'files';
const batches = '/v1/batches';
const one = `${batches}/{request_batch_id}` as const;
const parameters = { path: z.object({ request_batch_id: z.string() }) };
const unknown = { 404: { description: 'This connection has no such batch' } };

/** `/v1/batches`: requests in a file, and results in files. */
export function fileRoutes(files: ClientFiles, services: BatchServices): readonly Route[] {
  return [
    createRoute(files, services),
    listRoute(files, services),
    getRoute(files, services),
    cancelRoute(files, services),
  ];
}

function createRoute(files: ClientFiles, services: BatchServices): Route {
  return defineRoute({
    ...common(services),
    operation: 'createBatch',
    method: 'POST',
    ...at(batches),
    summary: 'Create a batch from a file of requests',
    description:
      'Queues the requests of a file that was uploaded with the purpose `batch`. Each is later sent as if by the key that created the batch, with its limits, policies and records. The lines of the file are checked later, too: a batch with a wrong one is `failed`, and its `errors` say why.',
    body: batchToCreate,
    replies: {
      200: { description: 'The batch', schema: batchObject },
      400: { description: 'The endpoint or the file is not allowed' },
      403: { description: 'Documents are disabled on the connection' },
      404: { description: 'There is no such file, or this connection may not see it' },
      429: { description: 'The connection, or the organization, has as many unfinished batches as it may have' },
    },
    examples: examples.create,
    handle: async ({ exchange, body }) => ({
      body: batchOf(await createBatch(body, exchange, files, services), files),
    }),
  });
}

function listRoute(files: ClientFiles, services: BatchServices): Route {
  return defineRoute({
    ...common(services),
    operation: 'listBatches',
    method: 'GET',
    ...at(batches),
    summary: 'List batches',
    description: 'Returns a page of the batches of the connection, the newest first.',
    parameters: {
      query: z.looseObject({
        limit: z.coerce.number().int().min(1).max(100).default(20),
        after: z.string().optional().describe('Id of the batch after which the list begins.'),
      }),
    },
    replies: { 200: { description: 'The batches', schema: batchList }, ...unknown },
    examples: examples.list,
    async handle({ exchange, query }) {
      const { batches, hasMore } = await listBatches(services.database.fork(), query, ownerOf(exchange, form));
      const data = batches.map((batch) => batchOf(batch, files));
      const [first, last] = [data[0]?.id ?? null, data.at(-1)?.id ?? null];
      return { body: { object: 'list', data, first_id: first, last_id: last, has_more: hasMore } };
    },
  });
}

function getRoute(files: ClientFiles, services: BatchServices): Route {
  return defineRoute({
    ...common(services),
    operation: 'getBatch',
    method: 'GET',
    ...at(one),
    summary: 'Get a batch',
    description:
      'Returns a batch, with how many of its requests are in each state and, when it has ended, the ids of its result files.',
    parameters,
    replies: { 200: { description: 'The batch', schema: batchObject }, ...unknown },
    examples: examples.get,
    handle: async ({ exchange, path }) => ({
      body: batchOf(await findBatch(services.database.fork(), path.request_batch_id, ownerOf(exchange, form)), files),
    }),
  });
}

function cancelRoute(files: ClientFiles, services: BatchServices): Route {
  return defineRoute({
    ...common(services),
    operation: 'cancelBatch',
    method: 'POST',
    ...at(`${one}/cancel`),
    summary: 'Cancel a batch',
    description:
      'Requests that are running are finished, and no others are sent. The batch is then `cancelled`, with the results so far. A batch that has ended stays as it is.',
    parameters,
    replies: {
      200: { description: 'The batch, which is `cancelling` if it has not ended', schema: batchObject },
      ...unknown,
    },
    examples: examples.cancel,
    handle: async ({ exchange, path }) => ({
      body: batchOf(await cancelBatch(path.request_batch_id, ownerOf(exchange, form), services), files),
    }),
  });
}

function common({ calls }: BatchServices) {
  return {
    access: { kind: 'connection-key' },
    tag: 'Batches',
    errors: calls.errorsOf('/v1/chat/completions'),
  } as const;
}

/** A path, the same without `/v1`, and those where Azure's clients call it. */
function at<P extends string>(path: P) {
  const keyIn = { header: 'api-key' };
  const short = path.slice('/v1'.length);
  const others = [`/openai${path}`, `/openai${short}`].map((other) => ({ path: other, keyIn }));
  return { path, alsoAt: [{ path: short }, ...others] };
}

const batchList = z.object({
  object: z.literal('list'),
  data: z.array(batchObject),
  first_id: z.string().nullable(),
  last_id: z.string().nullable(),
  has_more: z.boolean(),
});
