import { type Connection, fitsConnection, GatewayError } from '../../core/api/index.js';

/** Refuses requests through a connection that matches no entry of the list, which may be a name, an id or a prefix of either. */
export function refuseConnection(tool: string, allowed: readonly string[]): (connection: Connection) => void {
  return (connection) => {
    if (fitsConnection(allowed, connection)) return;
    throw new GatewayError({
      code: 'GW_TOOL_REFUSED',
      status: 400,
      field: 'tools',
      message: `The connection "${connection.name}" may not use the tool "${tool}".`,
    });
  };
}
