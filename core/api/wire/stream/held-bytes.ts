import type { IncomingRequest } from '../../exchange.js';
import { holdAnswer } from '../../internal/exchange-memory.js';
import { CollectedBytes } from '../../internal/collected-bytes.js';

/**
 * The bytes of a message of a stream that is not complete, however short the pieces are in which they arrive. They are joined once, so that a long
 * message takes linear time.
 */
export class HeldBytes {
  readonly #exchange: Pick<IncomingRequest, 'signal'> | undefined;
  #held = new CollectedBytes();
  /** The most bytes that were held at once. */
  #most = 0;

  /** @param exchange the request for which the stream is read: its longest message counts with its other bytes in memory */
  constructor(exchange?: Pick<IncomingRequest, 'signal'>) {
    this.#exchange = exchange;
  }

  /** The number of bytes. */
  get size(): number {
    return this.#held.size;
  }

  /** Adds bytes. @throws GatewayError `GW_OVERLOADED` (503) if there is no room for a long message */
  add(piece: Uint8Array): void {
    if (piece.length === 0) return;
    this.#held.add(piece);
    const added = this.size - this.#most;
    if (added <= 0) return;
    this.#most = this.size;
    if (this.#exchange) holdAnswer(this.#exchange, this.#most, added);
  }

  /** Takes out all bytes. @param last those that complete the message, which are not held */
  take(last?: Buffer): Buffer {
    if (last && this.size === 0) return last;
    const held = this.#held;
    if (last) held.add(last);
    this.#held = new CollectedBytes();
    return held.all();
  }
}
