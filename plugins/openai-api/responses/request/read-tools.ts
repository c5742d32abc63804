import {
  isJsonArray,
  isJsonObject,
  type JsonValue,
  noArguments,
  objectIn,
  readWebSearch,
  type ResponseFormat,
  type Tool,
  type ToolChoice,
  withoutUndefined,
} from '../../../../core/api/index.js';
import { decodeSchema, withDemanded } from '../../chat/decode-tools.js';
import { invalid, type RequestObject } from '../../request-object.js';
import { bringsTools, flatName, inputArgument, isClientSearch, searchTool } from '../client-tools.js';
import { responsesDialectName } from '../../dialect-name.js';

/** Decodes `tools`, and those that items of `input` bring: see {@link bringsTools}. */
export function readTools(body: RequestObject): Tool[] | undefined {
  const maxUses = body.integer('max_tool_calls', 1);
  const tools = body.objects('tools')?.flatMap((tool) => withMostUses(readTool(tool, undefined), maxUses)) ?? [];
  const names = new Set(tools.map(({ name }) => name));
  for (const tool of toolsInItems(body)) {
    // A conversation brings the same tool several times.
    if (names.has(tool.name)) continue;
    names.add(tool.name);
    tools.push(tool);
  }
  const allowed = allowedNames(body);
  const usable = allowed ? tools.filter(({ name }) => allowed.has(name)) : tools;
  return usable.length === 0 ? undefined : withDemanded(usable, body);
}

/** The tools, of which a search of the web may be used so often: there is one number for all tools that the provider runs. */
function withMostUses(tools: Tool[], maxUses: number | undefined): Tool[] {
  if (maxUses === undefined) return tools;
  return tools.map((tool) => {
    const { opaque } = tool;
    if (!opaque?.webSearch) return tool;
    return { ...tool, opaque: { ...opaque, webSearch: { ...opaque.webSearch, maxUses } } };
  });
}

/** The names of the tools that the model may call, if the client has named them: other dialects have no such choice. */
function allowedNames(body: RequestObject): ReadonlySet<string> | undefined {
  const choice = body.fields['tool_choice'];
  if (!isJsonObject(choice) || choice['type'] !== 'allowed_tools') return undefined;
  const allowed = body.requiredObject('tool_choice').objects('tools') ?? [];
  return new Set(
    allowed.map((tool) => flatName(tool.string('name') ?? tool.requiredString('type'), tool.string('namespace'))),
  );
}

function toolsInItems(body: RequestObject): readonly Tool[] {
  const { input } = body.fields;
  if (!isJsonArray(input) || !input.some(bringsTools)) return [];
  return input.flatMap((item, index) =>
    bringsTools(item)
      ? (body.objectIn('input', item, index).objects('tools') ?? []).flatMap((tool) => readTool(tool, undefined))
      : [],
  );
}

function readTool(tool: RequestObject, namespace: string | undefined): Tool[] {
  const type = tool.requiredString('type');
  switch (type) {
    case 'function':
      return [readFunction(tool, namespace)];
    case 'custom':
      return [readCustom(tool, namespace)];
    case 'namespace': {
      const inner = tool.objects('tools') ?? tool.fail('tools', 'an array of tools');
      const name = tool.requiredString('name');
      return inner.flatMap((one) => readTool(one, name));
    }
    default:
      return [isClientSearch(tool.fields) ? readSearchTool(tool) : readBuiltIn(tool, type)];
  }
}

/**
 * A tool that only models of this dialect know. The provider runs it, and others leave it out; or the client does, and then others refuse it, because
 * the client expects calls of it.
 */
function readBuiltIn({ fields }: RequestObject, name: string): Tool {
  const opaque = { dialect: responsesDialectName, value: fields };
  if (isRunByClient(name, fields['environment']))
    return { name, inputSchema: noArguments, opaque: { ...opaque, elsewhere: 'refused' } };
  if (name.startsWith('web_search')) {
    const search = withoutUndefined({ ...opaque, fee: 'search' as const, webSearch: readWebSearch(fields) });
    return { name, inputSchema: noArguments, opaque: search };
  }
  const fee = withoutFee.has(name) ? 'none' : 'unknown';
  return { name, inputSchema: noArguments, opaque: { ...opaque, fee } };
}

