import {
  allowedAddresses,
  checkAllowedModels,
  checkedModelLimits,
  checkedSpendingLimit,
  checkedTags,
  fieldRefused,
  type KeyChange,
  keyRateLimit,
  spendingPeriod,
  storableName,
  withoutUndefined,
} from '../../../core/api/index.js';
import { checkExpiry } from './expiry.js';

/** How a key allows no model at all. */
export const forNoModels = 'a key with the `connectionIds` [] can use none';

/**
 * Validates settings of a key that may come from the command line or another plugin, and so were not validated by a route's schema, and normalizes the
 * spending limits. Absent settings stay absent.
 *
 * @throws GatewayError `GW_REQUEST_INVALID` (400)
 */
export function checkedSettings<S extends KeyChange>(settings: S): S {
  const { spendingLimit, spendingPeriod: period, modelSpendingLimits } = settings;
  const { owner, tags, allowedModelIdentifiersList, allowedAddresses: addresses, rateLimit, expiresAt } = settings;
  checkExpiry(expiresAt);
  if (typeof owner === 'string' && !storableName({ most: 200 }).safeParse(owner).success) {
    throw fieldRefused('owner', 'must be a text of 1 to 200 characters');
  }
  if (period !== undefined && !spendingPeriod.nullable().safeParse(period).success) {
    throw fieldRefused('spendingPeriod', 'must be "daily", "weekly", "monthly" or "total"');
  }
  checkAllowedModels(allowedModelIdentifiersList, forNoModels);
  if (addresses !== undefined && !allowedAddresses.safeParse(addresses).success) {
    throw fieldRefused(
      'allowedAddresses',
      'must have 1 to 100 addresses or ranges, such as 203.0.113.7, 10.0.0.0/8 or 2001:db8::/32',
    );
  }
  if (rateLimit !== undefined && !keyRateLimit.nullable().safeParse(rateLimit).success) {
    throw fieldRefused('rateLimit', 'must have whole numbers from 1 as "requests", "tokens" or "concurrent"');
  }
  return {
    ...withoutUndefined(settings),
    ...(typeof spendingLimit === 'string' && { spendingLimit: checkedSpendingLimit(spendingLimit) }),
    ...(tags !== undefined && { tags: checkedTags(tags) }),
    ...(modelSpendingLimits !== undefined && { modelSpendingLimits: checkedModelLimits(modelSpendingLimits) }),
  };
}
