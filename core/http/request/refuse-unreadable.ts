import type { Duplex } from 'node:stream';
import { type ErrorEncoder, GatewayError, type Logger, nativeError, newId, randomHex } from '../../api/index.js';
import { STATUS_CODES } from '../../api/internal/node-http.js';
import type { Application } from '../application.js';
import { destroyLater } from '../destroy-later.js';
import { errorsOf } from '../error-encoders.js';
import { errorStatus } from '../reply/reply-writer.js';
import type { RequestHandler } from '../request-handler.js';
import { readTarget } from './request-target.js';

interface ParserError extends Error {
  readonly code?: string;
  /** What the parser objects to, in words of its own: it quotes nothing of the request. */
  readonly reason?: string;
  /** The bytes that the parser got last. */
  readonly rawPacket?: Buffer;
}

/**
 * Answers a request that cannot be parsed (a broken request line, conflicting lengths, too many header bytes) or does not arrive in time. If an
 * exchange is running on the connection, it is aborted with the error. Otherwise the error is written directly, in the form of the route's
 * dialect if the request line can be recognized. The connection is then closed.
 */
export function refuseUnreadable(
  current: () => Application,
  handler: RequestHandler,
): (cause: ParserError, socket: Duplex) => void {
  return (cause, socket) => {
    // What follows a request with `Connection: close` is not processed, and the request is answered (RFC 9112, section 9.6).
    if (cause.code === 'HPE_CLOSED_CONNECTION') return;
    if (cause.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy();
      return;
    }
    const error = describe(cause);
    if (handler.abortUnreadable(socket, error)) return;
    answer(error, cause.rawPacket, current(), socket);
    destroyLater(socket);
  };
}

function answer(error: GatewayError, packet: Buffer | undefined, application: Application, socket: Duplex): void {
  const id = newId(Date.now());
  const { status, text } = encode(error, errorsFor(packet, application), id, application.log);
  application.log.info({ requestId: id, status, code: error.code }, 'refused');
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? 'Error'}\r\n` +
      `connection: close\r\nx-request-id: ${id}\r\ncontent-type: application/json; charset=utf-8\r\n` +
      `content-length: ${Buffer.byteLength(text)}\r\n\r\n${text}`,
  );
}

/** The status and the body of an error; those of the native dialect if the route's own cannot be written. */
function encode(
  error: GatewayError,
  errors: ErrorEncoder,
  id: string,
  log: Logger,
): { readonly status: number; readonly text: string } {
  try {
    const { status = error.status, body } = errors(error, { id, traceId: randomHex(16) });
    return { status: errorStatus(status), text: body === undefined ? '' : JSON.stringify(body) };
  } catch (cause) {
    if (errors === nativeError) throw cause;
    log.error({ requestId: id, code: error.code, error: cause }, 'error reply could not be written');
    return encode(error, nativeError, id, log);
  }
}

function errorsFor(packet: Buffer | undefined, application: Application): ErrorEncoder {
  const line = packet && /^([A-Z]+) (\S+) HTTP\/1/.exec(packet.toString('latin1', 0, 4096));
  const found = line && application.router.find(line[1] as string, readTarget(line[2] as string));
  return found ? errorsOf(found) : nativeError;
}

function describe(cause: ParserError): GatewayError {
  switch (cause.code) {
    case 'HPE_HEADER_OVERFLOW':
      return new GatewayError({
        code: 'GW_REQUEST_HEADERS',
        status: 431,
        message: 'The request line and headers are too long (server.maxHeaderBytes).',
      });
    case 'ERR_HTTP_REQUEST_TIMEOUT':
      return new GatewayError({
        code: 'GW_REQUEST_TIMEOUT',
        status: 408,
        message: 'The request line and headers did not arrive in time (server.headersTimeoutMs).',
      });
    case 'HPE_CHUNK_EXTENSIONS_OVERFLOW':
      return new GatewayError({
        code: 'GW_REQUEST_TOO_LARGE',
        status: 413,
        message: 'The chunk extensions of the body are too long.',
      });
    default:
      return new GatewayError({
        code: 'GW_REQUEST_INVALID',
        status: 400,
        message: `The request is not valid HTTP/1.1${cause.reason === undefined ? '' : `: ${cause.reason}`}.`,
        cause,
      });
  }
}
