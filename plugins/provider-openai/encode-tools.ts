import type { JsonObject, ResponseFormat, Tool, ToolChoice } from '../../core/api/index.js';

/** Writes tools. The own tools of another dialect's provider cannot be run here and are left out. */
export function encodeTools(tools: readonly Tool[]): JsonObject[] {
  return tools.flatMap((tool) => {
    if (tool.opaque) return tool.opaque.dialect === 'openai-chat' ? [tool.opaque.value] : [];
    const { name, description, inputSchema: parameters, strict } = tool;
    return [{ type: 'function', function: { name, description, parameters, strict } }];
  });
}

/** Writes which tool is to be called. */
export function encodeToolChoice(choice: ToolChoice, tools: readonly Tool[]): string | JsonObject {
  if (choice.type !== 'tool') return choice.type;
  const chosen = tools.find(({ name }) => name === choice.name);
  const type = chosen?.opaque?.value['type'] === 'custom' ? 'custom' : 'function';
  return { type, [type]: { name: choice.name } };
}

/** Writes the wanted format of the answer; the dialect wants a name for every schema. */
export function encodeResponseFormat(format: ResponseFormat): JsonObject {
  if (format.type !== 'json-schema') return { type: format.type === 'text' ? 'text' : 'json_object' };
  const { name = 'answer', description, schema, strict } = format;
  return { type: 'json_schema', json_schema: { name, description, schema, strict } };
}
