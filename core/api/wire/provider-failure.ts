import { GatewayError } from '../errors.js';
import type { JsonValue } from '../json.js';

/** What an adapter knows about an answer that is an error. */
export interface ProviderFailure {
  /** Id of the provider plugin instance. */
  readonly provider: string;
  readonly dialect: string;
  readonly status: number;
  /** The provider's response headers. */
  readonly headers: Readonly<Record<string, string | undefined>>;
  /** The parsed body when it is an error body of the dialect. */
  readonly body: JsonValue | undefined;
  /** The provider's own sentence, when there is one. */
  readonly message: string | undefined;
}

const longestMessage = 2000;

/**
 * Turns a provider's HTTP error into the gateway's. The status is kept, so that every SDK raises the error type it would
 * raise at the provider itself. What a provider says about the operator's credentials is not shown to clients.
 */
export function providerFailure(failure: ProviderFailure): GatewayError {
  const { provider, dialect, status, body } = failure;
  const upstream = { provider, dialect, status };
  if (status === 401 || status === 403) {
    return new GatewayError({
      code: 'GW_PROVIDER_CREDENTIALS',
      status,
      message: `Provider "${provider}" refused the gateway's credentials or permissions. The operator must check the key in gateway.yaml.`,
      cause: failure.message,
      upstream,
    });
  }
  const said = failure.message?.slice(0, longestMessage) ?? `it answered with status ${status} and no readable message`;
  const retryAfter = retryAfterSeconds(failure.headers);
  return new GatewayError({
    code: codeFor(status),
    status: status >= 400 && status <= 599 ? status : 502,
    message: failure.message === undefined ? `Provider "${provider}" failed: ${said}.` : said,
    ...(retryAfter === undefined ? {} : { retryAfter }),
    ...retryAdvice(failure.headers),
    upstream: body === undefined ? upstream : { ...upstream, body },
  });
}

function codeFor(status: number): string {
  if (status === 429) return 'GW_PROVIDER_RATE_LIMITED';
  return status >= 400 && status < 500 ? 'GW_PROVIDER_REFUSED' : 'GW_PROVIDER_FAILED';
}

function retryAdvice(headers: ProviderFailure['headers']): { retryable?: boolean } {
  const advice = headers['x-should-retry'];
  return advice === 'true' || advice === 'false' ? { retryable: advice === 'true' } : {};
}

/** `Retry-After` in seconds; a date is turned into the seconds that are left. */
function retryAfterSeconds(headers: ProviderFailure['headers']): number | undefined {
  const value = headers['retry-after'];
  if (value === undefined) return undefined;
  if (/^\d+(?:\.\d+)?$/.test(value.trim())) return Number(value);
  const date = Date.parse(value);
  return Number.isNaN(date) ? undefined : Math.max(0, Math.ceil((date - Date.now()) / 1000));
}
