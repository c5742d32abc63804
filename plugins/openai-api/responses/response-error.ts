import {
  type EncodedError,
  type ErrorEncoder,
  type GatewayError,
  type JsonObject,
  type JsonValue,
  objectIn,
} from '../../../core/api/index.js';
import { encodeError } from '../openai-error.js';
import { ErrorBody } from '../schemas.js';
import type { ResponseFailure } from './response-object.js';

/** Encodes errors as on the other routes, with the dialect's code for unsupported features. */
export const responseError: ErrorEncoder = Object.assign(encode, { bodySchema: ErrorBody });

function encode(error: GatewayError): EncodedError {
  const encoded = encodeError(error);
  const differing = error.upstream ? undefined : membersOf(error);
  return differing ? { ...encoded, body: { error: { ...errorIn(encoded), ...differing } } } : encoded;
}

/** Members that this route's clients know by another value. */
function membersOf({ code, status }: GatewayError): JsonObject | undefined {
  if (code === 'GW_REQUEST_UNSUPPORTED') return { code: 'unsupported_parameter' };
  if (code === 'GW_RESPONSE_UNKNOWN' && status === 400) return { code: 'previous_response_not_found' };
  return unknown.has(code) ? { type: 'invalid_request_error' } : undefined;
}

/** What OpenAI's API answers with 404 and this type. */
const unknown: ReadonlySet<string> = new Set(['GW_ITEM_UNKNOWN', 'GW_RESPONSE_UNKNOWN', 'GW_VECTOR_STORE_UNKNOWN']);

/**
 * The members of an `error` event. The documented form is flat, but the real one is nested; clients use either, so both are written. Some of them
 * know it as an error only if type, code and message are texts, which those of a provider need not be.
 */
export function errorMembers(error: GatewayError): JsonObject {
  const { message, code, param = null, type } = errorIn(encode(error));
  const flat = { code: textOf(code) ?? error.code, message: textOf(message) ?? error.message, param };
  return { ...flat, error: { type: textOf(type) ?? 'api_error', ...flat } };
}

function textOf(value: JsonValue | undefined): string | undefined {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
}

/** The `error` member of a failed response. */
export function failureOf(error: GatewayError): ResponseFailure {
  const { message } = errorIn(encode(error));
  const isTooLong = error.upstream?.reason === 'context-length' && error.status === 400;
  const code = isTooLong ? 'context_length_exceeded' : error.status === 429 ? 'rate_limit_exceeded' : 'server_error';
  return { code, message: typeof message === 'string' ? message : error.message };
}

function errorIn({ body }: EncodedError): JsonObject {
  return objectIn(objectIn(body)['error']);
}
