import { type JsonObject, type JsonValue, stringifyJson } from '../../core/api/index.js';

/** A page has up to a hundred entries with two documents each; a policy or a template may take a megabyte. */
const maxCharacters = 16 * 1024;

/** Replaces the large members of a document with their size: the entry shows that they changed, the resource itself shows their value. */
export function shortened(document: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(document).map(([name, value]) => [name, shortenedValue(value)]));
}

function shortenedValue(value: JsonValue | undefined): JsonValue | undefined {
  const { length } = stringifyJson(value);
  return length > maxCharacters ? { omitted: `${length} characters of JSON` } : value;
}
