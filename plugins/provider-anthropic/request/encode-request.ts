import { hash } from 'node:crypto';
import {
  cacheMark,
  type ChatCall,
  closedSchema,
  formatInstruction,
  type JsonObject,
  missesThoughts,
  mustCallTool,
  refuseOwnMembers,
  refuseSeveralAnswers,
  type ResponseFormat,
  type Sampling,
  withBreakpointsAsMarks,
} from '../../../core/api/index.js';
import { encodeConversation } from './encode-conversation.js';
import { encodeThinking, type Thinking, thinkingStyle } from './encode-thinking.js';
import { encodeToolChoice, encodeTools } from './encode-tools.js';
import { takesThinking } from '../refused/refused-thinking.js';

/** The requested model and its limits. */
export interface TargetModel {
  /** The provider's own name of the model. */
  readonly name: string;
  /** The token limit for clients that set none. */
  readonly defaultMaxTokens: number;
  /** The most tokens of one answer, if known. */
  readonly maxTokens: number | undefined;
  /** What the model has refused, among it types of thinking. */
  readonly refused?: ReadonlySet<string>;
}

const nothing: ReadonlySet<string> = new Set();

/** Encodes a call of another dialect as a Messages request. Unset members are undefined, and so omitted from the JSON. */
export function encodeRequest(asked: ChatCall, model: TargetModel): JsonObject {
  const call = withBreakpointsAsMarks(asked);
  refuseOwnMembers(call);
  refuseSeveralAnswers(call);
  const { system, messages } = encodeConversation(call.messages, { own: false, systemInside: false });
  const { thinking, effort, maxTokens } = thinkingOf(call, model);
  const sampling = encodeSampling(call.sampling);
  const tools = encodeTools(call.tools, false);
  // For JSON without a schema, this dialect has no parameter, and a schema for any object is refused.
  const jsonAlone = call.responseFormat?.type === 'json' ? formatInstruction(call.responseFormat) : undefined;
  return {
    model: model.name,
    max_tokens: maxTokens,
    system: jsonAlone === undefined ? system : [...(system ?? []), { type: 'text', text: jsonAlone }],
    messages,
    stream: call.stream ? true : undefined,
    // With reasoning, models accept no temperature except 1, and hardly any other sampling parameter.
    ...(isThinking(thinking) ? { stop_sequences: sampling['stop_sequences'] } : sampling),
    tools,
    tool_choice: tools && encodeToolChoice(call),
    thinking,
    output_config: encodeOutputConfig(withClosedSchema(call.responseFormat), effort),
    metadata: call.endUserId ? { user_id: opaqueId(call.endUserId) } : undefined,
    ...cacheMark(call.source.body),
  };
}

/**
 * The reasoning options. A model that is forced to call a tool cannot reason first, so reasoning is then disabled, as it is where a model with a
 * budget would refuse the conversation: see {@link missesThoughts}.
 */
export function thinkingOf(call: ChatCall, model: TargetModel): Thinking {
  const { refused = nothing } = model;
  const style = thinkingStyle(model.name, refused);
  const isOff =
    mustCallTool(call) || (style === 'budget' && model.name.includes('claude') && missesThoughts(call.messages));
  const written = encodeThinking(isOff ? undefined : call.reasoning, style, {
    asked: call.maxOutputTokens,
    fallback: model.maxTokens ?? model.defaultMaxTokens,
    most: model.maxTokens,
  });
  // The least that a model that always thinks can do.
  const isAlways = written.thinking?.['type'] === 'disabled' && !takesThinking('disabled', refused);
  return isAlways ? { ...written, thinking: undefined, effort: 'low' } : written;
}

/** The most characters of the id of an end user. */
const longestUserId = 256;

/** An id of an end user; a digest of one that says who it is, which the provider refuses. */
function opaqueId(id: string): string {
  const isTelling = id.includes('@') || /^\+?[\d\s().-]{7,}$/.test(id);
  return isTelling || id.length > longestUserId ? hash('sha256', id) : id;
}

function isThinking(thinking: JsonObject | undefined): boolean {
  return thinking !== undefined && thinking['type'] !== 'disabled';
}

/** Encodes sampling parameters. Unset members are undefined, and so omitted from the JSON. */
export function encodeSampling(sampling: Sampling): JsonObject {
  const { temperature, topP, topK } = sampling;
  return {
    // Other dialects allow up to 2.
    temperature: temperature === undefined ? undefined : Math.min(1, Math.max(0, temperature)),
    top_p: topP,
    top_k: topK,
    stop_sequences: encodeStop(sampling.stop),
  };
}

/** Removes stop sequences of white space only, which the provider refuses. */
function encodeStop(stop: readonly string[] | undefined): readonly string[] | undefined {
  const sequences = stop?.filter((sequence) => sequence.trim() !== '');
  return sequences && sequences.length > 0 ? sequences : undefined;
}

function withClosedSchema(format: ResponseFormat | undefined): ResponseFormat | undefined {
  return format?.type === 'json-schema' ? { ...format, schema: closedSchema(format.schema) } : format;
}

/** Encodes `output_config`. */
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
