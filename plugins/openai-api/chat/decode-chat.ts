import {
  type ChatCall,
  isJsonArray,
  isJsonObject,
  isPromptReference,
  type JsonObject,
  type JsonValue,
  numberOf,
  objectIn,
  type PromptReference,
  readAgentFields,
  readPromptReference,
  textIn,
  type ReasoningOptions,
  type Sampling,
  withoutUndefined,
  type Writable,
} from '../../../core/api/index.js';
import { decodeMessages } from './decode-messages.js';
import { decodeResponseFormat, decodeToolChoice, decodeTools } from './decode-tools.js';
import { readFallbacks, readRequestedModel } from '../requested-models.js';
import { invalid, RequestObject } from '../request-object.js';

type Draft = Writable<Omit<ChatCall, 'source' | 'sampling'>> & { readonly sampling: Writable<Sampling> };
type Reader = (draft: Draft, body: RequestObject) => void;

/**
 * Decodes the body of a chat completion. Members that are not decoded here stay in the body, and are passed on to a provider of the same
 * dialect.
 */
export function decodeChat(fields: JsonObject): Omit<ChatCall, 'source'> {
  const body = new RequestObject(fields, '');
  const draft: Draft = {
    kind: 'chat',
    model: readRequestedModel(body),
    stream: false,
    messages: decodeMessages(body),
    sampling: {},
    includeUsage: false,
  };
  // Loop over the members that are present, because bodies have few of the many possible ones.
  for (const name in fields) if (fields[name] !== null) readers.get(name)?.(draft, body);
  if (!draft.stream) draft.includeUsage = false;
  return draft;
}

/** Decodes one member into the call, which never gets undefined members. */
function member<K extends keyof Draft>(key: K, read: (body: RequestObject) => Draft[K] | undefined): Reader {
  return (draft, body) => {
    const value = read(body);
    if (value !== undefined) draft[key] = value;
  };
}

function sampling<K extends keyof Sampling>(key: K, read: (body: RequestObject) => Sampling[K]): Reader {
  return (draft, body) => {
    const value = read(body);
    if (value !== undefined) draft.sampling[key] = value;
  };
}

const readTools = member('tools', decodeTools);
const readToolChoice = member('toolChoice', decodeToolChoice);
const readReasoning = member('reasoning', decodeReasoning);
const readFallbackModels = member('fallbacks', readFallbacks);
const readEndUser = member('endUserId', (body) => body.string('safety_identifier') ?? body.string('user'));
/** The larger of the two token limits: both are passed on to providers of the dialect, and some use one and some the other. */
const readMaxOutputTokens = member('maxOutputTokens', (body) => {
  // Local servers (LM Studio, llama.cpp) take -1 for no limit, and their examples have it.
  if (body.fields['max_completion_tokens'] === -1 || body.fields['max_tokens'] === -1) return undefined;
  const limit = body.integer('max_completion_tokens', 1);
  const olderLimit = body.integer('max_tokens', 1);
  return limit === undefined || olderLimit === undefined ? (limit ?? olderLimit) : Math.max(limit, olderLimit);
});
const readResponseFormat: Reader = (draft, body) => {
  const format = decodeResponseFormat(body);
  if (format) draft.responseFormat = format;
  else addOwn(draft, 'response_format');
};
const readAgent: Reader = (draft, { fields }) => void Object.assign(draft, readAgentFields(fields));

