import type { IncomingHttpHeaders } from 'node:http';
import { traceparentOf, type IncomingRequest } from '../../api/index.js';

/** What a client says to the gateway, and what is meant for one connection alone. */
const withheld: ReadonlySet<string> = new Set([
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
  'x-real-ip',
]);

/** Of a request that opens a WebSocket these two go along; of any other each connection has its own. */
const ofConnection: ReadonlySet<string> = new Set(['connection', 'upgrade']);

/** The headers of a request that goes on to another server: the client's without what is not meant for it, and what is set. */
export function forwardedHeaders(
  received: IncomingHttpHeaders,
  set: Readonly<Record<string, string>>,
  { trace }: Pick<IncomingRequest, 'trace'>,
  isUpgrade: boolean,
): IncomingHttpHeaders {
  const named = new Set((received.connection ?? '').toLowerCase().split(/[\s,]+/));
  const kept = Object.entries(received).filter(([name]) => {
    if (ofConnection.has(name)) return isUpgrade;
    return !withheld.has(name) && !named.has(name) && !name.startsWith('x-forwarded-');
  });
  const own = Object.entries(set).map(([name, value]) => [name.toLowerCase(), value]);
  return { ...Object.fromEntries(kept), traceparent: traceparentOf(trace), ...Object.fromEntries(own) };
}
