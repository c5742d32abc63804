import type { Connection } from './connection.js';

/** Whether a name is this one, or begins as a pattern says that ends with `*`. */
export function fitsPattern(pattern: string, name: string): boolean {
  return pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern;
}

/** Whether one of the patterns fits the name. */
export function fitsAny(patterns: readonly string[], name: string): boolean {
  return patterns.some((pattern) => fitsPattern(pattern, name));
}

/** Whether gateway.yaml means this connection, by its name or its id. */
export function fitsConnection(patterns: readonly string[], { name, connectionId }: Connection): boolean {
  return fitsAny(patterns, name) || fitsAny(patterns, connectionId);
}
