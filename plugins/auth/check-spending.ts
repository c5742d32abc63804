import { decimalOf, exactAmountOf, GatewayError, type KeyChange, spendingPeriod } from '../../core/api/index.js';

/**
 * Validates the spending limit of a key, which may come from the command line or another plugin, and so was not validated by a route's schema.
 * Absent settings stay absent.
 *
 * @throws GatewayError `GW_REQUEST_INVALID` (400)
 */
export function checkedSpending({ spendingLimit, spendingPeriod: period }: KeyChange): KeyChange {
  if (period !== undefined && !spendingPeriod.nullable().safeParse(period).success) {
    throw invalid('spendingPeriod', 'must be "daily", "weekly" or "monthly"');
  }
  return {
    ...(spendingLimit === undefined ? {} : { spendingLimit: spendingLimit === null ? null : exact(spendingLimit) }),
    ...(period === undefined ? {} : { spendingPeriod: period }),
  };
}

function exact(amount: string): string {
  const found = exactAmountOf(decimalOf(amount));
  if (found !== undefined) return found;
  throw invalid(
    'spendingLimit',
    'must be a decimal like "12.50", with at most 14 digits before the point and 6 after it',
  );
}

function invalid(field: string, rule: string): GatewayError {
  return new GatewayError({ code: 'GW_REQUEST_INVALID', status: 400, field, message: `Field "${field}" ${rule}.` });
}
