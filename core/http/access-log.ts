import type { Logger, Outcome } from '../api/index.js';
import type { HttpExchange } from './http-exchange.js';

/** Lines that wait for each other at most. */
export const mostWaiting = 32;
/** Milliseconds that a line waits for others at most. */
const longestWaitMs = 20;

/** One line. Not the exchange: kept until the line is written, it and its body would outlive collections of young objects. */
interface Line {
  readonly log: Logger;
  readonly fields: object;
}

/**
 * The lines of requests that have been answered. A few are written together: what forms them then runs in one go, and not each time anew
 * between other work, when other work has pushed it out of the processor's caches (docs/decisions/0058). Their time is that of the writing.
 */
export class AccessLog {
  #waiting: Line[] = [];
  #timer: NodeJS.Timeout | undefined;

  constructor() {
    // Before the log itself writes what is left in it.
    process.prependListener('exit', this.#write);
  }

  add(log: Logger, exchange: HttpExchange, outcome: Outcome): void {
    const waiting = this.#waiting.push({ log, fields: fieldsOf(exchange, outcome) });
    if (waiting === mostWaiting) this.#write();
    else this.#timer ??= setTimeout(this.#write, longestWaitMs);
  }

  /** Writes what is left. */
  close(): void {
    process.off('exit', this.#write);
    this.#write();
  }

  readonly #write = (): void => {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const lines = this.#waiting;
    this.#waiting = [];
    for (const { log, fields } of lines) log.info(fields, 'request');
  };
}

function fieldsOf({ id, trace, operation }: HttpExchange, outcome: Outcome): object {
  const last = outcome.attempts.at(-1);
  return {
    requestId: id,
    traceId: trace.traceId,
    operation,
    status: outcome.httpStatus,
    outcome: outcome.status,
    durationMs: outcome.durationMs,
    provider: last?.provider,
    model: last?.model,
    code: outcome.error?.code,
  };
}
