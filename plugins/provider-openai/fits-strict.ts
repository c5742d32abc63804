import { isJsonObject, type JsonObject, type JsonValue } from '../../core/api/index.js';

/** Members that hold schemas by name, and those that hold one or a list of them. */
const named: readonly string[] = ['properties', '$defs', 'definitions'];
const inner: readonly string[] = ['items', 'anyOf', 'allOf'];

/**
 * Whether a schema is one that servers of this dialect can enforce (`strict`): every object is closed and demands all of its members. Other
 * dialects enforce optional members, too.
 */
export function fitsStrict(schema: JsonObject): boolean {
  const { properties } = schema;
  if (isJsonObject(properties) || schema['type'] === 'object') {
    const required: JsonValue = schema['required'] ?? [];
    const demanded = new Set(Array.isArray(required) ? required : []);
    if (schema['additionalProperties'] !== false) return false;
    if (!Object.keys(properties ?? {}).every((name) => demanded.has(name))) return false;
  }
  const schemas = [...named.flatMap((name) => valuesOf(schema[name])), ...inner.flatMap((name) => schema[name] ?? [])];
  return schemas.every((one) => !isJsonObject(one) || fitsStrict(one));
}

function valuesOf(value: JsonValue | undefined): readonly (JsonValue | undefined)[] {
  return isJsonObject(value) ? Object.values(value) : [];
}
