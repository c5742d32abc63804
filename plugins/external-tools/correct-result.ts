import { isSpecType, type JSONRPCMessage } from '@modelcontextprotocol/client';
import { isJsonArray, isJsonObject, type JsonObject, type JsonValue, stringifyJson } from '../../core/api/index.js';

/** Members whose values are data of a server or of an author of a schema, in which null has a meaning. */
const data: ReadonlySet<string> = new Set(['structuredContent', '_meta', 'default', 'const', 'enum', 'examples']);
const mayBeNull: ReadonlySet<string> = new Set(['default', 'const']);

/**
 * Corrects a server's result before the SDK validates it. The SDK refuses a whole list for one definition that is not exact, and a whole result
 * for one member, and servers often write null for what they do not have.
 *
 * @param message the result in it is replaced
 * @returns the names of tools that had to be left out, because their definitions cannot be used
 */
export function correctResult(message: JSONRPCMessage): readonly string[] {
  if (!('result' in message)) return [];
  const result = withoutNulls(message.result as JsonObject);
  const { tools, content, structuredContent: structured } = result;
  const corrected = isJsonArray(tools) ? tools.map((tool) => (isJsonObject(tool) ? correctTool(tool) : tool)) : [];
  Object.assign(message, {
    result: {
      ...result,
      ...(tools !== undefined && { tools: corrected.filter((tool) => isSpecType.Tool(tool)) }),
      ...(content !== undefined && { content: blocksOf(content) }),
      ...(structured !== undefined && {
        structuredContent: isJsonObject(structured) ? structured : { result: structured },
      }),
    },
  });
  return corrected.filter((tool) => !isSpecType.Tool(tool)).map((tool) => nameOf(tool));
}

/** The blocks of what a tool has answered. A result that cannot be read would look like a call that was never made. */
function blocksOf(content: JsonValue): readonly JsonValue[] {
  const blocks = isJsonArray(content) ? content : [content];
  return blocks.map((block) =>
    isSpecType.ContentBlock(block) ? (block as JsonValue) : { type: 'text', text: textIn(block) },
  );
}

function textIn(block: JsonValue): string {
  if (!isJsonObject(block)) return typeof block === 'string' ? block : stringifyJson(block);
  const { type, text } = block;
  if (typeof text === 'string') return text;
  return type === 'text' ? '' : `(${typeof type === 'string' ? type : 'something'} is left out)`;
}

function withoutNulls(value: JsonObject): JsonObject {
  const members = Object.entries(value).filter(([name, member]) => member !== null || mayBeNull.has(name));
  return Object.fromEntries(
    members.map(([name, member]) => [name, data.has(name) ? member : correctMember(name, member)]),
  );
}

/** PHP writes an empty map as an empty list. */
function correctMember(name: string, value: JsonValue | undefined): JsonValue | undefined {
  if (name === 'properties' && isEmptyList(value)) return {};
  if (name !== 'capabilities' || !isJsonObject(value)) return cleared(value);
  const members = Object.entries(withoutNulls(value));
  return Object.fromEntries(members.map(([member, of]) => [member, isEmptyList(of) ? {} : of]));
}

function isEmptyList(value: JsonValue | undefined): boolean {
  return isJsonArray(value) && value.length === 0;
}

function cleared(value: JsonValue | undefined): JsonValue | undefined {
  if (isJsonArray(value)) return value.map((entry) => cleared(entry) as JsonValue);
  return isJsonObject(value) ? withoutNulls(value) : value;
}

/**
 * What the gateway uses of a definition. Not the schema of its results: models read them as they are, and the SDK would report a tool that
 * has such a schema, and answers with text alone, as one that has failed.
 */
function correctTool({ name, description, inputSchema, annotations, execution }: JsonObject): JsonObject {
  return {
    ...(name !== undefined && { name }),
    ...(typeof description === 'string' && { description }),
    inputSchema: objectSchema(inputSchema),
    ...(isSpecType.ToolAnnotations(annotations) && { annotations: annotations as JsonObject }),
    ...(isSpecType.ToolExecution(execution) && { execution: execution as JsonObject }),
  };
}

/** Arguments are always an object, even if a schema does not say so. */
function objectSchema(schema: JsonValue | undefined): JsonValue {
  if (schema === undefined) return { type: 'object' };
  if (!isJsonObject(schema)) return schema;
  const { type } = schema;
  const isMeant = type === undefined || (isJsonArray(type) && type.includes('object'));
  return isMeant ? { ...schema, type: 'object' } : schema;
}

function nameOf(tool: JsonValue): string {
  const name = isJsonObject(tool) ? tool['name'] : undefined;
  return typeof name === 'string' ? name : 'without a name';
}
