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
 * SQLSTATEs of a server that is there, but cannot serve: connection exceptions (08), insufficient resources (53: disk full, too many
 * connections), shut down, crashed, starting (57P), idle in a transaction for too long (25P03).
 *
 * @see https://www.postgresql.org/docs/15/errcodes-appendix.html
 */
const unavailableStates = /^(?:08|53|57P|25P03)/;

/** pg's own failures carry no code. */
const lostConnection = /^(?:Connection terminated|Client has encountered a connection error|Client was closed)/;

/** The error to throw instead, when the failure is about the database's availability and not about the statement. */
export function asOutage(error: unknown): GatewayError | undefined {
  if (GatewayError.is(error)) return error;
  if (!(error instanceof Error)) return undefined;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  const away = networkFailures.has(code) || unavailableStates.test(code) || lostConnection.test(error.message);
  return away ? databaseUnavailable(error) : undefined;
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
