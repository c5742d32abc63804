import { rawJSON } from './raw-json.js';
import { endOfString } from './end-of-string.js';
import type { JsonValue } from '../json.js';
import { endOfNumber, exactLength, hasExponent, isDigit } from './json-scan.js';
import { newMark, unmarked } from './marked-json.js';

const quote = 0x22;
const colon = 0x3a;
const space = 0x20;

/** Begins the strings that stand for numbers while a text is parsed. */
const mark = newMark();

/**
 * Parses a JSON text that has numbers which a double may not hold: those that it does not hold become `JSON.rawJSON` objects. A reviver
 * would be called for each value: two million numbers take it more than a second, and this 0.05.
 *
 * @throws SyntaxError when the text is not JSON
 */
export function parseExactly(text: string): JsonValue {
  const found = marked(text);
  if (!found) return JSON.parse(text) as JsonValue;
  let value: JsonValue;
  try {
    value = JSON.parse(found.text) as JsonValue;
  } catch {
    // Its message would quote the marks.
    return JSON.parse(text) as JsonValue;
  }
  return unmarked(value, mark, found.numbers);
}

interface Marked {
  readonly text: string;
  readonly numbers: readonly JsonValue[];
}

/** Replaces the numbers that a double does not hold. Undefined when there are none, or the text is not JSON. */
function marked(text: string): Marked | undefined {
  const numbers: JsonValue[] = [];
  const pieces: string[] = [];
  let copied = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === quote) at = endOfString(text, at);
    if (!isDigit(code)) continue;
    const end = endOfNumber(text, at);
    const number = inexactNumber(text, at, end);
    at = end - 1;
    if (number === undefined) continue;
    if (!isValue(text, number, end)) return undefined;
    pieces.push(text.slice(copied, end - number.length), `"${mark}${numbers.length}"`);
    numbers.push(rawJSON(number));
    copied = end;
  }
  return numbers.length === 0 ? undefined : { text: pieces.join('') + text.slice(copied), numbers };
}

/** The number whose digits begin and end at these places, with its sign, if a double does not hold it. */
function inexactNumber(text: string, digits: number, end: number): string | undefined {
  if (end - digits <= exactLength && !hasExponent(text, digits, end)) return undefined;
  const number = text.slice(text[digits - 1] === '-' ? digits - 1 : digits, end);
  return isExact(Number(number), number) ? undefined : number;
}

/** Whether a number is one of JSON, and not in the place of a name. */
function isValue(text: string, number: string, end: number): boolean {
  let next = end;
  while (text.charCodeAt(next) <= space) next += 1;
  return text.charCodeAt(next) !== colon && /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/.test(number);
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
