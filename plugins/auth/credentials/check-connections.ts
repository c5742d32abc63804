import { fieldRefused, GatewayError } from '../../../core/api/index.js';
import type { ConnectionBindings, EntityManager } from '../../../core/api/database.js';
import type { NewRow } from './credential-rows.js';
import type { ApiKeyRow } from '../tables.js';

/**
 * Checks that a key refers to connections of its own organization, and may use its default connection. The connections are locked, so
 * that they cannot be deleted before the transaction ends.
 *
 * @param known connections that it has had before, which may have been deleted since
 * @throws GatewayError `GW_CONNECTION_UNKNOWN`, `GW_REQUEST_INVALID`, both 400
 */
export async function checkConnections(
  entities: EntityManager,
  row: NewRow<ApiKeyRow>,
  bindings: ConnectionBindings,
  known: readonly string[] = [],
): Promise<void> {
  const { organizationId, defaultConnectionId, connectionIds } = row;
  if (defaultConnectionId && connectionIds && !connectionIds.includes(defaultConnectionId)) {
    throw fieldRefused(
      'defaultConnectionId',
      `would be "${defaultConnectionId}", which is none of "connectionIds", so that the key could not use it`,
    );
  }
  const named = connectionsNamedBy(row).filter((id) => !known.includes(id));
  if (named.length === 0) return;
  const [unknown] = await bindings.missing(entities, organizationId, named);
  if (unknown === undefined) return;
  throw new GatewayError({
    code: 'GW_CONNECTION_UNKNOWN',
    status: 400,
    field: unknown === defaultConnectionId ? 'defaultConnectionId' : 'connectionIds',
    message: `There is no connection "${unknown}" in this organization.`,
  });
}

/** The ids of all connections that a key refers to. */
export function connectionsNamedBy({ defaultConnectionId, connectionIds }: NewRow<ApiKeyRow>): readonly string[] {
  return [...new Set([...(connectionIds ?? []), ...(defaultConnectionId ? [defaultConnectionId] : [])])];
}
