import { z } from 'zod';
import { decimalOf } from '../decimal.js';
import type { JsonValue } from '../json.js';
import { fieldRefused } from './check-value.js';

/** Decimals that fit `numeric(20, 6)` exactly; the database would silently round others. */
const exactAmount = /^\d{1,14}(?:\.\d{1,6})?$/;

/** What can be stored as a spending limit, in plain notation; undefined for every other value. */
export function exactAmountOf(value: JsonValue | undefined): string | undefined {
  const decimal = decimalOf(value);
  return decimal !== undefined && exactAmount.test(decimal) ? decimal : undefined;
}

/**
 * A spending limit that no schema has validated, because it comes from the command line or another plugin.
 *
 * @throws GatewayError `GW_REQUEST_INVALID` (400) when it cannot be stored
 */
export function checkedSpendingLimit(amount: string): string {
  const exact = exactAmountOf(amount);
  if (exact !== undefined) return exact;
  const rule = 'must be a decimal like "12.50", with at most 14 digits before the point and 6 after it';
  throw fieldRefused('spendingLimit', rule);
}

/** Schema of a spending limit, or null. Accepts numbers as `parseJson` returns them, so that no digit is lost. */
export const spendingAmount = z
  .unknown()
  .transform((value, context): string | null => {
    if (value === null) return null;
    const exact = exactAmountOf(value as JsonValue);
    if (exact !== undefined) return exact;
    const message =
      'must be a number from 0, or a decimal such as "12.50", with at most 14 digits before the point and 6 after it';
    context.addIssue({ code: 'custom', message });
    return z.NEVER;
  })
  .optional()
  .meta({
    override: {
      anyOf: [
        { type: 'number', minimum: 0 },
        { type: 'string', pattern: '^(0|[1-9]\\d{0,13})(\\.\\d{1,6})?$' },
        { type: 'null' },
      ],
    },
  });

/** Schema of the calendar period after which spending starts again at zero. */
export const spendingPeriod = z.enum(['daily', 'weekly', 'monthly']);
