import type { Logger, Outcome } from '../api/index.js';
import type { HttpExchange } from './http-exchange.js';

/** One line. */
interface Ended {
  readonly log: Logger;
  readonly exchange: HttpExchange;
  readonly outcome: Outcome;
}

/**
 * The lines of requests that have been answered. Those of one turn of the event loop are written together at its end: what forms them then
 * runs in one go, and not each time anew between other work.
 */
export class AccessLog {
  #waiting: Ended[] = [];

  constructor() {
    // Before the log itself writes what is left in it.
    process.prependListener('exit', this.#write);
  }

  add(log: Logger, exchange: HttpExchange, outcome: Outcome): void {
    if (this.#waiting.push({ log, exchange, outcome }) === 1) setImmediate(this.#write);
  }

  /** Writes what is left. */
  close(): void {
    process.off('exit', this.#write);
    this.#write();
  }

  readonly #write = (): void => {
    const lines = this.#waiting;
    this.#waiting = [];
    for (const line of lines) write(line);
  };
}

function write({ log, exchange, outcome }: Ended): void {
  const last = outcome.attempts.at(-1);
  log.info(
    {
      requestId: exchange.id,
      traceId: exchange.trace.traceId,
      operation: exchange.operation,
      status: outcome.httpStatus,
      outcome: outcome.status,
      durationMs: outcome.durationMs,
      provider: last?.provider,
      model: last?.model,
      code: outcome.error?.code,
    },
    'request',
  );
}
