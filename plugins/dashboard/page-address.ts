import type { IncomingRequest } from '../../core/api/index.js';

/** A host name, an IPv4 or a bracketed IPv6 address, with or without a port (RFC 3986, section 3.2.2). */
const plainHost = /^(?:[a-z0-9._-]+|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i;

/**
 * The address under which the visitor sees the gateway, for the examples on the page. The scheme is what a proxy in front says;
 * it decides nothing but what is shown.
 */
export function pageAddress(request: Pick<IncomingRequest, 'header'>): string {
  const host = request.header('host') ?? '';
  const scheme = request.header('x-forwarded-proto') === 'https' ? 'https' : 'http';
  return `${scheme}://${plainHost.test(host) ? host : 'localhost'}`;
}
