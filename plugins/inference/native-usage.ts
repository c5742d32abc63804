import type { JsonObject, Usage } from '../../core/api/index.js';

/** Usage in the form of the native API, plus cached and reasoning tokens if they are known. */
export function nativeUsage(usage: Usage | undefined): JsonObject {
  if (usage === undefined) return { prompt_tokens: 0, completion_tokens: 0, total_tokens: 0 };
  const { inputTokens, outputTokens, cachedInputTokens, reasoningTokens } = usage;
  return {
    prompt_tokens: inputTokens,
    completion_tokens: outputTokens,
    total_tokens: inputTokens + outputTokens,
    ...(cachedInputTokens === undefined ? {} : { prompt_tokens_details: { cached_tokens: cachedInputTokens } }),
    ...(reasoningTokens === undefined ? {} : { completion_tokens_details: { reasoning_tokens: reasoningTokens } }),
  };
}
