import type { GatewayInfo, IncomingRequest } from '../../core/api/index.js';

/** A host name, IPv4 address or bracketed IPv6 address, with an optional port (RFC 3986, section 3.2.2). */
const plainHost = /^(?:[a-z0-9._-]+|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i;

/**
 * Returns the gateway's address as the visitor sees it, for the examples on the page: `server.publicUrl`, or else the host of the request. The
 * scheme is then taken from a reverse proxy's header; it only affects what is shown.
 */
export function pageAddress(request: Pick<IncomingRequest, 'header'>, { publicUrl }: GatewayInfo): string {
  if (publicUrl !== undefined) return publicUrl;
  const host = request.header('host') ?? '';
  const scheme = request.header('x-forwarded-proto') === 'https' ? 'https' : 'http';
  return `${scheme}://${plainHost.test(host) ? host : 'localhost'}`;
}
