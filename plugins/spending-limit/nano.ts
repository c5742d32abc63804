import type { Decimal } from '../../core/api/index.js';

/** A billionth of the currency's unit. What is held is counted in whole ones; what was paid for keeps all its digits in the ledger. */
export type Nano = bigint;

const digits = 9;

/** An amount in whole billionths: rounded down for what may be spent, up for what is. */
export function nanoOf(amount: Decimal, rounding: 'up' | 'down'): Nano {
  const [whole = '0', fraction = ''] = amount.split('.');
  const nano = BigInt(whole + fraction.slice(0, digits).padEnd(digits, '0'));
  const isRounded = /[1-9]/.test(fraction.slice(digits));
  if (!isRounded) return nano;
  const isNegative = amount.startsWith('-');
  if (rounding === 'up') return isNegative ? nano : nano + 1n;
  return isNegative ? nano - 1n : nano;
}

/** Billionths as a decimal: `12.5`. */
export function decimalOfNano(nano: Nano): Decimal {
  const text = String(nano < 0n ? -nano : nano).padStart(digits + 1, '0');
  const fraction = text.slice(-digits).replace(/0+$/, '');
  return `${nano < 0n ? '-' : ''}${text.slice(0, -digits)}${fraction === '' ? '' : `.${fraction}`}`;
}
