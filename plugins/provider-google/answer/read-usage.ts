import {
  isJsonArray,
  isJsonObject,
  type JsonObject,
  type JsonValue,
  serviceTier,
  tokenCount,
  type Usage,
} from '../../../core/api/index.js';

type Writable<T> = { -readonly [K in keyof T]: T[K] };

const counts = [
  'promptTokenCount',
  'candidatesTokenCount',
  'thoughtsTokenCount',
  'toolUsePromptTokenCount',
  'cachedContentTokenCount',
] as const;

/**
 * Decodes `usageMetadata`; undefined when it is missing, or its counts are not numbers of tokens.
 *
 * @param searches the number of searches for the answer
 */
export function readUsage(value: JsonValue | undefined, searches: number): Usage | undefined {
  if (!isJsonObject(value) || !isCounted(value)) return undefined;
  const [prompt, candidates, thoughts, fromTools, cached] = counts.map((name) => tokenCount(value[name]) ?? 0) as [
    number,
    number,
    number,
    number,
    number,
  ];
  const audioIn = audioTokens(value['promptTokensDetails']) - audioTokens(value['cacheTokensDetails']);
  const audioOut = audioTokens(value['candidatesTokensDetails']);
  const usage: Writable<Usage> = { inputTokens: prompt + fromTools, outputTokens: candidates + thoughts, raw: value };
  if (cached > 0) usage.cachedInputTokens = cached;
  if (thoughts > 0) usage.reasoningTokens = thoughts;
  if (audioIn > 0) usage.audioInputTokens = audioIn;
  if (audioOut > 0) usage.audioOutputTokens = audioOut;
  if (searches > 0) usage.searches = searches;
  const tier = tierOf(value);
  if (tier !== undefined) usage.serviceTier = tier;
  return usage;
}

/** The tier that a client asks for as `flex` is `SERVICE_TIER_FLEX` or, on Vertex AI, the traffic `ON_DEMAND_FLEX`. The ordinary one is none. */
function tierOf({ serviceTier: tier, trafficType: traffic }: JsonObject): string | undefined {
  const name = serviceTier(tier ?? traffic)?.replace(/^(?:service_tier|on_demand)_?/, '');
  return name === '' || name === 'standard' || name === 'unspecified' ? undefined : name;
}

/** Whether there is a count of the answer, and none that is unusable: that would be taken for zero. */
function isCounted(value: JsonObject): boolean {
  const said = counts.map((name) => value[name] ?? undefined).filter((count) => count !== undefined);
  return (value['promptTokenCount'] ?? null) !== null && said.every((count) => tokenCount(count) !== undefined);
}

/** The tokens of audio in a list of tokens by kind. */
function audioTokens(details: JsonValue | undefined): number {
  if (!isJsonArray(details)) return 0;
  const audio = details.filter(isJsonObject).filter(({ modality }) => modality === 'AUDIO');
  return audio.reduce((sum, { tokenCount: count }) => sum + (tokenCount(count) ?? 0), 0);
}
