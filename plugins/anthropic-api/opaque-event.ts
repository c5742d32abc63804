import { isJsonObject, type JsonObject, type JsonValue } from '../../core/api/index.js';

/**
 * The value of an opaque part of this dialect: an event of the Messages stream without its index, because blocks may be added or removed on
 * the way. Provider plugins of the dialect send
 *
 * - `content_block_start` for an unknown type of block, for a text block that directly follows another one, and before a tool call whose block has
 *   further fields;
 * - `content_block_delta` for a change of the current block (input of a server tool, a citation);
 * - `content_block_stop` when such a block is complete;
 * - `message_delta` for fields of the message itself (`stop_details`, `container`) in `delta`, and for fields next to it (`context_management`);
 * - any other event unchanged.
 */
export type OpaqueEvent =
  | { readonly type: 'content_block_start'; readonly content_block: JsonObject }
  | { readonly type: 'content_block_delta'; readonly delta: JsonObject }
  | { readonly type: 'content_block_stop' }
  | { readonly type: 'message_delta'; readonly delta: JsonObject; readonly beside: JsonObject }
  | { readonly type: 'other'; readonly name: string; readonly value: JsonObject };

/** Reads the value of an opaque part; undefined when it is not an event. */
export function opaqueEvent(value: JsonValue): OpaqueEvent | undefined {
  if (!isJsonObject(value) || typeof value['type'] !== 'string') return undefined;
  const { type } = value;
  switch (type) {
    case 'content_block_start':
      return isJsonObject(value['content_block']) ? { type, content_block: value['content_block'] } : undefined;
    case 'content_block_delta':
      return isJsonObject(value['delta']) ? { type, delta: value['delta'] } : undefined;
    case 'message_delta': {
      const { type: _, delta = {}, ...beside } = value;
      return isJsonObject(delta) ? { type, delta, beside } : undefined;
    }
    case 'content_block_stop':
      return { type };
    default:
      return { type: 'other', name: type, value };
  }
}

/** The fields of a tool call's block that are not decoded. */
export function toolExtras(block: JsonObject): JsonObject {
  const { type: _type, id: _id, name: _name, input: _input, ...extras } = block;
  return extras;
}
