import type { ZodType } from 'zod';
import type { Connection } from '../connection.js';
import type { GatewayInfo } from '../services/gateway-info.js';

/** Whether a name matches a pattern: a literal name, or a prefix that ends with `*`. */
export function fitsPattern(pattern: string, name: string): boolean {
  return pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern;
}

/** Schema of a pattern: a `*` anywhere but at the end is refused, because it would stand for itself, and match nothing. */
export function prefixPattern<S extends ZodType<string>>(text: S): S {
  return text.refine((pattern) => !pattern.slice(0, -1).includes('*'), 'may have a "*" only at its end');
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
