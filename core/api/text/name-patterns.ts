import type { Connection } from '../connection.js';
import type { GatewayInfo } from '../services/gateway-info.js';

/** Whether a name matches a pattern: a literal name, or a prefix that ends with `*`. */
export function fitsPattern(pattern: string, name: string): boolean {
  return pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern;
}

/** Whether a name matches one of the patterns. */
export function fitsAny(patterns: readonly string[], name: string): boolean {
  return patterns.some((pattern) => fitsPattern(pattern, name));
}

/**
 * Whether a connection matches one of the operator's patterns: `*`, its id, or, if it belongs to the gateway's own organization, a pattern
 * of its name. Other organizations name their connections themselves, and could choose a name that is listed.
 */
export function fitsConnection(
  patterns: readonly string[],
  { name, connectionId, organizationId }: Connection,
  { organization }: Pick<GatewayInfo, 'organization'>,
): boolean {
  if (patterns.includes('*') || patterns.includes(connectionId)) return true;
  return organizationId === organization && fitsAny(patterns, name);
}
