import { isJsonObject, type JsonObject, type JsonValue, type Usage } from '../../../core/api/index.js';

/**
 * The dialect's usage object. The provider's own is used if its counts are the same, because it may contain kinds of tokens that the
 * gateway has no fields for (accepted predictions).
 */
export function encodeUsage(usage: Usage): JsonObject {
  const own = sameCounts(usage) ? usage.raw : undefined;
  const input = details(own?.['prompt_tokens_details'], {
    cached_tokens: usage.cachedInputTokens,
    cache_write_tokens: usage.cacheWriteTokens,
    ...(own ? {} : { audio_tokens: usage.audioInputTokens }),
  });
  const output = details(own?.['completion_tokens_details'], {
    reasoning_tokens: usage.reasoningTokens,
    ...(own ? {} : { audio_tokens: usage.audioOutputTokens }),
  });
  const encoded: Record<string, JsonValue | undefined> = {
    ...own,
    prompt_tokens: usage.inputTokens,
    completion_tokens: usage.outputTokens,
    total_tokens: own?.['total_tokens'] ?? usage.inputTokens + usage.outputTokens,
  };
  if (input) encoded['prompt_tokens_details'] = input;
  if (output) encoded['completion_tokens_details'] = output;
  return encoded;
}

/** Whether the counts are the same. The provider may count output without reasoning; the total is then the same. */
function sameCounts({ raw, inputTokens, outputTokens }: Usage): boolean {
  if (raw?.['prompt_tokens'] !== inputTokens) return false;
  return raw['completion_tokens'] === outputTokens || raw['total_tokens'] === inputTokens + outputTokens;
}

function details(own: JsonValue | undefined, known: Record<string, number | undefined>): JsonObject | undefined {
  const all: Record<string, JsonValue | undefined> = isJsonObject(own) ? { ...own } : {};
  for (const name in known) if (known[name] !== undefined) all[name] = known[name];
  return Object.keys(all).length === 0 ? undefined : all;
}
