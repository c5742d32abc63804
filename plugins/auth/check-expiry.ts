import { GatewayError } from '../../core/api/index.js';

/** The end of the last year of four digits: what lies behind it has no ISO 8601 form that everybody reads. */
const latest = Date.UTC(10_000, 0) - 1;

/**
 * Checks that a time of expiry can be stored and shown. One in the past is good: whoever makes such a credential gets what they asked.
 *
 * @throws GatewayError `GW_REQUEST_INVALID` (400)
 */
export function checkExpiry(expiresAt: Date | undefined): void {
  if (expiresAt === undefined || expiresAt.getTime() <= latest) return;
  throw expiryRefused('must be a time before the year 10000');
}

/** @param reason goes on after the name of the field */
export function expiryRefused(reason: string): GatewayError {
  return new GatewayError({
    code: 'GW_REQUEST_INVALID',
    status: 400,
    field: 'expires',
    message: `Field "expires" ${reason}.`,
  });
}