/** Decoders by member of the body; one that decodes several members is listed for each. */
const readers: ReadonlyMap<string, Reader> = new Map<string, Reader>([
  ['stream', member('stream', (body) => body.boolean('stream'))],
  ['stream_options', member('includeUsage', (body) => body.object('stream_options')?.boolean('include_usage'))],
  ['usage', member('includeUsage', ({ fields }) => asksForUsage(fields) || undefined)],
  ['tools', readTools],
  ['functions', readTools],
  ['web_search_options', readTools],
  ['tool_choice', readToolChoice],
  ['function_call', readToolChoice],
  ['parallel_tool_calls', member('parallelToolCalls', (body) => body.boolean('parallel_tool_calls'))],
  ['temperature', sampling('temperature', (body) => body.number('temperature'))],
  ['top_p', sampling('topP', (body) => body.number('top_p'))],
  ['top_k', sampling('topK', (body) => body.number('top_k'))],
  ['frequency_penalty', sampling('frequencyPenalty', (body) => body.number('frequency_penalty'))],
  ['presence_penalty', sampling('presencePenalty', (body) => body.number('presence_penalty'))],
  ['seed', sampling('seed', (body) => body.integer('seed'))],
  ['stop', sampling('stop', decodeStop)],
  ['max_completion_tokens', readMaxOutputTokens],
  ['max_tokens', readMaxOutputTokens],
  ['n', member('choices', (body) => body.integer('n', 1))],
  ['response_format', readResponseFormat],
  ['logprobs', member('logprobs', ({ fields }) => readLogprobs(fields['logprobs'] === true, fields))],
  ['reasoning_effort', readReasoning],
  ['reasoning', readReasoning],
  ['thinking', readReasoning],
  ['safety_identifier', readEndUser],
  ['user', readEndUser],
  ['modalities', (draft, { fields }) => void (asksForSound(fields) && addOwn(draft, 'modalities'))],
  ['moderation', (draft, { fields }) => void (asksToBlock(fields) && addOwn(draft, 'moderation'))],
  ['prompt_cache_key', member('promptCacheKey', ({ fields }) => textIn(fields['prompt_cache_key']))],
  ['models', readFallbackModels],
  ['fallbacks', readFallbackModels],
  ['metadata', member('metadata', (body) => body.object('metadata')?.fields)],
  ['auto_continuation', readAgent],
  ['agent_parameters', readAgent],
  ['prompt', member('prompt', ({ fields }) => readPrompt(fields['prompt']))],
]);

/** Adds a member without which the answer would not be what was asked. */
function addOwn(draft: Draft, name: string): void {
  draft.ownMembers = [...(draft.ownMembers ?? []), name];
}

/** Whether the provider is to block what its moderation flags: a model of another one would answer without. */
export function asksToBlock({ moderation }: JsonObject): boolean {
  const { input, output } = objectIn(objectIn(moderation)['policy']);
  return [input, output].some((side) => objectIn(side)['mode'] === 'block');
}

/** Decodes `top_logprobs`, if the request asks for probabilities of tokens. */
export function readLogprobs(areAsked: boolean, { top_logprobs: top }: JsonObject): ChatCall['logprobs'] {
  return areAsked ? withoutUndefined({ top: numberOf(top) }) : undefined;
}

/** Whether usage is asked for as at OpenRouter. */
function asksForUsage({ usage }: JsonObject): boolean {
  return objectIn(usage)['include'] === true;
}

/** A client that asks for a recording finds nothing in an answer without one. */
function asksForSound({ modalities }: JsonObject): boolean {
  return isJsonArray(modalities) && modalities.includes('audio');
}

function readPrompt(value: JsonValue | undefined): PromptReference | undefined {
  return isPromptReference(value) ? readPromptReference(value) : undefined;
}

function decodeStop(body: RequestObject): string[] | undefined {
  const stop = body.fields['stop'] ?? undefined;
  if (stop === undefined) return undefined;
  if (typeof stop === 'string') return [stop];
  const texts: JsonValue[] = Array.isArray(stop) ? stop : [null];
  if (!texts.every((text) => typeof text === 'string')) throw invalid('stop', 'a string or an array of strings', stop);
  return texts;
}

/**
 * Decodes `reasoning_effort`, and the two objects that compatible providers have for reasoning. Those are not part of the dialect, so
 * unknown values in them are ignored.
 */
function decodeReasoning(body: RequestObject): ReasoningOptions | undefined {
  const effort = body.string('reasoning_effort');
  if (effort !== undefined) return effort === 'none' ? { effort, enabled: false } : { effort };
  const { reasoning, thinking } = body.fields;
  if (isJsonObject(reasoning)) {
    return reasoningOptions(reasoning['effort'], reasoning['max_tokens'], reasoning['enabled']);
  }
  if (!isJsonObject(thinking)) return undefined;
  const { type } = thinking;
  const enabled = type === 'disabled' ? false : type === 'enabled' || type === 'adaptive' ? true : undefined;
  return reasoningOptions(undefined, thinking['budget_tokens'], enabled);
}

function reasoningOptions(
  effort: JsonValue | undefined,
  budget: JsonValue | undefined,
  enabled: JsonValue | undefined,
): ReasoningOptions {
  return withoutUndefined<ReasoningOptions>({
    effort: typeof effort === 'string' ? effort : undefined,
    budgetTokens: numberOf(budget),
    enabled: typeof enabled === 'boolean' ? enabled : undefined,
  });
}
