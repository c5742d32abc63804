import { type Clock, fieldRefused } from '../../../core/api/index.js';

/** The end of the year 9999. Later years have no ISO 8601 form that is read everywhere. */
const latest = Date.UTC(10_000, 0) - 1;

/**
 * Checks that an expiry can be stored and shown. One in the past is allowed.
 *
 * @throws GatewayError `GW_REQUEST_INVALID` (400)
 */
export function checkExpiry(expiresAt: Date | null | undefined): void {
  if (!expiresAt || expiresAt.getTime() <= latest) return;
  throw fieldRefused('expires', 'must be a time before the year 10000');
}

/**
 * Parses the expiry that a request asks for.
 *
 * @throws GatewayError `GW_REQUEST_INVALID` (400) when it is not in the future
 */
export function requestedExpiry(expires: string | null | undefined, clock: Clock): { readonly expiresAt?: Date } {
  if (!expires) return {};
  const expiresAt = new Date(expires);
  if (expiresAt.getTime() > clock.now()) return { expiresAt };
  throw fieldRefused('expires', `must be a time in the future; it is now ${new Date(clock.now()).toISOString()}`);
}
