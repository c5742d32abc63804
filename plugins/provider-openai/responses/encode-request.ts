import {
  type ChatCall,
  effortOf,
  flatSchema,
  isJsonObject,
  isSentByClient,
  type JsonObject,
  type JsonValue,
  type ResponseFormat,
  type Tool,
  type ToolChoice,
  unsupportedRequest,
  withinTokenLimit,
} from '../../../core/api/index.js';
import { chatDialect, responsesDialect } from '../dialect-names.js';
import { looseUnlessFit } from '../encode-call.js';
import { longestId, shortId } from '../short-id.js';
import { objectSchema, refusedTool } from '../encode-tools.js';
import type { Origin } from '../kept-reasoning.js';
import { encodeInput } from './encode-input.js';

/** Members that clients of both dialects of OpenAI's have, and that mean the same in both. */
const sharedMembers = ['service_tier', 'prompt_cache_key', 'prompt_cache_retention'] as const;

/**
 * Encodes a call as a request of `/responses`. Nothing is kept at the server, so it gives its reasoning away encrypted. What this API has no
 * member for is left out: penalties, `seed`, `topK`, log probabilities.
 *
 * @param origin the provider, and its name of the model
 * @param refused what the model is known to refuse: see `refusedIn`
 */
export function encodeRequest(asked: ChatCall, origin: Origin, refused: ReadonlySet<string>): JsonObject {
  const call = withinTokenLimit(asked, refused);
  if ((call.choices ?? 1) > 1)
    throw unsupportedRequest('n', 'this provider gives only one answer to a request; send several requests');
  const { sampling, maxOutputTokens } = call;
  // Without them, an answer would go on where the client expects its end.
  if (sampling.stop && sampling.stop.length > 0)
    throw unsupportedRequest(
      'stop',
      'this provider has no stop sequences; leave them out, or end the answer in the app',
    );
  const fields: Record<string, JsonValue | undefined> = {
    model: origin.model,
    ...encodeInput(call.messages, origin),
    stream: call.stream ? true : undefined,
    store: false,
    include: ['reasoning.encrypted_content'],
    max_output_tokens: maxOutputTokens,
    temperature: sampling.temperature,
    top_p: sampling.topP,
    ...encodeToolFields(call),
    text: whole({ format: call.responseFormat && encodeFormat(call.responseFormat), verbosity: verbosityOf(call) }),
    reasoning: encodeReasoning(call, refused),
    ...encodeUser(call),
    ...ownMembers(call),
  };
  for (const name of refused) if (name === 'include' || !isSentByClient(call, name)) delete fields[name];
  return fields;
}

function encodeReasoning(call: ChatCall, refused: ReadonlySet<string>): JsonObject | undefined {
  const mayLeaveOut = !isReasoningSent(call);
  return whole({
    effort: mayLeaveOut && refused.has('effort') ? undefined : call.reasoning && effortOf(call.reasoning),
    summary: mayLeaveOut && refused.has('summary') ? undefined : summaryOf(call),
  });
}

/** Whether the client itself has chosen how the model reasons, in a form that this API knows. */
export function isReasoningSent(call: ChatCall): boolean {
  return isSentByClient(call, 'reasoning') || isSentByClient(call, 'reasoning_effort');
}

function encodeToolFields({ tools = [], toolChoice, parallelToolCalls }: ChatCall): JsonObject {
  const encoded = tools.flatMap(encodeTool);
  if (encoded.length === 0) return {};
  return {
    tools: encoded,
    tool_choice: toolChoice && encodeChoice(toolChoice, tools),
    parallel_tool_calls: parallelToolCalls,
  };
}

function encodeTool(tool: Tool): readonly JsonObject[] {
  const { name, description, opaque } = tool;
  const custom = customIn(tool);
  if (custom) return [{ type: 'custom', name, description, format: encodeGrammar(custom['format']) }];
  if (opaque?.elsewhere === 'refused') throw refusedTool(name, opaque.dialect);
  if (opaque && opaque.elsewhere !== 'function') return [];
  const parameters = objectSchema(flatSchema(tool.inputSchema));
  // Here a schema is enforced unless the request says otherwise.
  return [{ type: 'function', name, description, parameters, strict: looseUnlessFit(tool).strict ?? false }];
}

/** The definition of a custom tool of chat completions, which this API has, too. */
function customIn({ opaque }: Tool): JsonObject | undefined {
  const isCalled = opaque?.dialect === chatDialect && opaque.elsewhere === 'refused';
  const custom = isCalled ? opaque.value['custom'] : undefined;
  return isJsonObject(custom) ? custom : undefined;
}

/** The grammar of a custom tool is one level deeper in chat completions. */
function encodeGrammar(format: JsonValue | undefined): JsonValue | undefined {
  if (!isJsonObject(format) || !isJsonObject(format['grammar'])) return format;
  return { type: 'grammar', ...format['grammar'] };
}

function encodeChoice(choice: ToolChoice, tools: readonly Tool[]): string | JsonObject {
  if (choice.type !== 'tool') return choice.type;
  const chosen = tools.find(({ name }) => name === choice.name);
  return { type: chosen && customIn(chosen) ? 'custom' : 'function', name: choice.name };
}

function encodeFormat(format: ResponseFormat): JsonObject {
  if (format.type !== 'json-schema') return { type: format.type === 'text' ? 'text' : 'json_object' };
  const { name = 'answer', description, schema, strict } = format;
  return { type: 'json_schema', name, description, schema, strict };
}

/** How much the client wants to read of the reasoning: what it has said, or everything if its dialect is asked to show thinking. */
function summaryOf(call: ChatCall): JsonValue | undefined {
  const { dialect } = call.source;
  if (dialect === responsesDialect) return memberOf(call, 'reasoning', 'summary');
  const { enabled, budgetTokens } = call.reasoning ?? {};
  return dialect !== chatDialect && (enabled ?? budgetTokens !== undefined) ? 'auto' : undefined;
}

function verbosityOf(call: ChatCall): JsonValue | undefined {
  const { dialect, body } = call.source;
  if (dialect === chatDialect) return body['verbosity'] ?? undefined;
  return dialect === responsesDialect ? memberOf(call, 'text', 'verbosity') : undefined;
}

function memberOf({ source }: ChatCall, group: string, name: string): JsonValue | undefined {
  const value = source.body[group];
  return isJsonObject(value) ? (value[name] ?? undefined) : undefined;
}

/** The end user, under the name that the client uses. */
function encodeUser({ endUserId, source }: ChatCall): JsonObject {
  if (!endUserId) return {};
  const name = (source.body['safety_identifier'] ?? undefined) === undefined ? 'user' : 'safety_identifier';
  return { [name]: shortId(endUserId, longestId) };
}

function ownMembers({ metadata, source: { dialect, body } }: ChatCall): JsonObject {
  if (dialect !== chatDialect && dialect !== responsesDialect) return {};
  const shared = sharedMembers.map((name) => [name, body[name] ?? undefined]);
  const truncation = dialect === responsesDialect ? (body['truncation'] ?? undefined) : undefined;
  return { ...Object.fromEntries(shared), metadata, truncation };
}

/** An object, unless it has no members. */
function whole(members: JsonObject): JsonObject | undefined {
  return Object.values(members).some((value) => value !== undefined) ? members : undefined;
}
