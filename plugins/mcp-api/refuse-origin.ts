import { type Exchange, GatewayError, type GatewayInfo } from '../../core/api/index.js';

/**
 * Refuses requests of web pages, unless their origin is allowed: with DNS rebinding, a page can reach servers that its author cannot. Agents send no
 * `Origin`.
 *
 * @see https://modelcontextprotocol.io/specification/2025-11-25/basic/transports#security-warning
 */
export function refuseOrigin(exchange: Exchange, { publicUrl, corsOrigins = [] }: GatewayInfo): void {
  const origin = exchange.header('origin');
  if (origin === undefined || corsOrigins.includes('*') || corsOrigins.includes(origin)) return;
  if (publicUrl !== undefined && new URL(publicUrl).origin === origin) return;
  throw new GatewayError({
    code: 'GW_MCP_ORIGIN_REFUSED',
    status: 403,
    message: `The origin "${origin.slice(0, 200)}" may not use the MCP endpoint. The operator can add it to "server.corsOrigins".`,
  });
}
