import type { ExchangeNote, Identity, Logger, Outcome } from '../api/index.js';
import type { Application } from './application.js';
import type { HttpExchange } from './http-exchange.js';

/** The most lines in a batch. */
export const mostWaiting = 32;
/** The longest time in milliseconds that a line waits for its batch. */
const longestWaitMs = 20;

/** The data of one line. It does not refer to the exchange, which would otherwise, with its body, survive minor garbage collections. */
interface Line {
  readonly log: Logger;
  readonly fields: object;
}

/** Open logs. They share one `exit` listener, because a process may run several gateways. */
const open = new Set<AccessLog>();

function writeAll(): void {
  for (const log of open) log.write();
}

/**
 * The access log: one line for each answered request. Lines are formatted and written in small batches, because between other work the code
 * would have to be loaded into the processor's caches for each line (docs/decisions/0058). So the time of a line is that of its batch.
 */
export class AccessLog {
  #waiting: Line[] = [];
  #timer: NodeJS.Timeout | undefined;

  constructor() {
    // Prepended, to run before the logger flushes its own buffer at exit.
    if (open.size === 0) process.prependListener('exit', writeAll);
    open.add(this);
  }

  add({ log, notes }: Pick<Application, 'log' | 'notes'>, exchange: HttpExchange, outcome: Outcome): void {
    const waiting = this.#waiting.push({ log, fields: requestFields(exchange, outcome, notes.of(exchange)) });
    if (waiting === mostWaiting) this.write();
    else this.#timer ??= setTimeout(() => this.write(), longestWaitMs);
  }

  /** Writes the pending lines. */
  write(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const lines = this.#waiting;
    this.#waiting = [];
    for (const { log, fields } of lines) log.info(fields, 'request');
  }

  /** Writes the pending lines; nothing may be added afterwards. */
  close(): void {
    open.delete(this);
    if (open.size === 0) process.off('exit', writeAll);
    this.write();
  }
}

/** What the log says about a request that has ended. */
export function requestFields(
  { id, trace, operation, connection, identity }: HttpExchange,
  outcome: Outcome,
  notes: readonly ExchangeNote[],
): object {
  const last = outcome.attempts.at(-1);
  // Of an exchange with several calls, the result of the last.
  const cached = notes.findLast((note) => note.kind === 'cache');
  return {
    requestId: id,
    traceId: trace.traceId,
    operation,
    status: outcome.httpStatus,
    outcome: outcome.status,
    durationMs: outcome.durationMs,
    connectionId: connection?.connectionId,
    callerId: callerOf(identity),
    provider: last?.provider,
    model: last?.model,
    attempts: outcome.attempts.length > 1 ? outcome.attempts.length : undefined,
    cache: cached?.similar ? 'similar' : cached?.result,
    cacheSimilarity: cached?.similar?.similarity,
    cachedRequestId: cached?.similar?.requestId,
    code: outcome.error?.code,
  };
}

/** The id of the API key or access token, if any was accepted. */
function callerOf(identity: Identity): string | undefined {
  if (identity.kind === 'key') return identity.keyId;
  return identity.kind === 'token' ? identity.tokenId : undefined;
}
