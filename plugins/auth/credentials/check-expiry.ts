import { fieldRefused } from '../../../core/api/index.js';

/** The end of the year 9999. Later years have no ISO 8601 form that is read everywhere. */
const latest = Date.UTC(10_000, 0) - 1;

/**
 * Checks that an expiry can be stored and shown. One in the past is allowed.
 *
 * @throws GatewayError `GW_REQUEST_INVALID` (400)
 */
export function checkExpiry(expiresAt: Date | undefined): void {
  if (expiresAt === undefined || expiresAt.getTime() <= latest) return;
  throw fieldRefused('expires', 'must be a time before the year 10000');
}
