import { defineRoute, type Route, stringifyJson, z } from '../../../core/api/index.js';
import { contextOf, type DocumentServices, type OwnerContext } from '../document-services.js';
import { listOf, type ListQuery, listQuery, listReply, pageOf } from '../object-list.js';
import { common, placed } from '../route-places.js';
import { addFile, cancelBatch, createBatch, findBatch, removeFile, updateFile } from './change-files.js';
import * as examples from './store-examples.js';
import { type FileScope, findFileIn, findStoreFile, listStoreFiles } from './store-files.js';
import { askAgain, batchOf, statusOf, type StoreFileStatus, storeFileOf } from './store-objects.js';
import { findStore } from './store-rows.js';
import * as schema from './store-schemas.js';

const inStore = '/v1/vector_stores/{vector_store_id}';
const files = placed(`${inStore}/files`);
const file = placed(`${inStore}/files/{file_id}`);
const batches = placed(`${inStore}/file_batches`);
const batch = placed(`${inStore}/file_batches/{batch_id}`);
const storePath = z.object({ vector_store_id: z.string() });
const filePath = storePath.extend({ file_id: z.string() });
const batchPath = storePath.extend({ batch_id: z.string() });
const refusals = {
  403: { description: 'Documents are disabled on the connection' },
  404: { description: 'There is no such vector store, file or batch' },
};
const added = {
  ...refusals,
  403: { description: 'Documents are disabled on the connection, or the store has as many files as it may have' },
};
const fileReply = { 200: { description: 'The file', schema: schema.storeFileObject } };
const batchReply = { 200: { description: 'The batch', schema: schema.batchObject } };
const filesReply = { 200: { description: 'The files', schema: listReply(schema.storeFileObject) } };
const filesQuery = listQuery(100, 20).extend({ filter: z.enum(schema.fileStatuses).optional() });

/** What is in vector stores: files, and batches of them. */
export function storeFileRoutes(services: DocumentServices): readonly Route[] {
  return [
    addRoute(services),
    listRoute(services),
    getRoute(services),
    updateRoute(services),
    removeRoute(services),
    contentRoute(services),
    createBatchRoute(services),
    getBatchRoute(services),
    cancelBatchRoute(services),
    listBatchRoute(services),
  ];
}

function addRoute(services: DocumentServices): Route {
  return defineRoute({
    ...common,
    ...files,
    operation: 'createVectorStoreFile',
    method: 'POST',
    summary: 'Add a file to a vector store',
    description: 'Adds a file, or changes the attributes of one that is in the store already.',
    parameters: { path: storePath },
    body: schema.fileToAdd,
    replies: { ...fileReply, ...added },
    examples: examples.addFile,
    async handle({ exchange, path, body }) {
      const found = await addFile(path.vector_store_id, body, contextOf(exchange, services));
      return { body: storeFileOf(found), headers: askAgain };
    },
  });
}

function listRoute(services: DocumentServices): Route {
  return defineRoute({
    ...common,
    ...files,
    operation: 'listVectorStoreFiles',
    method: 'GET',
    summary: 'List the files of a vector store',
    description: 'Returns a page of the files of the store that the connection may see.',
    parameters: { path: storePath, query: filesQuery },
    replies: { ...filesReply, ...refusals },
    examples: examples.listFiles,
    async handle({ exchange, path, query }) {
      const context = contextOf(exchange, services);
      const { storeId } = await findStore(services.database.fork(), path.vector_store_id, context.owner);
      return { body: await pageOfFiles({ storeId }, query, context) };
    },
  });
}

async function pageOfFiles(
  scope: FileScope,
  query: ListQuery & { readonly filter?: StoreFileStatus | undefined },
  context: OwnerContext,
) {
  const find = async (id: string): Promise<string> => (await findStoreFile(scope.storeId, id, context)).documentId;
  const { items, hasMore } = await pageOf(query, find, (range) =>
    listStoreFiles(scope, range, (found) => query.filter === undefined || statusOf(found) === query.filter, context),
  );
  return listOf(items.map(storeFileOf), hasMore);
}

function getRoute(services: DocumentServices): Route {
  return defineRoute({
    ...common,
    ...file,
    operation: 'getVectorStoreFile',
    method: 'GET',
    summary: 'Get a file of a vector store',
    description: 'Returns the state of a file; `last_error` says why it could not be processed.',
    parameters: { path: filePath },
    replies: { ...fileReply, ...refusals },
    examples: examples.getFile,
    async handle({ exchange, path }) {
      const found = await findFileIn(path.vector_store_id, path.file_id, contextOf(exchange, services));
      return { body: storeFileOf(found), headers: askAgain };
    },
  });
}

function updateRoute(services: DocumentServices): Route {
  return defineRoute({
    ...common,
    ...file,
    operation: 'updateVectorStoreFile',
    method: 'POST',
    summary: 'Change the attributes of a file in a vector store',
    description: 'Replaces all attributes that the file has in this store, by which searches can be filtered.',
    parameters: { path: filePath },
    body: schema.attributeChange,
    replies: { ...fileReply, ...refusals },
    examples: examples.updateFile,
    async handle({ exchange, path: { vector_store_id, file_id }, body }) {
      const context = contextOf(exchange, services);
      const changed = await updateFile(vector_store_id, file_id, body.attributes ?? {}, context);
      return { body: storeFileOf(changed) };
    },
  });
}

