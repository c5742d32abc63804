import type { IncomingRequest } from '../api/index.js';
import { onAbort } from '../api/tells-of-abort.js';

/** Whoever heeds the signal has ended by then; its last words (what the provider counted, say) are still heard. See docs/decisions/0017. */
const patienceMs = 100;

/**
 * Waits for the work of an exchange, but not for ever once the exchange is aborted: a plugin that does not heed the signal
 * keeps nobody's reservation, no generation and no stop of the gateway waiting.
 *
 * @throws what the work throws, or the reason of the abort when the work does not end
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
