import { type ContentBlock, isJsonObject, type JsonObject } from '../../core/api/index.js';

/**
 * The mark up to which the provider caches, in the members that a client of another dialect has added to its own: those that call the provider's
 * models through other gateways send it there. Empty if there is none.
 */
export function cacheMark(extras: JsonObject | undefined): { readonly cache_control?: JsonObject } {
  const mark = extras?.['cache_control'];
  if (!isJsonObject(mark) || mark['type'] !== 'ephemeral') return {};
  const { type, ttl } = mark;
  return { cache_control: { type, ...(typeof ttl === 'string' ? { ttl } : {}) } };
}

/** The mark of a block: that of a result of a tool may be at its content, where the provider takes none. */
export function blockMark(block: ContentBlock): ReturnType<typeof cacheMark> {
  // The provider caches reasoning with what follows it, and takes no mark there.
  if (block.type === 'opaque' || block.type === 'reasoning') return {};
  const own = cacheMark(block.extras);
  if (block.type !== 'tool-result' || own.cache_control) return own;
  return block.content.map(blockMark).findLast(({ cache_control: mark }) => mark !== undefined) ?? {};
}
