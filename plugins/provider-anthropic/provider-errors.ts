import {
  failureInside,
  GatewayError,
  isJsonArray,
  isJsonObject,
  isText,
  type JsonObject,
  type JsonValue,
  objectIn,
  type ProviderErrors,
  type RefusalReason,
  textIn,
} from '../../core/api/index.js';
import { dialectName } from './dialect-name.js';

/** How to read errors of a server of the dialect. */
export function errorsOf(provider: string): ProviderErrors {
  return { provider, dialect: dialectName, errorBody, reasonOf };
}

const tooLong = /(?:prompt|input) is too long|context (?:limit|window|length)/i;
const noCredit = /credit balance is too low/i;

/** The reason, from the message, where the dialect has no error type (and status) of its own for it. */
function reasonOf({ error }: JsonObject, status: number): RefusalReason | undefined {
  const said = textIn(objectIn(error)['message']) ?? '';
  if (status !== 400) return undefined;
  if (tooLong.test(said)) return 'context-length';
  return noCredit.test(said) ? 'quota' : undefined;
}

const statusOfType: Readonly<Record<string, number>> = {
  invalid_request_error: 400,
  authentication_error: 401,
  billing_error: 402,
  permission_error: 403,
  not_found_error: 404,
  request_too_large: 413,
  rate_limit_error: 429,
  api_error: 500,
  timeout_error: 504,
  overloaded_error: 529,
};

/** Whether a success, or an event of one, is an error. Compatible servers send it without its type. */
export function isFailure({ type, error }: JsonObject): boolean {
  return type === 'error' || (type === undefined && (isJsonObject(error) || isText(error)));
}

/** Converts an error event, or an error body that was sent with a 2xx status. */
export function failureOf(value: JsonObject, errors: ProviderErrors): GatewayError {
  const type = textIn(objectIn(value['error'])['type']) ?? '';
  const status = Object.hasOwn(statusOfType, type) ? statusOfType[type] : undefined;
  return failureInside(value, status ?? 502, errors);
}

/**
 * Normalizes an error body. Compatible servers and clouds omit the outer or the inner `type`, send a message alone, or a list with the error.
 */
function errorBody(sent: JsonValue | undefined, status: number): JsonObject | undefined {
  const value = isJsonArray(sent) ? sent[0] : sent;
  const error = isJsonObject(value) ? errorIn(value) : undefined;
  if (!isJsonObject(value) || !error) return undefined;
  const { request_id: id, ...others } = value;
  const type = typeof error['type'] === 'string' ? error['type'] : typeFor(status);
  return { ...others, type: 'error', error: { ...error, type }, ...(typeof id === 'string' && { request_id: id }) };
}

function errorIn({ error, message, Message }: JsonObject): JsonObject | undefined {
  if (isJsonObject(error)) return error;
  const said = [error, message, Message].find(isText);
  return said === undefined ? undefined : { message: said };
}

function typeFor(status: number): string {
  const known = Object.entries(statusOfType).find(([, of]) => of === status);
  return known?.[0] ?? (status >= 500 ? 'api_error' : 'invalid_request_error');
}
