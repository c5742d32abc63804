import {
  type ChatCall,
  isJsonObject,
  isPromptReference,
  type JsonObject,
  type JsonValue,
  numberOf,
  readAgentFields,
  readPromptReference,
  type ReasoningOptions,
  type Sampling,
} from '../../core/api/index.js';
import { decodeMessages } from './decode-messages.js';
import { decodeResponseFormat, decodeToolChoice, decodeTools } from './decode-tools.js';
import { invalid, RequestObject } from './request-object.js';
import { withoutUndefined } from './without-undefined.js';

/**
 * Reads the body of a chat completion. What is not mentioned here, known to the dialect or not, stays in the body and goes
 * on to a provider of the same dialect.
 */
export function decodeChat(fields: JsonObject): Omit<ChatCall, 'source'> {
  const body = new RequestObject(fields, '');
  const stream = body.boolean('stream') ?? false;
  const asksForUsage = body.object('stream_options')?.boolean('include_usage') ?? false;
  return withoutUndefined<Omit<ChatCall, 'source'>>({
    kind: 'chat',
    model: decodeModel(body),
    stream,
    messages: decodeMessages(body),
    tools: decodeTools(body),
    toolChoice: decodeToolChoice(body),
    parallelToolCalls: body.boolean('parallel_tool_calls'),
    sampling: decodeSampling(body),
    maxOutputTokens: body.integer('max_completion_tokens', 1) ?? body.integer('max_tokens', 1),
    choices: body.integer('n', 1),
    responseFormat: decodeResponseFormat(body),
    reasoning: decodeReasoning(body),
    includeUsage: stream && asksForUsage,
    endUserId: body.string('safety_identifier') ?? body.string('user'),
    metadata: body.object('metadata')?.fields,
    ...readAgentFields(fields),
    prompt: isPromptReference(fields['prompt']) ? readPromptReference(fields['prompt']) : undefined,
  });
}

/** Reads `model`, which every call of the dialect must have. */
export function decodeModel(body: RequestObject): string {
  const model = body.string('model');
  return model === undefined || model === '' ? body.fail('model', 'the name of a model') : model;
}

function decodeSampling(body: RequestObject): Sampling {
  return withoutUndefined<Sampling>({
    temperature: body.number('temperature'),
    topP: body.number('top_p'),
    topK: body.number('top_k'),
    frequencyPenalty: body.number('frequency_penalty'),
    presencePenalty: body.number('presence_penalty'),
    seed: body.integer('seed'),
    stop: decodeStop(body),
  });
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
 * Reads `reasoning_effort`, and the two objects with which compatible providers ask for thinking. Those are not the
 * dialect's own: what is not understood in them is not refused.
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
