import { type EntityManager, epochMilliseconds } from '../../../core/api/database.js';
import { type FileAttributes, newId } from '../../../core/api/index.js';
import type { OwnerContext } from '../document-services.js';
import { unknownBatch, unknownFile } from '../object-errors.js';
import { uuidIn } from '../object-ids.js';
import { audit, inStore } from './store-change.js';
import { addFiles, type FileToAdd, findFileIn, findStoreFile, readRows, type StoreFile } from './store-files.js';
import type { BatchRow } from './store-objects.js';
import { findStore } from './store-rows.js';

/** `createVectorStoreFile`. @throws GatewayError `GW_VECTOR_STORE_UNKNOWN`, `GW_FILE_UNKNOWN` (404), `GW_VECTOR_STORE_LIMIT` (403) */
export async function addFile(id: string, file: FileToAdd, context: OwnerContext): Promise<StoreFile> {
  const { storeId } = await inStore(id, context, async (entities, store) => {
    await addFiles(entities, store, [file], context);
    const after = { file: file.file_id, attributes: { ...file.attributes } };
    await audit(entities, { action: 'vectorStore.addFile', storeId: store.storeId, name: store.name, after }, context);
    return store;
  });
  return findStoreFile(storeId, file.file_id, context);
}

/** `updateVectorStoreFile`. @throws GatewayError `GW_VECTOR_STORE_UNKNOWN`, `GW_FILE_UNKNOWN` (404) */
export async function updateFile(
  id: string,
  fileId: string,
  attributes: FileAttributes,
  context: OwnerContext,
): Promise<StoreFile> {
  const known = await findFileIn(id, fileId, context);
  await inStore(id, context, async (entities, { storeId, name }) => {
    const changed = await entities.execute<unknown[]>(
      'update openai_documents_file set attributes = ?::jsonb where store_id = ? and document_id = ? returning 1',
      [JSON.stringify(attributes), storeId, known.documentId],
    );
    if (changed.length === 0) throw unknownFile(fileId);
    const [before, after] = [known.attributes, attributes].map((each) => ({ file: fileId, attributes: { ...each } }));
    await audit(entities, { action: 'vectorStore.updateFile', storeId, name, before, after }, context);
  });
  return { ...known, attributes };
}

/** `deleteVectorStoreFile`: the file itself stays. @throws GatewayError `GW_VECTOR_STORE_UNKNOWN`, `GW_FILE_UNKNOWN` (404) */
export async function removeFile(id: string, fileId: string, context: OwnerContext): Promise<void> {
  const { documentId } = await findFileIn(id, fileId, context);
  await inStore(id, context, async (entities, { storeId, name }) => {
    const removed = await entities.execute<unknown[]>(
      'delete from openai_documents_file where store_id = ? and document_id = ? returning 1',
      [storeId, documentId],
    );
    if (removed.length === 0) throw unknownFile(fileId);
    await audit(entities, { action: 'vectorStore.removeFile', storeId, name, before: { file: fileId } }, context);
  });
}

/** `createVectorStoreFileBatch`. @throws GatewayError as {@link addFile} */
export function createBatch(id: string, files: readonly FileToAdd[], context: OwnerContext): Promise<BatchRow> {
  const { owner, services } = context;
  const now = services.clock.now();
  const batchId = newId(now);
  return inStore(id, context, async (entities, { storeId, name }) => {
    await entities.execute(
      'insert into openai_documents_batch (batch_id, store_id, organization_id, created_at) values (?, ?, ?, ?)',
      [batchId, storeId, owner.organizationId, new Date(now).toISOString()],
    );
    await forgetOldest(entities, storeId, services.config.maxFilesPerStore);
    await addFiles(entities, { storeId, batchId }, files, context);
    await audit(entities, { action: 'vectorStore.addFiles', storeId, name, after: { files: files.length } }, context);
    return { batchId, storeId, isCancelled: false, createdAt: now };
  });
}

/** Deletes the oldest batches beyond this number, because the same files may be added again any number of times. */
function forgetOldest(entities: EntityManager, storeId: string, most: number): Promise<unknown> {
  return entities.execute(
    `delete from openai_documents_batch where batch_id in (
       select batch_id from openai_documents_batch where store_id = ? order by batch_id desc offset ?)`,
    [storeId, most],
  );
}

/**
 * `cancelVectorStoreFileBatch`: files that are not processed yet are not found in the store. They are processed nevertheless, because they are
 * documents of their own.
 *
 * @throws GatewayError `GW_VECTOR_STORE_UNKNOWN`, `GW_FILE_BATCH_UNKNOWN` (404)
 */
export async function cancelBatch(id: string, batchId: string, context: OwnerContext): Promise<BatchRow> {
  const { owner, services } = context;
  const { database, library } = services;
  const batch = await findBatch(id, batchId, context);
  const rows = await readRows(database.fork(), [batch.storeId], batch.batchId);
  const documents = await library.find(
    rows.map(({ documentId }) => documentId),
    owner,
  );
  const unfinished = documents
    .filter(({ status }) => status === 'queued' || status === 'indexing')
    .map(({ documentId }) => documentId);
  return inStore(id, context, async (entities, { storeId, name }) => {
    await entities.execute('update openai_documents_batch set is_cancelled = true where batch_id = ?', [batch.batchId]);
    await entities.execute(
      `update openai_documents_file set is_cancelled = true
       where batch_id = ? and document_id in (select jsonb_array_elements_text(?::jsonb)::uuid)`,
      [batch.batchId, JSON.stringify(unfinished)],
    );
    const after = { cancelled: unfinished.length };
    await audit(entities, { action: 'vectorStore.cancelFiles', storeId, name, after }, context);
    return { ...batch, isCancelled: true };
  });
}

/** @throws GatewayError `GW_VECTOR_STORE_UNKNOWN`, `GW_FILE_BATCH_UNKNOWN` (404) */
export async function findBatch(id: string, batch: string, { owner, services }: OwnerContext): Promise<BatchRow> {
  const entities = services.database.fork();
  const { storeId } = await findStore(entities, id, owner);
  const batchId = uuidIn('batch', batch);
  const [row] =
    batchId === undefined
      ? []
      : await entities.execute<BatchRow[]>(
          `select batch_id as "batchId", store_id as "storeId", is_cancelled as "isCancelled",
             ${epochMilliseconds('created_at')} as "createdAt"
           from openai_documents_batch where store_id = ? and batch_id = ?`,
          [storeId, batchId],
        );
  if (!row) throw unknownBatch(batch);
  return row;
}
