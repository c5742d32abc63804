import { isJsonArray, isJsonObject, type JsonObject, type JsonValue } from '../../core/api/index.js';
import { foreignMark } from './cited-text.js';
import { isForeignSearch } from './foreign-searches.js';

/**
 * Leaves out the citations and searches of other providers that a client sends back: the provider of the dialect would refuse the conversation with them.
 *
 * @returns the same object if there are none
 */
export function withoutForeign(body: JsonObject): JsonObject {
  const { messages } = body;
  if (!isJsonArray(messages)) return body;
  const cleaned = mapped(messages, cleanMessage);
  return cleaned === messages ? body : { ...body, messages: cleaned };
}

function cleanMessage(message: JsonValue): JsonValue {
  if (!isJsonObject(message) || message['role'] !== 'assistant') return message;
  const { content } = message;
  if (!isJsonArray(content)) return message;
  const own = content.some(isForeignSearch) ? content.filter((block) => !isForeignSearch(block)) : content;
  const cleaned = mapped(own, cleanBlock);
  return cleaned === content ? message : { ...message, content: cleaned };
}

function cleanBlock(block: JsonValue): JsonValue {
  if (!isJsonObject(block) || !isJsonArray(block['citations'])) return block;
  const { citations, ...rest } = block;
  const own = (citations as readonly JsonValue[]).filter((citation) => !isForeign(citation));
  if (own.length === (citations as readonly JsonValue[]).length) return block;
  return own.length === 0 ? rest : { ...rest, citations: own };
}

function isForeign(citation: JsonValue): boolean {
  return isJsonObject(citation) && citation['encrypted_index'] === foreignMark;
}

/** The same list if nothing in it changes. */
function mapped(values: readonly JsonValue[], change: (value: JsonValue) => JsonValue): readonly JsonValue[] {
  let copy: JsonValue[] | undefined;
  for (const [at, value] of values.entries()) {
    const changed = change(value);
    if (changed !== value) (copy ??= [...values])[at] = changed;
  }
  return copy ?? values;
}
