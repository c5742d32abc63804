import {
  type JsonValue,
  objectsIn,
  tokenCount,
  type Usage,
  usageObject,
  type Writable,
} from '../../../core/api/index.js';

/** Decodes a `usage` object; undefined when the value is not one, or its counts are not numbers of tokens. */
export function readUsage(sent: JsonValue | undefined): Usage | undefined {
  const value = usageObject(sent);
  if (!value) return undefined;
  const input = tokenCount(value['inputTokens']);
  const output = tokenCount(value['outputTokens']);
  // A count that is unusable would be taken for zero, and the answer would cost nothing.
  if (input === undefined || output === undefined) return undefined;
  const cached = tokenCount(value['cacheReadInputTokens']) ?? 0;
  const written = tokenCount(value['cacheWriteInputTokens']) ?? 0;
  const long = writtenForLong(value['cacheDetails']);
  // The provider counts cached tokens separately.
  const usage: Writable<Usage> = {
    inputTokens: input + cached + written,
    outputTokens: output,
    // Requests name none, so this is the one of every answer.
    serviceTier: 'default',
    raw: value,
  };
  if (cached > 0) usage.cachedInputTokens = cached;
  if (written > 0) usage.cacheWriteTokens = written;
  if (long > 0) usage.longCacheWriteTokens = long;
  return usage;
}

/** Tokens that were cached for an hour, as the provider names it (`1h`) or its SDKs do (`T1H`). */
function writtenForLong(details: JsonValue | undefined): number {
  const long = objectsIn(details).filter(({ ttl }) => ttl === '1h' || ttl === 'T1H');
  return long.reduce((sum, { inputTokens }) => sum + (tokenCount(inputTokens) ?? 0), 0);
}
