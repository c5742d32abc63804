import { GatewayError } from '../../api/errors.js';

/** What an abort means: the reason itself when it is the gateway's own, else that the client has left. */
export function abortError(reason: unknown): GatewayError {
  if (GatewayError.is(reason)) return reason;
  const message = 'The client went away before the answer was complete.';
  return new GatewayError({ code: 'GW_CLIENT_GONE', status: 499, message, cause: reason });
}

/** The body is longer than its reader wants to keep. */
export function answerTooLarge(host: string, maxBytes: number): GatewayError {
  return failure('GW_PROVIDER_ANSWER_TOO_LARGE', 502, host, `answered with more than ${maxBytes} bytes`, undefined);
}

/** The answer had begun, or should have, and was not what HTTP promises. */
export function brokenAnswer(host: string, what: string, cause: Error | undefined): GatewayError {
  return failure('GW_UPSTREAM_BROKEN', 502, host, what, cause);
}

/**
 * Clients are told no address: it may be one of the operator's own network. The log finds it in the cause.
 *
 * @param what goes on a sentence that begins with the server
 */
function failure(code: string, status: number, host: string, what: string, cause: Error | undefined): GatewayError {
  const message = `The upstream server ${what}.`;
  return new GatewayError({ code, status, message, cause: new Error(`${host} ${what}`, { cause }) });
}

/**
 * Puts a failure of the HTTP library into the gateway's words.
 *
 * @param sent whether a socket was open and the request on its way
 */
export function upstreamError(error: Error, host: string, sent: boolean): Error {
  const code = codeOf(error);
  const proxyStatus = proxyStatusIn(error);
  if (proxyStatus !== undefined) return refusedByProxy(host, proxyStatus, error);
  // A header or path that HTTP does not allow: nobody's server is to blame.
  if (code === 'UND_ERR_INVALID_ARG' || code === 'UND_ERR_NOT_SUPPORTED') return error;
  if (code === 'UND_ERR_DESTROYED' || code === 'UND_ERR_CLOSED') return stopping(host, error);
  if (!sent) return unreachable(host, code, error);
  switch (code) {
    case 'UND_ERR_HEADERS_TIMEOUT':
      return timedOut(host, 'did not begin to answer in time', error);
    case 'UND_ERR_BODY_TIMEOUT':
      return timedOut(host, 'stopped sending in the middle of its answer', error);
    case 'UND_ERR_HEADERS_OVERFLOW':
      return brokenAnswer(host, 'sent more headers than the gateway reads', error);
    case 'UND_ERR_RES_CONTENT_LENGTH_MISMATCH':
      return brokenAnswer(host, 'sent a body that is not as long as announced', error);
    default:
      if (code?.startsWith('HPE_')) return brokenAnswer(host, 'sent something that is not HTTP', error);
      return brokenAnswer(host, 'closed the connection before its answer was complete', error);
  }
}

function timedOut(host: string, what: string, cause: Error): GatewayError {
  return failure('GW_UPSTREAM_TIMEOUT', 504, host, what, cause);
}

function stopping(host: string, cause: Error): GatewayError {
  return failure('GW_UPSTREAM_UNREACHABLE', 502, host, 'was interrupted because the gateway is stopping', cause);
}

/** The two refusals of a proxy, which the HTTP library tells apart from other errors by their words only. */
function proxyStatusIn({ message }: Error): string | undefined {
  return /^Proxy (?:response|Authentication Required) \((\d{3})\)/.exec(message)?.[1];
}

function refusedByProxy(host: string, status: string, cause: Error): GatewayError {
  const what = `cannot be reached: the gateway's own proxy answered with status ${status}`;
  return failure('GW_UPSTREAM_UNREACHABLE', 502, host, what, cause);
}

function unreachable(host: string, code: string | undefined, cause: Error): GatewayError {
  return failure('GW_UPSTREAM_UNREACHABLE', 502, host, `cannot be reached: ${connectProblem(code)}`, cause);
}

function connectProblem(code: string | undefined): string {
  switch (code) {
    case 'ECONNREFUSED':
      return 'it refused the connection';
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return 'its name could not be resolved';
    case 'UND_ERR_CONNECT_TIMEOUT':
    case 'ETIMEDOUT':
    case 'UND_ERR_HEADERS_TIMEOUT':
      return 'it did not accept the connection in time';
    case 'UND_ERR_PRX_CONN':
      return "the gateway's own proxy closed the connection";
    case 'EHOSTUNREACH':
    case 'ENETUNREACH':
      return 'there is no route to it';
    default:
      return isTlsCode(code)
        ? `no trusted TLS connection (${code})`
        : `the connection failed${code ? ` (${code})` : ''}`;
  }
}

/** OpenSSL's verification results carry no common prefix; these words are in all of them. */
function isTlsCode(code: string | undefined): boolean {
  return code !== undefined && /CERT|TLS|SSL|SIGNATURE|ISSUER/.test(code);
}

function codeOf(error: Error): string | undefined {
  const code: unknown = 'code' in error ? error.code : undefined;
  return typeof code === 'string' ? code : undefined;
}
