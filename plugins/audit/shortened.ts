import { type JsonObject, type JsonValue, stringifyJson } from '../../core/api/index.js';

/** A page has up to a hundred lines with two documents each; a policy or a template may have a megabyte. */
const mostCharacters = 16 * 1024;

/** A document whose large members are replaced by their size: the trail says that they changed, the thing itself says to what. */
export function shortened(document: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(document).map(([name, value]) => [name, shortenedValue(value)]));
}

function shortenedValue(value: JsonValue | undefined): JsonValue | undefined {
  const { length } = stringifyJson(value);
  return length > mostCharacters ? { omitted: `${length} characters of JSON` } : value;
}
