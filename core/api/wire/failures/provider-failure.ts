import { GatewayError, type RefusalReason } from '../../errors.js';
import type { JsonValue } from '../../json.js';
import { cutText } from '../../text/cut-text.js';
import { isJsonObject } from '../json/json.js';

/** An error response of a provider, as the adapter has read it. A provider that is not reached over HTTP has no headers. */
export interface ProviderFailure {
  /** Id of the provider plugin instance. */
  readonly provider: string;
  readonly dialect: string;
  readonly status: number;
  /** The provider's response headers. */
  readonly headers?: Readonly<Record<string, string | undefined>>;
  /** The parsed body, if it is an error body of the dialect. */
  readonly body?: JsonValue | undefined;
  /** The provider's own error message, if there is one. */
  readonly message?: string | undefined;
  /** The reason, if the adapter recognizes it in the body. */
  readonly reason?: RefusalReason | undefined;
  /** The seconds after which a retry makes sense, if the body says so. A header takes precedence. */
  readonly retryAfter?: number | undefined;
}

type ResponseHeaders = NonNullable<ProviderFailure['headers']>;

const longestMessage = 2000;

/**
 * Converts a provider's HTTP error into a `GatewayError`. The status is kept, so that every SDK raises the same type of error as it would
 * for the provider itself. Messages about the operator's credentials are not shown to clients.
 */
export function providerFailure(failure: ProviderFailure): GatewayError {
  const { provider, dialect, status, headers = {}, body } = failure;
  const reason = failure.reason ?? reasonOfStatus[status];
  const upstream = { provider, dialect, status, ...(reason === undefined ? {} : { reason }) };
  if (status === 401 || status === 403) {
    return new GatewayError({
      code: 'GW_PROVIDER_CREDENTIALS',
      status,
      message: `Provider "${provider}" refused the gateway's credentials or permissions. The operator must check the key in gateway.yaml.`,
      cause: failure.message,
      upstream,
    });
  }
  const message =
    failure.message === undefined
      ? `Provider "${provider}" failed: it answered with status ${status} and no readable message.`
      : cutText(failure.message, longestMessage);
  const shown = clientStatus(status);
  return new GatewayError({
    code: codeFor(shown),
    status: shown,
    message,
    retryAfter: retryAfterSeconds(headers) ?? failure.retryAfter,
    retryable: retryAdvice(headers, reason),
    upstream: {
      ...upstream,
      ...(body === undefined ? {} : { body: failure.message === undefined ? withMessage(body, message) : body }),
      ...(failure.message === undefined ? {} : { quoted: true }),
    },
  });
}

/**
 * Statuses that are about one connection: after 407 `fetch` reports no response, and after 421 it sends the request again. 499, with which Google
 * reports cancelled calls, says that the client itself has gone.
 */
const aboutConnection: ReadonlySet<number> = new Set([407, 421, 499]);

function clientStatus(status: number): number {
  return status >= 400 && status <= 599 && !aboutConnection.has(status) ? status : 502;
}

/** SDKs show the message, and not all accept a body without one. */
function withMessage(body: JsonValue, message: string): JsonValue {
  if (!isJsonObject(body) || !isJsonObject(body['error'])) return body;
  return { ...body, error: { ...body['error'], message } };
}

function codeFor(status: number): string {
  if (status === 429) return 'GW_PROVIDER_RATE_LIMITED';
  return status >= 400 && status < 500 ? 'GW_PROVIDER_REFUSED' : 'GW_PROVIDER_FAILED';
}

const reasonOfStatus: Readonly<Record<number, RefusalReason>> = {
  402: 'quota',
  404: 'model-missing',
  413: 'context-length',
};

/** The provider's own advice. By default, an account without credit is not worth a retry. */
function retryAdvice(headers: ResponseHeaders, reason: RefusalReason | undefined): boolean | undefined {
  const advice = headers['x-should-retry'];
  if (advice === 'true' || advice === 'false') return advice === 'true';
  return reason === 'quota' ? false : undefined;
}

/** `Retry-After` in seconds; a date is converted. `retry-after-ms` takes precedence, because it is more exact. */
function retryAfterSeconds(headers: ResponseHeaders): number | undefined {
  const milliseconds = headers['retry-after-ms']?.trim();
  if (milliseconds !== undefined && /^\d+(?:\.\d+)?$/.test(milliseconds)) return Number(milliseconds) / 1000;
  const value = headers['retry-after'];
  if (value === undefined) return undefined;
  if (/^\d+(?:\.\d+)?$/.test(value.trim())) return Number(value);
  const date = Date.parse(value);
  return Number.isNaN(date) ? undefined : Math.max(0, Math.ceil((date - Date.now()) / 1000));
}
