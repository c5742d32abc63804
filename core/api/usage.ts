import type { JsonObject } from './json.js';

/** Tokens of one answer, as the provider counted them. */
export interface Usage {
  /** All input tokens: fresh, read from a cache and written to a cache. (Some dialects report these apart; adapters add.) */
  readonly inputTokens: number;
  /** All generated tokens, reasoning included. */
  readonly outputTokens: number;
  /** Part of `inputTokens` that came from the provider's prompt cache. */
  readonly cachedInputTokens?: number;
  /** Part of `inputTokens` that was written to the provider's prompt cache. */
  readonly cacheWriteTokens?: number;
  /** Part of `cacheWriteTokens` that is to be kept for longer (an hour, say), where that has a price of its own. */
  readonly longCacheWriteTokens?: number;
  /** Part of `inputTokens` that was sound; of what came from the cache, no part. */
  readonly audioInputTokens?: number;
  /** Part of `outputTokens` that was spent on thinking. */
  readonly reasoningTokens?: number;
  /** Part of `outputTokens` that was sound. */
  readonly audioOutputTokens?: number;
  /** Searches that the provider made for this answer. */
  readonly searches?: number;
  /** True when the provider said nothing and the gateway counted. */
  readonly estimated?: boolean;
  /** The provider's own object, for token kinds the gateway has no name for. */
  readonly raw?: JsonObject;
}

/** What two answers have cost together. The providers' own objects cannot be added, so they are left out. */
export function addUsage(a: Usage, b: Usage): Usage {
  return {
    inputTokens: a.inputTokens + b.inputTokens,
    outputTokens: a.outputTokens + b.outputTokens,
    cachedInputTokens: (a.cachedInputTokens ?? 0) + (b.cachedInputTokens ?? 0),
    cacheWriteTokens: (a.cacheWriteTokens ?? 0) + (b.cacheWriteTokens ?? 0),
    reasoningTokens: (a.reasoningTokens ?? 0) + (b.reasoningTokens ?? 0),
    estimated: (a.estimated ?? false) || (b.estimated ?? false),
  };
}
