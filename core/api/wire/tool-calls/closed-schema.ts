import type { JsonObject, JsonValue } from '../../json.js';
import { isJsonObject, stringifyJson } from '../json/json.js';

/** Members that are kept unchanged: those that the provider enforces, and those that inform the model. */
const kept: ReadonlySet<string> = new Set(['$ref', 'type', 'enum', 'const', 'required', 'title', 'description']);

const keptFormats: ReadonlySet<JsonValue | undefined> = new Set(
  'date-time time date duration email hostname uri ipv4 ipv6 uuid'.split(' '),
);

/**
 * Converts a schema to a form that providers of closed grammars can enforce. They require `additionalProperties: false`, and refuse what they
 * cannot enforce (bounds, patterns, most formats); that is added to the description, for the model.
 *
 * A schema for members with arbitrary names cannot be converted. It is left unchanged, so that the provider refuses it with its own error.
 *
 * @see https://docs.claude.com/en/docs/build-with-claude/structured-outputs
 */
export function closedSchema(schema: JsonObject): JsonObject {
  const written: Record<string, JsonValue | undefined> = {};
  const described: string[] = [];
  for (const [name, value] of Object.entries(schema)) {
    if (name === '$schema' || (name === 'additionalProperties' && typeof value === 'boolean')) continue;
    const inner = kept.has(name) ? value : innerOf(name, value);
    if (inner === undefined) described.push(`${name}: ${stringifyJson(value ?? null)}`);
    else written[name === 'oneOf' ? 'anyOf' : name] = inner;
  }
  if (isObjectSchema(schema) && written['additionalProperties'] === undefined) written['additionalProperties'] = false;
  if (described.length === 0) return written;
  const { description } = schema;
  const rules = `{${described.join(', ')}}`;
  return { ...written, description: typeof description === 'string' ? `${description}\n\n${rules}` : rules };
}

/** Converts a member that contains schemas, or that the provider supports for some values. Undefined for one that it does not support. */
function innerOf(name: string, value: JsonValue | undefined): JsonValue | undefined {
  switch (name) {
    case 'properties':
    case '$defs':
    case 'definitions':
      return isJsonObject(value) ? everySchema(value) : value;
    case 'items':
    case 'additionalProperties':
      return strict(value);
    case 'anyOf':
    case 'oneOf':
    case 'allOf':
      return Array.isArray(value) ? value.map(strict) : value;
    case 'format':
      return keptFormats.has(value) ? value : undefined;
    case 'minItems':
      return value === 0 || value === 1 ? value : undefined;
    default:
      return undefined;
  }
}

function everySchema(schemas: JsonObject): JsonObject {
  // `fromEntries` instead of assignment, so that a property named __proto__ is kept.
  return Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, strict(schema)]));
}

function strict<T extends JsonValue | undefined>(schema: T): T | JsonObject {
  return isJsonObject(schema) ? closedSchema(schema) : schema;
}

function isObjectSchema({ type, properties }: JsonObject): boolean {
  return type === 'object' || (Array.isArray(type) && type.includes('object')) || isJsonObject(properties);
}
