import type { JsonObject, JsonValue } from './json.js';

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

/** Tokens that no answer has: what a column of the type `integer` does not hold. */
const tooMany = 2 ** 31;

/**
 * A count of tokens as a provider has sent it: a whole number from 0 to 2,147,483,647. What is no such count is none: it could be neither
 * stored nor summed up, and the record of its request would be lost. Part of a token counts as one.
 */
export function tokenCount(value: JsonValue | undefined): number | undefined {
  if (typeof value !== 'number' || !(value >= 0)) return undefined;
  const whole = Math.ceil(value);
  return whole < tooMany ? whole : undefined;
}

const summedParts = [
  'cachedInputTokens',
  'cacheWriteTokens',
  'longCacheWriteTokens',
  'audioInputTokens',
  'reasoningTokens',
  'audioOutputTokens',
  'searches',
] as const satisfies readonly (keyof Usage)[];

/** What two answers have cost together. The providers' own objects cannot be added, so they are left out. */
export function addUsage(a: Usage, b: Usage): Usage {
  const parts = summedParts.flatMap((name) => {
    const [one, other] = [a[name], b[name]];
    return one === undefined && other === undefined ? [] : [[name, (one ?? 0) + (other ?? 0)] as const];
  });
  return {
    inputTokens: a.inputTokens + b.inputTokens,
    outputTokens: a.outputTokens + b.outputTokens,
    ...Object.fromEntries(parts),
    estimated: (a.estimated ?? false) || (b.estimated ?? false),
  };
}
