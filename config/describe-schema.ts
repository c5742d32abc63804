import type { z } from 'zod';
import { definitionOf, literalValues, type Schema } from './schema-shape.js';

/** zod's names of types, in words for people who write YAML. */
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

const formatWords: Readonly<Record<string, string>> = {
  url: 'a URL such as https://api.example.com/v1',
  email: 'an e-mail address',
  uuid: 'a UUID',
  guid: 'a UUID',
  ipv4: 'an IPv4 address',
  ipv6: 'an IPv6 address',
  cidrv4: 'an IPv4 range such as 10.0.0.0/8',
  cidrv6: 'an IPv6 range such as fd00::/8',
  datetime: 'a time such as 2030-01-31T12:00:00Z',
  date: 'a date such as 2030-01-31',
  time: 'a time such as 12:00:00',
  duration: 'a duration such as PT15M',
  base64: 'base64 text',
  base64url: 'base64url text',
  hostname: 'a host name',
  e164: 'a telephone number such as +4930123456',
  json_string: 'JSON text',
};

export function typeInWords(type: string): string {
  return typeWords[type] ?? `a value of type ${type}`;
}

export function formatInWords(format: string): string {
  return formatWords[format] ?? `a valid ${format}`;
}

/** What may stand where these schemas apply, such as `a string or a mapping` or `one of "closed" or "open"`. */
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
  if (definition.type === 'string') return [formatWords[format] ?? typeInWords('string')];
  if (definition.type === 'number' && format.includes('int')) return [typeInWords('int')];
  const words = typeWords[definition.type];
  return words === undefined ? [] : [words];
}

/** The inclusive bounds of a number, where the schema declares both. */
export function rangeOf(schemas: readonly Schema[]): readonly [minimum: number, maximum: number] | undefined {
  const definition = schemas.length === 1 && schemas[0] ? definitionOf(schemas[0]) : undefined;
  const checks = (definition?.checks ?? []).map((check) => check._zod.def as z.core.$ZodCheckLessThanDef);
  const bound = (kind: string) => checks.find(({ check, inclusive }) => String(check) === kind && inclusive)?.value;
  const [minimum, maximum] = [bound('greater_than'), bound('less_than')];
  return typeof minimum === 'number' && typeof maximum === 'number' ? [minimum, maximum] : undefined;
}

/** @example joinOr(['a', 'b', 'c']); // 'a, b or c' */
export function joinOr(words: readonly string[]): string {
  return joinWith(words, 'or');
}

/** @example joinAnd(['a', 'b']); // 'a and b' */
export function joinAnd(words: readonly string[]): string {
  return joinWith(words, 'and');
}

/** Longer lists are cut: they are there to remind, not to document. */
const longestList = 16;

function joinWith(words: readonly string[], conjunction: string): string {
  const shown = words.slice(0, words.length > longestList ? longestList - 1 : longestList);
  if (shown.length < words.length) shown.push(`${words.length - shown.length} more`);
  const last = shown.at(-1) ?? '';
  return shown.length < 2 ? last : `${shown.slice(0, -1).join(', ')} ${conjunction} ${last}`;
}

/** Longer values are cut: enough is shown to find them. */
const longestValue = 60;

export function quote(value: unknown): string {
  if (typeof value !== 'string') return String(value);
  return JSON.stringify(value.length > longestValue ? `${value.slice(0, longestValue)}…` : value);
}
