import {
  foreignJsonIn,
  type FunctionResult,
  isJsonObject,
  type JsonObject,
  type JsonValue,
  type OfferedFunction,
} from '../../core/api/index.js';
import type { CallToolResult, Tool as McpTool } from '@modelcontextprotocol/server';

/** Converts the definition of a function for clients. */
export function mcpTool({ tool: { name, description, inputSchema }, readOnly }: OfferedFunction): McpTool {
  const schema = withoutHeaderMarks(inputSchema) as JsonObject;
  return {
    name,
    ...(description !== undefined && { description }),
    inputSchema: { ...schema, type: 'object' } as McpTool['inputSchema'],
    ...(readOnly && { annotations: { readOnlyHint: true } }),
  };
}

/** Marks an argument that clients repeat in a header of the request, for what lies between them and the server. */
const headerMark = 'x-mcp-header';

/**
 * Removes marks that another server has made for its own clients. A client of the gateway would put arguments into headers, or leave out the tool if
 * a mark is invalid.
 */
function withoutHeaderMarks(value: JsonValue): JsonValue {
  if (Array.isArray(value)) return value.map(withoutHeaderMarks);
  if (!isJsonObject(value)) return value;
  const rest = Object.entries(value).filter(([name, inner]) => name !== headerMark || typeof inner !== 'string');
  return Object.fromEntries(rest.map(([name, inner]) => [name, withoutHeaderMarks(inner as JsonValue)]));
}

/** Converts a result. An agent's model reads a plain text as it is, and anything else as the JSON that a model in a tool loop would get. */
export function mcpResult({ text, isError }: FunctionResult): CallToolResult {
  const content = [{ type: 'text' as const, text: plainText(text) ?? text }];
  return isError ? { content, isError } : { content };
}

/** The text of a result that is nothing else. */
function plainText(result: string): string | undefined {
  const value = foreignJsonIn(result);
  if (!isJsonObject(value) || typeof value['text'] !== 'string') return undefined;
  return Object.keys(value).length === 1 ? value['text'] : undefined;
}
