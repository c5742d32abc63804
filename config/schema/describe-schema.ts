import { definitionOf, literalValues, type Schema } from '../../core/api/internal/validation/schema-shape.js';
import { formatInWords, isKnownFormat, joinOr } from '../../core/api/internal/validation/schema-words.js';

/** zod's type names, in terms of YAML. */
const typeWords: Readonly<Record<string, string>> = {
  string: 'a string',
  number: 'a number',
  int: 'a whole number',
  bigint: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  tuple: 'a list',
  set: 'a list',
  object: 'a mapping',
  record: 'a mapping',
  map: 'a mapping',
  null: 'nothing',
  undefined: 'nothing',
  date: 'a date',
};

export function typeInWords(type: string): string {
  return typeWords[type] ?? `a value of type ${type}`;
}

/** Describes the values that these schemas accept, such as `a string or a mapping` or `one of "closed" or "open"`. */
export function describeExpected(schemas: readonly Schema[]): string {
  const literals = literalValues(schemas).map(quote);
  const types = schemas.flatMap(describeType);
  return joinOr([...new Set([...types, ...literals])]) || 'a value';
}

function describeType(schema: Schema): readonly string[] {
  const definition = definitionOf(schema);
  if (definition.type === 'enum' || definition.type === 'literal') return [];
  if (definition.type === 'boolean') return ['true', 'false'];
  const format = 'format' in definition ? String(definition.format) : '';
  if (definition.type === 'string') return [isKnownFormat(format) ? formatInWords(format) : typeInWords('string')];
  if (definition.type === 'number' && format.includes('int')) return [typeInWords('int')];
  const words = typeWords[definition.type];
  return words === undefined ? [] : [words];
}

/** Longer values are truncated. */
const longestValue = 60;

export function quote(value: unknown): string {
  if (typeof value !== 'string') return String(value);
  return JSON.stringify(value.length > longestValue ? `${value.slice(0, longestValue)}…` : value);
}
