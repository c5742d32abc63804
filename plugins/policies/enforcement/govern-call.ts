import type { ChatCall, EmbeddingCall, InferenceCall, JsonObject, Tool } from '../../../core/api/index.js';
import type { Enforcement } from './enforcement.js';
import type { ExchangePolicies } from './exchange-policies.js';
import { governMessage } from './govern-message.js';
import { governing, governText, unreadableBlock } from './govern-text.js';
import { governDefinition, governValue } from './govern-value.js';

/** How calls are governed, beside what the policies say. */
export interface CallRules {
  readonly enforcement: Enforcement;
  readonly policies: ExchangePolicies;
  /** What becomes of a tool's result that is blocked: the request is refused, or the model is told instead of the result. */
  readonly blockedResults: 'refuse' | 'replace';
}

/**
 * What may go to the model. Messages and tools that have not changed keep their identity, so that a provider is sent them as the client
 * wrote them, and none is looked at twice in an exchange.
 *
 * @throws PolicyBlock
 */
export async function governCall(call: InferenceCall, rules: CallRules): Promise<InferenceCall> {
  const governed = call.kind === 'chat' ? await governChat(call, rules) : await governEmbedding(call, rules);
  return withoutForeignText(governed, rules);
}

async function governChat(call: ChatCall, rules: CallRules): Promise<ChatCall> {
  const messages = await each(call.messages, (message) => once(message, rules, () => governMessage(message, rules)));
  const tools = call.tools && (await each(call.tools, (tool) => once(tool, rules, () => governTool(tool, rules))));
  if (messages === call.messages && tools === call.tools) return call;
  // Of a message whose only passage was left out there is nothing to say.
  const said = messages.filter(({ content }, at) => content.length > 0 || call.messages[at]?.content.length === 0);
  return { ...call, messages: said.length === messages.length ? messages : said, ...(tools ? { tools } : {}) };
}

async function governTool(tool: Tool, { enforcement, policies }: CallRules): Promise<Tool> {
  const governed = { rules: enforcement.definitions, origin: { surface: 'input' }, policies } as const;
  if (governed.rules.sources.length === 0) return tool;
  if (tool.opaque) {
    const value = (await governDefinition(tool.opaque.value, governed)) as JsonObject;
    return value === tool.opaque.value ? tool : { ...tool, opaque: { ...tool.opaque, value } };
  }
  const description = tool.description && (await governText(tool.description, governed));
  const inputSchema = (await governDefinition(tool.inputSchema, governed)) as JsonObject;
  if (description === tool.description && inputSchema === tool.inputSchema) return tool;
  return { ...tool, inputSchema, ...(description === undefined ? {} : { description }) };
}

async function governEmbedding(call: EmbeddingCall, { enforcement, policies }: CallRules): Promise<EmbeddingCall> {
  const governed = governing(enforcement, { surface: 'input', role: 'user' }, policies);
  const inputs: (string | readonly number[])[] = [];
  for (const input of call.inputs) {
    if (typeof input === 'string') inputs.push(await governText(input, governed));
    // Numbers of tokens are a text that nobody here can read.
    else if (governed.rules.enforces) throw unreadableBlock(governed);
    else inputs.push(input);
  }
  return inputs.every((input, index) => input === call.inputs[index]) ? call : { ...call, inputs };
}

/** Members of a body that the gateway reads itself, or that are no text for the model. */
const readMembers: ReadonlySet<string> = new Set(
  (
    'model messages system tools functions tool_choice function_call input prompt stop stop_sequences user metadata ' +
    'safety_identifier prompt_cache_key response_format output_config output_format type version session_id parameters ' +
    'stream stream_options service_tier'
  ).split(' '),
);

/**
 * What the gateway has no word for goes on to a provider of the client's own dialect: texts in it (a predicted answer, say) are governed
 * like those of messages.
 */
async function withoutForeignText(call: InferenceCall, { enforcement, policies }: CallRules): Promise<InferenceCall> {
  const { source } = call;
  const body = await once(source.body, { policies }, async () => {
    const changed: [string, JsonObject[string]][] = [];
    for (const name of Object.keys(source.body)) {
      const value = source.body[name];
      if (readMembers.has(name) || value === null || (typeof value !== 'object' && typeof value !== 'string')) continue;
      const result = await governValue(value, governing(enforcement, { surface: 'input', role: 'user' }, policies));
      if (result !== value) changed.push([name, result]);
    }
    return changed.length === 0 ? source.body : { ...source.body, ...Object.fromEntries(changed) };
  });
  return body === source.body ? call : { ...call, source: { ...source, body } };
}

/** The same list when no item has changed. */
async function each<T>(list: readonly T[], govern: (item: T) => Promise<T>): Promise<readonly T[]> {
  let changed = false;
  const results: T[] = [];
  for (const item of list) {
    const result = await govern(item);
    changed ||= result !== item;
    results.push(result);
  }
  return changed ? results : list;
}

async function once<T extends object>(
  item: T,
  { policies: { governed } }: Pick<CallRules, 'policies'>,
  govern: () => Promise<T>,
): Promise<T> {
  const known = governed.get(item) as T | undefined;
  if (known) return known;
  const result = await govern();
  governed.set(item, result);
  // What has been let through once is let through again: nobody but a hook of ours has made it.
  governed.set(result, result);
  return result;
}
