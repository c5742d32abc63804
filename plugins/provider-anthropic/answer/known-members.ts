import { type JsonObject, type JsonValue, membersBeside } from '../../../core/api/index.js';

/** The known members of a message. */
export const messageMembers: ReadonlySet<string> = new Set([
  'id',
  'model',
  'usage',
  'content',
  'type',
  'role',
  'stop_reason',
  'stop_sequence',
  'context_management',
]);
/** Those of the `delta` of a `message_delta`. */
export const deltaMembers: ReadonlySet<string> = new Set(['stop_reason', 'stop_sequence']);
/** Those of a `message_delta`. */
export const deltaEventMembers: ReadonlySet<string> = new Set(['type', 'delta', 'usage']);
/** Those of a block that calls a tool. */
export const toolMembers: ReadonlySet<string> = new Set(['type', 'id', 'name', 'input']);
/** The members that parts can express, by the type of the block or delta; other types become opaque parts as a whole. */
const knownMembers: ReadonlyMap<JsonValue | undefined, ReadonlySet<string>> = new Map([
  ['text', new Set(['type', 'text', 'citations'])],
  ['thinking', new Set(['type', 'thinking', 'signature'])],
  ['redacted_thinking', new Set(['type', 'data'])],
  ['text_delta', new Set(['type', 'text'])],
  ['input_json_delta', new Set(['type', 'partial_json'])],
  ['thinking_delta', new Set(['type', 'thinking'])],
  ['signature_delta', new Set(['type', 'signature'])],
]);

/** Whether parts express all of a block or a delta. */
export function isExpressible(object: JsonObject): boolean {
  const known = knownMembers.get(object['type']);
  return known === undefined || membersBeside(object, known) === undefined;
}
