import type { DocumentOwner, EntityManager } from '../../../core/api/database.js';
import { type FileAttributes, type JsonObject, newId, type z } from '../../../core/api/index.js';
import type { DocumentServices } from '../document-services.js';
import { beyondLimit, unknownBatch, unknownFile, unknownStore } from '../object-errors.js';
import { idOf, uuidIn } from '../object-ids.js';
import { addFiles, documentIn, type FileToAdd, findStoreFile, readRows, type StoreFile } from './store-files.js';
import type { BatchRow } from './store-objects.js';
import { findStore, noteChange, type StoreRow } from './store-rows.js';
import type { storeChange, storeToCreate } from './store-schemas.js';

/** A change, and on whose behalf it is made. */
interface ChangeContext {
  readonly owner: DocumentOwner;
  readonly services: DocumentServices;
}

/** `createVectorStore`. @throws GatewayError `GW_VECTOR_STORE_LIMIT` (403), `GW_FILE_UNKNOWN` (404) */
export function createStore(
  body: z.output<typeof storeToCreate>,
  { owner, services }: ChangeContext,
): Promise<StoreRow> {
  const { organizationId, connectionId } = owner;
  const { database, clock, config } = services;
  const storeId = newId(clock.now());
  const { name, description, metadata, expires_after, file_ids } = body;
  const now = new Date(clock.now()).toISOString();
  return database.transactional(async (entities) => {
    // Otherwise concurrent requests would all read the same count.
    await entities.execute("select pg_advisory_xact_lock(hashtextextended('vector stores of ' || ?, 0))", [
      connectionId,
    ]);
    const [counted] = await entities.execute<{ readonly stores: number }[]>(
      'select count(*)::integer as stores from openai_documents_store where connection_id = ?',
      [connectionId],
    );
    if ((counted?.stores ?? 0) >= config.maxStores)
      throw beyondLimit(
        `This connection has ${config.maxStores} vector stores, and may have no more (maxStores). Delete stores that are no longer needed.`,
      );
    await entities.execute(
      `insert into openai_documents_store (store_id, organization_id, connection_id, name, description, metadata,
         expires_after_days, created_at, last_active_at)
       values (?, ?, ?, ?, ?, ?::jsonb, ?, ?, ?)`,
      [
        storeId,
        organizationId,
        connectionId,
        name ?? '',
        description ?? null,
        JSON.stringify(metadata ?? {}),
        expires_after?.days ?? null,
        now,
        now,
      ],
    );
    await noteChange(entities, storeId, clock.now());
    const files = (file_ids ?? []).map((file_id) => ({ file_id }));
    await addFiles(entities, { storeId }, files, owner, services);
    const after = { name: name ?? '', files: files.length };
    await audit(entities, { action: 'vectorStore.create', storeId, name: name ?? '', after }, { owner, services });
    return findStore(entities, idOf('store', storeId), owner);
  });
}

/** `updateVectorStore`. @throws GatewayError `GW_VECTOR_STORE_UNKNOWN` (404) */
export function updateStore(
  id: string,
  change: z.output<typeof storeChange>,
  { owner, services }: ChangeContext,
): Promise<StoreRow> {
  const { database, clock } = services;
  return database.transactional(async (entities) => {
    const row = await findStore(entities, id, owner, 'for update');
    const { storeId } = row;
    const { name, metadata, expiresAfterDays } = row;
    const after = {
      name: change.name ?? name,
      metadata: change.metadata ?? metadata,
      // Null ends the expiry.
      expiresAfterDays: change.expires_after === undefined ? expiresAfterDays : (change.expires_after?.days ?? null),
    };
    await entities.execute(
      `update openai_documents_store set name = ?, metadata = ?::jsonb, expires_after_days = ? where store_id = ?`,
      [after.name, JSON.stringify(after.metadata), after.expiresAfterDays, storeId],
    );
    await noteChange(entities, storeId, clock.now());
    const before = { name, metadata, expiresAfterDays };
    await audit(entities, { action: 'vectorStore.update', storeId, name, before, after }, { owner, services });
    return findStore(entities, id, owner);
  });
}

/** `deleteVectorStore`: its files stay. @throws GatewayError `GW_VECTOR_STORE_UNKNOWN` (404) */
export function deleteStore(id: string, { owner, services }: ChangeContext): Promise<void> {
  return services.database.transactional(async (entities) => {
    const { storeId, name } = await findStore(entities, id, owner);
    const sql = 'delete from openai_documents_store where store_id = ? returning 1';
    if ((await entities.execute<unknown[]>(sql, [storeId])).length === 0) throw unknownStore(id);
    await audit(entities, { action: 'vectorStore.delete', storeId, name, before: { name } }, { owner, services });
  });
}

/** `createVectorStoreFile`. @throws GatewayError `GW_VECTOR_STORE_UNKNOWN`, `GW_FILE_UNKNOWN` (404), `GW_VECTOR_STORE_LIMIT` (403) */
export function addFile(id: string, file: FileToAdd, context: ChangeContext): Promise<StoreFile> {
  return inStore(id, context, async (entities, { storeId, name }) => {
    const { owner, services } = context;
    await addFiles(entities, { storeId }, [file], owner, services);
    const after = { file: file.file_id, attributes: { ...file.attributes } };
    await audit(entities, { action: 'vectorStore.addFile', storeId, name, after }, context);
    return storeId;
  }).then((storeId) =>
    findStoreFile(context.services.database.fork(), storeId, file.file_id, context.owner, context.services),
  );
}

