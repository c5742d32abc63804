import { type JsonObject, type JsonValue, tokenCount, type Usage } from '../../../core/api/index.js';

/** Members of the provider's own usage that are specific to this dialect. */
const dialectMembers = [
  'promptTokensDetails',
  'cacheTokensDetails',
  'candidatesTokensDetails',
  'toolUsePromptTokensDetails',
  'trafficType',
  'initialPromptTokenCount',
  'serviceTier',
];

/** The dialect's `usageMetadata`: thoughts are counted apart from the answer, and what tools have read apart from the prompt. */
export function usageMetadata(usage: Usage | undefined): JsonObject {
  const { inputTokens = 0, outputTokens = 0, reasoningTokens = 0, cachedInputTokens = 0, raw } = usage ?? {};
  const fromTools = Math.min(tokenCount(raw?.['toolUsePromptTokenCount']) ?? 0, inputTokens);
  const thoughts = Math.min(reasoningTokens, outputTokens);
  const metadata: Record<string, JsonValue> = {
    promptTokenCount: inputTokens - fromTools,
    candidatesTokenCount: outputTokens - thoughts,
    totalTokenCount: inputTokens + outputTokens,
  };
  if (cachedInputTokens > 0) metadata['cachedContentTokenCount'] = cachedInputTokens;
  if (thoughts > 0) metadata['thoughtsTokenCount'] = thoughts;
  if (fromTools > 0) metadata['toolUsePromptTokenCount'] = fromTools;
  for (const name of raw ? dialectMembers : []) {
    const value = raw?.[name];
    if (value !== undefined && value !== null) metadata[name] = value;
  }
  return metadata;
}
