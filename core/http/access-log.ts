import type { ExchangeNote, Logger, Outcome } from '../api/index.js';
import type { Application } from './application.js';
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

/** Logs that have not been closed: all have one listener, however many gateways a process has. */
const open = new Set<AccessLog>();

function writeAll(): void {
  for (const log of open) log.write();
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
    if (open.size === 0) process.prependListener('exit', writeAll);
    open.add(this);
  }

  add({ log, notes }: Pick<Application, 'log' | 'notes'>, exchange: HttpExchange, outcome: Outcome): void {
    const waiting = this.#waiting.push({ log, fields: fieldsOf(exchange, outcome, notes.of(exchange)) });
    if (waiting === mostWaiting) this.write();
    else this.#timer ??= setTimeout(() => this.write(), longestWaitMs);
  }

  /** Writes what waits. */
  write(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const lines = this.#waiting;
    this.#waiting = [];
    for (const { log, fields } of lines) log.info(fields, 'request');
  }

  /** Writes what is left. */
  close(): void {
    open.delete(this);
    if (open.size === 0) process.off('exit', writeAll);
    this.write();
  }
}

function fieldsOf({ id, trace, operation }: HttpExchange, outcome: Outcome, notes: readonly ExchangeNote[]): object {
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
    cache: cacheOf(notes),
    code: outcome.error?.code,
  };
}

/** Of several steps of one exchange the last. */
function cacheOf(notes: readonly ExchangeNote[]): string | undefined {
  return notes.findLast((note) => note.kind === 'cache')?.result;
}
