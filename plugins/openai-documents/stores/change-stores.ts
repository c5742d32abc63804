import { changedValues, type EntityManager } from '../../../core/api/database.js';
import { newId, type z } from '../../../core/api/index.js';
import type { OwnerContext } from '../document-services.js';
import { beyondLimit, unknownStore } from '../object-errors.js';
import { idOf } from '../object-ids.js';
import { audit, inStore } from './store-change.js';
import { addFiles } from './store-files.js';
import { findStore, noteChange, type StoreRow } from './store-rows.js';
import type { storeChange, storeToCreate } from './store-schemas.js';

/** `createVectorStore`. @throws GatewayError `GW_VECTOR_STORE_LIMIT` (403), `GW_FILE_UNKNOWN` (404) */
export function createStore(body: z.output<typeof storeToCreate>, context: OwnerContext): Promise<StoreRow> {
  const { owner, services } = context;
  const { database, clock } = services;
  const storeId = newId(clock.now());
  const { name, description, metadata, expires_after, file_ids } = body;
  const now = new Date(clock.now()).toISOString();
  return database.transactional(async (entities) => {
    await refuseTooMany(entities, context);
    await entities.execute(
      `insert into openai_documents_store (store_id, organization_id, connection_id, name, description, metadata,
         expires_after_days, created_at, last_active_at)
       values (?, ?, ?, ?, ?, ?::jsonb, ?, ?, ?)`,
      [
        storeId,
        owner.organizationId,
        owner.connectionId,
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
    await addFiles(entities, { storeId }, files, context);
    const after = { name: name ?? '', files: files.length };
    await audit(entities, { action: 'vectorStore.create', storeId, name: name ?? '', after }, context);
    return findStore(entities, idOf('store', storeId), owner);
  });
}

/** Counts under a lock, because otherwise concurrent requests would all read the same number. @throws GatewayError `GW_VECTOR_STORE_LIMIT` (403) */
async function refuseTooMany(
  entities: EntityManager,
  { owner: { connectionId }, services: { config } }: OwnerContext,
): Promise<void> {
  await entities.execute("select pg_advisory_xact_lock(hashtextextended('vector stores of ' || ?, 0))", [connectionId]);
  const [counted] = await entities.execute<{ readonly stores: number }[]>(
    'select count(*)::integer as stores from openai_documents_store where connection_id = ?',
    [connectionId],
  );
  if ((counted?.stores ?? 0) < config.maxStores) return;
  throw beyondLimit(
    `This connection has ${config.maxStores} vector stores, and may have no more (maxStores). Delete stores that are no longer needed.`,
  );
}

/** `updateVectorStore`. @throws GatewayError `GW_VECTOR_STORE_UNKNOWN` (404) */
export function updateStore(
  id: string,
  change: z.output<typeof storeChange>,
  context: OwnerContext,
): Promise<StoreRow> {
  return inStore(id, context, async (entities, row) => {
    const { storeId, name, metadata, expiresAfterDays } = row;
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
    // Once more, with the new number of days.
    await noteChange(entities, storeId, context.services.clock.now());
    const changed = changedValues({ name, metadata, expiresAfterDays }, after);
    await audit(entities, { action: 'vectorStore.update', storeId, name, ...changed }, context);
    return findStore(entities, id, context.owner);
  });
}

/** `deleteVectorStore`: its files stay. @throws GatewayError `GW_VECTOR_STORE_UNKNOWN` (404) */
export function deleteStore(id: string, { owner, services }: OwnerContext): Promise<void> {
  return services.database.transactional(async (entities) => {
    const { storeId, name } = await findStore(entities, id, owner);
    const sql = 'delete from openai_documents_store where store_id = ? returning 1';
    if ((await entities.execute<unknown[]>(sql, [storeId])).length === 0) throw unknownStore(id);
    await audit(entities, { action: 'vectorStore.delete', storeId, name, before: { name } }, { owner, services });
  });
}
