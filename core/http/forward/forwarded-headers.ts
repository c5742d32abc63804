import type { IncomingHttpHeaders } from 'node:http';
import { type Forward, type IncomingRequest, tagsHeader, traceparentOf } from '../../api/index.js';
import { foreignBodyHeaders } from '../reply/response-headers.js';

/** Headers that are not forwarded: those for the gateway, and hop-by-hop headers. */
const withheld: ReadonlySet<string> = new Set([
  'api-key',
  'authorization',
  'cookie',
  'expect',
  'forwarded',
  'keep-alive',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'via',
  'x-api-key',
  'x-connection-id',
  'x-goog-api-key',
  'x-real-ip',
  tagsHeader,
]);

/** Hop-by-hop headers that are forwarded for a WebSocket handshake only. */
const ofConnection: ReadonlySet<string> = new Set(['connection', 'upgrade']);

/** Headers that delimit the body. Without them, it would be read as the next request on a connection that clients share. */
const framing: ReadonlySet<string> = new Set(['content-length', 'transfer-encoding']);

/** Headers of an answer that are about the connection to the other server. */
const ofTheirConnection: readonly string[] = ['keep-alive', 'proxy-connection', 'trailer'];

/** Headers of an answer that are about a whole origin, which is here the gateway's: what browsers keep for it, and whom they tell of it. */
const ofTheirOrigin: ReadonlySet<string> = new Set([
  'alt-svc',
  'clear-site-data',
  'nel',
  'report-to',
  'reporting-endpoints',
  'service-worker-allowed',
  'set-cookie',
  'strict-transport-security',
]);

/**
 * Makes an answer one of the gateway's: it says what becomes of the client's connection, and a browser that shows it runs no scripts of the other
 * server.
 */
export function ownAnswer(headers: IncomingHttpHeaders, isKeptAlive: boolean): void {
  for (const name of [...ofTheirConnection, ...namedBy(headers)]) delete headers[name];
  leaveOrigin(headers);
  headers.connection = isKeptAlive ? 'keep-alive' : 'close';
  Object.assign(headers, foreignBodyHeaders);
}

/** Removes what decides about the origin of the gateway. Which pages may read an answer is said by `server.corsOrigins` alone. */
export function leaveOrigin(headers: IncomingHttpHeaders): void {
  for (const name in headers) {
    if (ofTheirOrigin.has(name) || name.startsWith('access-control-')) delete headers[name];
  }
}

/** What `Connection` names. */
function namedBy({ connection = '' }: IncomingHttpHeaders): ReadonlySet<string> {
  return new Set(connection.toLowerCase().split(/[\s,]+/));
}

/** Brings addresses of the other server in the headers of its answer below the route: {@link Forward.addresses}. */
export function ownAddresses(headers: IncomingHttpHeaders, { url, addresses }: Forward): void {
  if (!addresses) return;
  for (const name in headers) {
    const value = headers[name];
    if (typeof value !== 'string') continue;
    // Only this one may be without a host.
    const address = name === 'location' ? (URL.parse(value, url)?.href ?? value) : value;
    const rest = address.startsWith(addresses.theirs) ? address.slice(addresses.theirs.length) : undefined;
    if (rest !== undefined && /^(?:[/?#]|$)/.test(rest)) headers[name] = addresses.own + rest;
  }
}

/** The headers of a forwarded request: the client's, without those that are not forwarded, and those that are set. */
export function forwardedHeaders(
  received: IncomingHttpHeaders,
  set: Readonly<Record<string, string>>,
  { trace }: Pick<IncomingRequest, 'trace'>,
  isUpgrade: boolean,
): IncomingHttpHeaders {
  const named = namedBy(received);
  const kept = Object.entries(received).filter(([name]) => {
    if (ofConnection.has(name)) return isUpgrade;
    // Whatever `Connection` names. The body of a handshake is not forwarded.
    if (framing.has(name)) return !isUpgrade;
    return !withheld.has(name) && !named.has(name) && !name.startsWith('x-forwarded-');
  });
  // Other servers may not know it in capitals.
  const framed = kept.map(([name, value]) => [name, name === 'transfer-encoding' ? 'chunked' : value]);
  const own = Object.entries(set).map(([name, value]) => [name.toLowerCase(), value]);
  return { ...Object.fromEntries(framed), traceparent: traceparentOf(trace), ...Object.fromEntries(own) };
}
