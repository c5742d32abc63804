import { codeOf } from '../../api/internal/code-of.js';
import { connectProblem } from '../../api/internal/connect-problem.js';
import { serverError } from '../../api/internal/upstream-server.js';
import { GatewayError } from '../../api/errors.js';

const statuses = {
  GW_PROVIDER_ANSWER_TOO_LARGE: 502,
  GW_UPSTREAM_BROKEN: 502,
  GW_UPSTREAM_TIMEOUT: 504,
  GW_UPSTREAM_UNREACHABLE: 502,
} as const;

/**
 * The error for an abort: its reason, if that is a `GatewayError`; `GW_UPSTREAM_TIMEOUT`, if it is that of `AbortSignal.timeout`, which no client
 * aborts; otherwise `GW_CLIENT_GONE`.
 */
export function abortError(
  reason: unknown,
  host: string,
  message = 'The client went away before the answer was complete.',
): GatewayError {
  if (GatewayError.is(reason)) return reason;
  if (reason instanceof DOMException && reason.name === 'TimeoutError') {
    return timedOut(host, 'did not answer within the time limit of its caller', reason);
  }
  return new GatewayError({ code: 'GW_CLIENT_GONE', status: 499, message, cause: reason });
}

/** The error for a body that exceeds the limit of its reader. */
export function answerTooLarge(host: string, maxBytes: number): GatewayError {
  return failure('GW_PROVIDER_ANSWER_TOO_LARGE', host, `answered with more than ${maxBytes} bytes`);
}

/** The error for a response that violates HTTP or was cut off. */
export function brokenAnswer(host: string, what: string, cause: Error | undefined): GatewayError {
  return failure('GW_UPSTREAM_BROKEN', host, what, cause);
}

/** The address is in the cause, which only the log has. */
function failure(code: keyof typeof statuses, host: string, what: string, cause?: Error): GatewayError {
  return serverError({ code, status: statuses[code], cause: new Error(`${host} ${what}`, { cause }) }, what);
}

/**
 * Converts an error of the HTTP library to a `GatewayError`.
 *
 * @param sent whether a socket was open and sending had begun
 */
export function upstreamError(error: Error, host: string, sent: boolean): Error {
  const code = codeOf(error);
  const proxyStatus = proxyStatusIn(error);
  if (proxyStatus !== undefined) return refusedByProxy(host, proxyStatus, error);
  // An invalid header or path is not the server's fault.
  if (code === 'UND_ERR_INVALID_ARG' || code === 'UND_ERR_NOT_SUPPORTED') return error;
  if (code === 'UND_ERR_DESTROYED' || code === 'UND_ERR_CLOSED') return stopping(host, sent, error);
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
      // It has no code.
      if (error.name === 'HTTPParserError') return brokenAnswer(host, 'sent something that is not valid HTTP', error);
      return brokenAnswer(host, 'closed the connection before its answer was complete', error);
  }
}

function timedOut(host: string, what: string, cause: Error): GatewayError {
  return failure('GW_UPSTREAM_TIMEOUT', host, what, cause);
}

/** A provider bills what it was sent, so a call that was sent does not count as one to an unreachable server. */
function stopping(host: string, sent: boolean, cause: Error): GatewayError {
  const code = sent ? 'GW_UPSTREAM_BROKEN' : 'GW_UPSTREAM_UNREACHABLE';
  return failure(code, host, 'was interrupted because the gateway is stopping', cause);
}

/** The status with which a proxy has refused, which the HTTP library reports only in the text of its messages. */
function proxyStatusIn({ message }: Error): string | undefined {
  return /^Proxy (?:response|Authentication Required) \((\d{3})\)/.exec(message)?.[1];
}

function refusedByProxy(host: string, status: string, cause: Error): GatewayError {
  const what = `cannot be reached: the gateway's own proxy answered with status ${status}`;
  return failure('GW_UPSTREAM_UNREACHABLE', host, what, cause);
}

function unreachable(host: string, code: string | undefined, cause: Error): GatewayError {
  return failure('GW_UPSTREAM_UNREACHABLE', host, `cannot be reached: ${connectProblem(code)}`, cause);
}
