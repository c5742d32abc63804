import { isRawJSON } from '../../internal/raw-json.js';
import { parseExactly } from '../../internal/exact-json.js';
import { JsonScan, longText } from '../../internal/json-scan.js';
import type { JsonObject, JsonValue } from '../../json.js';

/**
 * Matches texts with a number that a double may not hold exactly: one with sixteen or more digits, or with a large exponent. All other texts are
 * parsed at full speed. The condition after the exponent excludes most hexadecimal ids, which look like one.
 */
const mayLose = /\d[\d.]{15}|\d[eE][+-]?\d{3,}(?:[,\]}\s]|$)/;

/** One for all: most members of a stream's events are absent. */
const noMembers: JsonObject = Object.freeze({});

/**
 * Parses JSON without losing digits: a number that a double cannot hold exactly becomes a `JSON.rawJSON` object, which
 * `stringifyJson` writes unchanged. Such objects are frozen and have no prototype, and `typeof` does not report a number: see `numberOf`.
 *
 * @throws SyntaxError when the text is not JSON
 */
export function parseJson(text: string): JsonValue {
  // The pattern takes ten times as long as the scan for digits in strings, such as data of images.
  const isPlain = text.length > longText ? !new JsonScan(text).read().mayLose : !mayLose.test(text);
  return isPlain ? (JSON.parse(text) as JsonValue) : parseExactly(text);
}

/** The inverse of `parseJson`. */
export function stringifyJson(value: JsonValue | undefined): string {
  return JSON.stringify(value) ?? 'null';
}

/** True for an object that is not null, an array or a raw number. */
export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !isRawJSON(value);
}

/**
 * The nearest double of a JSON number; undefined for everything else. Use it to validate numbers: some clients write 0.7 as
 * `0.69999999999999996`, which `parseJson` returns as a raw number.
 */
export function numberOf(value: unknown): number | undefined {
  if (typeof value === 'number') return value;
  return isRawJSON(value) ? Number((value as { readonly rawJSON: string }).rawJSON) : undefined;
}

/** Like `Array.isArray`, but also narrows the type of read-only arrays. */
export function isJsonArray(value: JsonValue | undefined): value is readonly JsonValue[] {
  return Array.isArray(value);
}

/** Whether a value is a text that is not empty: many providers send empty ones in place of none. */
export function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}

/** The value, if it is a text that is not empty. */
export function textIn(value: unknown): string | undefined {
  return isText(value) ? value : undefined;
}

/** The objects in a list, in order; none for anything that is not a list. */
export function objectsIn(value: JsonValue | undefined): readonly JsonObject[] {
  return isJsonArray(value) ? value.filter(isJsonObject) : [];
}

/** The value, if it is an object; one without members for anything else. */
export function objectIn(value: JsonValue | undefined): JsonObject {
  return isJsonObject(value) ? value : noMembers;
}

/** The members of an object that have a value and are not among the known ones; undefined when there are none. */
export function membersBeside(object: JsonObject, known: ReadonlySet<string>): JsonObject | undefined {
  let beside: [string, JsonValue][] | undefined;
  for (const name in object) {
    const value = object[name];
    if (known.has(name) || value === null || value === undefined) continue;
    (beside ??= []).push([name, value]);
  }
  return beside && Object.fromEntries(beside);
}

/** All strings in a value, in order; not the names of members. */
export function stringsIn(value: JsonValue | undefined): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}

/** The type of a value in words, for error messages ("not an array"), which must not contain the value itself. */
export function kindOfJson(value: JsonValue | undefined): string {
  if (value === null || value === undefined) return 'null';
  if (Array.isArray(value)) return 'an array';
  if (typeof value === 'object') return isJsonObject(value) ? 'an object' : 'a number';
  return `a ${typeof value}`;
}
