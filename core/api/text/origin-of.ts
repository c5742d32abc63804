import type { IncomingRequest } from '../exchange.js';
import type { GatewayInfo } from '../services/gateway-info.js';

/**
 * The origin under which the client reaches the gateway, without a trailing slash: `server.publicUrl`, or else the `Host` of the request. A
 * forged `Host` affects only the answer to the client that sent it.
 */
export function originOf(request: Pick<IncomingRequest, 'header'>, { publicUrl }: GatewayInfo): string {
  if (publicUrl !== undefined) return publicUrl;
  const host = request.header('host') ?? '';
  return `http://${/^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i.test(host) ? host : 'localhost'}`;
}
