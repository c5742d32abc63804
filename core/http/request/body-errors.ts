import { GatewayError } from '../../api/index.js';

/** The error for a body that cannot be understood. */
export function invalidBody(message: string, cause?: unknown): GatewayError {
  return new GatewayError({ code: 'GW_REQUEST_INVALID', status: 400, message, cause });
}

/** The error for a body that exceeds the limit. */
export function tooLarge(limit: number): GatewayError {
  return new GatewayError({
    code: 'GW_REQUEST_TOO_LARGE',
    status: 413,
    message: `The body is larger than the limit of ${limit} bytes (server.maxBodyBytes).`,
  });
}

/** The error for a body with so many JSON values that parsing it would take too long. */
export function tooManyValues(): GatewayError {
  return new GatewayError({
    code: 'GW_REQUEST_TOO_LARGE',
    status: 413,
    message:
      'The body has more JSON values than the gateway reads at once; the number increases with server.maxBodyBytes.',
  });
}

/** The error for a JSON body with an object that has too many members. */
export function tooManyMembers(limit: number): GatewayError {
  return new GatewayError({
    code: 'GW_REQUEST_TOO_LARGE',
    status: 413,
    message: `The body has an object of more than ${limit} members. Divide it, or use a list.`,
  });
}

/** The error for a client that sends its body too slowly. */
export function tooSlow(limit: number): GatewayError {
  return new GatewayError({
    code: 'GW_REQUEST_TIMEOUT',
    status: 408,
    message: `The body did not arrive within ${limit} ms (server.bodyTimeoutMs).`,
  });
}

/** The error for a client that disconnects while it sends its body. */
export function brokenOff(): GatewayError {
  return new GatewayError({
    code: 'GW_CLIENT_GONE',
    status: 499,
    message: 'The client left before its request was complete.',
  });
}

/** The error for a long body, or a long answer, for which there is no memory at the moment. */
export function overloaded(): GatewayError {
  return new GatewayError({
    code: 'GW_OVERLOADED',
    status: 503,
    message:
      'The gateway is working on as many long requests and answers as its memory allows. Try again in a moment, or ask for less at once.',
    retryAfter: 1,
  });
}
