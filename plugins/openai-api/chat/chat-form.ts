import {
  isJsonArray,
  isJsonObject,
  type JsonObject,
  type JsonValue,
  stringifyJson,
  withoutUndefined,
} from '../../../core/api/index.js';
import { chatFromItems, chatPartOf, isOnlyItems } from './item-form.js';

/** Types of parts that other APIs have, whatever else is in them. */
const foreignTypes: ReadonlySet<JsonValue | undefined> = new Set(
  'tool_use tool_result input_text output_text input_image input_file'.split(' '),
);

/**
 * Brings a request into the form of chat completions that has that of another API in places, as an editor sends them to any address that it is given: items
 * of responses in place of messages, and tools, calls, results, pictures and documents in the form of the Messages API. An app that has been told a URL of
 * this dialect expects answers of this dialect.
 *
 * @returns the same object if there is nothing to change
 */
export function chatForm(body: JsonObject): JsonObject {
  const chat = body['messages'] === undefined && isOnlyItems(body) ? chatFromItems(body) : body;
  const { messages, tools } = chat;
  const bare = isJsonArray(tools) && tools.some(isBare);
  const foreign = isJsonArray(messages) && messages.some(hasForeignPart);
  if (!bare && !foreign) return chat;
  return withoutUndefined({
    ...chat,
    ...(foreign && { messages: messages.flatMap(messagesOf) }),
    ...(bare && { tools: tools.map(functionOf), tool_choice: choiceOf(chat['tool_choice']) }),
  });
}

/** Whether a tool has its members beside its type, or no type. */
function isBare(tool: JsonValue): tool is JsonObject {
  if (!isJsonObject(tool) || typeof tool['name'] !== 'string' || tool['function'] !== undefined) return false;
  return (
    tool['type'] === 'function' ||
    isJsonObject(tool['input_schema'] ?? (tool['type'] === undefined ? tool['parameters'] : undefined))
  );
}

function functionOf(tool: JsonValue): JsonValue {
  if (!isBare(tool)) return tool;
  const { type: _, name, description, parameters, input_schema: schema = parameters, strict, ...extras } = tool;
  return { type: 'function', function: withoutUndefined({ name, description, parameters: schema, strict }), ...extras };
}

function choiceOf(choice: JsonValue | undefined): JsonValue | undefined {
  if (!isJsonObject(choice) || choice['function'] !== undefined) return choice;
  const { type, name } = choice;
  if (type === 'auto' || type === 'none') return type;
  if (type === 'any') return 'required';
  return typeof name === 'string' && (type === 'tool' || type === 'function')
    ? { type: 'function', function: { name } }
    : choice;
}

function hasForeignPart(message: JsonValue): boolean {
  return isJsonObject(message) && isJsonArray(message['content']) && message['content'].some(isForeign);
}

function isForeign(part: JsonValue): part is JsonObject {
  if (!isJsonObject(part)) return false;
  const { type, source } = part;
  return foreignTypes.has(type) || (isJsonObject(source) && (type === 'image' || type === 'document'));
}

/** The messages for one whose content has parts of the other form: results become messages in front of it, and calls become its member. */
function messagesOf(message: JsonValue): readonly JsonValue[] {
  if (!isJsonObject(message) || !isJsonArray(message['content']) || !hasForeignPart(message)) return [message];
  const { content, tool_calls: known, ...others } = message as JsonObject & { readonly content: readonly JsonValue[] };
  const are = (type: string) => (part: JsonValue) => isJsonObject(part) && part['type'] === type;
  const results = content.filter(are('tool_result')).map(resultOf);
  const calls = content.filter(are('tool_use')).map(callOf);
  const rest = content.filter((part) => !are('tool_result')(part) && !are('tool_use')(part)).map(partOf);
  if (results.length > 0 && rest.length === 0 && calls.length === 0) return results;
  const all = [...(isJsonArray(known) ? known : []), ...calls];
  const said = rest.length === 0 ? null : rest;
  return [...results, { ...others, content: said, ...(all.length > 0 ? { tool_calls: all } : {}) }];
}

function resultOf(part: JsonValue): JsonObject {
  const { tool_use_id: id, content, cache_control: mark } = part as JsonObject;
  const said = isJsonArray(content) ? content.map(partOf) : (content ?? '');
  return withoutUndefined({ role: 'tool', tool_call_id: id, content: said, cache_control: mark });
}

function callOf(part: JsonValue): JsonObject {
  const { id, name, input } = part as JsonObject;
  return { id, type: 'function', function: { name, arguments: stringifyJson(input ?? {}) } };
}

/** A text, a picture or a document in the form of this dialect. */
function partOf(part: JsonValue): JsonValue {
  if (!isForeign(part) || !isJsonObject(part['source'])) return chatPartOf(part);
  const { type, source, title, cache_control: mark } = part;
  if (source['type'] === 'text') return withoutUndefined({ type: 'text', text: source['data'], cache_control: mark });
  const url = addressOf(source);
  if (url === undefined) return part;
  if (type === 'image') return withoutUndefined({ type: 'image_url', image_url: { url }, cache_control: mark });
  const file = withoutUndefined({ filename: title ?? undefined, file_data: url });
  return withoutUndefined({ type: 'file', file, cache_control: mark });
}

function addressOf({ url, media_type: mediaType, data }: JsonObject): string | undefined {
  if (typeof url === 'string') return url;
  return typeof mediaType === 'string' && typeof data === 'string' ? `data:${mediaType};base64,${data}` : undefined;
}
