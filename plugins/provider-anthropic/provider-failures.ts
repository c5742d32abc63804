import {
  GatewayError,
  type HttpResponse,
  isJsonObject,
  type JsonObject,
  type JsonValue,
  parseJson,
  providerFailure,
} from '../../core/api/index.js';
import { dialectName } from './dialect-name.js';

const maxErrorBytes = 1024 * 1024;

/** An answer that is an error. */
export interface ReadFailure {
  readonly status: number;
  readonly error: GatewayError;
  /** The provider's own sentence, for finding out what it objects to. */
  readonly message: string;
}

/** Reads an answer whose status is not a success. Pages of proxies are not passed on. */
export async function readFailure(response: HttpResponse, provider: string): Promise<ReadFailure> {
  const { status, headers } = response;
  if (status < 400) {
    response.discard();
    return { status, error: redirected(provider, status), message: '' };
  }
  const text = await readText(response);
  const body = errorBody(parsed(text));
  const message = messageOf(body) ?? plainMessage(text, headers['content-type']);
  const error = providerFailure({ provider, dialect: dialectName, status, headers, body, message });
  return { status, error, message: message ?? '' };
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
export function failureInside(value: JsonObject, provider: string): GatewayError {
  const body = errorBody(value);
  const error = body?.['error'];
  const type = isJsonObject(error) && typeof error['type'] === 'string' ? error['type'] : '';
  const status = (Object.hasOwn(statusOfType, type) ? statusOfType[type] : undefined) ?? 502;
  const message = messageOf(body);
  const failure = providerFailure({ provider, dialect: dialectName, status, headers: {}, body, message });
  const said = failure.upstream?.body === undefined ? {} : { body: failure.upstream.body };
  return new GatewayError({
    code: failure.code,
    status: failure.status,
    message: failure.message,
    cause: failure.cause,
    upstream: { provider, dialect: dialectName, ...said },
  });
}

/** The refusal of something that is no answer at all. */
export function badAnswer(provider: string, what: string, cause?: unknown): GatewayError {
  return new GatewayError({
    code: 'GW_PROVIDER_BAD_ANSWER',
    status: 502,
    message: `Provider "${provider}" sent ${what} instead of an answer.`,
    cause,
    upstream: { provider, dialect: dialectName },
  });
}

export function nothingInside(provider: string): GatewayError {
  return new GatewayError({
    code: 'GW_PROVIDER_BAD_ANSWER',
    status: 502,
    message: `Provider "${provider}" reported success but sent no answer.`,
    upstream: { provider, dialect: dialectName },
  });
}

export function incomplete(provider: string): GatewayError {
  return new GatewayError({
    code: 'GW_PROVIDER_INCOMPLETE',
    status: 502,
    message: `Provider "${provider}" ended its answer in the middle.`,
    upstream: { provider, dialect: dialectName },
  });
}

function redirected(provider: string, status: number): GatewayError {
  return new GatewayError({
    code: 'GW_PROVIDER_FAILED',
    status: 502,
    message: `Provider "${provider}" answered with status ${status}, which is neither an answer nor an error. The operator must check baseUrl in gateway.yaml.`,
    upstream: { provider, dialect: dialectName, status },
  });
}

/** A body without end is not worth losing the status for. */
async function readText(response: HttpResponse): Promise<string> {
  try {
    return Buffer.from(await response.bytes(maxErrorBytes)).toString('utf8');
  } catch (error) {
    if (GatewayError.is(error) && error.code === 'GW_PROVIDER_ANSWER_TOO_LARGE') return '';
    throw error;
  }
}

function parsed(text: string): JsonValue | undefined {
  try {
    return parseJson(text);
  } catch {
    return undefined;
  }
}

/** The body as the dialect promises it. Compatible servers have been seen to leave out the outer `type`. */
function errorBody(value: JsonValue | undefined): JsonObject | undefined {
  if (!isJsonObject(value) || !isJsonObject(value['error'])) return undefined;
  return value['type'] === 'error' ? value : { type: 'error', ...value };
}

function messageOf(body: JsonObject | undefined): string | undefined {
  const error = body?.['error'];
  const message = isJsonObject(error) ? error['message'] : undefined;
  return typeof message === 'string' && message !== '' ? message : undefined;
}

/** The sentence of a server, or a proxy, that answers in plain text. */
function plainMessage(text: string, contentType: string | undefined): string | undefined {
  const plain =
    contentType?.startsWith('text/plain') === true && text.length <= 500 && !text.trimStart().startsWith('<');
  return plain && text.trim() !== '' ? text.trim() : undefined;
}
