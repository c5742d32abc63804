import { noArguments, type Tool } from '../../core/api/index.js';
import { fieldNames, invalid, NativeFields } from './native-fields.js';

const names = fieldNames(['name', 'description', 'input_schema']);

/** Decodes `tools`. Names must be unique, because a model calls tools by name. */
export function decodeTools(fields: NativeFields): readonly Tool[] | undefined {
  const values = fields.array('tools');
  if (values === undefined || values.length === 0) return undefined;
  const taken = new Set<string>();
  return values.map((value, index) => {
    const tool = new NativeFields(value, `tools[${index}]`, names);
    const name = tool.required('name', tool.string('name', { least: 1 }));
    if (taken.has(name)) throw invalid(tool.place('name'), 'is already the name of another tool in this request');
    taken.add(name);
    return {
      name,
      description: tool.string('description'),
      inputSchema: tool.jsonObject('input_schema') ?? noArguments,
    };
  });
}
