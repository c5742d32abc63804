import {
  invalidField,
  type JsonValue,
  noArguments,
  readWebSearch,
  RequestFields,
  type Tool,
  type ToolChoice,
  withoutUndefined,
} from '../../core/api/index.js';
import { elsewhereOf } from './client-run-tools.js';
import { dialectName } from './dialect-name.js';

/**
 * Decodes `tools`. A tool that is identified only by its type is kept unchanged.
 *
 * @param demanded the tool that the model must call
 */
export function decodeTools(values: readonly JsonValue[] | undefined, demanded?: string): readonly Tool[] | undefined {
  if (values === undefined || values.length === 0) return undefined;
  return values.map((value, index) => decodeTool(new RequestFields(value, `tools[${index}]`), demanded));
}

function decodeTool(tool: RequestFields, demanded: string | undefined): Tool {
  const type = tool.string('type') ?? 'custom';
  if (type !== 'custom') {
    const name = tool.string('name') ?? type;
    const { elsewhere, definition = { inputSchema: {} } } = elsewhereOf(type);
    const opaque = { dialect: dialectName, value: tool.object };
    if (elsewhere) return { name, ...definition, opaque: { ...opaque, elsewhere } };
    // The provider runs it. If the client demands it, the answer of a model without it would not be what was asked.
    const search = type.startsWith('web_search') ? readWebSearch(tool.object) : undefined;
    const known = search ? { ...opaque, webSearch: search } : opaque;
    const isDemanded = name === demanded;
    return { name, ...definition, opaque: isDemanded ? { ...known, elsewhere: 'refused', fee: 'search' } : known };
  }
  return withoutUndefined({
    name: tool.name('name'),
    inputSchema: tool.inner('input_schema')?.object ?? noArguments,
    description: tool.string('description'),
    strict: tool.boolean('strict'),
    extras: tool.others(['type', 'name', 'description', 'input_schema', 'strict']),
  });
}

/** Decodes `tool_choice`. */
export function decodeToolChoice(choice: RequestFields | undefined): ToolChoice | undefined {
  if (!choice) return undefined;
  const type = choice.name('type');
  switch (type) {
    case 'auto':
    case 'none':
      return { type };
    case 'any':
      return { type: 'required' };
    case 'tool':
      return { type: 'tool', name: choice.name('name') };
    default:
      throw invalidField(choice.place('type'), 'must be "auto", "any", "tool" or "none"');
  }
}

/** Decodes `tool_choice.disable_parallel_tool_use`, whose meaning is inverted in other dialects. */
export function decodeParallelToolCalls(choice: RequestFields | undefined): boolean | undefined {
  const disabled = choice?.boolean('disable_parallel_tool_use');
  return disabled === undefined ? undefined : !disabled;
}
