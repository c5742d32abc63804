import { isJsonObject, type JsonObject, type JsonValue, stringifyJson } from '../../core/api/index.js';

/** Members that the provider enforces, or that say something to the model, beside those that are written anew below. */
const kept: ReadonlySet<string> = new Set(['$ref', 'type', 'enum', 'const', 'required', 'title', 'description']);

const keptFormats: ReadonlySet<JsonValue | undefined> = new Set(
  'date-time time date duration email hostname uri ipv4 ipv6 uuid'.split(' '),
);

/**
 * Writes a schema that the provider is to enforce so that it takes it: objects must be closed, and it refuses what it cannot enforce (bounds,
 * patterns, most formats). That becomes a part of the description, where the model still reads it.
 *
 * A schema for members of any name cannot be said at all. It is left as it is, so that the provider refuses it in its own words.
 *
 * @see https://docs.claude.com/en/docs/build-with-claude/structured-outputs
 */
export function encodeStrictSchema(schema: JsonObject): JsonObject {
  const written: Record<string, JsonValue | undefined> = {};
  const told: string[] = [];
  for (const [name, value] of Object.entries(schema)) {
    if (name === '$schema' || (name === 'additionalProperties' && typeof value === 'boolean')) continue;
    const inner = kept.has(name) ? value : innerOf(name, value);
    if (inner === undefined) told.push(`${name}: ${stringifyJson(value ?? null)}`);
    else written[name === 'oneOf' ? 'anyOf' : name] = inner;
  }
  if (isObjectSchema(schema) && written['additionalProperties'] === undefined) written['additionalProperties'] = false;
  if (told.length === 0) return written;
  const { description } = schema;
  const rules = `{${told.join(', ')}}`;
  return { ...written, description: typeof description === 'string' ? `${description}\n\n${rules}` : rules };
}

/** Members that hold schemas, and those of which the provider knows some values. Undefined for what it does not know. */
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
  // fromEntries and not assignment: a property called __proto__ must stay one.
  return Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, strict(schema)]));
}

function strict<T extends JsonValue | undefined>(schema: T): T | JsonObject {
  return isJsonObject(schema) ? encodeStrictSchema(schema) : schema;
}

function isObjectSchema({ type, properties }: JsonObject): boolean {
  return type === 'object' || (Array.isArray(type) && type.includes('object')) || isJsonObject(properties);
}
