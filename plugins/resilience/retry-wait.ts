import type { GatewayError } from '../../core/api/index.js';
import type { ResilienceConfig } from './config.js';

/**
 * Milliseconds to wait before a retry: exponential backoff with full jitter, and at least the provider's `Retry-After`. Undefined when that
 * is longer than the configured maximum.
 *
 * @param tries retries so far
 * @param random from 0 to 1
 */
export function waitBefore(
  { retryAfter }: GatewayError,
  tries: number,
  { firstWaitMs, maxWaitMs }: Pick<ResilienceConfig, 'firstWaitMs' | 'maxWaitMs'>,
  random: () => number,
): number | undefined {
  if (retryAfter === undefined) return Math.round(random() * Math.min(maxWaitMs, firstWaitMs * 2 ** tries));
  const asked = Math.ceil(retryAfter * 1000);
  return asked > maxWaitMs ? undefined : asked + Math.round(random() * Math.min(firstWaitMs, maxWaitMs - asked));
}
