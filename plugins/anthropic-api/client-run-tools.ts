import type { JsonObject, Tool } from '../../core/api/index.js';

/** The definition, for models of other dialects, of a tool that this dialect identifies only by its type. */
type ToolDefinition = Pick<Tool, 'description' | 'inputSchema'>;

const path = { type: 'string', description: 'Absolute path of a file or directory.' };
const wholeText = { type: 'string', description: 'create: the whole text of the new file.' };
const insertLine = {
  type: 'integer',
  description: 'insert: the line after which to insert; 0 is the beginning of the file.',
};
const insertText = { type: 'string', description: 'insert: the text to insert.' };
const replaced = {
  old_str: { type: 'string', description: 'str_replace: the text to replace. It must be in the file exactly once.' },
  new_str: { type: 'string', description: 'str_replace: the text to put in its place.' },
};
const viewRange = {
  type: 'array',
  items: { type: 'integer' },
  description: 'view: first and last line to show, counted from 1; -1 as the last one is the end of the file.',
};

const bash: ToolDefinition = {
  description: 'Runs a command in a bash session that stays open between calls, and answers with its output.',
  inputSchema: objectOf({
    command: { type: 'string', description: 'The command to run. Required unless "restart" is true.' },
    restart: { type: 'boolean', description: 'Restarts the session.' },
  }),
};

const memory: ToolDefinition = {
  description:
    'A folder of text files, /memories, that stays between conversations. Look into it before you begin, and keep in it what will be needed later.',
  inputSchema: objectOf(
    {
      command: { type: 'string', enum: ['view', 'create', 'str_replace', 'insert', 'delete', 'rename'] },
      path: { ...path, description: 'Path of a file or directory under /memories. Not of rename.' },
      view_range: viewRange,
      file_text: wholeText,
      ...replaced,
      insert_line: insertLine,
      insert_text: insertText,
      old_path: { ...path, description: 'rename: the path now.' },
      new_path: { ...path, description: 'rename: the path from then on.' },
    },
    'command',
  ),
};

/** The first two versions of the editor have an undo command, and use the same name for inserted and replacing text. */
const firstEditors: ReadonlySet<string> = new Set(['text_editor_20241022', 'text_editor_20250124']);

function textEditor(type: string): ToolDefinition {
  const isFirst = firstEditors.has(type);
  const commands = ['view', 'create', 'str_replace', 'insert', ...(isFirst ? ['undo_edit'] : [])];
  const newText = { type: 'string', description: 'str_replace, insert: the text to put there.' };
  return {
    description: 'Shows, creates and changes text files, and lists directories.',
    inputSchema: objectOf(
      {
        command: { type: 'string', enum: commands },
        path,
        view_range: viewRange,
        file_text: wholeText,
        ...replaced,
        insert_line: insertLine,
        ...(isFirst ? { new_str: newText } : { insert_text: insertText }),
      },
      'command',
      'path',
    ),
  };
}

function objectOf(properties: JsonObject, ...required: readonly string[]): JsonObject {
  return { type: 'object', properties, ...(required.length === 0 ? {} : { required }) };
}

/** How a tool type of the dialect is handled for models of other dialects; see `Tool.opaque.elsewhere`. */
interface ToolSupport {
  readonly elsewhere?: 'function' | 'refused';
  readonly definition?: ToolDefinition;
}

/**
 * The input schemas of tools that the client runs are documented, so these can be offered to any model as functions. The exception is
 * computer use, which requires a model that was trained for it. All other types run at the provider.
 *
 * @see https://docs.claude.com/en/docs/agents-and-tools/tool-use/overview
 */
export function elsewhereOf(type: string): ToolSupport {
  if (/^bash_\d/.test(type)) return { elsewhere: 'function', definition: bash };
  if (/^text_editor_\d/.test(type)) return { elsewhere: 'function', definition: textEditor(type) };
  if (/^memory_\d/.test(type)) return { elsewhere: 'function', definition: memory };
  if (/^(?:computer|computer_toolset|browser_toolset)_\d/.test(type)) return { elsewhere: 'refused' };
  return {};
}
