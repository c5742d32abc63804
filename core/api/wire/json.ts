import type { JsonObject, JsonValue } from '../json.js';

/**
 * Only a number with sixteen digits, before and after its point, or with a large exponent, can lose anything in a double; texts
 * without are parsed at full speed. What stands behind an exponent keeps out most ids in hex, which look like one.
 */
const mayLose = /\d[\d.]{15}|\d[eE][+-]?\d{3,}(?:[,\]}\s]|$)/;

/** What every double keeps: IEEE 754 binary64 holds any decimal with so many significant digits. */
const safeDigits = 15;

/**
 * Parses JSON without losing digits: a number that a double cannot hold exactly becomes a `JSON.rawJSON` object, which
 * `stringifyJson` writes as it was. Such objects are frozen, have no prototype and fail every check for a number.
 *
 * @throws SyntaxError when the text is not JSON
 */
export function parseJson(text: string): JsonValue {
  if (!mayLose.test(text)) return JSON.parse(text) as JsonValue;
  return JSON.parse(text, keepExact) as JsonValue;
}

/** The inverse of `parseJson`. */
export function stringifyJson(value: JsonValue | undefined): string {
  return JSON.stringify(value) ?? 'null';
}

/** True for an object that is neither null, an array nor a raw number. */
export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !isRawJson(value);
}

/**
 * The number that a JSON value is, as near as a double comes; undefined for everything else. A check for a number asks this,
 * because some clients write 0.7 as `0.69999999999999996`, which `parseJson` keeps as it was written.
 */
export function numberOf(value: JsonValue | undefined): number | undefined {
  if (typeof value === 'number') return value;
  return isRawJson(value) ? Number((value as { readonly rawJSON: string }).rawJSON) : undefined;
}

/** True for an array. Narrows read-only arrays too, which `Array.isArray` does not. */
export function isJsonArray(value: JsonValue | undefined): value is readonly JsonValue[] {
  return Array.isArray(value);
}

/** A value's type in words, as in "not an array". Its content stays out of messages, because messages are logged and shown. */
export function kindOfJson(value: JsonValue | undefined): string {
  if (value === null || value === undefined) return 'null';
  if (Array.isArray(value)) return 'an array';
  if (typeof value === 'object') return isJsonObject(value) ? 'an object' : 'a number';
  return `a ${typeof value}`;
}

/** A JSON number that `stringifyJson` and `JSON.stringify` write exactly so. @throws SyntaxError when it is no number of JSON */
export function rawNumber(text: string): JsonValue {
  return json.rawJSON(text);
}

interface ReviverContext {
  readonly source?: string;
}

/** ECMAScript's JSON.parse source text access, which the compiler's library does not know yet. */
const json = JSON as typeof JSON & { rawJSON(text: string): JsonValue; isRawJSON(value: unknown): boolean };

function isRawJson(value: unknown): boolean {
  return json.isRawJSON(value);
}

function keepExact(this: unknown, _key: string, value: unknown, context?: ReviverContext): unknown {
  if (typeof value !== 'number' || context?.source === undefined) return value;
  return isExact(value, context.source) ? value : json.rawJSON(context.source);
}

function isExact(value: number, source: string): boolean {
  if (String(value) === source) return true;
  const significant = source
    .replace(/[eE].*$/, '')
    .replace(/[-.]/g, '')
    .replace(/^0+|0+$/g, '');
  const tooSmall = value === 0 && significant !== '';
  return Number.isFinite(value) && !tooSmall && significant.length <= safeDigits;
}
