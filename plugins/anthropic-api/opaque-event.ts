import { isJsonObject, type JsonObject, type JsonValue } from '../../core/api/index.js';

/**
 * What an opaque part of this dialect carries: an event of the Messages stream, without its index, because blocks may have
 * been added or removed on the way. Providers of the dialect send
 *
 * - `content_block_start` for a block that the gateway has no word for, for a text block that follows another one directly,
 *   and ahead of a tool call whose block has further fields;
 * - `content_block_delta` for a change of the block that is being written (input of a server tool, a citation);
 * - `content_block_stop` when such a block is complete;
 * - `message_delta` for fields of the message itself (`stop_details`, `container`) in `delta`, and for what stands beside it
 *   (`context_management`);
 * - any other event as it came.
 */
export type OpaqueEvent =
  | { readonly type: 'content_block_start'; readonly content_block: JsonObject }
  | { readonly type: 'content_block_delta'; readonly delta: JsonObject }
  | { readonly type: 'content_block_stop' }
  | { readonly type: 'message_delta'; readonly delta: JsonObject; readonly beside: JsonObject }
  | { readonly type: 'other'; readonly name: string; readonly value: JsonObject };

/** Undefined when a value is no event. */
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

/** The fields of a tool's block beside those that a tool call has anyway. */
export function toolExtras(block: JsonObject): JsonObject {
  const { type: _type, id: _id, name: _name, input: _input, ...extras } = block;
  return extras;
}
