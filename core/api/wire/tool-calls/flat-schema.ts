import type { JsonObject, JsonValue } from '../../json.js';
import { isJsonArray, objectIn, objectsIn, stringifyJson } from '../json/json.js';

const combinators = ['allOf', 'anyOf', 'oneOf'] as const;

/**
 * Converts the schema of a tool's arguments for providers that refuse `allOf`, `anyOf` and `oneOf` at its top: the members of all alternatives become
 * members of the object, of which those are required that every alternative requires. What is lost by that is added to the description, for the model.
 *
 * @returns the same object if there is nothing to convert
 */
export function flatSchema(schema: JsonObject): JsonObject {
  const found = combinators.filter((name) => isJsonArray(schema[name]));
  if (found.length === 0) return schema;
  const properties: Record<string, JsonValue | undefined> = {};
  const required = new Set<JsonValue>();
  for (const name of found) {
    const parts = objectsIn(schema[name]);
    for (const part of parts) Object.assign(properties, objectIn(part['properties']));
    const demands = parts.map((part) => listIn(part['required']));
    const [first = [], ...others] = demands;
    const common =
      name === 'allOf' ? demands.flat() : first.filter((one) => others.every((list) => list.includes(one)));
    for (const one of common) required.add(one);
  }
  for (const one of listIn(schema['required'])) required.add(one);
  const { description } = schema;
  const rules = stringifyJson(Object.fromEntries(found.map((name) => [name, schema[name]])));
  const kept = Object.entries(schema).filter(([name]) => !found.some((combinator) => combinator === name));
  return {
    ...Object.fromEntries(kept),
    type: 'object',
    properties: { ...properties, ...objectIn(schema['properties']) },
    ...(required.size === 0 ? {} : { required: [...required] }),
    description: typeof description === 'string' ? `${description}\n\n${rules}` : rules,
  };
}

function listIn(value: JsonValue | undefined): readonly JsonValue[] {
  return isJsonArray(value) ? value : [];
}
