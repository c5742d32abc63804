import {
  argumentSchema,
  cacheMark,
  type ChatCall,
  closedSchema,
  isFunction,
  type JsonObject,
  type Tool,
  webSearchOf,
} from '../../../core/api/index.js';
import { dialectName } from '../dialect-name.js';
import { encodeWebSearch, knownName } from './encode-web-search.js';

/**
 * Encodes `tools`; undefined when there are none. A search of the web is the provider's own.
 *
 * @throws GatewayError 400 for a tool that is refused: see {@link isFunction}
 */
export function encodeTools(tools: readonly Tool[] = [], own: boolean): JsonObject[] | undefined {
  const search = webSearchOf({ tools });
  const written = tools.flatMap((tool) => {
    const { dialect, webSearch } = tool.opaque ?? {};
    if (!webSearch || dialect === dialectName) return encodeTool(tool, own);
    return webSearch === search ? encodeWebSearch(webSearch, tools) : [];
  });
  return written.length > 0 ? written : undefined;
}

function encodeTool(tool: Tool, own: boolean): readonly JsonObject[] {
  const { opaque, name, description, inputSchema, strict, extras } = tool;
  if (opaque?.dialect === dialectName) return [opaque.value];
  if (!isFunction(tool)) return [];
  const schema = argumentSchema(inputSchema);
  const written = {
    ...(own ? extras : cacheMark(extras)),
    name,
    ...(description === undefined ? {} : { description }),
    input_schema: strict === true && !own ? closedSchema(schema) : schema,
    ...(strict === undefined ? {} : { strict }),
  };
  return [written];
}

/** Encodes `tool_choice`, which includes whether parallel calls are allowed. Only for requests with tools. */
export function encodeToolChoice(
  call: Pick<ChatCall, 'toolChoice' | 'parallelToolCalls' | 'tools'>,
): JsonObject | undefined {
  const { toolChoice, parallelToolCalls } = call;
  if (!toolChoice && parallelToolCalls !== false) return undefined;
  const alone = parallelToolCalls === false ? { disable_parallel_tool_use: true } : {};
  switch (toolChoice?.type) {
    case 'none':
      return { type: 'none' };
    case 'required':
      return { type: 'any', ...alone };
    case 'tool':
      return { type: 'tool', name: knownName(toolChoice.name, call), ...alone };
    default:
      return { type: 'auto', ...alone };
  }
}
