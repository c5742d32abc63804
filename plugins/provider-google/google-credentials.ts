import type { AuthClient, JWTInput } from 'google-auth-library';
import { type AccessToken, foreignJsonIn, type HttpClient, isJsonObject } from '../../core/api/index.js';

const scopes = ['https://www.googleapis.com/auth/cloud-platform'];
/** The lifetime of a token whose end is not known, in milliseconds. */
const unknownLifetime = 5 * 60_000;
const timeLimit = 30_000;
const maxReplyBytes = 1024 * 1024;

/**
 * Requests an OAuth token. The credentials are read again for each, because files may have been replaced.
 *
 * @param credentials JSON of a service account or of workload identity federation; Application Default Credentials when absent or empty
 */
export async function requestToken(credentials: string | undefined, http: HttpClient): Promise<AccessToken> {
  try {
    const client = await accountOf(credentials, http);
    const { token } = await client.getAccessToken();
    if (!token) throw new Error('the answer has no access token');
    return { value: token, expiresAt: client.credentials.expiry_date ?? Date.now() + unknownLifetime };
  } catch (cause) {
    // Without the request in the library's error, which contains a signed assertion that must not be logged.
    throw new Error(cause instanceof Error ? cause.message : 'the request for an access token has failed');
  }
}

/** Loads the library, which only Vertex AI needs. */
async function accountOf(credentials: string | undefined, http: HttpClient): Promise<AuthClient> {
  const { GoogleAuth, gaxios } = await import('google-auth-library');
  const transporter = new gaxios.Gaxios({ fetchImplementation: fetchThrough(http) });
  const given = credentials ? { credentials: accountIn(credentials) } : {};
  return new GoogleAuth({ scopes, ...given, clientOptions: { transporter } }).getClient();
}

function accountIn(credentials: string): JWTInput {
  // A parser's own message would quote the credentials.
  const value = foreignJsonIn(credentials);
  if (!isJsonObject(value)) throw new Error('the credentials are not a JSON object');
  return value as JWTInput;
}

/**
 * The library's requests are sent by the gateway's client, so that its proxies and limits apply. The library itself sends those to a metadata server
 * and to the token service of workload identity federation.
 */
function fetchThrough(http: HttpClient): typeof fetch {
  return async (input, init) => {
    const asked = new Request(input, init);
    const response = await http.send({
      method: asked.method as 'GET' | 'POST',
      url: asked.url,
      headers: Object.fromEntries(asked.headers),
      ...(asked.body ? { body: new Uint8Array(await asked.arrayBuffer()) } : {}),
      signal: asked.signal,
      headersTimeoutMs: timeLimit,
      idleTimeoutMs: timeLimit,
    });
    const { 'content-type': type = 'application/json' } = response.headers;
    const body = await response.bytes(maxReplyBytes);
    return new Response(Buffer.from(body), { status: response.status, headers: { 'content-type': type } });
  };
}
