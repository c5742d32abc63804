import { onAbort } from '../api/internal/abort-source.js';
import type { IncomingRequest } from '../api/index.js';

/**
 * Grace period after an abort, in which work that observes the signal can end, and report the provider's usage, for example. See
 * docs/decisions/0017.
 */
const patienceMs = 100;

/**
 * Waits for the work of an exchange; after an abort, only for the grace period. So a plugin that ignores the signal does not delay settlement,
 * the close of a generation or the shutdown of the gateway.
 *
 * @throws what the work throws, or the reason of the abort if the work does not end in time
 */
export function endWithExchange<T>(work: Promise<T>, exchange: IncomingRequest): Promise<T> {
  return new Promise((resolve, reject) => {
    work.then(resolve, reject);
    onAbort(exchange, () => {
      const patience = setTimeout(() => reject(exchange.signal.reason as Error), patienceMs);
      const stop = (): void => clearTimeout(patience);
      work.then(stop, stop);
    });
  });
}
