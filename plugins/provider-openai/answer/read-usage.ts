import {
  chargedAmount,
  isJsonObject,
  type JsonObject,
  type JsonValue,
  numberOf,
  serviceTier,
  tokenCount,
  type Usage,
} from '../../../core/api/index.js';

type Writable<T> = { -readonly [K in keyof T]: T[K] };

/**
 * Decodes a usage object. Undefined for an empty one, which several providers send before the real one.
 *
 * Output tokens include reasoning. Most providers include it in `completion_tokens`; some do not, which is recognized by a total that
 * exceeds the sum by exactly the reasoning tokens.
 *
 * @param tier the answer's `service_tier`
 */
export function readUsage(raw: JsonValue | undefined, tier?: JsonValue): Usage | undefined {
  if (!isJsonObject(raw)) return undefined;
  const input = tokenCount(raw['prompt_tokens']) ?? tokenCount(raw['input_tokens']);
  const output = tokenCount(raw['completion_tokens']) ?? tokenCount(raw['output_tokens']);
  const total = tokenCount(raw['total_tokens']);
  if (input === undefined && output === undefined && total === undefined) return undefined;
  const inputTokens = input ?? Math.max(0, (total ?? 0) - (output ?? 0));
  const sent = details(raw, 'prompt_tokens_details', 'input_tokens_details');
  const generated = details(raw, 'completion_tokens_details', 'output_tokens_details');
  const reasoningTokens = tokenCount(generated['reasoning_tokens']);
  const apart = total !== undefined && reasoningTokens === total - inputTokens - (output ?? 0) ? reasoningTokens : 0;
  const cachedInputTokens =
    tokenCount(sent['cached_tokens']) ?? tokenCount(raw['prompt_cache_hit_tokens']) ?? tokenCount(raw['cached_tokens']);
  const cacheWriteTokens =
    tokenCount(sent['cache_write_tokens']) ??
    tokenCount(sent['cache_creation_input_tokens']) ??
    tokenCount(sent['cache_creation_tokens']);
  const audioInputTokens =
    tokenCount(sent['audio_tokens']) ?? tokenCount(details(raw, 'input_token_details')['audio_tokens']);
  const audioOutputTokens = tokenCount(generated['audio_tokens']);
  const usage: Writable<Usage> = { inputTokens, outputTokens: (output ?? 0) + apart, raw };
  if (cachedInputTokens !== undefined) usage.cachedInputTokens = cachedInputTokens;
  if (cacheWriteTokens !== undefined) usage.cacheWriteTokens = cacheWriteTokens;
  if (reasoningTokens !== undefined) usage.reasoningTokens = reasoningTokens;
  if (audioInputTokens) usage.audioInputTokens = audioInputTokens;
  if (audioOutputTokens) usage.audioOutputTokens = audioOutputTokens;
  const served = serviceTier(tier);
  if (served !== undefined) usage.serviceTier = served;
  const charged = chargedIn(raw);
  if (charged !== undefined) usage.charged = charged;
  return usage;
}

/** What a server that resells models charges. Where it calls another with the operator's own key there, that one's charge comes on top. */
function chargedIn(raw: JsonObject): Usage['charged'] {
  const cost = numberOf(raw['cost']);
  if (cost === undefined) return undefined;
  const elsewhere = numberOf(details(raw, 'cost_details')['upstream_inference_cost']);
  const charged = cost + (raw['is_byok'] === false ? 0 : (elsewhere ?? 0));
  // A server that knows no prices says nothing.
  return charged === 0 ? undefined : chargedAmount(charged);
}

/** What a count consists of, by the first of these names that the server uses: chat completions and responses have different ones. */
function details(raw: JsonObject, ...names: readonly string[]): JsonObject {
  return names.map((name) => raw[name]).find((value) => isJsonObject(value)) ?? {};
}
