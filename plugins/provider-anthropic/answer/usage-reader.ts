import {
  type JsonObject,
  type JsonValue,
  objectIn,
  objectsIn,
  serviceTier,
  tokenCount,
  type Usage,
  usageObject,
  type Writable,
} from '../../../core/api/index.js';

const cacheCounts = ['cache_read_input_tokens', 'cache_creation_input_tokens'] as const;

/**
 * Merges the usage of one answer. A stream reports input tokens at its start, with a placeholder for the output, and everything at its end;
 * counts that are missing or zero at the end keep their first value. But where the end counts tokens of a cache, and no others, the cache had them
 * all: some servers count everything as uncached at the start (github.com/maximhq/bifrost/issues/5354).
 */
export class UsageReader {
  #raw: Record<string, JsonValue | undefined> = {};

  /** Whether both what was sent and what was generated have been counted: what is missing would cost nothing. */
  get isWhole(): boolean {
    const { input_tokens: input, output_tokens: output } = this.#raw;
    return tokenCount(input) !== undefined && tokenCount(output) !== undefined;
  }

  /** Decodes a `usage` object; undefined when the value is not one, or its counts are not numbers of tokens. */
  read(sent: JsonValue | undefined): Usage | undefined {
    const value = usageObject(sent);
    if (!value || !isCounted(value)) return undefined;
    const merged: Record<string, JsonValue | undefined> = { ...this.#raw };
    const countsCache = cacheCounts.some((name) => count(value[name]) > 0);
    for (const [name, member] of Object.entries(value)) {
      const isMeant = name === 'output_tokens' || (name === 'input_tokens' && countsCache);
      if (member === null || (member === 0 && merged[name] !== undefined && !isMeant)) continue;
      merged[name] = member;
    }
    // Each event may have other names.
    if (!usageObject(merged)) return undefined;
    this.#raw = merged;
    return usageOf(merged);
  }
}

/** Whether there is a count of the answer, and none that is unusable: that would be taken for zero, and the answer would cost nothing. */
function isCounted({ input_tokens: input, output_tokens: output }: JsonObject): boolean {
  const said = [input, output].filter((count) => (count ?? null) !== null);
  return said.length > 0 && said.every((count) => tokenCount(count) !== undefined);
}

function usageOf(raw: JsonObject): Usage {
  const billed = [raw, ...compactionsIn(raw['iterations'])];
  const sumOf = (name: string): number => billed.reduce((sum, counts) => sum + count(counts[name]), 0);
  const cached = sumOf('cache_read_input_tokens');
  const written = sumOf('cache_creation_input_tokens');
  const { thinking_tokens: thinking } = objectIn(raw['output_tokens_details']);
  const writtenForLong = billed.reduce(
    (sum, counts) => sum + countIn(counts['cache_creation'], 'ephemeral_1h_input_tokens'),
    0,
  );
  const searches = countIn(raw['server_tool_use'], 'web_search_requests');
  // The provider counts cached tokens separately.
  const inputTokens = sumOf('input_tokens') + cached + written;
  const usage: Writable<Usage> = { inputTokens, outputTokens: sumOf('output_tokens'), raw };
  if (cached > 0) usage.cachedInputTokens = cached;
  if (written > 0) usage.cacheWriteTokens = written;
  if (writtenForLong > 0) usage.longCacheWriteTokens = writtenForLong;
  if (typeof thinking === 'number') usage.reasoningTokens = count(thinking);
  if (searches > 0) usage.searches = searches;
  const tier = serviceTier(raw['service_tier']);
  if (tier !== undefined) usage.serviceTier = tier;
  return usage;
}

/** The counts of requests in which the provider has shortened the conversation. They are billed, but not included in those of the answer. */
function compactionsIn(iterations: JsonValue | undefined): readonly JsonObject[] {
  return objectsIn(iterations).filter(({ type }) => type === 'compaction');
}

function count(value: JsonValue | undefined): number {
  return tokenCount(value) ?? 0;
}

function countIn(group: JsonValue | undefined, name: string): number {
  return count(objectIn(group)[name]);
}
