import { type Connection, GatewayError } from '../../core/api/index.js';

/** Refuses a request through a connection that is not in the list: by name or id, or by the beginning of either. */
export function refuseConnection(tool: string, allowed: readonly string[]): (connection: Connection) => void {
  return ({ name, connectionId }) => {
    if (fitsAny(allowed, name) || fitsAny(allowed, connectionId)) return;
    throw new GatewayError({
      code: 'GW_TOOL_REFUSED',
      status: 400,
      field: 'tools',
      message: `The connection "${name}" may not use the tool "${tool}".`,
    });
  };
}

/** Whether a name is in a list; an entry that ends with `*` stands for all that begin so. */
export function fitsAny(patterns: readonly string[], name: string): boolean {
  return patterns.some((pattern) => (pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern));
}