/** Tools of which only the tokens are billed. */
const withoutFee: ReadonlySet<string> = new Set(['mcp', searchTool, 'programmatic_tool_calling']);

/** A shell runs at the client, unless the tool names a container of the provider. */
function isRunByClient(type: string, environment: JsonValue | undefined): boolean {
  const place = objectIn(environment)['type'];
  if (typeof place === 'string' && place.startsWith('container')) return false;
  return /^(?:computer|local_shell|shell|apply_patch)/.test(type);
}

/** Converts a search that the client makes for tools of its own to a function. */
function readSearchTool(tool: RequestObject): Tool {
  return withoutUndefined({
    name: searchTool,
    description: tool.string('description'),
    inputSchema: tool.object('parameters')?.fields ?? noArguments,
  });
}

const functionMembers: ReadonlySet<string> = new Set(['type', 'name', 'description', 'parameters', 'strict']);

function readFunction(tool: RequestObject, namespace: string | undefined): Tool {
  return withoutUndefined({
    name: flatName(tool.requiredString('name'), namespace),
    description: tool.string('description'),
    inputSchema: tool.object('parameters')?.fields ?? noArguments,
    strict: tool.boolean('strict'),
    extras: tool.extras(functionMembers),
  });
}

/** Describes a custom tool, which takes a text, as a function with one text argument, for models that only know functions. */
function readCustom(tool: RequestObject, namespace: string | undefined): Tool {
  const description = [tool.string('description') ?? '', grammarOf(tool.object('format'))];
  return {
    name: flatName(tool.requiredString('name'), namespace),
    description: description.filter((text) => text !== '').join('\n\n'),
    inputSchema: {
      type: 'object',
      properties: { [inputArgument]: { type: 'string', description: 'The whole input of the tool, as plain text.' } },
      required: [inputArgument],
      additionalProperties: false,
    },
    opaque: { dialect: responsesDialectName, value: tool.fields, elsewhere: 'function' },
  };
}

function grammarOf(format: RequestObject | undefined): string {
  if (format?.string('type') !== 'grammar') return '';
  const [syntax, definition] = [format.requiredString('syntax'), format.requiredString('definition')];
  return `The input must follow this ${syntax === 'regex' ? 'regular expression' : `grammar (${syntax})`}:\n${definition}`;
}

const choiceAllowed = '"none", "auto", "required" or an object such as {"type": "function", "name": "…"}';

/** Decodes `tool_choice`. Of `allowed_tools`, this is the mode; readTools leaves out the others. */
export function readToolChoice(body: RequestObject): ToolChoice | undefined {
  const choice = body.fields['tool_choice'] ?? undefined;
  if (choice === undefined) return undefined;
  if (choice === 'none' || choice === 'auto' || choice === 'required') return { type: choice };
  if (!isJsonObject(choice)) throw invalid('tool_choice', choiceAllowed, choice);
  const chosen = body.requiredObject('tool_choice');
  const type = chosen.requiredString('type');
  if (type === 'function' || type === 'custom') {
    return { type: 'tool', name: flatName(chosen.requiredString('name'), chosen.string('namespace')) };
  }
  if (type === 'allowed_tools') return { type: chosen.string('mode') === 'required' ? 'required' : 'auto' };
  const offered = body.objects('tools')?.some((tool) => tool.fields['type'] === type) ?? false;
  return offered ? { type: 'tool', name: type } : chosen.fail('type', 'the type of one of "tools"');
}

/** Decodes `text.format`. */
export function readFormat(body: RequestObject): ResponseFormat | undefined {
  const format = body.object('text')?.object('format');
  if (!format) return undefined;
  switch (format.requiredString('type')) {
    case 'text':
      return { type: 'text' };
    case 'json_object':
      return { type: 'json' };
    case 'json_schema':
      return decodeSchema(format, format.requiredObject('schema').fields);
    default:
      return format.fail('type', 'one of text, json_object, json_schema');
  }
}
