import {
  failureInside,
  GatewayError,
  isJsonObject,
  type JsonObject,
  type JsonValue,
  type ProviderErrors,
  type RefusalReason,
} from '../../core/api/index.js';
import { dialectName } from './dialect-name.js';

/** How to read errors of a server of the dialect. */
export function errorsOf(provider: string): ProviderErrors {
  return { provider, dialect: dialectName, errorBody, reasonOf };
}

const tooLong = /prompt is too long|context (?:limit|window|length)/i;
const noCredit = /credit balance is too low/i;

/** The reason, from the message, where the dialect has no error type (and status) of its own for it. */
function reasonOf({ error }: JsonObject, status: number): RefusalReason | undefined {
  if (status !== 400 || !isJsonObject(error) || typeof error['message'] !== 'string') return undefined;
  if (tooLong.test(error['message'])) return 'context-length';
  return noCredit.test(error['message']) ? 'quota' : undefined;
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

/** Converts an error event, or an error body that was sent with a 2xx status. */
export function failureOf(value: JsonObject, errors: ProviderErrors): GatewayError {
  const { error } = value;
  const type = isJsonObject(error) && typeof error['type'] === 'string' ? error['type'] : '';
  const status = Object.hasOwn(statusOfType, type) ? statusOfType[type] : undefined;
  return failureInside(value, status ?? 502, errors);
}

/** Normalizes an error body. Some compatible servers omit the outer `type`. */
function errorBody(value: JsonValue | undefined): JsonObject | undefined {
  if (!isJsonObject(value) || !isJsonObject(value['error'])) return undefined;
  return value['type'] === 'error' ? value : { type: 'error', ...value };
}
