import type { z } from 'zod';

/**
 * Static inspection of zod schemas. It reads only the documented definition of schemas (https://zod.dev/packages/core) and never uses `instanceof`,
 * so that schemas made by another copy of zod work as well.
 */
export type Schema = z.core.$ZodType;

/** The keys and indexes that lead to a value. */
export type ValuePath = readonly PropertyKey[];

type Definition = z.core.$ZodTypes['_zod']['def'];

/** The definition of a schema. */
export function definitionOf(schema: Schema): Definition {
  return (schema as z.core.$ZodTypes)._zod.def;
}

/** Removes wrappers that do not change the form of the input: optional, defaults, transforms and the like. */
function unwrap(schema: Schema): Schema {
  const inner = innerOf(schema);
  return inner ? unwrap(inner) : schema;
}

function innerOf(schema: Schema): Schema | undefined {
  const definition = definitionOf(schema);
  switch (definition.type) {
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
    case 'nonoptional':
    case 'catch':
    case 'readonly':
    case 'success':
      return definition.innerType;
    case 'lazy':
      return definition.getter();
    case 'pipe':
      // The input of a pipe is what people write, except for `preprocess`, a pipe that begins with a bare function.
      return definitionOf(definition.in).type === 'transform' ? definition.out : definition.in;
    default:
      return undefined;
  }
}

/**
 * All schemas that a value may be meant for: the members of unions and intersections, or the schema itself.
 */
export function alternatives(schema: Schema): readonly Schema[] {
  const bare = unwrap(schema);
  const definition = definitionOf(bare);
  if (definition.type === 'union') return definition.options.flatMap(alternatives);
  if (definition.type === 'intersection') return [definition.left, definition.right].flatMap(alternatives);
  return [bare];
}

/** The alternatives at the end of a path; empty when the schema does not have it. */
export function alternativesAt(schema: Schema, path: ValuePath): readonly Schema[] {
  return path.reduce<readonly Schema[]>(
    (schemas, step) => schemas.flatMap((parent) => childSchemas(parent, step)).flatMap(alternatives),
    alternatives(schema),
  );
}

/** The schema of one key or index, as declared. A list with at most one element, for `flatMap`. */
export function childSchemas(schema: Schema, step: PropertyKey): readonly Schema[] {
  const definition = definitionOf(schema);
  const child = ((): Schema | null | undefined => {
    switch (definition.type) {
      case 'object':
        return Object.hasOwn(definition.shape, step) ? definition.shape[String(step)] : definition.catchall;
      case 'record':
        return definition.valueType;
      case 'array':
        return definition.element;
      case 'tuple':
        return definition.items[Number(step)] ?? definition.rest;
      default:
        return undefined;
    }
  })();
  return child ? [child] : [];
}

/** The names of the keys that an object may have, in the schema's order. */
export function knownKeys(schemas: readonly Schema[]): readonly string[] {
  const keys = schemas.flatMap((schema) => {
    const definition = definitionOf(schema);
    if (definition.type === 'object') return Object.keys(definition.shape);
    return definition.type === 'record' ? literalValues(alternatives(definition.keyType)).map(String) : [];
  });
  return [...new Set(keys)];
}

/**
 * The names that an object may have in place of an unknown one: those of the alternatives for its kind (the literals that it has) without that name.
 * Other alternatives of a union may know it, but the object was not taken for one of them.
 */
export function namesInsteadOf(
  unknown: string,
  schemas: readonly Schema[],
  valueOf: (name: string) => unknown,
): readonly string[] {
  const others = schemas.filter((schema) => !knownKeys([schema]).includes(unknown));
  const sameKind = others.filter((schema) => isOfKind(schema, valueOf));
  return knownKeys(sameKind.length > 0 ? sameKind : others);
}

function isOfKind(schema: Schema, valueOf: (name: string) => unknown): boolean {
  const definition = definitionOf(schema);
  if (definition.type !== 'object') return true;
  return Object.entries(definition.shape).every(([name, member]) => {
    const only = definitionOf(unwrap(member));
    const value = valueOf(name);
    return only.type !== 'literal' || value === undefined || only.values.includes(value as string);
  });
}

/** The values of enums and literals. */
export function literalValues(schemas: readonly Schema[]): readonly unknown[] {
  return schemas.flatMap((schema): readonly unknown[] => {
    const definition = definitionOf(schema);
    if (definition.type === 'enum') return Object.values(definition.entries);
    return definition.type === 'literal' ? definition.values : [];
  });
}

/** The mark of {@link unchangeableMembers} in metadata, and in the API description. */
export const unchangeableMark = 'x-unchangeable';

/** The members that an object does not have because an update cannot change them, with what to do instead; empty if nothing. */
export function unchangeableMembers(schemas: readonly Schema[]): ReadonlyMap<string, string> {
  const marks = schemas.map((schema) => metadataOf(schema)?.[unchangeableMark] as Record<string, string> | undefined);
  return new Map(marks.flatMap((members) => Object.entries(members ?? {})));
}

function metadataOf(schema: Schema): z.core.GlobalMeta | undefined {
  return 'meta' in schema && typeof schema.meta === 'function' ? (schema as z.ZodType).meta() : undefined;
}

/** True for a schema marked with `.meta({ secret: true })`, before or after it was made optional. */
export function isMarkedSecret(schema: Schema): boolean {
  if (metadataOf(schema)?.['secret'] === true) return true;
  const definition = definitionOf(schema);
  if (definition.type === 'union') return definition.options.some(isMarkedSecret);
  const inner = innerOf(schema);
  return inner !== undefined && isMarkedSecret(inner);
}

/** The inclusive bounds of a number, where the schema declares both. */
export function rangeOf(schemas: readonly Schema[]): readonly [minimum: number, maximum: number] | undefined {
  const definition = schemas.length === 1 && schemas[0] ? definitionOf(schemas[0]) : undefined;
  const checks = (definition?.checks ?? []).map((check) => check._zod.def as z.core.$ZodCheckLessThanDef);
  const bound = (kind: string) => checks.find(({ check, inclusive }) => String(check) === kind && inclusive)?.value;
  const [minimum, maximum] = [bound('greater_than'), bound('less_than')];
  return typeof minimum === 'number' && typeof maximum === 'number' ? [minimum, maximum] : undefined;
}
