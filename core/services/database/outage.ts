import { GatewayError } from '../../api/errors.js';
import { codeOf } from '../../api/internal/code-of.js';

/** Error codes of the operating system for a server that cannot be reached or has disconnected. */
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
 * transaction for too long (25P03), a transaction that takes too long (25P04). And of one that cannot be written (25006): after a failover it is a standby, and a new connection finds
 * its successor. Errors of the system below PostgreSQL (58) say nothing about the statement; the embedded database is opened again, because
 * PGlite considers a file that the system refused to create (too many open files) as existing from then on.
 *
 * @see https://www.postgresql.org/docs/15/errcodes-appendix.html
 */
const connectionStates = /^(?:08|57P|58|25P0[34]|25006)/;

/**
 * The statement fails, but the connection remains usable: insufficient resources (53: disk full, out of memory), and conflicts with other
 * transactions (serialization failure, deadlock, a lock that was not available in time), which say nothing about the statement either. A
 * statement that is ended for its time (57014) may have waited for another transaction.
 */
const temporaryStates = /^(?:53|40001|40P01|55P03|57014)/;

/**
 * A right, a table, a column or a schema that is missing is missing for every row, until somebody puts it back: after a restore, a changed role, a
 * newer version's migration. Other errors of class 42 are mistakes in a statement, which only another version of its plugin mends.
 */
const schemaStates = /^(?:42501|42P01|42703|3F000)$/;

/** pg's own errors have no code. */
const lostConnection = /^(?:Connection terminated|Client has encountered a connection error|Client was closed)/;

/** Whether the connection on which this error occurred is not usable any more. */
export function losesConnection(error: unknown): boolean {
  if (GatewayError.is(error)) return true;
  if (!(error instanceof Error)) return false;
  const code = codeOf(error) ?? '';
  return networkFailures.has(code) || connectionStates.test(code) || lostConnection.test(error.message);
}

/** Converts an error that means an outage, and not a faulty statement, to `GW_DATABASE_UNAVAILABLE`; undefined for other errors. */
export function asOutage(error: unknown): GatewayError | undefined {
  if (GatewayError.is(error)) return error;
  const away = losesConnection(error) || temporaryStates.test(codeOf(error) ?? '');
  return away ? databaseUnavailable(error) : undefined;
}

/**
 * The reason to try again later what has failed with this error, for as long as it takes: something that it needs is unavailable, or the
 * database's schema does not fit. Undefined if it may be the fault of what was to be written.
 */
export function asTemporary(error: unknown): GatewayError | undefined {
  if (GatewayError.is(error)) return error.status === 503 ? error : undefined;
  return schemaStates.test(codeOf(error) ?? '') ? databaseUnavailable(error) : undefined;
}

/** The error of every call while the database is unavailable. The cause is only logged. */
export function databaseUnavailable(cause: unknown): GatewayError {
  return new GatewayError({
    code: 'GW_DATABASE_UNAVAILABLE',
    status: 503,
    message: "The gateway's database cannot be reached at the moment, or is too busy. Try again shortly.",
    retryAfter: 1,
    cause,
  });
}
