import { defineRoute, GatewayError } from '../../../core/api/index.js';
import { webSocketExamples } from './response-examples.js';
import { responseError } from './response-error.js';

const path = '/v1/responses';

/**
 * `GET /v1/responses`: refuses the WebSocket that some clients try to open before they send requests. Coding agents take 426 for "there is none" and
 * use HTTP at once; after any other status they try again for seconds.
 */
export const webSocketRoute = defineRoute({
  operation: 'connectResponses',
  method: 'GET',
  path,
  access: { kind: 'connection-key' },
  summary: 'Not supported: open a WebSocket for responses',
  description: 'Refuses the WebSocket that some clients try first, with 426, so that they use HTTP at once.',
  tag: 'OpenAI dialect',
  examples: webSocketExamples,
  replies: {
    405: { description: 'The request does not ask for a WebSocket' },
    426: { description: 'WebSockets are not supported' },
  },
  errors: responseError,
  handle({ exchange }) {
    // Proxies may keep `Upgrade` to themselves, but pass this on.
    if (exchange.header('sec-websocket-key') === undefined) {
      const message = `${path} does not accept ${exchange.method}; it accepts POST. A stored response is at ${path}/{id}.`;
      throw new GatewayError({ code: 'GW_METHOD_NOT_ALLOWED', status: 405, message, headers: { allow: 'POST' } });
    }
    throw new GatewayError({
      code: 'GW_WEBSOCKET_UNSUPPORTED',
      status: 426,
      retryable: false,
      message: `There is no WebSocket at ${path}. Send each request with POST; "stream" gets the same events.`,
      // RFC 9110, section 15.5.22: the protocol to use instead.
      headers: { upgrade: 'HTTP/1.1', connection: 'upgrade' },
    });
  },
});
