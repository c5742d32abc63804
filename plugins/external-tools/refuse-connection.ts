import { type Connection, fitsConnection, GatewayError } from '../../core/api/index.js';

/** Refuses a request through a connection that is not in the list: by name or id, or by the beginning of either. */
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
