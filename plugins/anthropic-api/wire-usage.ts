import { isJsonArray, type JsonObject, type JsonValue, type Usage } from '../../core/api/index.js';

/** Members of the provider's own usage that are specific to this dialect. */
const dialectMembers = [
  'cache_creation',
  'server_tool_use',
  'service_tier',
  'inference_geo',
  'speed',
  'iterations',
  'fallback_credit',
];
const counts = ['input_tokens', 'cache_creation_input_tokens', 'cache_read_input_tokens', 'output_tokens'];

/**
 * The dialect's usage object. Its `input_tokens` excludes tokens that were read from or written to a cache, while the gateway's count
 * includes both.
 */
export function wireUsage(usage: Usage | undefined): JsonObject {
  const cached = usage?.cachedInputTokens ?? 0;
  const written = usage?.cacheWriteTokens ?? 0;
  const wire: Record<string, JsonValue> = {
    input_tokens: Math.max(0, (usage?.inputTokens ?? 0) - cached - written),
    cache_creation_input_tokens: written,
    cache_read_input_tokens: cached,
    output_tokens: usage?.outputTokens ?? 0,
  };
  const long = usage?.longCacheWriteTokens ?? 0;
  // A provider of the dialect says itself how long it caches.
  if (written > 0 && usage?.raw?.['cache_creation_input_tokens'] === undefined) {
    wire['cache_creation'] = { ephemeral_5m_input_tokens: written - long, ephemeral_1h_input_tokens: long };
  }
  if (usage?.reasoningTokens !== undefined) wire['output_tokens_details'] = { thinking_tokens: usage.reasoningTokens };
  const searches = usage?.searches ?? 0;
  if (searches > 0) wire['server_tool_use'] = { web_search_requests: searches, web_fetch_requests: 0 };
  const raw = usage?.raw;
  if (!raw) return wire;
  // The gateway's counts include iterations that are not in the provider's own; clients add them.
  for (const name of isJsonArray(raw['iterations']) ? counts : []) addMember(wire, name, raw[name]);
  for (const name of dialectMembers) addMember(wire, name, raw[name]);
  return wire;
}

function addMember(wire: Record<string, JsonValue>, name: string, value: JsonValue | undefined): void {
  if (value !== undefined && value !== null) wire[name] = value;
}
