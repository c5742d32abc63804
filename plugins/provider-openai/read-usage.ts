import { isJsonObject, type JsonObject, type JsonValue, tokenCount, type Usage } from '../../core/api/index.js';

type Writable<T> = { -readonly [K in keyof T]: T[K] };

/**
 * Decodes a usage object. Undefined for an empty one, which several providers send before the real one.
 *
 * Output tokens include reasoning. Most providers include it in `completion_tokens`; some do not, which is recognized by a total that
 * exceeds the sum by exactly the reasoning tokens.
 */
export function readUsage(raw: JsonValue | undefined): Usage | undefined {
  if (!isJsonObject(raw)) return undefined;
  const input = tokenCount(raw['prompt_tokens']) ?? tokenCount(raw['input_tokens']);
  const output = tokenCount(raw['completion_tokens']) ?? tokenCount(raw['output_tokens']);
  const total = tokenCount(raw['total_tokens']);
  if (input === undefined && output === undefined && total === undefined) return undefined;
  const inputTokens = input ?? Math.max(0, (total ?? 0) - (output ?? 0));
  const reasoningTokens = member(raw, 'completion_tokens_details', 'reasoning_tokens');
  const apart = total !== undefined && reasoningTokens === total - inputTokens - (output ?? 0) ? reasoningTokens : 0;
  const cachedInputTokens =
    member(raw, 'prompt_tokens_details', 'cached_tokens') ??
    tokenCount(raw['prompt_cache_hit_tokens']) ??
    tokenCount(raw['cached_tokens']);
  const cacheWriteTokens =
    member(raw, 'prompt_tokens_details', 'cache_write_tokens') ??
    member(raw, 'prompt_tokens_details', 'cache_creation_input_tokens') ??
    member(raw, 'prompt_tokens_details', 'cache_creation_tokens');
  const audioInputTokens =
    member(raw, 'prompt_tokens_details', 'audio_tokens') ?? member(raw, 'input_token_details', 'audio_tokens');
  const audioOutputTokens = member(raw, 'completion_tokens_details', 'audio_tokens');
  const usage: Writable<Usage> = { inputTokens, outputTokens: (output ?? 0) + apart, raw };
  if (cachedInputTokens !== undefined) usage.cachedInputTokens = cachedInputTokens;
  if (cacheWriteTokens !== undefined) usage.cacheWriteTokens = cacheWriteTokens;
  if (reasoningTokens !== undefined) usage.reasoningTokens = reasoningTokens;
  if (audioInputTokens) usage.audioInputTokens = audioInputTokens;
  if (audioOutputTokens) usage.audioOutputTokens = audioOutputTokens;
  return usage;
}

function member(raw: JsonObject, group: string, name: string): number | undefined {
  const details = raw[group];
  return isJsonObject(details) ? tokenCount(details[name]) : undefined;
}
