import type { JSONWebKeySet } from 'jose';
import { type Clock, type HttpClient, isTrustworthy, untilAborted, withTimeLimit } from '../../../core/api/index.js';
import type { OidcConfig } from './config.js';

/** The options of {@link readIssuerKeys}. */
export interface ReadOptions {
  readonly config: Pick<OidcConfig, 'issuer' | 'jwksUrl'>;
  readonly httpClient: HttpClient;
  readonly clock: Clock;
  /** Aborts the requests. */
  readonly signal: AbortSignal;
}

/** Time limit for all requests of one read together. */
const timeLimitMs = 5_000;
const maxBytes = 256 * 1024;

/**
 * Fetches the issuer's key set (JWKS, RFC 7517). If the configuration does not set its URL, it is read from the discovery document (OpenID
 * Connect Discovery 1.0).
 *
 * @throws Error with a message for the log
 */
export async function readIssuerKeys({ config, httpClient, clock, signal }: ReadOptions): Promise<JSONWebKeySet> {
  const readKeys = async (signal: AbortSignal): Promise<object> => {
    const read = (url: string): Promise<object> => readObject(url, httpClient, signal);
    return read(config.jwksUrl ?? (await findKeys(config.issuer, read)));
  };
  const keys = await withTimeLimit((limited) => untilAborted(readKeys(limited), limited), {
    limitMs: timeLimitMs,
    clock,
    signal,
  });
  return keys as JSONWebKeySet;
}

async function findKeys(issuer: string, read: (url: string) => Promise<object>): Promise<string> {
  const url = `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`;
  const document: { readonly issuer?: unknown; readonly jwks_uri?: unknown } = await read(url);
  // Required by section 4.3 of OpenID Connect Discovery, so that an issuer cannot impersonate another one.
  if (document.issuer !== issuer) {
    throw new Error(`${url} describes the issuer ${JSON.stringify(document.issuer)}, not "${issuer}"`);
  }
  const { jwks_uri: found } = document;
  if (typeof found !== 'string' || !isTrustworthy(found) || isNearer(found, issuer))
    throw new Error(`${url} has no https:// address for "jwks_uri"`);
  return found;
}

/** Plain HTTP is only for an issuer on this machine. One elsewhere must not have the gateway call services here. */
function isNearer(address: string, issuer: string): boolean {
  return new URL(address).protocol === 'http:' && new URL(issuer).protocol !== 'http:';
}

async function readObject(url: string, httpClient: HttpClient, signal: AbortSignal): Promise<object> {
  const response = await httpClient.send({ method: 'GET', url, headers: { accept: 'application/json' }, signal });
  if (response.status !== 200) {
    response.discard();
    throw new Error(`${url} answered ${response.status}`);
  }
  const text = Buffer.from(await response.bytes(maxBytes)).toString('utf8');
  const document = parseObject(text);
  if (document === undefined) throw new Error(`${url} answered with something other than a JSON object`);
  return document;
}

function parseObject(text: string): object | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}
