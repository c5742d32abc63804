import {
  type EncodedError,
  type ErrorEncoder,
  type GatewayError,
  isJsonObject,
  type JsonObject,
} from '../../../core/api/index.js';
import { encodeError } from '../openai-error.js';
import { ErrorBody } from '../schemas.js';
import type { ResponseFailure } from './response-object.js';

/** As on the other routes; what the gateway cannot do is called as the dialect's clients know it. */
export const responseError: ErrorEncoder = Object.assign(encode, { bodySchema: ErrorBody });

function encode(error: GatewayError): EncodedError {
  const encoded = encodeError(error);
  if (error.code !== 'GW_REQUEST_UNSUPPORTED' || error.upstream) return encoded;
  return { ...encoded, body: { error: { ...errorIn(encoded), code: 'unsupported_parameter' } } };
}

/**
 * The members of an `error` event. The published form is flat and the one that is sent nests: clients look at either.
 */
export function errorMembers(error: GatewayError): JsonObject {
  const { message = error.message, code = error.code, param = null, type = null } = errorIn(encode(error));
  return { code, message, param, error: { type, code, message, param } };
}

/** What a response that failed says about it. */
export function failureOf(error: GatewayError): ResponseFailure {
  const { message } = errorIn(encode(error));
  const code = error.status === 429 ? 'rate_limit_exceeded' : 'server_error';
  return { code, message: typeof message === 'string' ? message : error.message };
}

function errorIn({ body }: EncodedError): JsonObject {
  return isJsonObject(body) && isJsonObject(body['error']) ? body['error'] : {};
}
