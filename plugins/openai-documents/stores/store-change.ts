import type { EntityManager } from '../../../core/api/database.js';
import type { JsonObject } from '../../../core/api/index.js';
import type { OwnerContext } from '../document-services.js';
import { idOf } from '../object-ids.js';
import { findStore, noteChange, type StoreRow } from './store-rows.js';

/** Changes a store, or what is in it, while it is locked against other changes. @throws GatewayError `GW_VECTOR_STORE_UNKNOWN` (404) */
export function inStore<T>(
  id: string,
  { owner, services }: OwnerContext,
  work: (entities: EntityManager, store: StoreRow) => Promise<T>,
): Promise<T> {
  return services.database.transactional(async (entities) => {
    const store = await findStore(entities, id, owner, 'for update');
    await noteChange(entities, store.storeId, services.clock.now());
    return work(entities, store);
  });
}

/** An entry of the audit trail. */
interface StoreChange {
  readonly action: `vectorStore.${string}`;
  readonly storeId: string;
  readonly name: string;
  readonly before?: JsonObject;
  readonly after?: JsonObject;
}

/** Writes an entry, in the transaction of the change. */
export async function audit(
  entities: EntityManager,
  { action, storeId, name, ...values }: StoreChange,
  { owner, services }: OwnerContext,
): Promise<void> {
  const { organizationId, author } = owner;
  const resource = { type: 'vectorStore', id: idOf('store', storeId), name };
  await services.trail?.append(entities, { organizationId, author, action, resource, ...values });
}
