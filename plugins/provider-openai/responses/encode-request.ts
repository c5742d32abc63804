import {
  agentFieldNames,
  type ChatCall,
  effortOf,
  fallbackFieldNames,
  flatSchema,
  isFunction,
  isJsonArray,
  isJsonObject,
  isSentByClient,
  type JsonObject,
  type JsonValue,
  refuseOwnMembers,
  refuseSeveralAnswers,
  type ResponseFormat,
  type Tool,
  type ToolChoice,
  type WebSearch,
  webSearchOf,
  withinTokenLimit,
  withoutWebSearch,
} from '../../../core/api/index.js';
import { chatDialect, responsesDialect } from '../dialect-names.js';
import { looseUnlessFit } from '../request/encode-call.js';
import { longestId, shortId } from '../request/short-id.js';
import { objectSchema } from '../request/encode-tools.js';
import { sharedMembers } from '../request/shared-members.js';
import type { Origin } from '../kept-reasoning.js';
import { encodeInput, isOwnCustom } from './encode-input.js';

/** Members of this API that are not passed on as the client has sent them: they are in the call, or are the gateway's. */
const ownMembers: ReadonlySet<string> = new Set(
  (
    'model input instructions stream store previous_response_id conversation background prompt tools tool_choice ' +
    'parallel_tool_calls max_output_tokens temperature top_p text reasoning include metadata user safety_identifier ' +
    agentFieldNames.join(' ')
  ).split(' '),
);

/**
 * Encodes a call as a request of `/responses`. Nothing is kept at the server, so it gives its reasoning away encrypted. What this API has no
 * member for is left out: penalties, `seed`, `topK`, and stop sequences, which are looked for in the answer. A client of the same API gets everything that it asks for: what the gateway does not read is
 * passed on.
 *
 * @param origin the provider, and its name of the model
 * @param refused what the model is known to refuse: see `refusedIn`
 * @param writesOpen whether the model writes its reasoning as it is
 */
export function encodeRequest(
  asked: ChatCall,
  origin: Origin,
  refused: ReadonlySet<string>,
  writesOpen: boolean,
): JsonObject {
  const call = withoutWebSearch(withinTokenLimit(asked, refused), refused);
  const foreign = foreignMembers(call);
  if (call.source.dialect !== responsesDialect) refuseOwnMembers(call, foreign);
  refuseSeveralAnswers(call);
  const { sampling, maxOutputTokens } = call;
  const fields: Record<string, JsonValue | undefined> = {
    ...foreign,
    model: origin.model,
    ...encodeInput(call, origin, writesOpen && !refused.has(openReasoning)),
    stream: call.stream ? true : undefined,
    store: false,
    include: includedIn(call, refused),
    max_output_tokens: maxOutputTokens,
    temperature: sampling.temperature,
    top_p: sampling.topP,
    ...(call.logprobs && { top_logprobs: call.logprobs.top }),
    ...encodeToolFields(call),
    text: whole({
      ...groupOf(call, 'text'),
      format: call.responseFormat && encodeFormat(call.responseFormat),
      ...(call.source.dialect === chatDialect && { verbosity: call.source.body['verbosity'] ?? undefined }),
    }),
    reasoning: encodeReasoning(call, refused),
    ...encodeUser(call),
    metadata: isOfOpenai(call) ? call.metadata : undefined,
  };
  for (const name of refused) if (!isSentByClient(call, name)) delete fields[name];
  return fields;
}

/** Members that the gateway does not read. */
function foreignMembers({ fallbacks, stream, source: { dialect, body, original } }: ChatCall): JsonObject {
  if (dialect === chatDialect) return sharedMembers(body);
  if (dialect !== responsesDialect) return {};
  const members: Record<string, JsonValue | undefined> = Object.fromEntries(
    Object.entries(body).filter(([name]) => !ownMembers.has(name)),
  );
  if (!stream) delete members['stream_options'];
  if (original.kind === 'chat' && original.fallbacks !== fallbacks)
    for (const name of fallbackFieldNames) delete members[name];
  return { ...members, ...sharedMembers(body) };
}

/** The type of the provider's search of the web. */
const searchType = 'web_search';

/** What {@link encodeRequest} adds to `include`. */
export const encryptedReasoning = 'reasoning.encrypted_content';
/** The name of a refusal of items with reasoning as it is. */
export const openReasoning = 'reasoning_text';

function includedIn(
  { logprobs, source: { dialect, body } }: ChatCall,
  refused: ReadonlySet<string>,
): JsonValue | undefined {
  const { include } = body;
  const wanted = dialect === responsesDialect && isJsonArray(include) ? include : [];
  const all = new Set([...wanted, ...(logprobs ? ['message.output_text.logprobs'] : []), encryptedReasoning]);
  if (refused.has('include')) all.delete(encryptedReasoning);
  return all.size === 0 ? undefined : [...all];
}

