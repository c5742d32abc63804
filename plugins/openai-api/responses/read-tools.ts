import {
  isJsonArray,
  isJsonObject,
  type JsonObject,
  type ResponseFormat,
  type Tool,
  type ToolChoice,
} from '../../../core/api/index.js';
import { noArguments } from '../decode-tools.js';
import { invalid, type RequestObject } from '../request-object.js';
import { withoutUndefined } from '../without-undefined.js';
import { bringsTools, flatName, inputArgument, isClientSearch, searchTool } from './client-tools.js';
import { responsesDialectName } from './dialect-name.js';
import { unsupported } from '../unsupported.js';

const possible =
  'Supported are tools of type "function", "custom" and "namespace", which the client runs, and functions of the gateway by their name, such as {"type": "function", "name": "sys_search_documents"}.';

/** Decodes `tools`, and those that items of `input` bring: see {@link bringsTools}. */
export function readTools(body: RequestObject): Tool[] | undefined {
  const tools = body.objects('tools')?.flatMap((tool) => readTool(tool, undefined)) ?? [];
  const names = new Set(tools.map(({ name }) => name));
  for (const tool of toolsInItems(body)) {
    // A conversation brings the same tool several times.
    if (names.has(tool.name)) continue;
    names.add(tool.name);
    tools.push(tool);
  }
  const allowed = allowedNames(body);
  const usable = allowed ? tools.filter(({ name }) => allowed.has(name)) : tools;
  return usable.length === 0 ? undefined : usable;
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
      if (isClientSearch(tool.fields)) return [readSearchTool(tool)];
      if (!runByClient.test(type)) return [readBuiltIn(tool, type)];
      throw unsupported(
        tool.placeOf('type'),
        `Tool "${type.slice(0, 60)}" cannot be expressed as a function and is not supported. ${possible}`,
      );
  }
}

/** A tool that providers run. One that has it recognizes its type; others leave it out. */
function readBuiltIn({ fields }: RequestObject, name: string): Tool {
  return { name, inputSchema: noArguments, opaque: { dialect: responsesDialectName, value: fields } };
}

/** Converts a search that the client makes for tools of its own to a function. */
function readSearchTool(tool: RequestObject): Tool {
  return withoutUndefined({
    name: searchTool,
    description: tool.string('description'),
    inputSchema: tool.object('parameters')?.fields ?? noArguments,
  });
}

/** Tools that the client runs, and that cannot be expressed as functions. They are refused, because the client expects calls of them. */
const runByClient = /^(?:computer|local_shell|shell|apply_patch)/;

function readFunction(tool: RequestObject, namespace: string | undefined): Tool {
  return withoutUndefined({
    name: flatName(tool.requiredString('name'), namespace),
    description: tool.string('description'),
    inputSchema: tool.object('parameters')?.fields ?? noArguments,
    strict: tool.boolean('strict'),
  });
}

/** Converts a custom tool, which takes a text, to a function with one text argument, which every model supports. */
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
  throw unsupported(
    'tool_choice',
    `Tool "${type.slice(0, 60)}" runs only at its provider, so "tool_choice" cannot demand it here. ${possible}`,
  );
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
      return withoutUndefined({
        type: 'json-schema' as const,
        name: format.string('name'),
        description: format.string('description'),
        schema: schemaOf(format),
        strict: format.boolean('strict'),
      });
    default:
      return format.fail('type', 'one of text, json_object, json_schema');
  }
}

function schemaOf(format: RequestObject): JsonObject {
  return format.requiredObject('schema').fields;
}
