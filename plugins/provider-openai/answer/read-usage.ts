import {
  chargedAmount,
  isJsonObject,
  type JsonObject,
  type JsonValue,
  numberOf,
  serviceTier,
  tokenCount,
  type Usage,
  usageObject,
  type Writable,
} from '../../../core/api/index.js';

/**
 * Decodes a usage object. Undefined for an empty one, which several providers send before the real one, and for one that would make tokens cost
 * nothing: its counts are no numbers of tokens, or nothing says how much an answer took.
 *
 * Output tokens include reasoning. Most providers include it in `completion_tokens`; some do not, and some of these do not even name it, as Gemini
 * in this dialect (github.com/mozilla-ai/any-llm/issues/1290). So what the total has beyond the tokens that are named was generated too, unless it
 * is exactly what the cache had.
 *
 * @param answer of a conversation: its `service_tier`. Absent for what has no output, such as vectors
 */
export function readUsage(
  value: JsonValue | undefined,
  answer?: { readonly tier: JsonValue | undefined },
): Usage | undefined {
  const raw = usageObject(value);
  if (!raw) return undefined;
  const saidInput = raw['prompt_tokens'] ?? raw['input_tokens'] ?? undefined;
  const saidOutput = raw['completion_tokens'] ?? raw['output_tokens'] ?? undefined;
  const [input, output, total] = [tokenCount(saidInput), tokenCount(saidOutput), tokenCount(raw['total_tokens'])];
  if ((input === undefined && saidInput !== undefined) || (output === undefined && saidOutput !== undefined))
    return undefined;
  const charged = chargedIn(raw);
  const known = Number(input !== undefined) + Number(output !== undefined) + Number(total !== undefined);
  // Of an answer, what was sent or what was generated would be missing.
  if (known < (answer && charged === undefined ? 2 : 1)) return undefined;
  const sent = details(raw, 'prompt_tokens_details', 'input_tokens_details', 'input_token_details');
  const generated = details(raw, 'completion_tokens_details', 'output_tokens_details');
  const cachedInputTokens =
    tokenCount(sent['cached_tokens']) ?? tokenCount(raw['prompt_cache_hit_tokens']) ?? tokenCount(raw['cached_tokens']);
  const cacheWriteTokens =
    tokenCount(sent['cache_write_tokens']) ??
    tokenCount(sent['cache_creation_input_tokens']) ??
    tokenCount(sent['cache_creation_tokens']);
  const ofCache = (cachedInputTokens ?? 0) + (cacheWriteTokens ?? 0);
  const reasoningTokens = tokenCount(generated['reasoning_tokens']);
  const answered = answer ? (output ?? 0) : output;
  const sums = wholes({ input, output: answered, total, ofCache, reasoning: reasoningTokens ?? 0 });
  const usage: Writable<Usage> = { ...sums, raw };
  if (cachedInputTokens !== undefined) usage.cachedInputTokens = cachedInputTokens;
  if (cacheWriteTokens !== undefined) usage.cacheWriteTokens = cacheWriteTokens;
  const longCacheWriteTokens = tokenCount(details(sent, 'cache_write_tokens_details')['ttl_12h_tokens']) ?? 0;
  if (longCacheWriteTokens > 0) usage.longCacheWriteTokens = longCacheWriteTokens;
  if (reasoningTokens !== undefined) usage.reasoningTokens = reasoningTokens;
  readModalities(usage, sent, generated);
  const served = serviceTier(answer?.tier);
  if (served !== undefined) usage.serviceTier = served;
  if (charged !== undefined) usage.charged = charged;
  return usage;
}

/** What a server has counted, under the names of its dialect. */
interface Counts {
  readonly input: number | undefined;
  readonly output: number | undefined;
  readonly total: number | undefined;
  readonly ofCache: number;
  readonly reasoning: number;
}

/** All tokens that were sent and generated. A part cannot be more than the whole, so a server that says so counts the two apart. */
function wholes({ input, output, total = 0, ofCache, reasoning }: Counts): Pick<Usage, 'inputTokens' | 'outputTokens'> {
  const sent = input ?? Math.max(0, total - (output ?? 0));
  const answered = output ?? 0;
  const beyond = total - sent - answered;
  const isCacheBeyond = beyond !== reasoning && (beyond === ofCache || beyond === ofCache + reasoning);
  const inputTokens = ofCache > sent || isCacheBeyond ? sent + ofCache : sent;
  const unnamed = Math.max(0, total - inputTokens - answered);
  // Vectors are not output, so what their servers count only in the total was sent.
  if (output === undefined) return { inputTokens: inputTokens + unnamed, outputTokens: 0 };
  return { inputTokens, outputTokens: answered + Math.max(unnamed, reasoning > answered ? reasoning : 0) };
}

/** The kinds of tokens with prices of their own: their name, and that of their parts from the cache, sent and generated. */
const modalities = [
  ['audio_tokens', 'cachedAudioInputTokens', 'audioInputTokens', 'audioOutputTokens'],
  ['image_tokens', 'cachedImageInputTokens', 'imageInputTokens', 'imageOutputTokens'],
] as const;

function readModalities(usage: Writable<Usage>, sent: JsonObject, generated: JsonObject): void {
  if (sent === noDetails && generated === noDetails) return;
  const fromCache = details(sent, 'cached_tokens_details');
  for (const [name, cachedPart, inputPart, outputPart] of modalities) {
    const cached = tokenCount(fromCache[name]) ?? 0;
    const input = (tokenCount(sent[name]) ?? 0) - cached;
    const output = tokenCount(generated[name]) ?? 0;
    if (cached > 0) usage[cachedPart] = cached;
    if (input > 0) usage[inputPart] = input;
    if (output > 0) usage[outputPart] = output;
  }
}

/** xAI's unit of money is the ten-billionth part of a dollar. */
const ticksOfDollar = 1e10;

/**
 * What a server says that it charges: in `cost` a number, or an object with a total, or a number of ticks. Where it calls another server with the
 * operator's own key there, that one's charge comes on top.
 */
function chargedIn(raw: JsonObject): Usage['charged'] {
  const ticks = numberOf(raw['cost_in_usd_ticks']);
  const said = isJsonObject(raw['cost']) ? raw['cost']['total_cost'] : raw['cost'];
  const cost = ticks === undefined ? numberOf(said) : ticks / ticksOfDollar;
  if (cost === undefined) return undefined;
  const elsewhere = numberOf(details(raw, 'cost_details')['upstream_inference_cost']);
  const charged = cost + (raw['is_byok'] === false ? 0 : (elsewhere ?? 0));
  // A server that knows no prices says nothing.
  return charged === 0 ? undefined : chargedAmount(charged);
}

const noDetails: JsonObject = Object.freeze({});

/** What a count consists of, by the first of these names that the server uses: chat completions and responses have different ones. */
function details(raw: JsonObject, ...names: readonly string[]): JsonObject {
  for (const name of names) {
    const value = raw[name];
    if (isJsonObject(value)) return value;
  }
  return noDetails;
}