function removeRoute(services: DocumentServices): Route {
  return defineRoute({
    ...common,
    ...file,
    operation: 'deleteVectorStoreFile',
    method: 'DELETE',
    summary: 'Remove a file from a vector store',
    description: 'Removes a file from the store. The file itself stays.',
    parameters: { path: filePath },
    replies: {
      200: {
        description: 'It is removed',
        schema: z.object({ id: z.string(), object: z.literal('vector_store.file.deleted'), deleted: z.literal(true) }),
      },
      ...refusals,
    },
    examples: examples.removeFile,
    async handle({ exchange, path: { vector_store_id, file_id: id } }) {
      await removeFile(vector_store_id, id, contextOf(exchange, services));
      return { body: { id, object: 'vector_store.file.deleted', deleted: true } };
    },
  });
}

function contentRoute(services: DocumentServices): Route {
  return defineRoute({
    ...common,
    ...placed(`${inStore}/files/{file_id}/content`),
    operation: 'getVectorStoreFileContent',
    method: 'GET',
    summary: 'Get the text of a file in a vector store',
    description: 'Returns all passages that the file was divided into; none while it is being processed.',
    parameters: { path: filePath },
    replies: { 200: { description: 'The passages', schema: schema.contentPage }, ...refusals },
    examples: examples.fileContent,
    async handle({ exchange, path }) {
      const context = contextOf(exchange, services);
      const { documentId } = await findFileIn(path.vector_store_id, path.file_id, context);
      return {
        contentType: 'application/json',
        stream: contentOf(services.library.passages(documentId, context.owner)),
      };
    },
  });
}

/** The content page in pieces, because a long document has tens of megabytes of text. */
async function* contentOf(passages: AsyncIterable<{ readonly text: string }>): AsyncGenerator<string> {
  let separator = '{"object":"vector_store.file_content.page","data":[';
  for await (const { text } of passages) {
    yield separator + stringifyJson({ type: 'text', text });
    separator = ',';
  }
  yield `${separator === ',' ? '' : separator}],"has_more":false,"next_page":null}`;
}

function createBatchRoute(services: DocumentServices): Route {
  return defineRoute({
    ...common,
    ...batches,
    operation: 'createVectorStoreFileBatch',
    method: 'POST',
    summary: 'Add files to a vector store',
    description: 'Adds all files or none. `attributes` are those of each file in `file_ids`.',
    parameters: { path: storePath },
    body: schema.batchToCreate,
    replies: { ...batchReply, ...added },
    examples: examples.createBatch,
    async handle({ exchange, path: { vector_store_id: id }, body }) {
      const context = contextOf(exchange, services);
      const { files: described, file_ids, attributes } = body;
      const given = described ?? (file_ids ?? []).map((file_id) => ({ file_id, attributes }));
      return { body: await batchOf(await createBatch(id, given, context), context), headers: askAgain };
    },
  });
}

function getBatchRoute(services: DocumentServices): Route {
  return defineRoute({
    ...common,
    ...batch,
    operation: 'getVectorStoreFileBatch',
    method: 'GET',
    summary: 'Get a batch of files',
    description:
      'Returns a batch, with how many of its files are in each state. It is `in_progress` until all are processed.',
    parameters: { path: batchPath },
    replies: { ...batchReply, ...refusals },
    examples: examples.getBatch,
    async handle({ exchange, path }) {
      const context = contextOf(exchange, services);
      const found = await findBatch(path.vector_store_id, path.batch_id, context);
      return { body: await batchOf(found, context), headers: askAgain };
    },
  });
}

function cancelBatchRoute(services: DocumentServices): Route {
  return defineRoute({
    ...common,
    ...placed(`${batch.path}/cancel`),
    operation: 'cancelVectorStoreFileBatch',
    method: 'POST',
    summary: 'Cancel a batch of files',
    description:
      'Files of the batch that are not processed yet are not found in the store. They stay, and are processed as documents.',
    parameters: { path: batchPath },
    replies: { ...batchReply, ...refusals },
    examples: examples.cancelBatch,
    async handle({ exchange, path: { vector_store_id: id, batch_id } }) {
      const context = contextOf(exchange, services);
      return { body: await batchOf(await cancelBatch(id, batch_id, context), context) };
    },
  });
}

function listBatchRoute(services: DocumentServices): Route {
  return defineRoute({
    ...common,
    ...placed(`${batch.path}/files`),
    operation: 'listVectorStoreFileBatchFiles',
    method: 'GET',
    summary: 'List the files of a batch',
    description: 'Returns a page of the files of a batch that are still in the store.',
    parameters: { path: batchPath, query: filesQuery },
    replies: { ...filesReply, ...refusals },
    examples: examples.listBatch,
    async handle({ exchange, path, query }) {
      const context = contextOf(exchange, services);
      const found = await findBatch(path.vector_store_id, path.batch_id, context);
      return { body: await pageOfFiles(found, query, context) };
    },
  });
}
