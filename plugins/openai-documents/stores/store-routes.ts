import {
  defineRoute,
  type JsonObject,
  keyCallerOf,
  type Route,
  type VectorStoreHit,
  type VectorStores,
  z,
} from '../../../core/api/index.js';
import { contextOf, type DocumentServices, type OwnerContext } from '../document-services.js';
import { listOf, listQuery, listReply, pageOf } from '../object-list.js';
import { common, placed } from '../route-places.js';
import { createStore, deleteStore, updateStore } from './change-stores.js';
import { governHits, governPhrases } from './govern-search.js';
import * as examples from './store-examples.js';
import { askAgain, storeObjects } from './store-objects.js';
import { findStore, listStores, type StoreRow } from './store-rows.js';
import * as schema from './store-schemas.js';

const stores = placed('/v1/vector_stores');
const store = placed('/v1/vector_stores/{vector_store_id}');
const parameters = { path: z.object({ vector_store_id: z.string() }) };
const usualResults = 10;
const disabled = { 403: { description: 'Documents are disabled on the connection' } };

/** What is refused when the store is not known, or the connection may not use documents. */
const refusals = { 404: { description: 'There is no such vector store' }, ...disabled };

/** `/v1/vector_stores`, without what is in the stores. */
export function storeRoutes(services: DocumentServices, searched: VectorStores): readonly Route[] {
  return [
    createRoute(services),
    listRoute(services),
    getRoute(services),
    updateRoute(services),
    deleteRoute(services),
    searchRoute(services, searched),
  ];
}

function createRoute(services: DocumentServices): Route {
  return defineRoute({
    ...common,
    ...stores,
    operation: 'createVectorStore',
    method: 'POST',
    summary: 'Create a vector store',
    description:
      'Creates a store, with files that have been uploaded already. It belongs to the organization: every connection with documents sees it, and finds those of its files that it may see.',
    body: schema.storeToCreate,
    replies: {
      200: { description: 'The store', schema: schema.storeObject },
      404: { description: 'One of the files does not exist' },
      403: { description: 'Documents are disabled on the connection, or it has as many stores as it may have' },
    },
    examples: examples.create,
    async handle({ exchange, body }) {
      const context = contextOf(exchange, services);
      return reply(await createStore(body, context), context);
    },
  });
}

async function reply(row: StoreRow, context: OwnerContext) {
  const [body] = await storeObjects([row], context);
  return { body, headers: askAgain };
}

function listRoute(services: DocumentServices): Route {
  return defineRoute({
    ...common,
    ...stores,
    operation: 'listVectorStores',
    method: 'GET',
    summary: 'List vector stores',
    description: 'Returns a page of the stores of the organization, the newest first.',
    parameters: { query: listQuery(100, 20) },
    replies: { 200: { description: 'The stores', schema: listReply(schema.storeObject) }, ...refusals },
    examples: examples.list,
    async handle({ exchange, query }) {
      const context = contextOf(exchange, services);
      const { owner } = context;
      const entities = services.database.fork();
      const find = async (id: string): Promise<string> => (await findStore(entities, id, owner)).storeId;
      const { items, hasMore } = await pageOf(query, find, (range) => listStores(entities, owner, range));
      return { body: listOf(await storeObjects(items, context), hasMore) };
    },
  });
}

function getRoute(services: DocumentServices): Route {
  return defineRoute({
    ...common,
    ...store,
    operation: 'getVectorStore',
    method: 'GET',
    summary: 'Get a vector store',
    description:
      'Returns a store, with how many of its files are in each state. It is `in_progress` until all are processed.',
    parameters,
    replies: { 200: { description: 'The store', schema: schema.storeObject }, ...refusals },
    examples: examples.get,
    async handle({ exchange, path }) {
      const context = contextOf(exchange, services);
      return reply(await findStore(services.database.fork(), path.vector_store_id, context.owner), context);
    },
  });
}

function updateRoute(services: DocumentServices): Route {
  return defineRoute({
    ...common,
    ...store,
    operation: 'updateVectorStore',
    method: 'POST',
    summary: 'Change a vector store',
    description: 'Changes the name, the metadata or the expiry; `expires_after: null` ends the expiry.',
    parameters,
    body: schema.storeChange,
    replies: { 200: { description: 'The store', schema: schema.storeObject }, ...refusals },
    examples: examples.update,
    async handle({ exchange, path, body }) {
      const context = contextOf(exchange, services);
      return reply(await updateStore(path.vector_store_id, body, context), context);
    },
  });
}

function deleteRoute(services: DocumentServices): Route {
  return defineRoute({
    ...common,
    ...store,
    operation: 'deleteVectorStore',
    method: 'DELETE',
    summary: 'Delete a vector store',
    description: 'Deletes a store. Its files stay.',
    parameters,
    replies: {
      200: {
        description: 'It is deleted',
        schema: z.object({ id: z.string(), object: z.literal('vector_store.deleted'), deleted: z.literal(true) }),
      },
      ...refusals,
    },
    examples: examples.remove,
    async handle({ exchange, path: { vector_store_id: id } }) {
      await deleteStore(id, contextOf(exchange, services));
      return { body: { id, object: 'vector_store.deleted', deleted: true } };
    },
  });
}

function searchRoute({ library, policies }: DocumentServices, searched: VectorStores): Route {
  return defineRoute({
    ...common,
    ...placed('/v1/vector_stores/{vector_store_id}/search'),
    operation: 'searchVectorStore',
    method: 'POST',
    summary: 'Search a vector store',
    description:
      'Returns passages of the files of the store, the best first. The policies of the connection apply to what is searched for and to what is found.',
    parameters,
    body: schema.storeSearch,
    replies: {
      200: { description: 'What was found; empty if nothing matches', schema: schema.searchPage },
      ...refusals,
    },
    examples: examples.search,
    async handle({ exchange, path, body }) {
      library.ownerOf(exchange);
      const { connection } = keyCallerOf(exchange);
      const { signal } = exchange;
      const phrases = await governPhrases([body.query].flat(), exchange, policies);
      const hits = await searched.search({
        storeIds: [path.vector_store_id],
        phrases,
        limit: body.max_num_results ?? usualResults,
        filters: (body.filters as JsonObject | null | undefined) ?? undefined,
        scoreThreshold: body.ranking_options?.score_threshold ?? undefined,
        exchange,
        connection,
        signal,
      });
      return { body: pageOfHits(body.query, await governHits(hits, exchange, policies)) };
    },
  });
}

function pageOfHits(
  query: string | readonly string[],
  hits: readonly VectorStoreHit[],
): z.output<typeof schema.searchPage> {
  return {
    object: 'vector_store.search_results.page',
    search_query: [query].flat(),
    data: hits.map(({ fileId, fileName, score, attributes, passages }) => ({
      file_id: fileId,
      filename: fileName,
      score,
      attributes,
      content: passages.map(({ text }) => ({ type: 'text', text })),
    })),
    has_more: false,
    next_page: null,
  };
}
