import { randomBytes } from 'node:crypto';
import { endOfString } from './end-of-string.js';
import type { JsonObject, JsonValue } from '../json.js';
import { endOfNumber, exactLength, hasExponent, isDigit } from './json-scan.js';

const quote = 0x22;
const colon = 0x3a;
const space = 0x20;

/** After so many of the numbers that are looked at, other work may go on. */
const numbersPerStep = 16_384;

/** Begins the strings that stand for numbers while a text is parsed; no text contains it, because it is random and never leaves this file. */
const mark = randomBytes(18).toString('base64');

/** The ECMAScript proposal "JSON.parse source text access", for which TypeScript's library has no types yet. */
const json = JSON as typeof JSON & { rawJSON(text: string): JsonValue };

/**
 * Parses a JSON text that has numbers which a double may not hold, step by step: those that it does not hold become `JSON.rawJSON` objects. A reviver
 * would be called for each value: two million numbers take it more than a second, and this 0.05.
 *
 * @throws SyntaxError when the text is not JSON
 */
export function* parseExactly(text: string): Generator<void, JsonValue> {
  const found = yield* marked(text);
  if (!found) return JSON.parse(text) as JsonValue;
  yield;
  let value: JsonValue;
  try {
    value = JSON.parse(found.text) as JsonValue;
  } catch {
    // Its message would quote the marks.
    return JSON.parse(text) as JsonValue;
  }
  yield;
  return unmarked(value, found.numbers);
}

interface Marked {
  readonly text: string;
  readonly numbers: readonly JsonValue[];
}

/** Replaces the numbers that a double does not hold. Undefined when there are none, or the text is not JSON. */
function* marked(text: string): Generator<void, Marked | undefined> {
  const numbers: JsonValue[] = [];
  const pieces: string[] = [];
  let copied = 0;
  let looked = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === quote) at = endOfString(text, at);
    if (!isDigit(code)) continue;
    const start = text[at - 1] === '-' ? at - 1 : at;
    const end = endOfNumber(text, at);
    if (end - at > exactLength || hasExponent(text, at, end)) {
      const number = text.slice(start, end);
      if (!isExact(Number(number), number)) {
        if (!isValue(text, number, end)) return undefined;
        pieces.push(text.slice(copied, start), `"${mark}${numbers.length}"`);
        numbers.push(json.rawJSON(number));
        copied = end;
      }
      looked += 1;
      if (looked % numbersPerStep === 0) yield;
    }
    at = end - 1;
  }
  return numbers.length === 0 ? undefined : { text: pieces.join('') + text.slice(copied), numbers };
}

/** Whether a number is one of JSON, and not in the place of a name. */
function isValue(text: string, number: string, end: number): boolean {
  let next = end;
  while (text.charCodeAt(next) <= space) next += 1;
  return text.charCodeAt(next) !== colon && /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/.test(number);
}

/** Puts the numbers back, in place. */
function unmarked(value: JsonValue, numbers: readonly JsonValue[]): JsonValue {
  if (typeof value === 'string')
    return value.startsWith(mark) ? (numbers[Number(value.slice(mark.length))] ?? value) : value;
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    const list = value as JsonValue[];
    for (let index = 0; index < list.length; index += 1) {
      const item = list[index] as JsonValue;
      const put = unmarked(item, numbers);
      if (put !== item) list[index] = put;
    }
    return value;
  }
  const object = value as JsonObject;
  for (const name in object) {
    const member = object[name] as JsonValue;
    const put = unmarked(member, numbers);
    // Defined and not assigned, because of members named __proto__.
    if (put !== member) Object.defineProperty(object, name, { value: put });
  }
  return value;
}

function isExact(value: number, source: string): boolean {
  const written = String(value);
  if (written === source) return true;
  const significant = significantDigits(source);
  const tooSmall = value === 0 && significant !== '';
  if (!Number.isFinite(value) || tooSmall) return false;
  // Python writes -1.2345678901234567e-05, and JavaScript the same digits at another place.
  return significant.length <= exactLength || significant === significantDigits(written);
}

/** The digits without zeros at either end; not with a pattern, which would take quadratic time for zeros between other digits. */
function significantDigits(number: string): string {
  const digits = number.replace(/[eE].*$/, '').replace(/[-.]/g, '');
  let start = 0;
  let end = digits.length;
  while (digits[start] === '0') start += 1;
  while (end > start && digits[end - 1] === '0') end -= 1;
  return digits.slice(start, end);
}
