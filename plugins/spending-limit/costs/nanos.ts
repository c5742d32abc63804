import { type Decimal, decimalOfUnits } from '../../../core/api/index.js';

/** An amount in billionths of the currency's unit. Reservations are integers of this unit; amounts in the ledger keep all of their digits. */
export type Nanos = bigint;

const digits = 9;
/** The value in billionths of each decimal digit. */
const nanosOfDigit = Array.from({ length: digits + 1 }, (_, digit) => 10n ** BigInt(digits - digit));

/** Converts an amount: rounded down for what may be spent, up for what is spent. */
export function nanosOf(amount: Decimal, rounding: 'up' | 'down'): Nanos {
  const point = amount.indexOf('.');
  if (point === -1) return BigInt(amount) * (nanosOfDigit[0] as bigint);
  const end = Math.min(amount.length, point + 1 + digits);
  const nano =
    BigInt(amount.slice(0, point) + amount.slice(point + 1, end)) * (nanosOfDigit[end - point - 1] as bigint);
  if (end === amount.length || !/[1-9]/.test(amount.slice(end))) return nano;
  const isNegative = amount.startsWith('-');
  if (rounding === 'up') return isNegative ? nano : nano + 1n;
  return isNegative ? nano - 1n : nano;
}

/** The smaller of two amounts. */
export function least(one: Nanos, other: Nanos): Nanos {
  return one < other ? one : other;
}

/** The larger of two amounts. */
export function most(one: Nanos, other: Nanos): Nanos {
  return one > other ? one : other;
}

/** Converts to a decimal: `12.5`. */
export function decimalOfNanos(nano: Nanos): Decimal {
  return decimalOfUnits(nano, digits);
}
