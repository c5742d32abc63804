import { isJsonObject, type JsonObject, type JsonValue } from '../../../core/api/index.js';

/** Keywords that restrict the values of a string. */
const narrowing = ['enum', 'const', 'pattern', 'format', 'maxLength', 'minLength', 'contentEncoding'];
const branches = ['anyOf', 'oneOf', 'allOf'];

/**
 * Whether the schema allows a string of an answer to be changed: not if only certain values are valid. Strings that the schema does not
 * describe may be changed.
 */
export function mayChangeLeaf(schema: JsonObject, path: readonly (string | number)[]): boolean {
  let places = alternatives([schema], schema);
  for (const step of path)
    places = alternatives(
      [...places].flatMap((place) => next(place, step)),
      schema,
    );
  return ![...places].some((place) => narrowing.some((keyword) => keyword in place));
}

/** Schemas with their references resolved, and all of their branches. Each is visited once, because clients may send recursive schemas. */
function alternatives(schemas: readonly (JsonValue | undefined)[], root: JsonObject): ReadonlySet<JsonObject> {
  const found = new Set<JsonObject>();
  const open = [...schemas];
  while (open.length > 0) {
    const schema = open.pop();
    if (!isJsonObject(schema) || found.has(schema)) continue;
    found.add(schema);
    const reference = schema['$ref'];
    if (typeof reference === 'string') open.push(atPointer(reference, root));
    for (const name of branches) {
      const list = schema[name];
      if (Array.isArray(list)) for (const branch of list as JsonValue[]) open.push(branch);
    }
  }
  return found;
}

function next(schema: JsonObject, step: string | number): (JsonValue | undefined)[] {
  const { properties, additionalProperties, items, prefixItems } = schema;
  if (typeof step === 'string') {
    const own = isJsonObject(properties) && Object.hasOwn(properties, step) ? properties[step] : undefined;
    return [own ?? additionalProperties];
  }
  return [(Array.isArray(prefixItems) ? (prefixItems as JsonValue[])[step] : undefined) ?? items];
}

/** Resolves a JSON pointer (RFC 6901) inside the document; undefined if it is invalid or refers to nothing. */
function atPointer(reference: string, root: JsonObject): JsonValue | undefined {
  if (!reference.startsWith('#')) return undefined;
  let place: JsonValue | undefined = root;
  for (const segment of reference.slice(1).split('/').slice(1)) {
    const name = decoded(segment)?.replaceAll('~1', '/').replaceAll('~0', '~');
    if (name === undefined) return undefined;
    place = isJsonObject(place) && Object.hasOwn(place, name) ? place[name] : undefined;
  }
  return place;
}

function decoded(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment);
  } catch {
    return undefined;
  }
}
