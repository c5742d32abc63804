import { type Connection, fitsConnection, GatewayError, type GatewayInfo } from '../../core/api/index.js';

/**
 * Refuses requests through a connection that is not in the list.
 *
 * @param allowed see {@link fitsConnection}
 */
export function refuseConnection(
  tool: string,
  allowed: readonly string[],
  info: GatewayInfo,
): (connection: Connection) => void {
  return (connection) => {
    if (fitsConnection(allowed, connection, info)) return;
    throw new GatewayError({
      code: 'GW_TOOL_REFUSED',
      status: 400,
      field: 'tools',
      message: `The connection "${connection.name}" may not use the tool "${tool}".`,
    });
  };
}
