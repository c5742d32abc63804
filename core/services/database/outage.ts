import { GatewayError } from '../../api/errors.js';

/** What the operating system says when a server cannot be reached, or is gone. */
const networkFailures = new Set([
  'EAI_AGAIN',
  'ECONNABORTED',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOENT',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
]);

/**
 * SQLSTATEs of a server that ends the connection: connection exceptions (08), shut down, crashed or starting (57P), idle in a
 * transaction for too long (25P03).
 *
 * @see https://www.postgresql.org/docs/15/errcodes-appendix.html
 */
const connectionStates = /^(?:08|57P|25P03)/;

/** Insufficient resources (disk full, out of memory): the statement fails, the connection lives on. */
const resourceStates = /^53/;

/** pg's own failures carry no code. */
const lostConnection = /^(?:Connection terminated|Client has encountered a connection error|Client was closed)/;

/** True when the connection on which this happened is of no further use. */
export function losesConnection(error: unknown): boolean {
  if (GatewayError.is(error)) return true;
  if (!(error instanceof Error)) return false;
  const code = codeOf(error);
  return networkFailures.has(code) || connectionStates.test(code) || lostConnection.test(error.message);
}

/** The error to throw instead, when the failure is about the database's availability and not about the statement. */
export function asOutage(error: unknown): GatewayError | undefined {
  if (GatewayError.is(error)) return error;
  const away = losesConnection(error) || (error instanceof Error && resourceStates.test(codeOf(error)));
  return away ? databaseUnavailable(error) : undefined;
}

function codeOf(error: Error): string {
  return 'code' in error && typeof error.code === 'string' ? error.code : '';
}

/** The error that every call fails with while the database is away. The reason is for the log. */
export function databaseUnavailable(cause: unknown): GatewayError {
  return new GatewayError({
    code: 'GW_DATABASE_UNAVAILABLE',
    status: 503,
    message: "The gateway's database cannot be reached at the moment. Try again shortly.",
    retryAfter: 1,
    cause,
  });
}
