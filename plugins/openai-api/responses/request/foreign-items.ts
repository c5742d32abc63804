import { hash } from 'node:crypto';
import { isJsonObject, type JsonObject, type JsonValue } from '../../../../core/api/index.js';
import { type AnswerSecret, isForeignType, itemId, readItemId, secretOf } from '../../stored-items/item-id.js';
import type { AnswerItems } from '../../stored-items/stored-response.js';

/** What providers write, besides all kinds of calls; and what Codex keeps of the thoughts of a model. */
const written: ReadonlySet<unknown> = new Set(
  'mcp_list_tools mcp_approval_request program program_output agent_reasoning'.split(' '),
);

/** Whether a provider has written an item of this type: what it has run itself, and calls that only it knows. */
export function isOfProvider(type: JsonValue | undefined): boolean {
  return typeof type === 'string' && (type.endsWith('_call') || written.has(type));
}

/**
 * An item without ids of stored items, which open what is stored. Items that only providers read have digests instead, because they may refer to each
 * other.
 */
export function withoutStoredIds(item: JsonValue): JsonValue {
  if (!isJsonObject(item)) return item;
  const { approval_request_id: approved, id } = item;
  if (typeof approved === 'string' && readItemId(approved))
    return withoutStoredIds({ ...item, approval_request_id: digestOf(approved) });
  return typeof id === 'string' && secretOf(item) !== undefined ? withDigest(item, id) : item;
}

/** The items of a stored answer in the same form. */
export function answerItems(output: AnswerItems, secret: AnswerSecret): readonly JsonObject[] {
  return output.flatMap((item, index) => {
    if (item === null) return [];
    const { type } = item;
    return [withDigest(item, itemId(typeof type === 'string' ? type : 'message', { secret, index }))];
  });
}

/** An item with a digest of its id, if it needs one. */
export function withDigest(item: JsonObject, id: string): JsonObject {
  const { id: _, ...others } = item;
  return isForeignType(item['type']) ? { ...others, id: digestOf(id) } : others;
}

/** Providers expect the prefix of the item's type. */
function digestOf(id: string): string {
  return `${id.slice(0, id.indexOf('_'))}_${hash('sha256', id).slice(0, 40)}`;
}
