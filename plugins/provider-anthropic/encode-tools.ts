import type { ChatCall, JsonObject, Tool } from '../../core/api/index.js';
import { dialectName } from './dialect-name.js';
import { unsupported } from './unsupported.js';

/** Writes `tools`; undefined when there are none. */
export function encodeTools(tools: readonly Tool[] | undefined, own: boolean): JsonObject[] | undefined {
  if (!tools || tools.length === 0) return undefined;
  return tools.map((tool, index) => encodeTool(tool, own, `tools[${index}]`));
}

function encodeTool(tool: Tool, own: boolean, place: string): JsonObject {
  const { opaque, name, description, inputSchema, strict, extras } = tool;
  if (opaque) {
    if (opaque.dialect === dialectName) return opaque.value;
    throw unsupported(place, `tool "${name}" is built into another provider and does not exist at this one`);
  }
  return {
    ...(own ? extras : undefined),
    name,
    ...(description === undefined ? {} : { description }),
    input_schema: objectSchema(inputSchema),
    ...(strict === undefined ? {} : { strict }),
  };
}

/** The provider wants the schema of an object even for a function that takes nothing. */
function objectSchema(schema: JsonObject): JsonObject {
  return schema['type'] === undefined ? { type: 'object', ...schema } : schema;
}

/** Writes `tool_choice`, and into it whether calls may come in parallel. Means nothing without tools. */
export function encodeToolChoice(
  call: Pick<ChatCall, 'tools' | 'toolChoice' | 'parallelToolCalls'>,
): JsonObject | undefined {
  const { tools, toolChoice, parallelToolCalls } = call;
  if (!tools || tools.length === 0 || (!toolChoice && parallelToolCalls !== false)) return undefined;
  const alone = parallelToolCalls === false ? { disable_parallel_tool_use: true } : {};
  switch (toolChoice?.type) {
    case 'none':
      return { type: 'none' };
    case 'required':
      return { type: 'any', ...alone };
    case 'tool':
      return { type: 'tool', name: toolChoice.name, ...alone };
    default:
      return { type: 'auto', ...alone };
  }
}
