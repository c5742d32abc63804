import {
  after,
  type Awaitable,
  type ChatCall,
  type EmbeddingCall,
  type InferenceCall,
  isJsonObject,
  type JsonObject,
  type JsonValue,
  type Message,
  type ResponseFormat,
  type TaskCall,
  type Tool,
} from '../../../../core/api/index.js';
import { governing, governText, unreadableBlock } from '../texts/govern-text.js';
import { governDefinition, governValue } from '../texts/govern-value.js';
import { isSameList } from '../texts/is-same-list.js';
import { PolicyBlock } from '../texts/policy-block.js';
import { beginningOf } from './clean-conversation.js';
import { governInput } from './govern-input.js';
import { governMessage } from './govern-message.js';
import type { StepRules } from './govern-step.js';

/** The policies and options with which calls are governed. */
export interface CallRules extends StepRules {
  /** How a blocked tool result is handled: the request is refused, or the result is replaced by a notice for the model. */
  readonly blockedResults: 'refuse' | 'replace';
}

/**
 * Applies policies to a call. Unchanged messages and tools keep their identity, so that a provider gets them as the client wrote them, and
 * none is inspected twice in an exchange.
 *
 * @throws PolicyBlock
 */
export function governCall(call: InferenceCall, rules: CallRules): Awaitable<InferenceCall> {
  return after<InferenceCall, InferenceCall>(governKind(call, rules), (result) => governForeignMembers(result, rules));
}

function governKind(call: InferenceCall, rules: CallRules): Awaitable<InferenceCall> {
  switch (call.kind) {
    case 'chat':
      return governChat(call, rules);
    case 'embedding':
      return governEmbedding(call, rules);
    case 'task':
      return governTask(call, rules);
  }
}

function governChat(call: ChatCall, rules: CallRules): Awaitable<ChatCall> {
  const { agentParameters, responseFormat, sampling } = call;
  const governed = governTexts(call, rules);
  if (!sampling.stop && !responseFormat && !agentParameters) return governed;
  return after(governed, (chat) => governOptions(chat, rules));
}

/** Governs what else in a chat has texts. */
async function governOptions(chat: ChatCall, rules: CallRules): Promise<ChatCall> {
  const { agentParameters, responseFormat, sampling } = chat;
  const stop = sampling.stop && (await once(sampling.stop, rules, governSequences));
  const format = responseFormat && (await once(responseFormat, rules, governFormat));
  const parameters = agentParameters && (await once(agentParameters, rules, governParameters));
  if (stop === sampling.stop && format === responseFormat && parameters === agentParameters) return chat;
  return {
    ...chat,
    ...(stop && { sampling: { ...sampling, stop } }),
    ...(format && { responseFormat: format }),
    ...(parameters && { agentParameters: parameters }),
  };
}

function governTexts(call: ChatCall, rules: CallRules): Awaitable<ChatCall> {
  const beginning = beginningOf(call.messages, rules);
  if (beginning.known === call.messages.length && !call.tools) return call;
  const known = call.messages.slice(0, beginning.known);
  if (rules.enforcement.surfaces.input.numbersValues) leaveOutLabels(known, rules);
  return after(each(call.messages, rules, governOneOf(call.messages), known), (messages) => {
    if (known.length < messages.length) beginning.remember(messages);
    return call.tools
      ? after(each(call.tools, rules, governTool), (tools) => withMessages(call, messages, tools, rules))
      : withMessages(call, messages, undefined, rules);
  });
}

/** Applies policies to one of the messages, and says which one is blocked: most clients send all again, so that it need not be the last. */
function governOneOf(messages: readonly Message[]): typeof governMessage {
  if (messages.length === 1) return governMessage;
  const locate = (cause: unknown, message: Message): never => {
    const at = messages.indexOf(message) + 1;
    throw cause instanceof PolicyBlock ? cause.within(`message ${at} of ${messages.length} (${message.role})`) : cause;
  };
  return (message, rules) => {
    try {
      const governed = governMessage(message, rules);
      return governed instanceof Promise ? governed.catch((cause: unknown) => locate(cause, message)) : governed;
    } catch (cause) {
      return locate(cause, message);
    }
  };
}

/** Messages that were inspected before have labels of earlier answers, too. */
function leaveOutLabels(messages: readonly Message[], { policies: { labels } }: CallRules): void {
  for (const { content } of messages)
    for (const block of content) if (block.type === 'text') labels.leaveOut(block.text);
}

