import { type JsonValue, noArguments, RequestFields, type Tool } from '../../../core/api/index.js';

/** Decodes `tools`. */
export function decodeTools(tools: readonly JsonValue[] | undefined): readonly Tool[] | undefined {
  if (tools === undefined || tools.length === 0) return undefined;
  return tools.map((value, index) => decodeTool(new RequestFields(value, `tools[${index}]`)));
}

function decodeTool(tool: RequestFields): Tool {
  const definition = tool.required('function', tool.inner('function'));
  const description = definition.string('description');
  return {
    name: definition.name('name'),
    inputSchema: definition.inner('parameters')?.object ?? noArguments,
    ...(description === undefined ? {} : { description }),
  };
}
