import type { Logger } from '../../core/api/index.js';

/** Logs when spans begin to be lost, and when all are delivered again, with one line each. */
export class DeliveryLog {
  readonly #log: Logger;
  /** Spans lost since the outage began; undefined while there is none. */
  #lost: number | undefined;
  /** Whether any were lost since the last export that succeeded. */
  #losing = false;

  constructor(log: Logger) {
    this.#log = log;
  }

  /** Called when an export has succeeded. */
  delivered(): void {
    if (this.#lost !== undefined && !this.#losing) {
      this.#log.info({ lost: this.#lost }, 'all spans are delivered again');
      this.#lost = undefined;
    }
    this.#losing = false;
  }

  /** Called when the collector has not accepted this many spans. */
  failed(count: number, error: unknown): void {
    this.#lose(count, { error }, 'the collector does not accept spans');
  }

  /** Called when a span was dropped because the queue is full. */
  dropped(): void {
    this.#lose(1, {}, 'spans are dropped: more are made than the collector accepts');
  }

  #lose(count: number, fields: object, message: string): void {
    if (this.#lost === undefined) this.#log.warn(fields, message);
    this.#lost = (this.#lost ?? 0) + count;
    this.#losing = true;
  }
}
