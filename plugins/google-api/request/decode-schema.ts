import { isJsonArray, isJsonObject, type JsonObject, type JsonValue } from '../../../core/api/index.js';
import { snakeCase } from './content-fields.js';

/** Members of a schema of the dialect that are written differently in JSON Schema, or that have no meaning there. */
const counts = ['minItems', 'maxItems', 'minLength', 'maxLength', 'minProperties', 'maxProperties'];
const camelNames = new Map(
  [...counts, 'anyOf', 'additionalProperties', 'propertyOrdering', 'prefixItems'].map((name) => [
    snakeCase(name),
    name,
  ]),
);

/**
 * Converts a schema of the dialect, a form of OpenAPI 3.0, to JSON Schema: types are in lower case, `nullable` is a type, and counts are
 * numbers.
 */
export function jsonSchemaOf(schema: JsonObject): JsonObject {
  const converted: Record<string, JsonValue> = {};
  for (const [given, value] of Object.entries(schema)) {
    const name = camelNames.get(given) ?? given;
    if (value === undefined || name === 'nullable' || name === 'propertyOrdering') continue;
    converted[name] = memberOf(name, value);
  }
  if (schema['nullable'] !== true) return converted;
  const { type, enum: values } = converted;
  if (isJsonArray(values) && !values.includes(null)) converted['enum'] = [...values, null];
  return typeof type === 'string' ? { ...converted, type: [type, 'null'] } : converted;
}

function memberOf(name: string, value: JsonValue): JsonValue {
  if (name === 'type' && typeof value === 'string') return value.toLowerCase();
  if (counts.includes(name) && typeof value === 'string' && /^\d+$/.test(value)) return Number(value);
  if (name === 'properties' && isJsonObject(value)) {
    return Object.fromEntries(Object.entries(value).map(([property, inner]) => [property, inside(inner ?? null)]));
  }
  if (name === 'items' || name === 'additionalProperties') return inside(value);
  if ((name === 'anyOf' || name === 'prefixItems') && isJsonArray(value)) return value.map(inside);
  return value;
}

function inside(value: JsonValue): JsonValue {
  return isJsonObject(value) ? jsonSchemaOf(value) : value;
}
