import { GatewayError, type RefusalReason } from '../../errors.js';
import type { JsonObject, JsonValue } from '../../json.js';
import type { HttpResponse } from '../../services/http-client.js';
import { objectIn, textIn } from '../json/json.js';
import { foreignJsonIn } from '../json/json-depth.js';
import type { Withhold } from '../server/withhold-credentials.js';
import { type ProviderFailure, providerFailure } from './provider-failure.js';

const maxErrorBytes = 1024 * 1024;
/** A longer error body is not passed on to clients; its message is. */
const longestBody = 64 * 1024;
const longestPlainMessage = 500;

/** A provider, and how to read its error bodies. */
export interface ProviderErrors {
  /** Id of the provider plugin instance. */
  readonly provider: string;
  readonly dialect: string;
  /**
   * Finds the error in a body and returns it in the form of the dialect's error bodies, as SDKs expect it, with the message at `error.message`.
   * Undefined when there is none. It keeps the members that the dialect does not know, and has all that the dialect requires, except for a
   * message that cannot be read: clients then get the gateway's. The functions below get what it returns.
   *
   * @param status the status of the response, or the one that corresponds to the error
   */
  errorBody(value: JsonValue | undefined, status: number): JsonObject | undefined;
  /** Why the provider refused the call, if its error body says so. */
  reasonOf?(body: JsonObject, status: number): RefusalReason | undefined;
  /** The status that describes the error, where the provider's own is misleading. */
  statusOf?(body: JsonObject, status: number): number;
  /** The seconds after which a retry makes sense, if the provider says so in the body instead of `Retry-After`. */
  retryAfterOf?(body: JsonObject): number | undefined;
  /** Masks the operator's credentials, which a provider may quote; `withholdCredentials` makes one. */
  readonly withhold?: Withhold | undefined;
}

/** The result of {@link readFailure}. */
export interface ReadFailure {
  /** The error to throw. */
  readonly error: GatewayError;
  readonly status: number;
  /** The body as text, in which an adapter can look for the parameter that was refused. Must not be shown to clients. */
  readonly text: string;
}

/** Whether the status is 2xx. */
export function isSuccess({ status }: HttpResponse): boolean {
  return status >= 200 && status < 300;
}

/**
 * Reads a response whose status is not 2xx; at most 1 MiB of it. The client gets the dialect's own error body (up to 64 KiB), or its message;
 * HTML pages of proxies, which reveal details of the operator's network, are not passed on. A redirect is a failure too, because following it
 * would send the credentials to another server.
 *
 * @throws GatewayError `GW_UPSTREAM_…` when the connection breaks
 *
 * @example
 * // Acme says {"oops": {"what": "slow down"}}
 * const errorBody: ProviderErrors['errorBody'] = (value) =>
 *   isJsonObject(value) && isJsonObject(value['oops']) ? { error: { message: value['oops']['what'] } } : undefined;
 * const response = await http.send(request);
 * if (!isSuccess(response)) throw (await readFailure(response, { provider: id, dialect: 'acme-chat', errorBody })).error;
 */
export async function readFailure(response: HttpResponse, errors: ProviderErrors): Promise<ReadFailure> {
  const { headers } = response;
  if (response.status < 400) {
    response.discard();
    return { error: redirected(response.status, errors), status: response.status, text: '' };
  }
  const sent = await readText(response);
  const text = errors.withhold?.(sent) ?? sent;
  const read = errors.errorBody(foreignJsonIn(text), response.status);
  const status = (read && errors.statusOf?.(read, response.status)) ?? response.status;
  const message = messageOf(read) ?? plainMessage(text, headers['content-type']);
  const body = text.length > longestBody ? undefined : read;
  return { error: providerFailure({ ...toldBy(read, status, errors), headers, body, message }), status, text };
}

/**
 * Converts an error that was sent with a 2xx status, or in the middle of a stream, into a `GatewayError`.
 *
 * @param value the JSON value that contains the error body
 * @param status the HTTP status that corresponds to the error
 */
export function failureInside(value: JsonValue, status: number, errors: ProviderErrors): GatewayError {
  const body = errors.errorBody(errors.withhold?.(value) ?? value, status);
  const failure = providerFailure({ ...toldBy(body, status, errors), headers: {}, body, message: messageOf(body) });
  // Without the status, because the provider has not sent it.
  const { status: _, ...upstream } = failure.upstream ?? { provider: errors.provider, dialect: errors.dialect };
  return new GatewayError({
    code: failure.code,
    status: failure.status,
    message: failure.message,
    cause: failure.cause,
    retryable: failure.retryable,
    retryAfter: failure.retryAfter,
    upstream,
  });
}

/** What the body says about the error, besides its message. */
function toldBy(
  body: JsonObject | undefined,
  status: number,
  errors: ProviderErrors,
): Pick<ProviderFailure, 'provider' | 'dialect' | 'status' | 'reason' | 'retryAfter'> {
  const { provider, dialect } = errors;
  if (!body) return { provider, dialect, status };
  const [reason, retryAfter] = [errors.reasonOf?.(body, status), errors.retryAfterOf?.(body)];
  return { provider, dialect, status, reason, retryAfter };
}

function redirected(status: number, { provider, dialect }: ProviderErrors): GatewayError {
  return new GatewayError({
    code: 'GW_PROVIDER_FAILED',
    status: 502,
    message: `Provider "${provider}" answered with a redirect (status ${status}), which the gateway does not follow. The operator must check baseUrl in gateway.yaml.`,
    upstream: { provider, dialect, status },
  });
}

/** Reads the body up to the limit; a longer one is ignored, so that at least the status is reported. */
async function readText(response: HttpResponse): Promise<string> {
  try {
    return Buffer.from(await response.bytes(maxErrorBytes)).toString('utf8');
  } catch (cause) {
    if (GatewayError.is(cause) && cause.code === 'GW_PROVIDER_ANSWER_TOO_LARGE') return '';
    throw cause;
  }
}

function messageOf(body: JsonObject | undefined): string | undefined {
  return textIn(objectIn(body?.['error'])['message']);
}

/** The message of a plain-text response, as some servers send when they are overloaded. Not HTML, and not JSON of unknown content. */
function plainMessage(text: string, contentType: string | undefined): string | undefined {
  const sentence = text.trim();
  const isPlain = contentType?.startsWith('text/plain') === true && !/^[<{[]/.test(sentence);
  return isPlain && sentence !== '' && sentence.length <= longestPlainMessage ? sentence : undefined;
}
