import { agentFieldNames, type ChatCall, type JsonObject, numberOf, objectIn } from '../../../core/api/index.js';
import { hasSystemInside } from '../refused/refused-parameters.js';
import { encodeConversation } from './encode-conversation.js';
import { encodeOutputConfig, encodeSampling, type TargetModel, thinkingOf } from './encode-request.js';
import { encodeToolChoice, encodeTools } from './encode-tools.js';

type Writable = Record<string, JsonObject[string]>;

/** The form of the dialect that a server knows. */
interface DialectForm {
  /** Its `anthropic-version`. */
  readonly version: string;
  /** False for a server that has refused system messages inside the conversation. */
  readonly systemInside: boolean;
}

/**
 * The client's own body, overlaid with what hooks have changed, so that fields that the gateway does not know are kept. Removed members are
 * undefined, and so omitted from the JSON.
 */
export function overlayRequest(
  call: ChatCall,
  original: ChatCall,
  model: TargetModel,
  { version, systemInside }: DialectForm,
): JsonObject {
  const { body } = call.source;
  const changed: Writable = { model: model.name };
  if (call.stream !== original.stream) changed['stream'] = call.stream || undefined;
  if (call.messages !== original.messages || !systemInside) {
    const isInside = systemInside && (version >= '2026-10-21' || hasSystemInside(body));
    Object.assign(changed, encodeConversation(call.messages, { own: true, systemInside: isInside }));
  }
  if (call.maxOutputTokens !== original.maxOutputTokens) {
    changed['max_tokens'] = call.maxOutputTokens ?? model.maxTokens ?? model.defaultMaxTokens;
    if (thinksBeyond(changed['max_tokens'], body)) changed['thinking'] = thinkingOf(call, model).thinking;
  }
  overlaySampling(call, original, changed);
  overlayTools(call, original, changed);
  overlayOutput(call, original, model, changed);
  if (call.endUserId !== original.endUserId) {
    changed['metadata'] = { ...objectIn(body['metadata']), user_id: call.endUserId };
  }
  // The reference to the gateway's template was replaced by messages.
  if (call.prompt !== original.prompt) changed['prompt'] = undefined;
  for (const field of agentFieldNames) changed[field] = undefined;
  return { ...body, ...changed };
}

/** Whether a reduced token limit is below the client's reasoning budget, which the provider would refuse. */
function thinksBeyond(bound: number, body: JsonObject): boolean {
  const budget = numberOf(objectIn(body['thinking'])['budget_tokens']);
  const asked = numberOf(body['max_tokens']);
  return budget !== undefined && asked !== undefined && budget < asked && budget >= bound;
}

function overlaySampling({ sampling }: ChatCall, { sampling: before }: ChatCall, changed: Writable): void {
  if (sampling === before) return;
  const written = encodeSampling(sampling);
  if (sampling.temperature !== before.temperature) changed['temperature'] = written['temperature'];
  if (sampling.topP !== before.topP) changed['top_p'] = written['top_p'];
  if (sampling.topK !== before.topK) changed['top_k'] = written['top_k'];
  if (sampling.stop !== before.stop) changed['stop_sequences'] = written['stop_sequences'];
}

function overlayTools(call: ChatCall, original: ChatCall, changed: Writable): void {
  const toolsChanged = call.tools !== original.tools;
  const tools = toolsChanged ? encodeTools(call.tools, true) : call.source.body['tools'];
  if (toolsChanged) changed['tools'] = tools;
  const choiceChanged =
    call.toolChoice !== original.toolChoice || call.parallelToolCalls !== original.parallelToolCalls;
  if (choiceChanged || (toolsChanged && !tools)) changed['tool_choice'] = tools ? encodeToolChoice(call) : undefined;
}

function overlayOutput(call: ChatCall, original: ChatCall, model: TargetModel, changed: Writable): void {
  const { body } = call.source;
  const reasoningChanged = call.reasoning !== original.reasoning;
  const formatChanged = call.responseFormat !== original.responseFormat;
  if (!reasoningChanged && !formatChanged) return;
  const before = objectIn(body['output_config']);
  let { effort } = before;
  if (reasoningChanged) {
    const written = thinkingOf(call, model);
    changed['thinking'] = written.thinking;
    effort = written.effort;
  }
  const format = formatChanged ? encodeOutputConfig(call.responseFormat, undefined)?.['format'] : before['format'];
  changed['output_config'] = { ...before, effort, format };
  if (formatChanged && body['output_format'] !== undefined) changed['output_format'] = undefined;
}
