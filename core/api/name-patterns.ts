import type { Connection } from './connection.js';

/** Whether a name matches a pattern: a literal name, or a prefix that ends with `*`. */
export function fitsPattern(pattern: string, name: string): boolean {
  return pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern;
}

/** Whether a name matches one of the patterns. */
export function fitsAny(patterns: readonly string[], name: string): boolean {
  return patterns.some((pattern) => fitsPattern(pattern, name));
}

/** Whether a connection matches one of the patterns, by its name or its id. */
export function fitsConnection(patterns: readonly string[], { name, connectionId }: Connection): boolean {
  return fitsAny(patterns, name) || fitsAny(patterns, connectionId);
}
