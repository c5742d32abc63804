import {
  isJsonArray,
  isJsonObject,
  type JsonObject,
  type JsonValue,
  objectIn,
  withoutUndefined,
} from '../../../core/api/index.js';

/** Members that only responses have, besides those that have an equivalent. */
const ownMembers: ReadonlySet<string> = new Set(
  'input instructions max_output_tokens reasoning text include store truncation stream_options'.split(' '),
);

/** Whether a request has items, and all of its conversation in them: chat completions have no place for what is stored elsewhere. */
export function isOnlyItems({ input, previous_response_id: before, conversation }: JsonObject): boolean {
  if ((before ?? conversation ?? null) !== null) return false;
  if (!isJsonArray(input)) return typeof input === 'string';
  return !input.some(
    (item) => isJsonObject(item) && (item['type'] === 'item_reference' || item['type'] === 'compaction'),
  );
}

/** Writes a request of responses as one of chat completions. What chat completions do not have is left out. */
export function chatFromItems(body: JsonObject): JsonObject {
  const { input, instructions, max_output_tokens: limit, reasoning, text, tools, stream_options: options } = body;
  const { format, verbosity } = objectIn(text);
  const others = Object.entries(body).filter(([name]) => !ownMembers.has(name));
  const items = isJsonArray(input) ? input : [{ role: 'user', content: input ?? null }];
  const told = typeof instructions === 'string' ? [{ role: 'system', content: instructions }] : [];
  return withoutUndefined({
    ...Object.fromEntries(others),
    messages: joined([...told, ...items.flatMap(messageOf)]),
    tools: isJsonArray(tools) ? tools.map(toolOf) : tools,
    max_completion_tokens: limit,
    reasoning_effort: objectIn(reasoning)['effort'],
    response_format: formatOf(format),
    verbosity,
    stream_options: isJsonObject(options) && options['include_usage'] !== undefined ? options : undefined,
  });
}

function messageOf(item: JsonValue): readonly JsonObject[] {
  if (!isJsonObject(item)) return [];
  const { type = 'message', role, content, call_id: id, name, output } = item;
  switch (type) {
    case 'message':
      return [{ role: role ?? null, content: contentOf(content) }];
    case 'function_call':
      return [called({ id, type: 'function', function: { name, arguments: item['arguments'] ?? '' } })];
    case 'custom_tool_call':
      return [called({ id, type: 'custom', custom: { name, input: item['input'] ?? '' } })];
    case 'function_call_output':
    case 'custom_tool_call_output':
      return [{ role: 'tool', tool_call_id: id, content: contentOf(output) }];
    // Reasoning, and what only a provider of the other API can read.
    default:
      return [];
  }
}

function called(call: JsonObject): JsonObject {
  return { role: 'assistant', content: null, tool_calls: [call] };
}

/** Messages in which an answer's text and calls, which are items of their own, are one message. */
function joined(messages: readonly JsonObject[]): readonly JsonObject[] {
  const written: JsonObject[] = [];
  for (const message of messages) {
    const last = written.at(-1);
    const calls = message['tool_calls'];
    if (last?.['role'] !== 'assistant' || !isJsonArray(calls)) written.push(message);
    else {
      const known = last['tool_calls'];
      written[written.length - 1] = { ...last, tool_calls: [...(isJsonArray(known) ? known : []), ...calls] };
    }
  }
  return written;
}

function contentOf(content: JsonValue | undefined): JsonValue {
  return isJsonArray(content) ? content.map(chatPartOf) : (content ?? '');
}

/** A part of a content of responses in the form of chat completions; others are the same objects. */
export function chatPartOf(part: JsonValue): JsonValue {
  if (!isJsonObject(part)) return part;
  const { type, text, image_url: url, detail, filename, file_data: data, file_url: address = data, file_id: id } = part;
  switch (type) {
    case 'input_text':
    case 'output_text':
      return withoutUndefined({ type: 'text', text, cache_control: part['cache_control'] });
    case 'input_image':
      return { type: 'image_url', image_url: withoutUndefined({ url, detail: detail ?? undefined }) };
    case 'input_file':
      return { type: 'file', file: withoutUndefined({ filename, file_data: address, file_id: id }) };
    default:
      return part;
  }
}

/** A custom tool has its members around it; functions are brought into form with those of other requests. */
function toolOf(tool: JsonValue): JsonValue {
  if (!isJsonObject(tool) || tool['type'] !== 'custom' || tool['custom'] !== undefined) return tool;
  const { name, description, format } = tool;
  const isGrammar = isJsonObject(format) && format['type'] === 'grammar';
  const { syntax, definition } = isGrammar ? format : {};
  const written = isGrammar ? { type: 'grammar', grammar: { syntax, definition } } : format;
  return { type: 'custom', custom: withoutUndefined({ name, description, format: written }) };
}

function formatOf(format: JsonValue | undefined): JsonValue | undefined {
  if (!isJsonObject(format) || format['type'] !== 'json_schema') return format;
  const { type, ...schema } = format;
  return { type, json_schema: schema };
}
