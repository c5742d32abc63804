import { defineRoute, type Exchange, originOf, type Route, z } from '../../../core/api/index.js';
import { findBatch, hasEnded, listBatches, ownerOf } from '../batch.js';
import { resultsOf } from '../batch-lines.js';
import type { BatchServices } from '../batch-services.js';
import { cancelBatch } from '../cancel-batch.js';
import { refused } from '../refused.js';
import { createMessages, deleteMessages, endpoint } from './change-messages.js';
import { messageBatch, messageBatchOf, messagesToCreate } from './message-batch.js';
import * as examples from './message-examples.js';

const form = 'messages';
const list = `${endpoint}/batches` as const;
const one = `${list}/{message_batch_id}` as const;
const parameters = { path: z.object({ message_batch_id: z.string() }) };
const unknown = { 404: { description: 'This connection has no such batch' } };

/** `/v1/messages/batches`: requests in the body, and results as JSONL. */
export function messageRoutes(services: BatchServices): readonly Route[] {
  const routes = [createRoute, listRoute, getRoute, cancelRoute, resultsRoute, deleteRoute];
  return routes.map((route) => route(services));
}

function createRoute(services: BatchServices): Route {
  return defineRoute({
    ...common(services),
    operation: 'createMessageBatch',
    method: 'POST',
    path: list,
    summary: 'Create a batch of messages',
    description:
      'Queues requests. Each is later sent as if by the key that created the batch, with its limits, policies and records; a wrong one is `errored` in the results.',
    body: messagesToCreate,
    replies: {
      200: { description: 'The batch', schema: messageBatch },
      400: { description: 'There are too many requests, or two with the same `custom_id`' },
      429: { description: 'The connection, or the organization, has as many unfinished batches as it may have' },
    },
    examples: examples.create,
    handle: async ({ exchange, body }) => ({
      body: messageBatchOf(await createMessages(body, exchange, services), addressFor(exchange, services)),
    }),
  });
}

function listRoute(services: BatchServices): Route {
  return defineRoute({
    ...common(services),
    operation: 'listMessageBatches',
    method: 'GET',
    path: list,
    summary: 'List batches of messages',
    description: 'Returns a page of the batches of the connection, the newest first.',
    parameters: {
      query: z.looseObject({
        limit: z.coerce.number().int().min(1).max(1_000).default(20),
        after_id: z.string().optional().describe('Id of the batch after which the page begins.'),
        before_id: z.string().optional().describe('Id of the batch before which the page ends.'),
      }),
    },
    replies: { 200: { description: 'The batches', schema: messageBatchList }, ...unknown },
    examples: examples.list,
    async handle({ exchange, query: { limit, after_id: after, before_id: before } }) {
      const page = { limit, after, before };
      const { batches, hasMore } = await listBatches(services.database.fork(), page, ownerOf(exchange, form));
      const data = batches.map((batch) => messageBatchOf(batch, addressFor(exchange, services)));
      const [first, last] = [data[0]?.id ?? null, data.at(-1)?.id ?? null];
      return { body: { data, first_id: first, last_id: last, has_more: hasMore } };
    },
  });
}

function getRoute(services: BatchServices): Route {
  return defineRoute({
    ...common(services),
    operation: 'getMessageBatch',
    method: 'GET',
    path: one,
    summary: 'Get a batch of messages',
    description: 'Returns a batch. When it has ended, `results_url` is the address of its results.',
    parameters,
    replies: { 200: { description: 'The batch', schema: messageBatch }, ...unknown },
    examples: examples.get,
    async handle({ exchange, path }) {
      const batch = await findBatch(services.database.fork(), path.message_batch_id, ownerOf(exchange, form));
      return { body: messageBatchOf(batch, addressFor(exchange, services)) };
    },
  });
}

function cancelRoute(services: BatchServices): Route {
  return defineRoute({
    ...common(services),
    operation: 'cancelMessageBatch',
    method: 'POST',
    path: `${one}/cancel`,
    summary: 'Cancel a batch of messages',
    description:
      'Requests that are running are finished, and no others are sent. A batch that has ended stays as it is.',
    parameters,
    replies: {
      200: { description: 'The batch, which is `canceling` if it has not ended', schema: messageBatch },
      ...unknown,
    },
    examples: examples.cancel,
    async handle({ exchange, path }) {
      const batch = await cancelBatch(path.message_batch_id, ownerOf(exchange, form), services);
      return { body: messageBatchOf(batch, addressFor(exchange, services)) };
    },
  });
}

function resultsRoute(services: BatchServices): Route {
  return defineRoute({
    ...common(services),
    operation: 'getMessageBatchResults',
    method: 'GET',
    path: `${one}/results`,
    summary: 'Get the results of a batch of messages',
    description: 'Returns a line of JSON for each request, in the order of the requests.',
    parameters,
    replies: {
      200: { description: 'The results', contentType: 'application/x-jsonl' },
      ...unknown,
      409: { description: 'The batch has not ended' },
    },
    examples: examples.results,
    async handle({ exchange, path: { message_batch_id: id } }) {
      const batch = await findBatch(services.database.fork(), id, ownerOf(exchange, form));
      if (!hasEnded(batch)) throw refused(`The batch "${id}" has not ended yet, and has no results.`);
      return { contentType: 'application/x-jsonl', stream: resultsOf(services.database, batch.batchId) };
    },
  });
}

function deleteRoute(services: BatchServices): Route {
  return defineRoute({
    ...common(services),
    operation: 'deleteMessageBatch',
    method: 'DELETE',
    path: one,
    summary: 'Delete a batch of messages',
    description: 'Deletes a batch that has ended, with its results.',
    parameters,
    replies: {
      200: {
        description: 'It is deleted',
        schema: z.object({ id: z.string(), type: z.literal('message_batch_deleted') }),
      },
      ...unknown,
      409: { description: 'The batch has not ended' },
    },
    examples: examples.remove,
    async handle({ exchange, path: { message_batch_id: id } }) {
      await deleteMessages(id, ownerOf(exchange, form), services);
      return { body: { id, type: 'message_batch_deleted' } };
    },
  });
}

function common({ calls }: BatchServices) {
  return { access: { kind: 'connection-key' }, tag: 'Batches', errors: calls.errorsOf(endpoint) } as const;
}

/** Where the batches are for this client. */
function addressFor(exchange: Exchange, { info }: BatchServices): string {
  const prefix = exchange.connectionIdInPath === undefined ? '' : `/c/${exchange.connectionIdInPath}`;
  return `${originOf(exchange, info)}${prefix}${list}`;
}

const messageBatchList = z.object({
  data: z.array(messageBatch),
  first_id: z.string().nullable(),
  last_id: z.string().nullable(),
  has_more: z.boolean(),
});
