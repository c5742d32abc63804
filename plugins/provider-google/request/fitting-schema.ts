import { isJsonArray, isJsonObject, type JsonObject, type JsonValue } from '../../../core/api/index.js';

/** What may stand beside a reference, and all names that begin with `$`. */
const besideReference: ReadonlySet<string> = new Set(['description', 'default']);

/**
 * A JSON Schema as the provider takes it: without `$schema`, and with nothing beside a reference but its description, because other members there are
 * refused (github.com/anomalyco/opencode/issues/12295). Libraries put the type there, which is in what is referred to, too.
 */
export function fittingSchema(schema: JsonObject): JsonObject {
  const { $schema: _, ...kept } = schema;
  return withBareReferences(kept) as JsonObject;
}

function withBareReferences(value: JsonValue): JsonValue {
  if (isJsonArray(value)) return value.map(withBareReferences);
  if (!isJsonObject(value)) return value;
  const isReference = typeof value['$ref'] === 'string';
  const kept = Object.entries(value).filter(
    ([name]) => !isReference || name.startsWith('$') || besideReference.has(name),
  );
  return Object.fromEntries(
    kept.map(([name, inner]) => [name, inner === undefined ? inner : withBareReferences(inner)]),
  );
}