/** `updateVectorStoreFile`. @throws GatewayError `GW_VECTOR_STORE_UNKNOWN`, `GW_FILE_UNKNOWN` (404) */
export async function updateFile(
  id: string,
  fileId: string,
  attributes: FileAttributes,
  context: ChangeContext,
): Promise<StoreFile> {
  const { owner, services } = context;
  const known = await findStoreFile(services.database.fork(), await storeIdOf(id, context), fileId, owner, services);
  await inStore(id, context, async (entities, { storeId, name }) => {
    await entities.execute(
      'update openai_documents_file set attributes = ?::jsonb where store_id = ? and document_id = ?',
      [JSON.stringify(attributes), storeId, known.documentId],
    );
    const [before, after] = [known.attributes, attributes].map((each) => ({ file: fileId, attributes: { ...each } }));
    await audit(entities, { action: 'vectorStore.updateFile', storeId, name, before, after }, context);
  });
  return { ...known, attributes };
}

/** `deleteVectorStoreFile`: the file itself stays. @throws GatewayError `GW_VECTOR_STORE_UNKNOWN`, `GW_FILE_UNKNOWN` (404) */
export async function removeFile(id: string, fileId: string, context: ChangeContext): Promise<void> {
  const { owner, services } = context;
  await findStoreFile(services.database.fork(), await storeIdOf(id, context), fileId, owner, services);
  await inStore(id, context, async (entities, { storeId, name }) => {
    const removed = await entities.execute<unknown[]>(
      'delete from openai_documents_file where store_id = ? and document_id = ? returning 1',
      [storeId, documentIn(fileId)],
    );
    if (removed.length === 0) throw unknownFile(fileId);
    await audit(entities, { action: 'vectorStore.removeFile', storeId, name, before: { file: fileId } }, context);
  });
}

/** `createVectorStoreFileBatch`. @throws GatewayError as {@link addFile} */
export function createBatch(id: string, files: readonly FileToAdd[], context: ChangeContext): Promise<BatchRow> {
  const { owner, services } = context;
  const now = services.clock.now();
  const batchId = newId(now);
  return inStore(id, context, async (entities, { storeId, name }) => {
    await entities.execute(
      'insert into openai_documents_batch (batch_id, store_id, organization_id, created_at) values (?, ?, ?, ?)',
      [batchId, storeId, owner.organizationId, new Date(now).toISOString()],
    );
    await addFiles(entities, { storeId, batchId }, files, owner, services);
    await audit(entities, { action: 'vectorStore.addFiles', storeId, name, after: { files: files.length } }, context);
    return { batchId, isCancelled: false, createdAt: now };
  });
}

/**
 * `cancelVectorStoreFileBatch`: files that are not processed yet are not found in the store. They are processed nevertheless, because they are
 * documents of their own.
 *
 * @throws GatewayError `GW_VECTOR_STORE_UNKNOWN`, `GW_FILE_BATCH_UNKNOWN` (404)
 */
export async function cancelBatch(id: string, batchId: string, context: ChangeContext): Promise<BatchRow> {
  const { owner, services } = context;
  const { database, library } = services;
  const storeId = await storeIdOf(id, context);
  const batch = await findBatch(database.fork(), storeId, batchId);
  const rows = await readRows(database.fork(), [storeId], batch.batchId);
  const documents = await library.find(
    rows.map(({ documentId }) => documentId),
    owner,
  );
  const unfinished = documents
    .filter(({ status }) => status === 'queued' || status === 'indexing')
    .map(({ documentId }) => documentId);
  return inStore(id, context, async (entities, { name }) => {
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

/** @throws GatewayError `GW_FILE_BATCH_UNKNOWN` (404) */
export async function findBatch(entities: EntityManager, storeId: string, id: string): Promise<BatchRow> {
  const batchId = uuidIn('batch', id);
  const [row] =
    batchId === undefined
      ? []
      : await entities.execute<BatchRow[]>(
          `select batch_id as "batchId", is_cancelled as "isCancelled",
             (extract(epoch from created_at) * 1000)::float8 as "createdAt"
           from openai_documents_batch where store_id = ? and batch_id = ?`,
          [storeId, batchId],
        );
  if (!row) throw unknownBatch(id);
  return row;
}

async function storeIdOf(id: string, { owner, services }: ChangeContext): Promise<string> {
  return (await findStore(services.database.fork(), id, owner)).storeId;
}

/** Changes the files of a store, while it is locked against other changes. */
function inStore<T>(
  id: string,
  { owner, services }: ChangeContext,
  work: (entities: EntityManager, store: StoreRow) => Promise<T>,
): Promise<T> {
  return services.database.transactional(async (entities) => {
    const store = await findStore(entities, id, owner, 'for update');
    await noteChange(entities, store.storeId, services.clock.now());
    return work(entities, store);
  });
}

interface StoreChange {
  readonly action: `vectorStore.${string}`;
  readonly storeId: string;
  readonly name: string;
  readonly before?: JsonObject;
  readonly after?: JsonObject;
}

async function audit(
  entities: EntityManager,
  { action, storeId, name, ...values }: StoreChange,
  { owner, services }: ChangeContext,
): Promise<void> {
  const { organizationId, author } = owner;
  const resource = { type: 'vectorStore', id: idOf('store', storeId), name };
  await services.trail?.append(entities, { organizationId, author, action, resource, ...values });
}
