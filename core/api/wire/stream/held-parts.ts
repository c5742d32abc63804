import type { IncomingRequest } from '../../exchange.js';
import { holdAnswer } from '../../internal/exchange-memory.js';

/** What a part takes in memory besides its text, in bytes. */
const partBytes = 64;
/** After this many further bytes, they are counted. */
const countedBytes = 64 * 1024;

/** Counts the parts of an answer that are kept until its end with the other bytes of its request in memory. */
export class HeldParts {
  readonly #exchange: Pick<IncomingRequest, 'signal'>;
  #bytes = 0;
  #uncounted = 0;

  /** @param exchange the request that is answered */
  constructor(exchange: Pick<IncomingRequest, 'signal'>) {
    this.#exchange = exchange;
  }

  /**
   * Counts a part.
   *
   * @param length of its text
   * @throws GatewayError `GW_OVERLOADED` (503) if there is no room for a long answer
   */
  add(length: number): void {
    const added = partBytes + length;
    this.#bytes += added;
    this.#uncounted += added;
    if (this.#uncounted < countedBytes) return;
    holdAnswer(this.#exchange, this.#bytes, this.#uncounted);
    this.#uncounted = 0;
  }
}
