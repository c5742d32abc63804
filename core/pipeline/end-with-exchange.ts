import type { IncomingRequest } from '../api/index.js';

/** Whoever heeds the signal has ended by then; its last words (what the provider counted, say) are still heard. See docs/decisions/0017. */
const patienceMs = 100;

/** A request that tells of its abort for less than a listener on its signal costs: that is more than all else here. */
export interface TellsOfAbort {
  /** @param listener called when the request is aborted, at once when it has been */
  onAbort(listener: () => void): void;
}

/**
 * Waits for the work of an exchange, but not for ever once the exchange is aborted: a plugin that does not heed the signal
 * keeps nobody's reservation, no generation and no stop of the gateway waiting.
 *
 * @throws what the work throws, or the reason of the abort when the work does not end
 */
export function endWithExchange<T>(work: Promise<T>, exchange: IncomingRequest & Partial<TellsOfAbort>): Promise<T> {
  return new Promise((resolve, reject) => {
    work.then(resolve, reject);
    const onAbort = (): void => {
      const patience = setTimeout(() => reject(exchange.signal.reason as Error), patienceMs);
      const stop = (): void => clearTimeout(patience);
      work.then(stop, stop);
    };
    if (exchange.onAbort) exchange.onAbort(onAbort);
    // The listener stays: the signal goes with its exchange, and taking it out costs more than putting it in.
    else if (exchange.signal.aborted) onAbort();
    else exchange.signal.addEventListener('abort', onAbort, { once: true });
  });
}
