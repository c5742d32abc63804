import { type JsonValue, stringifyJson } from '../../core/api/index.js';

/** Line ends to some clients' line splitters, though neither JSON nor the event stream says so. */
const foreignLineEnds = /[\u0085\u2028\u2029]/g;

/** JSON text that no client takes for two lines. */
export function quoted(value: JsonValue): string {
  const text = stringifyJson(value);
  return text.search(foreignLineEnds) < 0 ? text : text.replace(foreignLineEnds, escaped);
}

/**
 * One event of the stream, whose name is repeated in its data.
 *
 * @param members further members of the data, as JSON text
 */
export function wireEvent(type: string, members = ''): string {
  return `event: ${type}\ndata: {"type":"${type}"${members === '' ? '' : `,${members}`}}\n\n`;
}

function escaped(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
