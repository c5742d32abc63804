import { isJsonObject, type JsonObject, type JsonValue } from '../../../core/api/index.js';

/** The most nested references; more are probably circular. */
const maxReferences = 20;
const narrowing = ['enum', 'const', 'pattern', 'format', 'maxLength', 'minLength', 'contentEncoding'];
const branches = ['anyOf', 'oneOf', 'allOf'];

/**
 * Whether the schema allows a string of an answer to be changed: not if only certain values are valid. Strings that the schema does not
 * describe may be changed.
 */
export function mayChangeLeaf(schema: JsonObject, path: readonly (string | number)[]): boolean {
  return placesOf(schema, path, schema).every((place) => !narrowing.some((keyword) => keyword in place));
}

function placesOf(schema: JsonValue | undefined, path: readonly (string | number)[], root: JsonObject): JsonObject[] {
  const [step, ...rest] = path;
  const all = alternatives(schema, root, 0);
  if (step === undefined) return all;
  return all.flatMap((place) => next(place, step).flatMap((inner) => placesOf(inner, rest, root)));
}

/** A schema with its references resolved, and all of its branches. */
function alternatives(schema: JsonValue | undefined, root: JsonObject, depth: number): JsonObject[] {
  if (!isJsonObject(schema) || depth > maxReferences) return [];
  const reference = schema['$ref'];
  const referred = typeof reference === 'string' ? alternatives(atPointer(reference, root), root, depth + 1) : [];
  const inner = branches.flatMap((name) => {
    const list = schema[name];
    return Array.isArray(list) ? (list as JsonValue[]).flatMap((branch) => alternatives(branch, root, depth + 1)) : [];
  });
  return [schema, ...referred, ...inner];
}

function next(schema: JsonObject, step: string | number): (JsonValue | undefined)[] {
  const { properties, additionalProperties, items, prefixItems } = schema;
  if (typeof step === 'string') {
    const own = isJsonObject(properties) && Object.hasOwn(properties, step) ? properties[step] : undefined;
    return [own ?? additionalProperties];
  }
  return [(Array.isArray(prefixItems) ? (prefixItems as JsonValue[])[step] : undefined) ?? items];
}

/** Resolves a JSON pointer (RFC 6901) inside the document. */
function atPointer(reference: string, root: JsonObject): JsonValue | undefined {
  if (!reference.startsWith('#')) return undefined;
  let place: JsonValue | undefined = root;
  for (const segment of reference.slice(1).split('/').slice(1)) {
    const name = decodeURIComponent(segment).replaceAll('~1', '/').replaceAll('~0', '~');
    place = isJsonObject(place) && Object.hasOwn(place, name) ? place[name] : undefined;
  }
  return place;
}
