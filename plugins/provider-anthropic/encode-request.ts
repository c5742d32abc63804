import type { ChatCall, JsonObject, ResponseFormat, Sampling } from '../../core/api/index.js';
import { encodeConversation } from './encode-conversation.js';
import { encodeStrictSchema } from './encode-strict-schema.js';
import { encodeThinking, type Thinking, thinkingStyle } from './encode-thinking.js';
import { encodeToolChoice, encodeTools } from './encode-tools.js';
import { unsupportedRequest } from './unsupported.js';

/** The model that is asked, and what bounds its answers. */
export interface TargetModel {
  /** The provider's own name of the model. */
  readonly name: string;
  /** Bound of generated tokens for clients that set none. */
  readonly defaultMaxTokens: number;
  /** Most tokens of one answer, when known. */
  readonly maxTokens: number | undefined;
}

/**
 * JSON without a schema has no word of its own here, and a schema of any object is refused. Clients that ask for it parse the whole answer.
 * The token counter allows for the length of this.
 */
const jsonAlone: JsonObject = {
  type: 'text',
  text: 'Answer with one JSON object and nothing else: no words before or after it, and no code fence around it.',
};

/** Writes a call of another dialect as a Messages request. Members that are not set are undefined, and so left out of the text. */
export function encodeRequest(call: ChatCall, model: TargetModel): JsonObject {
  if ((call.choices ?? 1) > 1)
    throw unsupportedRequest('n', 'this provider gives only one answer to a request; send several requests');
  const { system, messages } = encodeConversation(call.messages, { own: false, systemInside: false });
  const { thinking, effort, maxTokens } = thinkingOf(call, model);
  const sampling = encodeSampling(call.sampling);
  const tools = encodeTools(call.tools, false);
  return {
    model: model.name,
    max_tokens: maxTokens,
    system: call.responseFormat?.type === 'json' ? [...(system ?? []), jsonAlone] : system,
    messages,
    stream: call.stream ? true : undefined,
    // While it thinks, a model takes no temperature but 1 and hardly any of its kin.
    ...(isThinking(thinking) ? { stop_sequences: sampling['stop_sequences'] } : sampling),
    tools,
    tool_choice: tools && encodeToolChoice(call),
    thinking,
    output_config: encodeOutputConfig(withStrictSchema(call.responseFormat), effort),
    metadata: call.endUserId === undefined ? undefined : { user_id: call.endUserId },
  };
}

/** A model that must call a tool cannot think first; the tool is what the client relies on. */
export function thinkingOf(call: ChatCall, model: TargetModel): Thinking {
  const forced = call.toolChoice?.type === 'required' || call.toolChoice?.type === 'tool';
  return encodeThinking(forced ? undefined : call.reasoning, thinkingStyle(model.name), {
    asked: call.maxOutputTokens,
    fallback: model.maxTokens ?? model.defaultMaxTokens,
    most: model.maxTokens,
  });
}

function isThinking(thinking: JsonObject | undefined): boolean {
  return thinking !== undefined && thinking['type'] !== 'disabled';
}

/** Writes how the next token is picked. Members that are not set are undefined, and so left out of the text. */
export function encodeSampling(sampling: Sampling): JsonObject {
  const { temperature, topP, topK } = sampling;
  return {
    // Other dialects go up to 2.
    temperature: temperature === undefined ? undefined : Math.min(1, Math.max(0, temperature)),
    top_p: topP,
    top_k: topK,
    stop_sequences: encodeStop(sampling.stop),
  };
}

/** The provider refuses stop sequences of nothing but white space. */
function encodeStop(stop: readonly string[] | undefined): readonly string[] | undefined {
  const sequences = stop?.filter((sequence) => sequence.trim() !== '');
  return sequences && sequences.length > 0 ? sequences : undefined;
}

function withStrictSchema(format: ResponseFormat | undefined): ResponseFormat | undefined {
  return format?.type === 'json-schema' ? { ...format, schema: encodeStrictSchema(format.schema) } : format;
}

/** Writes `output_config`. */
export function encodeOutputConfig(
  format: ResponseFormat | undefined,
  effort: string | undefined,
): JsonObject | undefined {
  const schema = format?.type === 'json-schema' ? format.schema : undefined;
  if (schema === undefined && effort === undefined) return undefined;
  return {
    ...(effort === undefined ? {} : { effort }),
    ...(schema === undefined ? {} : { format: { type: 'json_schema', schema } }),
  };
}
