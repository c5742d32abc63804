import type { JsonValue } from './json.js';
import { rawNumber, stringifyJson } from './wire/json.js';

/** An exact decimal in plain notation, as {@link decimalOf} writes it: `12.5`. Never a binary float. */
export type Decimal = string;

const plainDecimal = /^(-?)(0|[1-9]\d*)(?:\.(\d+))?$/;
const jsonDecimal = /^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/;

/** More digits than any amount has, and few enough that `1e999999999` does not fill the memory. */
const mostDigits = 1000;

/**
 * The decimal that a JSON number, or a text like `"12.50"`, stands for: exact, in plain notation, without zeros that mean nothing
 * (`12.5`). Undefined for everything else. A number must come from `parseJson`, which keeps every digit.
 */
export function decimalOf(value: JsonValue | undefined): string | undefined {
  const isText = typeof value === 'string';
  const text = isText ? value : stringifyJson(value);
  const match = (isText ? plainDecimal : jsonDecimal).exec(text);
  if (!match) return undefined;
  const [, sign = '', whole = '', fraction = '', exponentText = '0'] = match;
  const exponent = Number(exponentText);
  if (text.length + Math.abs(exponent) > mostDigits) return undefined;
  return written(BigInt(`${sign}${whole}${fraction}`), fraction.length - exponent);
}

/** The exact sum of two decimals. */
export function addDecimals(left: string, right: string): string {
  const scale = Math.max(scaleOf(left), scaleOf(right));
  return written(unitsOf(left, scale) + unitsOf(right, scale), scale);
}

/** Below zero when the left decimal is the smaller one, above zero when it is the larger one, zero when they are equal. */
export function compareDecimals(left: string, right: string): number {
  const scale = Math.max(scaleOf(left), scaleOf(right));
  const [a, b] = [unitsOf(left, scale), unitsOf(right, scale)];
  return a < b ? -1 : Number(a > b);
}

/**
 * A decimal as a whole number of units of the scale, for reckoning with many: `12.5` at scale 2 is 1250.
 *
 * @param scale at least as many as the decimal has digits behind the point; see {@link scaleOf}
 */
export function unitsOf(decimal: Decimal, scale: number): bigint {
  return BigInt(decimal.replace('.', '') + '0'.repeat(scale - scaleOf(decimal)));
}

/** The decimal that so many units of the scale are. */
export function decimalOfUnits(units: bigint, scale: number): Decimal {
  return written(units, scale);
}

/** Digits behind the point. */
export function scaleOf(decimal: Decimal): number {
  const point = decimal.indexOf('.');
  return point === -1 ? 0 : decimal.length - point - 1;
}

/** A decimal as a JSON number with all its digits. */
export function decimalNumber(decimal: string): JsonValue {
  return rawNumber(decimal);
}

function written(units: bigint, scale: number): string {
  if (scale <= 0) return String(units * 10n ** BigInt(-scale));
  const digits = String(units < 0n ? -units : units).padStart(scale + 1, '0');
  const fraction = digits.slice(-scale).replace(/0+$/, '');
  const whole = digits.slice(0, -scale);
  return `${units < 0n ? '-' : ''}${whole}${fraction === '' ? '' : `.${fraction}`}`;
}
