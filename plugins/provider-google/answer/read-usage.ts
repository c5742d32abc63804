import {
  type JsonObject,
  type JsonValue,
  objectsIn,
  serviceTier,
  tokenCount,
  type Usage,
  usageObject,
  type Writable,
} from '../../../core/api/index.js';

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
 * @param served the tier, if it is known from elsewhere
 */
export function readUsage(metadata: JsonValue | undefined, searches: number, served?: string): Usage | undefined {
  const value = usageObject(metadata);
  if (!value || !isCounted(value)) return undefined;
  const [prompt, candidates, thoughts, fromTools, cached] = counts.map((name) => tokenCount(value[name]) ?? 0) as [
    number,
    number,
    number,
    number,
    number,
  ];
  const sent = value['promptTokensDetails'];
  const fromCache = value['cacheTokensDetails'];
  const generated = value['candidatesTokensDetails'];
  const inputTokens = prompt + fromTools;
  // What only the total has was generated: some models do not name their thoughts.
  const outputTokens = Math.max(candidates + thoughts, (tokenCount(value['totalTokenCount']) ?? 0) - inputTokens);
  const usage: Writable<Usage> = { inputTokens, outputTokens, raw: value };
  if (cached > 0) usage.cachedInputTokens = cached;
  if (thoughts > 0) usage.reasoningTokens = thoughts;
  for (const [modality, cachedPart, inputPart, outputPart] of priced) {
    const cachedTokens = tokensOf(modality, fromCache);
    const ofInput = tokensOf(modality, sent) - cachedTokens;
    const ofOutput = tokensOf(modality, generated);
    if (cachedTokens > 0) usage[cachedPart] = cachedTokens;
    if (ofInput > 0) usage[inputPart] = ofInput;
    if (ofOutput > 0) usage[outputPart] = ofOutput;
  }
  if (searches > 0) usage.searches = searches;
  const tier = tierOf(value) ?? served;
  if (tier !== undefined) usage.serviceTier = tier;
  return usage;
}

/** The tier that a client asks for as `flex` is `SERVICE_TIER_FLEX` or, on Vertex AI, the traffic `ON_DEMAND_FLEX`. `ON_DEMAND` is the ordinary one. */
function tierOf({ serviceTier: tier, trafficType: traffic }: JsonObject): string | undefined {
  const name = serviceTier(tier ?? traffic)?.replace(/^(?:service_tier|on_demand)_?/, '');
  if (name === 'unspecified') return undefined;
  return name === '' ? 'standard' : name;
}

/** Whether there is a count of the answer, and none that is unusable: that would be taken for zero. */
function isCounted(value: JsonObject): boolean {
  const said = counts.map((name) => value[name] ?? undefined).filter((count) => count !== undefined);
  return (value['promptTokenCount'] ?? null) !== null && said.every((count) => tokenCount(count) !== undefined);
}

/** The kinds of tokens with prices of their own: from the cache, sent and generated. */
const priced = [
  ['AUDIO', 'cachedAudioInputTokens', 'audioInputTokens', 'audioOutputTokens'],
  ['IMAGE', 'cachedImageInputTokens', 'imageInputTokens', 'imageOutputTokens'],
] as const;

/** The tokens of one kind in a list of tokens by kind. */
function tokensOf(kind: string, details: JsonValue | undefined): number {
  const found = objectsIn(details).filter(({ modality }) => modality === kind);
  return found.reduce((sum, { tokenCount: count }) => sum + (tokenCount(count) ?? 0), 0);
}