function withMessages(
  call: ChatCall,
  messages: ChatCall['messages'],
  tools: ChatCall['tools'],
  { policies: { removalCause } }: CallRules,
): ChatCall {
  if (messages === call.messages && tools === call.tools) return call;
  // Drop messages whose only passage was removed.
  const remaining = messages.filter(({ content }, at) => content.length > 0 || call.messages[at]?.content.length === 0);
  // Refuse a request that consisted only of a removed file.
  if (removalCause && remaining.every(({ role }) => role === 'system')) throw removalCause;
  return {
    ...call,
    messages: remaining.length === messages.length ? messages : remaining,
    ...(tools ? { tools } : {}),
  };
}

/** Descriptions of tools instruct the model, as system prompts do, but many are written by third parties: those of MCP servers. */
const toolDefinition = { surface: 'input', role: 'definition' } as const;
/** Definitions of answers are written by developers, as system prompts are, and instruct the model in the same words. */
const answerDefinition = { surface: 'input', role: 'system' } as const;

/** Applies policies to the definition of a tool. @throws PolicyBlock */
export async function governTool(tool: Tool, { enforcement, policies }: CallRules): Promise<Tool> {
  const governed = { rules: enforcement.definitions, origin: toolDefinition, policies } as const;
  if (governed.rules.sources.length === 0) return tool;
  const { opaque } = tool;
  const value = opaque && ((await governDefinition(opaque.value, governed)) as JsonObject);
  const own = value === opaque?.value ? tool : ({ ...tool, opaque: { ...opaque, value } } as Tool);
  // Providers of other dialects get a tool that the client runs as a function.
  if (opaque && opaque.elsewhere !== 'function') return own;
  const description = tool.description && (await governText(tool.description, governed));
  const inputSchema = (await governDefinition(tool.inputSchema, governed)) as JsonObject;
  const extras = tool.extras && ((await governDefinition(tool.extras, governed)) as JsonObject);
  if (description === tool.description && inputSchema === tool.inputSchema && extras === tool.extras) return own;
  return { ...own, inputSchema, ...(description === undefined ? {} : { description }), ...(extras ? { extras } : {}) };
}

/** Governs stop sequences: a value that is redacted in the conversation comes back as its label. */
async function governSequences(
  stop: readonly string[],
  { enforcement, policies }: CallRules,
): Promise<readonly string[]> {
  const governed = { rules: enforcement.sequences, origin: { surface: 'input', role: 'user' }, policies } as const;
  const sequences: string[] = [];
  for (const sequence of stop) sequences.push(await governText(sequence, governed));
  return unlessSame(stop, sequences);
}

/** Governs the schema of an answer, like that of a tool. */
async function governFormat(format: ResponseFormat, { enforcement, policies }: CallRules): Promise<ResponseFormat> {
  const governed = { rules: enforcement.definitions, origin: answerDefinition, policies } as const;
  if (format.type !== 'json-schema' || governed.rules.sources.length === 0) return format;
  const description = format.description && (await governText(format.description, governed));
  const schema = (await governDefinition(format.schema, governed)) as JsonObject;
  if (description === format.description && schema === format.schema) return format;
  return { ...format, schema, ...(description === undefined ? {} : { description }) };
}

/** Governs what a client says about tool loops: no model gets it, but plugins do, and logged bodies have it. */
function governParameters(parameters: JsonObject, { enforcement, policies }: CallRules): Promise<JsonObject> {
  const governed = governing(enforcement, { surface: 'input', role: 'user' }, policies);
  return governValue(parameters, governed) as Promise<JsonObject>;
}

async function governEmbedding(call: EmbeddingCall, { enforcement, policies }: CallRules): Promise<EmbeddingCall> {
  const governed = governing(enforcement, { surface: 'input', role: 'user' }, policies);
  const inputs: (string | readonly number[])[] = [];
  for (const input of call.inputs) {
    if (typeof input === 'string') inputs.push(await governText(input, governed));
    // Token ids cannot be inspected.
    else if (governed.rules.enforces) throw unreadableBlock(governed);
    else inputs.push(input);
  }
  return isSameList(inputs, call.inputs) ? call : { ...call, inputs };
}

async function governTask(call: TaskCall, rules: CallRules): Promise<TaskCall> {
  const governed = governing(rules.enforcement, { surface: 'input', role: 'user' }, rules.policies);
  const input = await once(call.input, rules, (value) => governInput(value, governed));
  return input === call.input ? call : { ...call, input };
}

/** The default for dialects without `reads`. */
const decodedMembers: ReadonlySet<string> = new Set(
  (
    'model messages system tools functions tool_choice function_call input prompt stop stop_sequences user metadata ' +
    'safety_identifier prompt_cache_key response_format output_config output_format type version session_id parameters ' +
    'stream stream_options service_tier'
  ).split(' '),
);

