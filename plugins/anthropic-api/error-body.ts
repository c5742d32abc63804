import {
  type EncodedError,
  type ErrorContext,
  type ErrorEncoder,
  type GatewayError,
  isJsonObject,
  type JsonObject,
  type JsonValue,
  statusForSdks,
} from '../../core/api/index.js';
import { dialectName } from './dialect-name.js';
import { errorReply } from './message-schema.js';
import { unserved } from './unserved-paths.js';

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

/** The words by which agents recognize, in any message, that they have to shorten the conversation. */
const tooLong = /prompt is too long|input length and `max_tokens` exceed context limit/i;

/**
 * The error body of the dialect. The body of a provider of the same dialect is passed on unchanged; otherwise the gateway's code is in
 * `error.details.error_code`, where the SDKs look for it. In both, a conversation that is too long is said to be so in the words of the dialect.
 */
export function errorBody(error: GatewayError, requestId: string): JsonValue {
  const { upstream } = error;
  const isTooLong = upstream?.reason === 'context-length' && error.status === 400;
  const wordsOf = (message: string): string =>
    isTooLong && !tooLong.test(message) ? `prompt is too long: ${message}` : message;
  if (upstream?.dialect === dialectName && upstream.body !== undefined) return reworded(upstream.body, wordsOf);
  const details: JsonObject = {
    error_code: codeOf(error),
    ...(error.field === undefined ? {} : { field: error.field }),
  };
  return {
    type: 'error',
    error: { type: errorType(statusForSdks(error)), message: wordsOf(error.message), details },
    request_id: requestId,
  };
}

/** SDKs send a conversation again that is not kept, if they are told so in their own word. */
function codeOf({ code }: GatewayError): string {
  return code === 'GW_THREAD_UNKNOWN' ? 'thread_not_found' : code;
}

function reworded(body: JsonValue, wordsOf: (message: string) => string): JsonValue {
  const error = isJsonObject(body) ? body['error'] : undefined;
  if (!isJsonObject(body) || !isJsonObject(error) || typeof error['message'] !== 'string') return body;
  const message = wordsOf(error['message']);
  return message === error['message'] ? body : { ...body, error: { ...error, message } };
}

/** Encodes an error reply. */
export const encodeError: ErrorEncoder = Object.assign(encode, {
  bodySchema: errorReply,
  // The header is required in this dialect.
  recognizes: (header: (name: string) => string | undefined) => header('anthropic-version') !== undefined,
  unserved,
});

function encode(error: GatewayError, request: ErrorContext): EncodedError {
  return { status: statusForSdks(error), body: errorBody(error, request.id), headers: { 'request-id': request.id } };
}

function errorType(status: number): string {
  return typeOfStatus[status] ?? (status >= 500 ? 'api_error' : 'invalid_request_error');
}
