import {
  type ChatCall,
  formatInstruction,
  isJsonArray,
  isJsonObject,
  type JsonObject,
  type JsonValue,
  objectIn,
} from '../../../core/api/index.js';

// Forms of requests that some models or servers refuse. They are remembered, and logged, like refused parameters.
const callIds = 'ids of calls';
const besideTools = 'a form of the answer beside tools';

/** Vertex AI long did not know the ids that the Gemini API has. */
const unknownIds = /unknown name \W{1,2}id\W{1,2} at \W{0,2}contents\[.{0,80}function_?(?:call|response)/i;
/** Models before Gemini 3 write either calls or an answer in a given form. */
const eitherOr = /(?:function calling|tool use) with a response mime type/i;

/** The forms that an error refuses, and that have another one that means the same. */
export function formsRefusedIn(text: string): readonly string[] {
  return [...(unknownIds.test(text) ? [callIds] : []), ...(eitherOr.test(text) ? [besideTools] : [])];
}

/** A call with tools whose form of the answer is an instruction, for a model that does not take both; otherwise the same object. */
export function withFormInWords(call: ChatCall, refused: ReadonlySet<string>): ChatCall {
  const { responseFormat, tools = [], messages } = call;
  const text =
    responseFormat && tools.length > 0 && refused.has(besideTools) ? formatInstruction(responseFormat) : undefined;
  if (text === undefined) return call;
  const { responseFormat: _, ...others } = call;
  return { ...others, messages: [...messages, { role: 'system', content: [{ type: 'text', text }] }] };
}

/** A body without ids of calls, for a server that does not know them. The same object if there are none. */
export function withoutCallIds(body: JsonObject, refused: ReadonlySet<string>): JsonObject {
  const { contents } = body;
  if (!refused.has(callIds) || !isJsonArray(contents)) return body;
  const kept = contents.map(contentWithoutIds);
  return kept.every((content, index) => content === contents[index]) ? body : { ...body, contents: kept };
}

function contentWithoutIds(content: JsonValue): JsonValue {
  const parts = objectIn(content)['parts'];
  if (!isJsonObject(content) || !isJsonArray(parts)) return content;
  const kept = parts.map(partWithoutIds);
  return kept.every((part, index) => part === parts[index]) ? content : { ...content, parts: kept };
}

function partWithoutIds(part: JsonValue): JsonValue {
  if (!isJsonObject(part)) return part;
  const named = ['functionCall', 'function_call', 'functionResponse', 'function_response'].filter((name) => {
    const value = part[name];
    return isJsonObject(value) && value['id'] !== undefined;
  });
  return named.length === 0
    ? part
    : { ...part, ...Object.fromEntries(named.map((name) => [name, idless(part[name])])) };
}

function idless(value: JsonValue | undefined): JsonValue {
  const { id: _, ...others } = objectIn(value);
  return others;
}
