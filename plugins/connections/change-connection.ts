import { isDeepStrictEqual } from 'node:util';
import {
  type Author,
  type Connection,
  type ConnectionChange,
  type ConnectionSettings,
  type ConnectionTarget,
  gatewayItself,
  GatewayError,
  newId,
  type PolicyChange,
  switchedOff,
} from '../../core/api/index.js';
import { announceChange, UniqueConstraintViolationException } from '../../core/api/database.js';
import { type ChangeServices, changeRow, inTransaction, refuseTooMany } from './change-row.js';
import { checkedSettings, refuseLimitWithoutAmount } from './check-settings.js';
import { connectionEntry, policyEntry } from './connection-audit.js';
import type { KnownRow } from './connection-row.js';
import { snapshotOf } from './snapshots.js';
import { ConnectionRow } from './tables.js';

const newRow = {
  ...switchedOff,
  allowedModels: null,
  disabledModels: [],
  policies: [],
  version: 1,
  deletedAt: null,
} as const;

/** Inserts a new connection. @returns its row */
export async function createConnection(
  organizationId: string,
  settings: ConnectionSettings,
  author: Author,
  services: ChangeServices,
): Promise<KnownRow> {
  const { database, clock, audit, bindings } = services;
  const checked = checkedSettings(settings);
  const now = clock.now();
  const connectionId = newId(now);
  const { name } = checked;
  const times = { createdAt: new Date(now), updatedAt: new Date(now) };
  const row: KnownRow = { ...newRow, ...columnsOf(checked), ...times, connectionId, organizationId, name };
  refuseLimitWithoutAmount(row);
  return nameTakenAs(name, () =>
    inTransaction(database, async (entities) => {
      if (row.promptId !== null) await bindings.check(entities, organizationId, row.promptId);
      await entities.insert(ConnectionRow, row);
      await audit?.append(entities, connectionEntry(author, undefined, snapshotOf(row)));
      // The first one of an organization is needed for the gateway to start.
      if (author !== gatewayItself) await refuseTooMany(entities, organizationId, services);
      await announceChange(entities, 'connection');
      return row;
    }),
  );
}

/** Updates the settings that differ. @returns the stored row */
export async function updateConnection(
  target: ConnectionTarget,
  change: ConnectionChange,
  author: Author,
  services: ChangeServices,
): Promise<KnownRow> {
  const checked = checkedSettings(change);
  return nameTakenAs(checked.name ?? '', () =>
    changeRow(target, services, async (row, entities) => {
      const before = snapshotOf(row);
      const after: Connection = { ...before, ...checked };
      if (isDeepStrictEqual(before, after)) return undefined;
      if (checked.enableSpendingLimit !== undefined || checked.spendingLimit !== undefined)
        refuseLimitWithoutAmount(after);
      if (after.promptId !== null && after.promptId !== before.promptId) {
        await services.bindings.check(entities, row.organizationId, after.promptId);
      }
      const columns = { ...columnsOf(checked), updatedAt: new Date(services.clock.now()) };
      return { columns, entry: connectionEntry(author, before, after) };
    }),
  );
}

/** Deletes a connection, leaving its row as a tombstone. @returns the tombstone */
export function removeConnection(
  target: ConnectionTarget,
  author: Author,
  services: ChangeServices,
): Promise<KnownRow> {
  return changeRow(target, services, (row) => {
    const deletedAt = new Date(services.clock.now());
    return { columns: { deletedAt }, entry: connectionEntry(author, snapshotOf(row), undefined) };
  });
}

/** Applies a change to the current policies. @returns the stored row */
export function changePolicies(
  target: ConnectionTarget,
  change: PolicyChange,
  author: Author,
  services: ChangeServices,
): Promise<KnownRow> {
  return changeRow(target, services, (row) => {
    const connection = snapshotOf(row);
    const policies = change.apply(connection.policies);
    const entry = policyEntry(author, connection, change, [connection.policies, policies]);
    return { columns: { policies }, entry };
  });
}

function columnsOf({
  allowedModelIdentifiersList: allowedModels,
  disabledModelIdentifiersList: disabledModels,
  ...others
}: ConnectionChange): Partial<KnownRow> {
  return {
    ...others,
    ...(allowedModels === undefined ? {} : { allowedModels }),
    ...(disabledModels ? { disabledModels } : {}),
  };
}

/** Converts a violation of the unique index on names to a `GatewayError`. It aborts the transaction, so it is caught outside. */
async function nameTakenAs<T>(name: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    if (!(cause instanceof UniqueConstraintViolationException)) throw cause;
    throw new GatewayError({
      code: 'GW_CONNECTION_NAME_TAKEN',
      status: 400,
      field: 'name',
      message: `A connection named "${name}" already exists; names are unique in the organization.`,
      cause,
    });
  }
}
