import { GatewayError } from '../api/errors.js';
import type { HttpClient } from '../api/services/http-client.js';
import { createHttpClient, type PooledHttpClient } from '../services/http-client/http-client.js';

const loopback = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/;

/**
 * The `HttpClient` of a test gateway that gets no other: the real one, for servers that the test itself runs. It reaches nothing but loopback, so
 * that no test depends on a network, or sends it anything.
 */
export function loopbackHttp(): PooledHttpClient {
  const client = createHttpClient();
  const send: HttpClient['send'] = (request) => {
    const { hostname } = new URL(request.url);
    return loopback.test(hostname) ? client.send(request) : Promise.reject(notLoopback(hostname));
  };
  return { send, close: () => client.close() };
}

function notLoopback(hostname: string): GatewayError {
  return new GatewayError({
    code: 'GW_UPSTREAM_UNREACHABLE',
    status: 502,
    message:
      `A test gateway reaches servers on loopback only, not "${hostname}". Start one there, or script it: ` +
      'startTestGateway(plugins, settings, { httpClient: new ScriptedHttpClient(…) }).',
  });
}
