import { type Clock, type ConnectionTarget, isUuid, unknownResource } from '../../core/api/index.js';
import {
  announceChange,
  type AuditEntry,
  type AuditTrail,
  type Database,
  DeadlockException,
  type EntityManager,
  raw,
} from '../../core/api/database.js';
import type { StoredBindings } from './bindings.js';
import { type KnownRow, selectConnections } from './connection-row.js';
import { ConnectionRow } from './tables.js';

/** What changing a connection takes. */
export interface ChangeServices {
  readonly database: Database;
  readonly clock: Clock;
  readonly audit: AuditTrail | undefined;
  readonly bindings: StoredBindings;
}

/** What is to become of a row, and what the audit trail says about it. */
export interface RowChange {
  readonly columns: Partial<KnownRow>;
  readonly entry: AuditEntry;
}

/**
 * Changes one connection while its row is locked, so that two changes at the same time both count. The change, its line in the audit
 * trail and the message to other processes happen together or not at all.
 *
 * @param decide what to change of the row as it is; undefined leaves it as it is
 * @returns the row as it is now stored
 * @throws GatewayError `GW_CONNECTION_UNKNOWN` (404), and what `decide` throws
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
    // A copy, because the mapper writes into what it is given, and snapshots are frozen.
    const values = { ...structuredClone(columns), changedAt: raw('clock_timestamp()') };
    await entities.nativeUpdate(ConnectionRow, { connectionId: row.connectionId }, values);
    await services.audit?.append(entities, change.entry);
    await announceChange(entities, 'connection');
    return { ...row, ...columns };
  });
}

async function lockRow(entities: EntityManager, { organizationId, connectionId }: ConnectionTarget): Promise<KnownRow> {
  const which = 'where connection_id = ? and organization_id = ? and deleted_at is null for update';
  const [row] = isUuid(connectionId) ? await selectConnections(entities, which, [connectionId, organizationId]) : [];
  if (row) return row;
  throw unknownConnection(connectionId);
}

/** The refusal of an id that is none of the organization's connections. */
export function unknownConnection(connectionId: string): Error {
  return unknownResource('GW_CONNECTION_UNKNOWN', 'connection', connectionId);
}

const attempts = 5;

/** Two connections that want each other's names wait for each other until the database gives one of them up: that one begins anew. */
export async function inTransaction<T>(database: Database, work: (entities: EntityManager) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await database.transactional(work);
    } catch (cause) {
      if (!(cause instanceof DeadlockException) || attempt === attempts) throw cause;
    }
  }
}
