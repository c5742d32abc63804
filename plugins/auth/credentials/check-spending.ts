import {
  checkedSpendingLimit,
  fieldRefused,
  type KeySettings,
  spendingPeriod,
  withoutUndefined,
} from '../../../core/api/index.js';

type Spending = Pick<KeySettings, 'spendingLimit' | 'spendingPeriod'>;

/**
 * Validates the spending limit of a key, which may come from the command line or another plugin, and so was not validated by a route's schema.
 * Absent settings stay absent.
 *
 * @throws GatewayError `GW_REQUEST_INVALID` (400)
 */
export function checkedSpending({ spendingLimit, spendingPeriod: period }: Spending): Spending {
  if (period !== undefined && !spendingPeriod.nullable().safeParse(period).success) {
    throw fieldRefused('spendingPeriod', 'must be "daily", "weekly" or "monthly"');
  }
  return withoutUndefined({
    spendingLimit: typeof spendingLimit === 'string' ? checkedSpendingLimit(spendingLimit) : spendingLimit,
    spendingPeriod: period,
  });
}
