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

/** How a server of the dialect writes errors. */
export function errorsOf(provider: string): ProviderErrors {
  return { provider, dialect: dialectName, errorBody, reasonOf };
}

const tooLong = /prompt is too long|context (?:limit|window|length)/i;
const noCredit = /credit balance is too low/i;

/** What the dialect has a type for has a status of its own as well; the rest is told by its sentence. */
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

/** Turns an error event, or an error body that was sent as a success, into an error. */
export function failureOf(value: JsonObject, provider: string): GatewayError {
  const { error } = value;
  const type = isJsonObject(error) && typeof error['type'] === 'string' ? error['type'] : '';
  const status = Object.hasOwn(statusOfType, type) ? statusOfType[type] : undefined;
  return failureInside(value, status ?? 502, errorsOf(provider));
}

/** The body as the dialect promises it. Compatible servers have been seen to leave out the outer `type`. */
function errorBody(value: JsonValue | undefined): JsonObject | undefined {
  if (!isJsonObject(value) || !isJsonObject(value['error'])) return undefined;
  return value['type'] === 'error' ? value : { type: 'error', ...value };
}
