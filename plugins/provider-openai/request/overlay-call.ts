import {
  agentFieldNames,
  type ChatCall,
  effortOf,
  fallbackFieldNames,
  type JsonObject,
  type JsonValue,
  type Message,
  type Sampling,
} from '../../../core/api/index.js';
import type { ReasoningMember } from '../reasoning-member.js';
import { maxTokensFields } from '../refused/refused-parameters.js';
import { encodeMessage } from './encode-messages.js';
import { encodeResponseFormat, encodeToolChoice, encodeTools, isSearchOption } from './encode-tools.js';

/** Fields of a body under construction. */
export type BodyFields = Record<string, JsonValue | undefined>;

const samplingFields: readonly (readonly [keyof Sampling, string])[] = [
  ['temperature', 'temperature'],
  ['topP', 'top_p'],
  ['topK', 'top_k'],
  ['frequencyPenalty', 'frequency_penalty'],
  ['presencePenalty', 'presence_penalty'],
  ['seed', 'seed'],
  ['stop', 'stop'],
];

/**
 * The client's own body, with the fields that hooks have changed. Everything else, down to single messages and tools, is kept unchanged,
 * even if the gateway does not know it.
 *
 * @param maxTokensField the name of the token limit, if the client has not set one
 * @param member where the model has written reasoning
 */
export function overlayCall(
  call: ChatCall,
  original: ChatCall,
  maxTokensField: string,
  member?: ReasoningMember,
): BodyFields {
  const body: BodyFields = { ...call.source.body };
  if (call.messages !== original.messages) body['messages'] = overlayMessages(call, original, member);
  if (call.stream !== original.stream) body['stream'] = call.stream;
  overlayTools(body, call, original);
  for (const [name, field] of samplingFields) {
    const value = call.sampling[name];
    if (value !== original.sampling[name]) body[field] = value;
  }
  if (call.maxOutputTokens !== original.maxOutputTokens)
    overlayNamed(body, maxTokensFields, maxTokensField, call.maxOutputTokens);
  if (call.choices !== original.choices) body['n'] = call.choices;
  if (call.responseFormat !== original.responseFormat) {
    body['response_format'] = call.responseFormat && encodeResponseFormat(call.responseFormat);
  }
  if (call.reasoning !== original.reasoning) {
    delete body['reasoning'];
    delete body['thinking'];
    body['reasoning_effort'] = call.reasoning && effortOf(call.reasoning);
  }
  if (call.endUserId !== original.endUserId) overlayNamed(body, ['safety_identifier', 'user'], 'user', call.endUserId);
  if (call.metadata !== original.metadata) body['metadata'] = call.metadata;
  // The reference to the gateway's template was replaced by messages.
  if (call.prompt !== original.prompt) delete body['prompt'];
  for (const field of agentFieldNames) delete body[field];
  if (call.fallbacks !== original.fallbacks) for (const field of fallbackFieldNames) delete body[field];
  return body;
}

function overlayMessages(call: ChatCall, original: ChatCall, member: ReasoningMember | undefined): JsonValue[] {
  const sent = call.source.body['messages'] as readonly JsonValue[];
  const untouched = new Map<Message, JsonValue | undefined>();
  for (const [index, message] of original.messages.entries()) untouched.set(message, sent[index]);
  return call.messages.flatMap((message) => {
    const asSent = untouched.get(message);
    return asSent === undefined ? encodeMessage(message, true, member) : [asSent];
  });
}

function overlayTools(body: BodyFields, call: ChatCall, original: ChatCall): void {
  const { tools = [], toolChoice } = call;
  if (call.tools !== original.tools) {
    const sent = body['tools'] as readonly JsonObject[] | undefined;
    const encoded = tools.flatMap((tool) => {
      const index = original.tools?.indexOf(tool) ?? -1;
      const asSent = index < 0 ? undefined : sent?.[index];
      return asSent === undefined ? encodeTools([tool]) : [asSent];
    });
    delete body['functions'];
    body['tools'] = encoded.length === 0 ? undefined : encoded;
    if (!tools.some(isSearchOption)) delete body['web_search_options'];
  }
  if (toolChoice !== original.toolChoice) {
    delete body['function_call'];
    body['tool_choice'] = toolChoice && encodeToolChoice(toolChoice, tools);
  }
  if (call.parallelToolCalls !== original.parallelToolCalls) body['parallel_tool_calls'] = call.parallelToolCalls;
}

/** Sets those of these members that the client has sent, or else this one. */
function overlayNamed(
  body: BodyFields,
  names: readonly string[],
  otherwise: string,
  value: JsonValue | undefined,
): void {
  const present = names.filter((name) => (body[name] ?? undefined) !== undefined);
  for (const name of present.length === 0 ? [otherwise] : present) body[name] = value;
}
