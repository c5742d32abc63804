import {
  type EncodedError,
  type ErrorContext,
  type ErrorEncoder,
  type GatewayError,
  isJsonObject,
  type JsonObject,
  type JsonValue,
  numberOf,
  statusForSdks,
} from '../../core/api/index.js';
import { dialectName, embeddingsDialectName } from './dialect-name.js';
import { errorReply } from './schemas.js';
import { unserved } from './unserved-paths.js';

/** The names of the statuses. @see https://cloud.google.com/apis/design/errors */
const nameOfStatus: Readonly<Record<number, string>> = {
  401: 'UNAUTHENTICATED',
  402: 'FAILED_PRECONDITION',
  403: 'PERMISSION_DENIED',
  404: 'NOT_FOUND',
  409: 'ABORTED',
  429: 'RESOURCE_EXHAUSTED',
  499: 'CANCELLED',
  501: 'UNIMPLEMENTED',
  503: 'UNAVAILABLE',
  504: 'DEADLINE_EXCEEDED',
};

/** The words by which clients recognize that they have to shorten the conversation. */
const tooLong = /exceeds the maximum number of tokens allowed/i;

const sameShape: ReadonlySet<string> = new Set([dialectName, embeddingsDialectName]);

/**
 * The error body of the dialect. The body of a provider of the same dialect is passed on unchanged; otherwise the gateway's code is the reason in
 * the details, and a conversation that is too long is said to be so in the words of the dialect.
 */
export function errorBody(error: GatewayError, requestId: string): JsonValue {
  const { upstream, code: reason, field, message, retryAfter } = error;
  const code = statusForSdks(error);
  const relayed = upstream && sameShape.has(upstream.dialect) ? relayedBody(upstream.body, code) : undefined;
  if (relayed) return relayed;
  const metadata = { requestId, ...(field === undefined ? {} : { field }) };
  const details: JsonObject[] = [
    { '@type': 'type.googleapis.com/google.rpc.ErrorInfo', reason, domain: 'sluice', metadata },
  ];
  // Where the dialect's clients look for it.
  if (retryAfter !== undefined)
    details.push({ '@type': 'type.googleapis.com/google.rpc.RetryInfo', retryDelay: `${retryAfter}s` });
  const isTooLong = upstream?.reason === 'context-length' && code === 400 && !tooLong.test(message);
  const words = isTooLong ? `The input token count exceeds the maximum number of tokens allowed: ${message}` : message;
  return { error: { code, message: words, status: nameOf(code), details } };
}

/** The provider's own body, in which only what its proxies have left out is added; undefined if it says nothing that clients can read. */
function relayedBody(body: JsonValue | undefined, code: number): JsonObject | undefined {
  const error = isJsonObject(body) ? body['error'] : undefined;
  if (!isJsonObject(body) || !isJsonObject(error)) return undefined;
  const { message, status, code: said } = error;
  if (typeof message !== 'string' || message === '') return undefined;
  const isWhole = typeof status === 'string' && numberOf(said) !== undefined;
  return isWhole ? body : { ...body, error: { ...error, code, status: nameOf(code) } };
}

/** Encodes an error reply, so that the official SDKs raise the same type of error as they would for the original API. */
export const encodeError: ErrorEncoder = Object.assign(encode, {
  bodySchema: errorReply,
  recognizes: (header: (name: string) => string | undefined) =>
    header('x-goog-api-client') !== undefined || header('x-goog-api-key') !== undefined,
  unserved,
});

function encode(error: GatewayError, request: ErrorContext): EncodedError {
  return { status: statusForSdks(error), body: errorBody(error, request.id) };
}

function nameOf(status: number): string {
  return nameOfStatus[status] ?? (status >= 500 ? 'INTERNAL' : 'INVALID_ARGUMENT');
}
