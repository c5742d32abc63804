import type { Awaitable } from '../../../../core/api/index.js';

/** A long text has thousands of pieces. A service that is asked about all of them at once would answer the last too late. */
export const mostAtOnce = 32;

/** Makes the calls about one text, {@link mostAtOnce} at a time. A failure decides about the text: the others are aborted, and none is made after it. */
export class CallsInTurn<T> {
  /** For the calls: aborted with that of the exchange, and when one of them has failed. */
  readonly signal: AbortSignal;
  readonly #failed = new AbortController();
  #running = 0;
  readonly #waiting: (() => void)[] = [];
  /** Index of the first that still waits. */
  #first = 0;

  /** @param signal that of the exchange */
  constructor(signal: AbortSignal) {
    this.signal = AbortSignal.any([signal, this.#failed.signal]);
  }

  /** @returns a promise if the call does, or has to wait */
  make(call: () => Awaitable<T>): Awaitable<T> {
    if (this.#running === mostAtOnce) return this.#makeLater(call);
    const result = call();
    if (!(result instanceof Promise)) return result;
    this.#running += 1;
    return this.#following(result);
  }

  async #makeLater(call: () => Awaitable<T>): Promise<T> {
    await new Promise<void>((resolve) => this.#waiting.push(resolve));
    return this.#following(this.#unlessFailed(call));
  }

  async #unlessFailed(call: () => Awaitable<T>): Promise<T> {
    this.#failed.signal.throwIfAborted();
    return call();
  }

  /** Lets the next call begin when this one has ended. */
  async #following(result: Promise<T>): Promise<T> {
    try {
      return await result;
    } catch (cause) {
      this.#failed.abort(cause);
      throw cause;
    } finally {
      if (this.#first < this.#waiting.length) this.#waiting[this.#first++]?.();
      else this.#running -= 1;
    }
  }
}
