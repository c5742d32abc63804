import { type DocumentOwner, type EntityManager, epochMilliseconds } from '../../../core/api/database.js';
import { unknownStore } from '../object-errors.js';
import type { ListRange } from '../object-list.js';
import { uuidIn } from '../object-ids.js';

/** A store, as it is in the database. Times are milliseconds since 1970. */
export interface StoreRow {
  readonly storeId: string;
  readonly name: string;
  readonly description: string | null;
  readonly metadata: Readonly<Record<string, string>>;
  readonly expiresAfterDays: number | null;
  readonly createdAt: number;
  readonly lastActiveAt: number;
  readonly expiresAt: number | null;
  readonly isExpired: boolean;
}

/** The SQL condition that a store has expired, by the database's clock. */
const expired = 'coalesce(expires_at <= clock_timestamp(), false)';

const storeColumns = `store_id as "storeId", name, description, metadata, expires_after_days as "expiresAfterDays",
  ${epochMilliseconds('created_at')} as "createdAt", ${epochMilliseconds('last_active_at')} as "lastActiveAt",
  ${epochMilliseconds('expires_at')} as "expiresAt", ${expired} as "isExpired"`;

/** The part of an `update` that lets the time until a store expires begin again. Its parameter is the current time. */
const activeNow = `last_active_at = now.at, expires_at = now.at + make_interval(days => expires_after_days)
  from (select ?::timestamptz(3) as at) as now`;

/** A use is noted at most this often, because there are many searches, and the expiry is counted in days. */
const rarely = "last_active_at < now.at - interval '1 minute'";

/** @throws GatewayError `GW_VECTOR_STORE_UNKNOWN` (404), for an expired store only if it is to be used */
export async function findStore(
  entities: EntityManager,
  id: string,
  { organizationId }: Pick<DocumentOwner, 'organizationId'>,
  how: '' | 'for update' | 'usable' = '',
): Promise<StoreRow> {
  const storeId = uuidIn('store', id);
  if (storeId === undefined) throw unknownStore(id);
  const [row] = await entities.execute<StoreRow[]>(
    `select ${storeColumns} from openai_documents_store where organization_id = ? and store_id = ?
     ${how === '' ? '' : `and not ${expired}`} ${how === 'for update' ? how : ''}`,
    [organizationId, storeId],
  );
  if (!row) throw unknownStore(id);
  return row;
}

/** Stores of an organization, by the time of their creation. */
export function listStores(
  entities: EntityManager,
  { organizationId }: Pick<DocumentOwner, 'organizationId'>,
  { limit, order, beyond }: ListRange,
): Promise<StoreRow[]> {
  const sign = order === 'asc' ? '>' : '<';
  const from = `and (created_at, store_id) ${sign} (
    select last.created_at, last.store_id from openai_documents_store last where last.store_id = ?)`;
  return entities.execute<StoreRow[]>(
    `select ${storeColumns} from openai_documents_store where organization_id = ? ${beyond === undefined ? '' : from}
     order by created_at ${order}, store_id ${order} limit ?`,
    [organizationId, ...(beyond === undefined ? [] : [beyond]), limit],
  );
}

/** Puts off the expiry of stores that are used, at most once a minute. */
export async function noteUse(entities: EntityManager, storeIds: readonly string[], now: number): Promise<void> {
  await entities.execute(
    `update openai_documents_store set ${activeNow}
     where store_id in (select jsonb_array_elements_text(?::jsonb)::uuid) and ${rarely}`,
    [new Date(now).toISOString(), JSON.stringify(storeIds)],
  );
}

/** Puts off the expiry of a store that has just been changed. */
export async function noteChange(entities: EntityManager, storeId: string, now: number): Promise<void> {
  await entities.execute(`update openai_documents_store set ${activeNow} where store_id = ?`, [
    new Date(now).toISOString(),
    storeId,
  ]);
}
