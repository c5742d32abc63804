import type { GatewayError } from '../../core/api/index.js';
import type { ResilienceConfig } from './config.js';

/**
 * Milliseconds to wait before a further try: any time between none and a bound that doubles with each try, so that those who failed
 * together do not come back together. What the provider asks for is waited for in any case. Undefined when it asks for too much.
 *
 * @param tries further tries so far
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
