import {
  type ChatCall,
  invalidField,
  isJsonObject,
  type JsonObject,
  noArguments,
  readWebSearch,
  type Tool,
  type WebSearch,
  withoutUndefined,
} from '../../../core/api/index.js';
import { jsonSchemaOf } from './decode-schema.js';
import { dialectName } from '../dialect-name.js';
import { type ContentFields, snakeCase } from './content-fields.js';

/** The tools, and the choice among them. */
type DecodedTools = Pick<ChatCall, 'tools' | 'toolChoice'>;

/** Decodes `tools` and `toolConfig`. */
export function decodeTools(request: ContentFields): DecodedTools {
  const declared = (request.list('tools') ?? []).flatMap(decodeTool);
  const { choice, allowed } = decodeChoice(request);
  // Other dialects cannot restrict the choice to several functions.
  const tools = allowed ? declared.filter(({ name, opaque }) => opaque || allowed.includes(name)) : declared;
  return withoutUndefined({ tools: tools.length === 0 ? undefined : tools, toolChoice: choice });
}

function decodeTool(tool: ContentFields): readonly Tool[] {
  const functions = (tool.list('functionDeclarations') ?? []).map(decodeFunction);
  const others = tool.others(['functionDeclarations']) ?? {};
  return [
    ...functions,
    ...Object.entries(others).flatMap(([name, value]) => (value === null ? [] : ownTool(name, value))),
  ];
}

/** The tools that the provider bills for each use. */
const searches = ['googleSearch', 'googleSearchRetrieval', 'enterpriseWebSearch', 'googleMaps'] as const;

/** Those that find texts, of which only the tokens are billed. */
const readers = ['urlContext', 'fileSearch', 'mcpServers'] as const;

/** A tool that the provider of this dialect has. No other can be given it, except for a search of the web. */
function ownTool(name: string, value: Tool['inputSchema'][string]): readonly Tool[] {
  const isThis = (one: string): boolean => name === one || name === snakeCase(one);
  const search = searches.find(isThis);
  const reader = readers.find(isThis);
  const opaque = withoutUndefined({
    dialect: dialectName,
    value: { [name]: value },
    elsewhere: 'refused' as const,
    fee: search ? ('search' as const) : reader && ('none' as const),
    webSearch: search === 'googleSearch' && isJsonObject(value) ? webSearchIn(value) : undefined,
  });
  return [{ name, inputSchema: {}, opaque }];
}

/** The search in terms of other providers; undefined if it is restricted in a way that they do not know: to a time, to pictures. */
function webSearchIn(search: JsonObject): WebSearch | undefined {
  const { excludeDomains, exclude_domains: domains = excludeDomains, ...others } = search;
  if (Object.values(others).some((value) => value !== null)) return undefined;
  return readWebSearch({ blocked_domains: domains });
}

function decodeFunction(declaration: ContentFields): Tool {
  return withoutUndefined({
    name: declaration.name('name'),
    inputSchema: decodeParameters(declaration),
    description: declaration.string('description'),
    extras: declaration.others(['name', 'description', 'parameters', 'parametersJsonSchema']),
  });
}

function decodeParameters(declaration: ContentFields): Tool['inputSchema'] {
  const schema = declaration.inner('parametersJsonSchema');
  const parameters = declaration.inner('parameters');
  if (schema && parameters)
    throw invalidField(declaration.place('parameters'), 'cannot be combined with "parametersJsonSchema"');
  return schema?.object ?? (parameters ? jsonSchemaOf(parameters.object) : noArguments);
}

interface DecodedChoice {
  readonly choice?: ChatCall['toolChoice'];
  /** The functions that may be called, if these are not all. */
  readonly allowed?: readonly string[];
}

function decodeChoice(request: ContentFields): DecodedChoice {
  const config = request.inner('toolConfig')?.inner('functionCallingConfig');
  const mode = config?.string('mode')?.toUpperCase();
  const allowed = config?.strings('allowedFunctionNames');
  switch (mode) {
    case 'NONE':
      return { choice: { type: 'none' } };
    case 'ANY': {
      if (!allowed || allowed.length === 0) return { choice: { type: 'required' } };
      const [name, ...others] = allowed;
      if (name !== undefined && others.length === 0) return { choice: { type: 'tool', name } };
      return { choice: { type: 'required' }, allowed };
    }
    case 'VALIDATED':
      return { choice: { type: 'auto' }, ...(allowed && allowed.length > 0 ? { allowed } : {}) };
    case 'AUTO':
      return { choice: { type: 'auto' } };
    case undefined:
    case 'MODE_UNSPECIFIED':
      return {};
    default:
      throw invalidField(config?.place('mode') ?? 'toolConfig', 'must be "AUTO", "ANY", "NONE" or "VALIDATED"');
  }
}
