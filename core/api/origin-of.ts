import type { IncomingRequest } from './exchange.js';
import type { GatewayInfo } from './services/gateway-info.js';

/**
 * Where the sender of a request reaches the gateway, without a slash at the end: `server.publicUrl`, or else the host that the request
 * was sent to. A client that lies about the host gets an answer with its own lie in it, and nobody else does.
 */
export function originOf(request: Pick<IncomingRequest, 'header'>, { publicUrl }: GatewayInfo): string {
  if (publicUrl !== undefined) return publicUrl;
  const host = request.header('host') ?? '';
  return `http://${/^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i.test(host) ? host : 'localhost'}`;
}
