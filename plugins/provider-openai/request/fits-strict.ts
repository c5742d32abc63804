import { isJsonObject, type JsonObject, type JsonValue, objectIn } from '../../../core/api/index.js';

/** Members that contain schemas by name, and members that contain one schema or a list. */
const named: readonly string[] = ['properties', '$defs', 'definitions'];
const inner: readonly string[] = ['items', 'anyOf'];

/** Members that they refuse in a schema to enforce. */
const refused: readonly string[] = [
  'allOf',
  'oneOf',
  'not',
  'if',
  'dependentRequired',
  'dependentSchemas',
  'patternProperties',
];

/**
 * Whether servers of this dialect can enforce a schema (`strict`): every object has `additionalProperties: false` and requires all of its
 * members, and nothing stands beside a reference. Other dialects support more.
 */
export function fitsStrict(schema: JsonObject): boolean {
  const { properties } = schema;
  if (refused.some((name) => schema[name] !== undefined)) return false;
  if (typeof schema['$ref'] === 'string' && Object.keys(schema).length > 1) return false;
  if (isJsonObject(properties) || schema['type'] === 'object') {
    const required: JsonValue = schema['required'] ?? [];
    const demanded = new Set(Array.isArray(required) ? required : []);
    if (schema['additionalProperties'] !== false) return false;
    if (!Object.keys(properties ?? {}).every((name) => demanded.has(name))) return false;
  }
  const schemas = [
    ...named.flatMap((name) => Object.values(objectIn(schema[name]))),
    ...inner.flatMap((name) => schema[name] ?? []),
  ];
  return schemas.every((one) => !isJsonObject(one) || fitsStrict(one));
}
