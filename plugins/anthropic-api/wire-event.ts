import { type JsonValue, stringifyJson } from '../../core/api/index.js';

/** Characters that some clients treat as line ends, although neither JSON nor event streams do. */
const foreignLineEnds = /[\u0085\u2028\u2029]/g;

/** JSON text in which such characters are escaped. */
export function quoted(value: JsonValue): string {
  const text = stringifyJson(value);
  return text.search(foreignLineEnds) < 0 ? text : text.replace(foreignLineEnds, escaped);
}

/**
 * Formats one event of the stream; its data repeat the name as `type`.
 *
 * @param members further members of the data, as JSON text
 */
export function wireEvent(type: string, members = ''): string {
  return `event: ${type}\ndata: {"type":"${type}"${members === '' ? '' : `,${members}`}}\n\n`;
}

function escaped(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
