import type { JsonObject } from '../../json.js';
import { flatSchema } from './flat-schema.js';

/** Names of a schema itself, which some providers do not know. */
const ofDocument: ReadonlySet<string> = new Set(['$schema', '$id']);

/** The schema of a tool without arguments, and of the gateway's own tools, which clients may send with only their names. */
export const noArguments: JsonObject = Object.freeze({ type: 'object', properties: Object.freeze({}) });

/**
 * The schema of a tool's arguments for providers that require an object, even for a function without arguments, and refuse members that are null and
 * alternatives at its top: see {@link flatSchema}.
 */
export function argumentSchema(schema: JsonObject): JsonObject {
  const members = Object.entries(schema).filter(([name, value]) => value !== null && !ofDocument.has(name));
  const known = flatSchema(Object.fromEntries(members));
  return known['type'] === undefined ? { type: 'object', ...known } : known;
}
