import { after, defineRoute, type Exchange, type Route, z } from '../../../../core/api/index.js';
import { invalid, unsupported } from '../../request-object.js';
import { secretIn } from '../../stored-items/item-id.js';
import type { ItemStore } from '../../stored-items/item-store.js';
import { findConversation } from './find-conversation.js';
import type { Place } from './resolve-references.js';
import { cancelExamples, deleteExamples, fetchExamples, inputItemExamples } from '../response-examples.js';
import { responseError } from '../response-error.js';
import { DeletedResponse, InputItemList, ResponseObject } from '../response-schemas.js';
import { mostBytes, responseNotFound } from './stored-errors.js';
import { findObject } from './find-object.js';
import { inputItems } from './stored-object.js';

const path = '/v1/responses/{response_id}';
const common = { access: { kind: 'connection-key' }, tag: 'OpenAI dialect', errors: responseError } as const;
const parameters = { path: z.object({ response_id: z.string() }) };
const unknown = { 404: { description: 'No such response is stored' } };

/**
 * The routes of stored responses.
 *
 * @param store undefined if nothing is stored
 */
export function storedRoutes(store: ItemStore | undefined): readonly Route[] {
  return [getResponse(store), deleteResponse(store), listInputItems(store), cancelResponse];
}

function getResponse(store: ItemStore | undefined): Route {
  return defineRoute({
    ...common,
    operation: 'getResponse',
    method: 'GET',
    path,
    summary: 'Get a stored response',
    description: 'Returns a response that was created with `store`, through the same connection.',
    examples: fetchExamples,
    parameters: {
      ...parameters,
      query: z.looseObject({
        stream: z.enum(['true', 'false']).optional().describe('true is not supported.'),
        starting_after: z.string().optional().describe('Not supported.'),
      }),
    },
    replies: { 200: { description: 'The response', schema: ResponseObject }, ...unknown },
    handle({ exchange, path: { response_id }, query }) {
      if (query.stream === 'true') throw noBackground('stream');
      if (query.starting_after !== undefined) throw noBackground('starting_after');
      const { secret, place } = searchFor(response_id, exchange, store);
      return after(findObject(secret, place), (body) => ({ body }));
    },
  });
}

function deleteResponse(store: ItemStore | undefined): Route {
  return defineRoute({
    ...common,
    operation: 'deleteResponse',
    method: 'DELETE',
    path,
    summary: 'Delete a stored response',
    description: 'Deletes a stored response for good. Later requests cannot refer to it.',
    examples: deleteExamples,
    parameters,
    replies: { 200: { description: 'It is deleted', schema: DeletedResponse }, ...unknown },
    async handle({ exchange, path: { response_id } }) {
      const { secret, place } = searchFor(response_id, exchange, store);
      if (!(await place.store.delete(secret, place))) throw responseNotFound(place);
      return { body: { id: response_id, object: 'response', deleted: true } };
    },
  });
}

function listInputItems(store: ItemStore | undefined): Route {
  return defineRoute({
    ...common,
    operation: 'listResponseInputItems',
    method: 'GET',
    path: `${path}/input_items`,
    summary: 'List the items that a stored response was generated from',
    description: 'Returns a page of the items of the request, including those of earlier responses that it continued.',
    examples: inputItemExamples,
    parameters: {
      ...parameters,
      query: z.looseObject({
        limit: z.coerce.number().int().min(1).max(100).default(20),
        order: z.enum(['asc', 'desc']).default('desc').describe('The order by position in the conversation.'),
        after: z.string().optional().describe('Id of the item after which the list begins.'),
      }),
    },
    replies: { 200: { description: 'The items', schema: InputItemList }, ...unknown },
    handle({ exchange, path: { response_id }, query: { limit, order, after: last }, occupies }) {
      const { secret, place } = searchFor(response_id, exchange, store);
      return after(findConversation(secret, place, 'response_id'), (conversation) => {
        // A short request may refer to a long conversation.
        occupies(conversation.bytes);
        const items = order === 'asc' ? inputItems(conversation) : inputItems(conversation).toReversed();
        const start = last === undefined ? 0 : items.findIndex(({ id }) => id === last) + 1;
        if (last !== undefined && start === 0) throw invalid('after', 'the id of an item of this list', undefined);
        const data = items.slice(start, start + limit);
        const [first_id, last_id] = [data[0]?.['id'] ?? null, data.at(-1)?.['id'] ?? null];
        return { body: { object: 'list', data, first_id, last_id, has_more: start + limit < items.length } };
      });
    },
  });
}

const cancelResponse = defineRoute({
  ...common,
  operation: 'cancelResponse',
  method: 'POST',
  path: `${path}/cancel`,
  summary: 'Not supported: cancel a response in the background',
  description:
    'Always refused, because responses are not generated in the background. To end one, close the connection of its request.',
  examples: cancelExamples,
  parameters,
  replies: { 400: { description: 'Responses are not generated in the background' }, ...unknown },
  handle() {
    throw noBackground('response_id');
  },
});

/** The response with this id, and where to look for it. */
function searchFor(id: string, { connection: owner, signal }: Exchange, store: ItemStore | undefined) {
  if (!store || !owner) throw responseNotFound(undefined);
  const place: Place = { store, owner, signal, maxBytes: mostBytes };
  const secret = secretIn(id);
  if (secret === undefined) throw responseNotFound(place);
  return { secret, place };
}

function noBackground(field: string) {
  return unsupported(
    field,
    'Responses are not generated in the background, so they can be neither cancelled nor streamed again. Get the whole response without "stream"; to stop one, close its connection.',
  );
}
