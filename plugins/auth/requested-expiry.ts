import { type Clock, fieldRefused } from '../../core/api/index.js';

/**
 * Parses the requested expiry of a new credential.
 *
 * @throws GatewayError `GW_REQUEST_INVALID` (400) when it is not in the future
 */
export function requestedExpiry(expires: string | null | undefined, clock: Clock): { readonly expiresAt?: Date } {
  if (!expires) return {};
  const expiresAt = new Date(expires);
  if (expiresAt.getTime() > clock.now()) return { expiresAt };
  throw fieldRefused('expires', `must be a time in the future; it is now ${new Date(clock.now()).toISOString()}`);
}
