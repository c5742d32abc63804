import {
  isJsonArray,
  isJsonObject,
  type JsonObject,
  type JsonValue,
  noArguments,
  objectIn,
  readWebSearch,
  type ResponseFormat,
  type Tool,
  type ToolChoice,
  withoutUndefined,
} from '../../../core/api/index.js';
import { dialectName } from '../dialect-name.js';
import { invalid, type RequestObject } from '../request-object.js';

const toolFields = new Set(['type', 'function']);
const functionFields = new Set(['name', 'description', 'parameters', 'strict', 'cache_control']);

/** Decodes `tools`, or its predecessor `functions`, and `web_search_options`, which is a tool elsewhere. */
export function decodeTools(body: RequestObject): Tool[] | undefined {
  const tools = decodeList(body);
  const options = body.fields['web_search_options'] ?? false;
  if (options === false) return tools;
  const value = isJsonObject(options) ? options : {};
  const opaque = withoutUndefined({ dialect: dialectName, value, webSearch: readWebSearch(value) });
  return [...(tools ?? []), { name: 'web_search', inputSchema: noArguments, opaque }];
}

function decodeList(body: RequestObject): Tool[] | undefined {
  const tools = body.objects('tools');
  if (!tools) return body.objects('functions')?.map(decodeFunction);
  const allowed = allowedNames(body);
  const decoded = tools.map((tool) => {
    const one = decodeTool(tool);
    return !allowed || allowed.has(one.name) ? one : forOwnDialect(one, tool);
  });
  return withDemanded(decoded, body);
}

/**
 * The tools, of which one that the provider runs is refused by others if `tool_choice` demands it, by its type: their answer would be another one than the
 * client wants.
 */
export function withDemanded(tools: Tool[], { fields: { tool_choice: choice } }: RequestObject): Tool[] {
  const { type } = objectIn(choice);
  if (type === undefined || type === 'function' || type === 'custom' || type === 'allowed_tools') return tools;
  return tools.map((tool) =>
    tool.opaque && tool.name === type
      ? { ...tool, opaque: { fee: 'search', ...tool.opaque, elsewhere: 'refused' } }
      : tool,
  );
}

/** The names of the tools that the model may call, if the client has named them. */
function allowedNames({ fields }: RequestObject): ReadonlySet<unknown> | undefined {
  const { type, allowed_tools: named } = objectIn(fields['tool_choice']);
  const { tools } = objectIn(named);
  return type === 'allowed_tools' && isJsonArray(tools) ? new Set(tools.map(nameOf)) : undefined;
}

function nameOf(tool: JsonValue): JsonValue | undefined {
  if (!isJsonObject(tool)) return undefined;
  const { type, function: called, custom } = tool;
  const own = isJsonObject(called) ? called : isJsonObject(custom) ? custom : tool;
  return own['name'] ?? type;
}

/** A tool that the model may not call. Other dialects cannot say so, so they are not given it. */
function forOwnDialect(tool: Tool, { fields }: RequestObject): Tool {
  return { ...tool, opaque: { dialect: dialectName, value: fields } };
}

function decodeTool(tool: RequestObject): Tool {
  const type = tool.requiredString('type');
  if (type === 'function') {
    const definition = tool.requiredObject('function');
    // Some clients mark the function for the cache, and others the tool.
    const { cache_control: mark } = definition.fields;
    const one = decodeFunction(definition);
    const extras = {
      ...one.extras,
      ...(mark === undefined ? {} : { cache_control: mark }),
      ...tool.extras(toolFields),
    };
    return { ...one, ...(Object.keys(extras).length > 0 ? { extras } : {}) };
  }
  // Custom tools and built-in tools, which only a provider of the same dialect supports.
  const own = type === 'custom' ? tool.requiredObject('custom') : tool;
  const name = type === 'custom' ? own.requiredString('name') : (own.string('name') ?? type);
  return withoutUndefined({
    name,
    description: own.string('description'),
    inputSchema: noArguments,
    opaque: withoutUndefined({
      dialect: dialectName,
      value: tool.fields,
      elsewhere: type === 'custom' ? ('refused' as const) : undefined,
      webSearch: type.startsWith('web_search') ? readWebSearch(tool.fields) : undefined,
    }),
  });
}

function decodeFunction(definition: RequestObject): Tool {
  const others = definition.extras(functionFields);
  return withoutUndefined({
    name: definition.requiredString('name'),
    description: definition.string('description'),
    inputSchema: definition.object('parameters')?.fields ?? noArguments,
    strict: definition.boolean('strict'),
    extras: others && { function: others },
  });
}

const choiceAllowed = '"none", "auto", "required" or an object such as {"type": "function", "function": {"name": "…"}}';

/**
 * Decodes `tool_choice`, or its predecessor `function_call`. Of the kinds that are specific to one provider, only the type of a search that others have is
 * decoded.
 */
export function decodeToolChoice(body: RequestObject): ToolChoice | undefined {
  const choice = body.fields['tool_choice'] ?? body.fields['function_call'] ?? undefined;
  if (choice === undefined) return undefined;
  const field = body.has('tool_choice') ? 'tool_choice' : 'function_call';
  if (choice === 'none' || choice === 'auto' || choice === 'required') return { type: choice };
  if (choice === 'any') return { type: 'required' };
  if (!isJsonObject(choice)) throw invalid(field, choiceAllowed, choice);
  const chosen = body.requiredObject(field);
  if (field === 'function_call') return { type: 'tool', name: chosen.requiredString('name') };
  const type = chosen.requiredString('type');
  if (type === 'function' || type === 'custom') {
    return { type: 'tool', name: chosen.requiredObject(type).requiredString('name') };
  }
  const isSearch =
    type.startsWith('web_search') && body.objects('tools')?.some(({ fields }) => fields['type'] === type);
  if (isSearch) return { type: 'tool', name: type };
  if (type !== 'allowed_tools') return undefined;
  return { type: chosen.requiredObject('allowed_tools').string('mode') === 'required' ? 'required' : 'auto' };
}

/** Decodes `response_format`. Kinds that are specific to one provider are not decoded. */
export function decodeResponseFormat(body: RequestObject): ResponseFormat | undefined {
  const format = body.object('response_format');
  if (!format) return undefined;
  const type = format.requiredString('type');
  if (type === 'text') return { type };
  // Together's, Fireworks' and llama.cpp's clients write the schema beside the type.
  const schema = format.object('schema')?.fields;
  if (type === 'json_object') return schema ? { type: 'json-schema', schema } : { type: 'json' };
  if (type !== 'json_schema') return undefined;
  const wanted = schema && !format.has('json_schema') ? format : format.requiredObject('json_schema');
  return decodeSchema(wanted, wanted.object('schema')?.fields ?? {});
}

/** The format with a schema, as the object that has it describes it. */
export function decodeSchema(wanted: RequestObject, schema: JsonObject): ResponseFormat {
  return withoutUndefined({
    type: 'json-schema' as const,
    name: wanted.string('name'),
    description: wanted.string('description'),
    schema,
    strict: wanted.boolean('strict'),
  });
}
