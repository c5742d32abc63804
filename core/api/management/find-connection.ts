import type { Connection } from '../connection.js';
import type { Connections } from '../services/connections.js';
import { isUuid } from './is-uuid.js';
import { unknownResource } from './unknown-resource.js';

/**
 * Finds the connection that a management request names. If it is not in memory, changes are read first, because another process may have just
 * created it.
 *
 * @param connectionId as the request has it; a UUID may be in capitals
 * @throws GatewayError `GW_CONNECTION_UNKNOWN` (404) when the organization has no such connection
 */
export async function findConnection(
  connections: Pick<Connections, 'get' | 'refresh'>,
  organizationId: string,
  connectionId: string,
): Promise<Connection> {
  const find = (): Connection | undefined => connections.get(organizationId, connectionId.toLowerCase());
  let found = find();
  if (!found && isUuid(connectionId)) {
    await connections.refresh();
    found = find();
  }
  if (!found) throw unknownResource('GW_CONNECTION_UNKNOWN', 'connection', connectionId);
  return found;
}
