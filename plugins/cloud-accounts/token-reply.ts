import {
  type AccessToken,
  type Clock,
  foreignJsonIn,
  type HttpClient,
  isText,
  type JsonObject,
  objectIn,
} from '../../core/api/index.js';

/** A request for a token. */
export interface TokenRequest {
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent with POST, as a form; GET when absent. */
  readonly form?: Readonly<Record<string, string>>;
}

/** What requesting tokens needs. */
export interface TokenServices {
  readonly http: HttpClient;
  readonly clock: Clock;
}

const timeLimits = { headersTimeoutMs: 10_000, idleTimeoutMs: 10_000 };
const maxReplyBytes = 1024 * 1024;
/** The lifetime of a token whose end is not told, in milliseconds. */
const unknownLifetime = 5 * 60_000;

/**
 * Requests a token.
 *
 * @throws Error with what the server has said about the failure, and nothing of the request, which contains secrets
 */
export async function requestToken(
  { url, headers, form }: TokenRequest,
  { http, clock }: TokenServices,
): Promise<AccessToken> {
  const asked = clock.now();
  const response = await http.send({
    ...timeLimits,
    method: form ? 'POST' : 'GET',
    url,
    headers: {
      accept: 'application/json',
      ...(form ? { 'content-type': 'application/x-www-form-urlencoded' } : {}),
      ...headers,
    },
    ...(form ? { body: new URLSearchParams(form).toString() } : {}),
    signal: new AbortController().signal,
  });
  const { host } = new URL(url);
  const said = Buffer.from(await response.bytes(maxReplyBytes)).toString('utf8');
  // Of a page of a proxy, for instance, the status says enough.
  const reply = objectIn(foreignJsonIn(said));
  const { access_token: value } = reply;
  if (response.status !== 200 || !isText(value)) {
    throw new Error(`${host} answered ${response.status} to the request for an access token${saidIn(reply)}`);
  }
  return { value, expiresAt: endOf(reply, asked) };
}

/** Members of an error reply (RFC 6749, section 5.2). Its description may have several lines, of which the first explains. */
function saidIn({ error, error_description: description }: JsonObject): string {
  const said = [error, description].filter(isText).join(': ');
  return said === '' ? '' : `: ${said.replace(/[\r\n].*/s, '').slice(0, 500)}`;
}

/** The end of a token. Some servers write numbers as texts, and one tells only the time of the end. */
function endOf({ expires_in: seconds, expires_on: end }: JsonObject, asked: number): number {
  const left = Number(seconds ?? Number.NaN);
  if (left > 0) return asked + left * 1000;
  const at = Number(end ?? Number.NaN) * 1000;
  return at > asked ? at : asked + unknownLifetime;
}
