import { GatewayError, type IncomingRequest } from '../api/index.js';
import type { Found } from './router.js';

/** The error for a request without a matching route. */
export function notFound(found: Exclude<Found, { kind: 'route' }>, exchange: IncomingRequest): GatewayError {
  if (exchange.method === 'CONNECT') {
    return new GatewayError({
      code: 'GW_METHOD_NOT_ALLOWED',
      status: 405,
      message: 'The gateway is no proxy for CONNECT. Use its address as the base URL of the client.',
      headers: { allow: '' },
    });
  }
  if (exchange.path === '*') {
    return new GatewayError({
      code: 'GW_ROUTE_UNKNOWN',
      status: 404,
      message: '"*" is no path of this gateway. GET /openapi.json lists its paths.',
    });
  }
  if (found.kind === 'wrong-method') {
    const origin = exchange.header('origin');
    // One of an allowed origin has been answered.
    if (exchange.method === 'OPTIONS' && origin && exchange.header('access-control-request-method')) {
      return new GatewayError({
        code: 'GW_CORS_REFUSED',
        status: 403,
        message: `Web pages of ${origin.slice(0, 200)} may not call this gateway. Its operator allows them with "server.corsOrigins" in gateway.yaml.`,
      });
    }
    const allowed = found.allowed.join(', ');
    return new GatewayError({
      code: 'GW_METHOD_NOT_ALLOWED',
      status: 405,
      message: `${exchange.path} does not accept ${exchange.method}; it accepts ${allowed}.${found.instead === undefined ? '' : ` ${found.instead}`}`,
      headers: { allow: allowed },
    });
  }
  const prefix = exchange.connectionIdInPath === undefined ? '' : '/c/{connectionId}';
  const hint = found.meant
    ? `Did you mean ${exchange.method} ${found.meant}?`
    : (found.unserved?.instead ?? 'GET /openapi.json lists what there is.');
  return new GatewayError({
    code: 'GW_ROUTE_UNKNOWN',
    status: 404,
    message: `There is nothing at ${exchange.method} ${prefix}${exchange.path.slice(0, 200)}. ${hint}`,
  });
}