function encodeReasoning(call: ChatCall, refused: ReadonlySet<string>): JsonObject | undefined {
  const mayLeaveOut = !isReasoningSent(call);
  return whole({
    ...groupOf(call, 'reasoning'),
    effort: mayLeaveOut && refused.has('effort') ? undefined : call.reasoning && effortOf(call.reasoning),
    summary: mayLeaveOut && refused.has('summary') ? undefined : summaryOf(call),
  });
}

/** Whether the client itself has chosen how the model reasons, in a form that this API knows. */
export function isReasoningSent(call: ChatCall): boolean {
  return isSentByClient(call, 'reasoning') || isSentByClient(call, 'reasoning_effort');
}

function encodeToolFields({ tools = [], toolChoice, parallelToolCalls, source }: ChatCall): JsonObject {
  const search = webSearchOf({ tools });
  const encoded = tools.flatMap((tool) => {
    const { dialect, webSearch } = tool.opaque ?? {};
    if (!webSearch || dialect === responsesDialect) return encodeTool(tool, source.dialect === responsesDialect);
    return webSearch === search ? [encodeWebSearch(webSearch)] : [];
  });
  if (encoded.length === 0) return {};
  // It counts calls of all tools that the provider runs, and a client of another dialect has no more than this one.
  const most = source.dialect === responsesDialect ? undefined : search?.maxUses;
  return {
    ...(most !== undefined && { max_tool_calls: most }),
    tools: encoded,
    tool_choice: toolChoice && encodeChoice(toolChoice, tools, source.body['tool_choice']),
    parallel_tool_calls: parallelToolCalls,
  };
}

/** @param own whether the client uses this API, so that members of functions that only this has are sent */
function encodeTool(tool: Tool, own: boolean): readonly JsonObject[] {
  const { name, description, opaque } = tool;
  if (opaque?.dialect === responsesDialect) return [isOwnCustom(tool) ? { ...opaque.value, name } : opaque.value];
  const custom = customIn(tool);
  if (custom) return [{ type: 'custom', name, description, format: encodeGrammar(custom['format']) }];
  if (!isFunction(tool)) return [];
  const parameters = objectSchema(flatSchema(tool.inputSchema));
  // Here a schema is enforced unless the request says otherwise.
  const strict = looseUnlessFit(tool).strict ?? false;
  return [{ ...(own && tool.extras), type: 'function', name, description, parameters, strict }];
}

/** The provider's search of the web, for a client of another dialect. */
function encodeWebSearch({ allowedDomains, blockedDomains, location, contextSize }: WebSearch): JsonObject {
  return {
    type: searchType,
    filters: whole({ allowed_domains: allowedDomains, blocked_domains: blockedDomains }),
    user_location: location && { type: 'approximate', ...location },
    search_context_size: contextSize,
  };
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

/** @param asked what the client has sent, which names one of the provider's own tools as it is */
function encodeChoice(choice: ToolChoice, tools: readonly Tool[], asked: JsonValue | undefined): JsonValue {
  if (choice.type !== 'tool') return choice.type;
  const chosen = tools.find(({ name }) => name === choice.name);
  const isCustom = chosen !== undefined && (isOwnCustom(chosen) || customIn(chosen) !== undefined);
  if (chosen?.opaque?.dialect === responsesDialect && !isCustom) return asked ?? 'required';
  if (chosen?.opaque?.webSearch) return { type: searchType };
  return { type: isCustom ? 'custom' : 'function', name: choice.name };
}

function encodeFormat(format: ResponseFormat): JsonObject {
  if (format.type !== 'json-schema') return { type: format.type === 'text' ? 'text' : 'json_object' };
  const { name = 'answer', description, schema, strict } = format;
  return { type: 'json_schema', name, description, schema, strict };
}

/** How much the client wants to read of the reasoning: what it has said, or everything if its dialect is asked to show thinking. */
function summaryOf(call: ChatCall): JsonValue | undefined {
  const { dialect } = call.source;
  if (dialect === responsesDialect) return groupOf(call, 'reasoning')?.['summary'] ?? undefined;
  const { enabled, budgetTokens } = call.reasoning ?? {};
  return dialect !== chatDialect && (enabled ?? budgetTokens !== undefined) ? 'auto' : undefined;
}

/** An object of members in the body of a client of this API. */
function groupOf({ source: { dialect, body } }: ChatCall, name: string): JsonObject | undefined {
  const value = body[name];
  return dialect === responsesDialect && isJsonObject(value) ? value : undefined;
}

/** The end user, under the name that the client uses. */
function encodeUser({ endUserId, source }: ChatCall): JsonObject {
  if (!endUserId) return {};
  const name = (source.body['safety_identifier'] ?? undefined) === undefined ? 'user' : 'safety_identifier';
  return { [name]: shortId(endUserId, longestId) };
}

/** Whether the client uses an API of OpenAI's, so that it has chosen values that belong to its models. */
export function isOfOpenai({ source: { dialect } }: ChatCall): boolean {
  return dialect === chatDialect || dialect === responsesDialect;
}

/** An object, unless it has no members. */
function whole(members: JsonObject): JsonObject | undefined {
  return Object.values(members).some((value) => value !== undefined) ? members : undefined;
}
