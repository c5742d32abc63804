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
  /** Part of `outputTokens` that was spent on thinking. */
  readonly reasoningTokens?: number;
  /** True when the provider said nothing and the gateway counted. */
  readonly estimated?: boolean;
  /** The provider's own object, for token kinds the gateway has no name for. */
  readonly raw?: JsonObject;
}
