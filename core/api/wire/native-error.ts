import { STATUS_CODES } from 'node:http';
import type { ErrorEncoder } from '../dialect.js';
import type { GatewayError } from '../errors.js';

/** An error as the native dialect and the management API write it. */
export interface NativeErrorBody {
  /** The status text: `Bad Request`. */
  readonly error: string;
  readonly message: string;
  /** Stable; see `docs/errors.md`. */
  readonly code: string;
}

/**
 * The native error encoder: `{error, message, code}`. The core uses it wherever no dialect is known yet (unknown paths, plain
 * routes); the native dialect builds on it.
 */
export const nativeError: ErrorEncoder = (error) => ({ body: { ...nativeErrorBody(error) } });

/** The body alone, for error events inside a stream. */
export function nativeErrorBody(error: GatewayError, status: number = error.status): NativeErrorBody {
  return { error: statusText(status), message: error.message, code: error.code };
}

/** Providers use statuses that no registry knows (529); these read like the general one of their class. */
function statusText(status: number): string {
  return STATUS_CODES[status] ?? (status < 500 ? 'Bad Request' : 'Internal Server Error');
}
