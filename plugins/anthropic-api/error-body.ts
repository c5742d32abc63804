import type {
  EncodedError,
  ErrorContext,
  ErrorEncoder,
  GatewayError,
  JsonObject,
  JsonValue,
} from '../../core/api/index.js';
import { dialectName } from './dialect-name.js';
import { errorReply } from './message-schema.js';

const typeOfStatus: Readonly<Record<number, string>> = {
  401: 'authentication_error',
  402: 'billing_error',
  403: 'permission_error',
  404: 'not_found_error',
  413: 'request_too_large',
  429: 'rate_limit_error',
  504: 'timeout_error',
  529: 'overloaded_error',
};

/**
 * An error as the dialect writes it. What a provider of the same dialect has said is passed on unchanged; else the gateway's
 * own code stands where the SDKs look for a code (`error.details.error_code`).
 */
export function errorBody(error: GatewayError, requestId: string): JsonValue {
  const { upstream } = error;
  if (upstream?.dialect === dialectName && upstream.body !== undefined) return upstream.body;
  const details: JsonObject = { error_code: error.code, ...(error.field === undefined ? {} : { field: error.field }) };
  return {
    type: 'error',
    error: { type: errorType(statusOf(error)), message: error.message, details },
    request_id: requestId,
  };
}

/** Writes an error that comes before the first byte. */
export const encodeError: ErrorEncoder = Object.assign(encode, {
  bodySchema: errorReply,
  // Every client of the dialect has to send it.
  recognizes: (header: (name: string) => string | undefined) => header('anthropic-version') !== undefined,
});

function encode(error: GatewayError, request: ErrorContext): EncodedError {
  return { status: statusOf(error), body: errorBody(error, request.id), headers: { 'request-id': request.id } };
}

function errorType(status: number): string {
  return typeOfStatus[status] ?? (status >= 500 ? 'api_error' : 'invalid_request_error');
}

/** A model that nobody serves is not found in this dialect, whatever it is elsewhere. */
function statusOf(error: GatewayError): number {
  return error.status === 400 && unknownModel.has(error.code) ? 404 : error.status;
}

const unknownModel: ReadonlySet<string> = new Set(['GW_MODEL_UNKNOWN', 'GW_MODEL_DISABLED']);
