import { eventJson, type JsonValue, stringifyJson } from '../../core/api/index.js';

/** JSON text for the data of an event. */
export function quoted(value: JsonValue): string {
  return eventJson(stringifyJson(value));
}

/**
 * Formats one event of the stream; its data repeat the name as `type`.
 *
 * @param members further members of the data, as JSON text
 */
export function wireEvent(type: string, members = ''): string {
  return `event: ${type}\ndata: {"type":"${type}"${members === '' ? '' : `,${members}`}}\n\n`;
}
