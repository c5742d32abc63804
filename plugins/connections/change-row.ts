import { type Clock, type ConnectionTarget, isUuid, unknownResource } from '../../core/api/index.js';
import {
  announceChange,
  type AuditEntry,
  type AuditTrail,
  type Database,
  DeadlockException,
  type EntityManager,
  raw,
  refuseBeyondLimit,
} from '../../core/api/database.js';
import type { StoredBindings } from './bindings.js';
import { type KnownRow, selectConnections } from './connection-row.js';
import { ConnectionRow } from './tables.js';

/** The services of {@link changeRow}. */
export interface ChangeServices {
  readonly database: Database;
  readonly clock: Clock;
  readonly audit: AuditTrail | undefined;
  readonly bindings: StoredBindings;
  /** The most that the connections of an organization may take. */
  readonly maxBytes: number;
}

/** A change of a row, and its entry in the audit trail. */
interface RowChange {
  readonly columns: Partial<KnownRow>;
  readonly entry: AuditEntry;
}

/**
 * Changes one connection while its row is locked, so that no concurrent change is lost. The change, its entry in the audit trail and the
 * notification of other processes happen in one transaction.
 *
 * @param decide returns the change of the current row; undefined: no change
 * @returns the stored row
 * @throws GatewayError `GW_CONNECTION_UNKNOWN` (404), `GW_ORGANIZATION_LIMIT` (400), and what `decide` throws
 */
export async function changeRow(
  target: ConnectionTarget,
  services: ChangeServices,
  decide: (row: KnownRow, entities: EntityManager) => RowChange | undefined | Promise<RowChange | undefined>,
): Promise<KnownRow> {
  return inTransaction(services.database, async (entities) => {
    const row = await lockRow(entities, target);
    const change = await decide(row, entities);
    if (!change) return row;
    const columns = { ...change.columns, version: row.version + 1 };
    // A copy, because the mapper modifies its argument, and snapshots are frozen.
    const values = { ...structuredClone(columns), changedAt: raw('clock_timestamp()') };
    await entities.nativeUpdate(ConnectionRow, { connectionId: row.connectionId }, values);
    await services.audit?.append(entities, change.entry);
    // Last, because others wait for its lock from then on.
    if (grows(row, change.columns)) await refuseTooMany(entities, row.organizationId, services);
    await announceChange(entities, 'connection');
    return { ...row, ...columns };
  });
}

/** Refuses a change that has been written, and after which the connections of the organization take too much. */
export async function refuseTooMany(
  entities: EntityManager,
  organizationId: string,
  { maxBytes: most }: Pick<ChangeServices, 'maxBytes'>,
): Promise<void> {
  const query = `select count(*) as count, sum(definition_bytes + coalesce(octet_length(model_spending_limits::text), 0)) as bytes from connection
    where organization_id = ? and deleted_at is null`;
  await refuseBeyondLimit(entities, organizationId, { kind: 'connections', plugin: 'connections', most, query });
}

const long = ['policies', 'allowedModels', 'disabledModels', 'modelSpendingLimits'] as const;

/** Whether what can be long of a connection is longer after a change. */
function grows(row: KnownRow, change: RowChange['columns']): boolean {
  return long.some((list) => bytesOf(change[list]) > bytesOf(row[list]));
}

function bytesOf(list: readonly unknown[] | null | undefined): number {
  return list?.length ? Buffer.byteLength(JSON.stringify(list)) : 0;
}

async function lockRow(entities: EntityManager, { organizationId, connectionId }: ConnectionTarget): Promise<KnownRow> {
  const which = 'where connection_id = ? and organization_id = ? and deleted_at is null for update';
  const [row] = isUuid(connectionId) ? await selectConnections(entities, which, [connectionId, organizationId]) : [];
  if (row) return row;
  throw unknownResource('GW_CONNECTION_UNKNOWN', 'connection', connectionId);
}

const attempts = 5;

/** Runs a transaction, and retries it after a deadlock, which occurs when two connections are renamed to each other's names. */
export async function inTransaction<T>(database: Database, work: (entities: EntityManager) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await database.transactional(work);
    } catch (cause) {
      if (!(cause instanceof DeadlockException) || attempt === attempts) throw cause;
    }
  }
}
