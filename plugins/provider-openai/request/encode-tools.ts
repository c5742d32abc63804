import {
  cacheMark,
  flatSchema,
  isFunction,
  type JsonObject,
  type ResponseFormat,
  type Tool,
  type ToolChoice,
} from '../../../core/api/index.js';
import { chatDialect } from '../dialect-names.js';

/**
 * Encodes tools.
 *
 * @throws GatewayError 400 for a tool that is refused: see {@link isFunction}
 */
export function encodeTools(tools: readonly Tool[]): JsonObject[] {
  return tools.flatMap(encodeTool);
}

function encodeTool(tool: Tool): readonly JsonObject[] {
  const { name, description, inputSchema, strict, opaque, extras } = tool;
  if (opaque?.dialect === chatDialect) return isSearchOption(tool) ? [] : [opaque.value];
  if (!isFunction(tool)) return [];
  const parameters = objectSchema(flatSchema(inputSchema));
  return [{ type: 'function', function: { name, description, parameters, strict }, ...cacheMark(extras) }];
}

/** Whether a tool is `web_search_options`, which is a member of the body: it has no type. */
export function isSearchOption({ opaque }: Pick<Tool, 'opaque'>): boolean {
  return opaque?.dialect === chatDialect && opaque.value['type'] === undefined;
}

/** Some servers of this dialect require an object schema with `properties` even for a function without arguments. */
export function objectSchema(schema: JsonObject): JsonObject {
  if ((schema['type'] ?? 'object') !== 'object' || schema['properties'] !== undefined) return schema;
  return schema['$ref'] === undefined ? { type: 'object', properties: {}, ...schema } : schema;
}

/** Encodes the tool choice. */
export function encodeToolChoice(choice: ToolChoice, tools: readonly Tool[]): string | JsonObject {
  if (choice.type !== 'tool') return choice.type;
  const chosen = tools.find(({ name }) => name === choice.name);
  const type = chosen?.opaque?.value['type'] === 'custom' ? 'custom' : 'function';
  return { type, [type]: { name: choice.name } };
}

/** Encodes the response format; the dialect requires a name for every schema. */
export function encodeResponseFormat(format: ResponseFormat): JsonObject {
  if (format.type !== 'json-schema') return { type: format.type === 'text' ? 'text' : 'json_object' };
  const { name = 'answer', description, schema, strict } = format;
  return { type: 'json_schema', json_schema: { name, description, schema, strict } };
}