/** A member of the body that is not decoded, or what is not decoded of it. */
type ForeignMember = readonly [name: string, value: JsonValue];

function foreignMembers({
  source: { body, reads = decodedMembers, original },
}: InferenceCall): readonly ForeignMember[] {
  const members: ForeignMember[] = [];
  for (const name in body) {
    const value = body[name];
    if (reads.has(name) || value === null || (typeof value !== 'object' && typeof value !== 'string')) continue;
    // A reference to the gateway's template becomes messages, in which its variables are inspected.
    if (name === 'prompt' && original.kind === 'chat' && original.prompt) continue;
    const left = isJsonObject(value) ? unread(value, (inner) => reads.has(`${name}.${inner}`)) : value;
    if (left !== undefined) members.push([name, left]);
  }
  return members;
}

/** The object without the members that are read; the same object if none is, and undefined if all are. */
function unread(object: JsonObject, isRead: (name: string) => boolean): JsonObject | undefined {
  const names = Object.keys(object);
  const left = names.filter((name) => !isRead(name));
  if (left.length === names.length) return object;
  if (left.length === 0) return undefined;
  return Object.fromEntries(left.map((name) => [name, object[name] as JsonValue]));
}

/**
 * Governs members of the body that are not decoded, but are passed on to a provider of the client's own dialect: texts in them (a predicted
 * answer, for example) are treated like those of messages.
 */
function governForeignMembers(call: InferenceCall, rules: CallRules): Awaitable<InferenceCall> {
  const members = foreignMembers(call);
  return members.length === 0 ? call : governMembers(call, members, rules);
}

async function governMembers(
  call: InferenceCall,
  members: readonly ForeignMember[],
  rules: CallRules,
): Promise<InferenceCall> {
  const { source } = call;
  const body = await once(source.body, rules, async () => {
    const changed: ForeignMember[] = [];
    const governed = governing(rules.enforcement, { surface: 'input', role: 'user' }, rules.policies);
    for (const [name, value] of members) {
      const result = await governValue(value, governed);
      if (result !== value) changed.push([name, withRead(source.body[name], value, result)]);
    }
    return changed.length === 0 ? source.body : { ...source.body, ...Object.fromEntries(changed) };
  });
  return body === source.body ? call : { ...call, source: { ...source, body } };
}

/** A governed member with what is read of it, which {@link unread} has left out. */
function withRead(whole: JsonValue | undefined, value: JsonValue, result: JsonValue): JsonValue {
  if (!isJsonObject(whole) || !isJsonObject(value) || !isJsonObject(result)) return result;
  return { ...unread(whole, (name) => Object.hasOwn(value, name)), ...result };
}

/**
 * Processes items in order, synchronously as long as possible. Returns the same list when no item has changed.
 *
 * @param results the results of the first items
 */
function each<T extends object>(
  list: readonly T[],
  rules: CallRules,
  govern: (item: T, rules: CallRules) => Awaitable<T>,
  results: readonly T[] = [],
): Awaitable<readonly T[]> {
  const done = [...results];
  for (const item of list.slice(done.length)) {
    const result = once(item, rules, govern);
    if (result instanceof Promise) return restOf(list, rules, govern, { done, next: result });
    done.push(result);
  }
  return unlessSame(list, done);
}

async function restOf<T extends object>(
  list: readonly T[],
  rules: CallRules,
  govern: (item: T, rules: CallRules) => Awaitable<T>,
  { done, next }: { readonly done: T[]; readonly next: Promise<T> },
): Promise<readonly T[]> {
  done.push(await next);
  for (const item of list.slice(done.length)) {
    const result = once(item, rules, govern);
    done.push(result instanceof Promise ? await result : result);
  }
  return unlessSame(list, done);
}

function unlessSame<T>(list: readonly T[], results: readonly T[]): readonly T[] {
  return isSameList(list, results) ? list : results;
}

/** Governs an item, unless that has been done in this exchange: for an earlier attempt, or an earlier step of a tool loop. */
function once<T extends object>(
  item: T,
  rules: CallRules,
  govern: (item: T, rules: CallRules) => Awaitable<T>,
): Awaitable<T> {
  const { policies } = rules;
  const known = policies.governedTo(item) as T | undefined;
  if (known) return known;
  const keep = (result: T): T => {
    policies.setGoverned(item, result);
    return result;
  };
  return after(govern(item, rules), keep);
}
