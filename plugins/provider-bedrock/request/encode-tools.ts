import {
  argumentSchema,
  type ChatCall,
  closedSchema,
  isFunction,
  type JsonObject,
  type Tool,
} from '../../../core/api/index.js';
import type { ModelFamily } from '../model-family.js';
import { encodeCachePoint } from './encode-cache-point.js';

/** How the tools of a call are sent. */
interface EncodedTools {
  /** Undefined without tools, and if the model must not call one: Converse cannot express that. */
  readonly toolConfig: JsonObject | undefined;
  /** Fields that only the model's family knows. */
  readonly additional: JsonObject;
}

const none: EncodedTools = { toolConfig: undefined, additional: {} };

/**
 * Encodes the tools.
 *
 * @param strict whether the model enforces schemas
 * @throws GatewayError 400 for a tool that is refused: see {@link isFunction}
 */
export function encodeTools(call: ChatCall, family: ModelFamily, strict: boolean): EncodedTools {
  const tools = call.tools?.flatMap((tool) => encodeTool(tool, family, strict)) ?? [];
  if (tools.length === 0 || call.toolChoice?.type === 'none') return none;
  if (call.parallelToolCalls === false && family === 'claude') {
    // The choice is sent only here, because the provider refuses it in two places.
    return { toolConfig: { tools }, additional: { tool_choice: oneAtATime(call.toolChoice) } };
  }
  const toolChoice = encodeToolChoice(call.toolChoice);
  return { toolConfig: { tools, ...(toolChoice ? { toolChoice } : {}) }, additional: {} };
}

function encodeTool(tool: Tool, family: ModelFamily, strict: boolean): JsonObject[] {
  const { name, description = '', inputSchema, extras } = tool;
  if (!isFunction(tool)) return [];
  const enforced = strict && tool.strict === true;
  const schema = argumentSchema(inputSchema);
  const json = enforced ? closedSchema(schema) : schema;
  const toolSpec = {
    name,
    ...(description === '' ? {} : { description }),
    inputSchema: { json },
    ...(enforced ? { strict: true } : {}),
  };
  // The other family with cache points has none for tools.
  const cachePoint = family === 'claude' ? encodeCachePoint(extras, family) : undefined;
  return cachePoint ? [{ toolSpec }, cachePoint] : [{ toolSpec }];
}

function encodeToolChoice(choice: ChatCall['toolChoice']): JsonObject | undefined {
  switch (choice?.type) {
    case 'auto':
      return { auto: {} };
    case 'required':
      return { any: {} };
    case 'tool':
      return { tool: { name: choice.name } };
    default:
      return undefined;
  }
}

function oneAtATime(choice: ChatCall['toolChoice']): JsonObject {
  const alone = { disable_parallel_tool_use: true };
  if (choice?.type === 'tool') return { type: 'tool', name: choice.name, ...alone };
  return { type: choice?.type === 'required' ? 'any' : 'auto', ...alone };
}
