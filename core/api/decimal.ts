import type { JsonValue } from './json.js';
import { rawJSON } from './internal/raw-json.js';
import { stringifyJson } from './wire/json/json.js';

/** An exact decimal in plain notation, as {@link decimalOf} writes it: `12.5`. Never a binary float. */
export type Decimal = string;

const plainDecimal = /^(-?)(0|[1-9]\d*)(?:\.(\d+))?$/;
const jsonDecimal = /^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/;

/** More digits than any amount has. The limit keeps `1e999999999` from exhausting memory. */
const mostDigits = 1000;

/**
 * Reads a JSON number, or a text like `"12.50"`, as an exact decimal in plain notation without trailing zeros (`12.5`). Numbers must come from
 * `parseJson`, which keeps every digit.
 *
 * @returns undefined for every other value
 */
export function decimalOf(value: JsonValue | undefined): Decimal | undefined {
  const isText = typeof value === 'string';
  const text = isText ? value : stringifyJson(value);
  const match = (isText ? plainDecimal : jsonDecimal).exec(text);
  if (!match) return undefined;
  const [, sign = '', whole = '', fraction = '', exponentText = '0'] = match;
  const exponent = Number(exponentText);
  if (text.length + Math.abs(exponent) > mostDigits) return undefined;
  return decimalOfUnits(BigInt(`${sign}${whole}${fraction}`), fraction.length - exponent);
}

/** The exact sum of two decimals. */
export function addDecimals(left: Decimal, right: Decimal): Decimal {
  const scale = Math.max(scaleOf(left), scaleOf(right));
  return decimalOfUnits(unitsOf(left, scale) + unitsOf(right, scale), scale);
}

/** Compares two decimals, for sorting: negative when the left one is smaller, positive when it is larger, zero when they are equal. */
export function compareDecimals(left: Decimal, right: Decimal): number {
  const scale = Math.max(scaleOf(left), scaleOf(right));
  const [a, b] = [unitsOf(left, scale), unitsOf(right, scale)];
  return a < b ? -1 : Number(a > b);
}

/**
 * A decimal as an integer number of units of the given scale, for arithmetic on many of them: `12.5` at scale 2 is 1250.
 *
 * @param scale digits after the decimal point, at least as many as the decimal has; see {@link scaleOf}
 */
export function unitsOf(decimal: Decimal, scale: number): bigint {
  return BigInt(decimal.replace('.', '') + '0'.repeat(scale - scaleOf(decimal)));
}

/** The decimal of an integer number of units: the inverse of {@link unitsOf}. */
export function decimalOfUnits(units: bigint, scale: number): Decimal {
  if (scale <= 0) return String(units * 10n ** BigInt(-scale));
  const digits = String(units < 0n ? -units : units).padStart(scale + 1, '0');
  const fraction = digits.slice(-scale).replace(/0+$/, '');
  const whole = digits.slice(0, -scale);
  return `${units < 0n ? '-' : ''}${whole}${fraction === '' ? '' : `.${fraction}`}`;
}

/** The number of digits after the decimal point. */
export function scaleOf(decimal: Decimal): number {
  const point = decimal.indexOf('.');
  return point === -1 ? 0 : decimal.length - point - 1;
}

/** A decimal as a JSON number with all its digits. */
export function decimalNumber(decimal: Decimal): JsonValue {
  return rawJSON(decimal);
}
