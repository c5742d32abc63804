import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { GatewayError } from '../../api/index.js';

/** How many requests of one connection may wait for the answers to those before them; clients that pipeline at all send about ten. */
const mostWaiting = 100;

/**
 * What to do with a request: `handle` it, let it `wait` until those before it are answered, `refuse` it and close the connection afterwards, or
 * `ignore` it because the connection will be closed.
 */
export type Turn = 'handle' | 'wait' | 'refuse' | 'ignore';

/** Methods that change nothing: only these may be handled in parallel (RFC 9112, section 9.3.2). */
const safeMethods: ReadonlySet<string | undefined> = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Limits the requests that a client sends on one connection without waiting for answers. Node parses all of them at once, however many there
 * are, and a few megabytes contain tens of thousands.
 */
export class PipelinedRequests {
  readonly #waiting = new WeakMap<Socket, number>();

  turnOf({ socket, method }: IncomingMessage, response: ServerResponse): Turn {
    // Node assigns the connection to the response that is next, even if the one before it has closed it.
    if (response.socket) return socket.writable ? 'handle' : 'ignore';
    const waiting = this.#waiting.get(socket) ?? 0;
    if (waiting > mostWaiting) return 'ignore';
    this.#waiting.set(socket, waiting + 1);
    if (waiting === mostWaiting) {
      socket.pause();
      return 'refuse';
    }
    response.once('close', () => this.#answered(socket));
    // One before it may be answered with the end of the connection, and then it must not be processed (RFC 9112, section 9.6).
    return safeMethods.has(method) ? 'handle' : 'wait';
  }

  /** After a refusal the connection is lost; the answers before it no longer make room. */
  #answered(socket: Socket): void {
    const waiting = this.#waiting.get(socket) ?? 0;
    if (waiting <= mostWaiting) this.#waiting.set(socket, waiting - 1);
  }
}

/** The answer to the request that is refused. */
export function tooManyPipelined(): GatewayError {
  return new GatewayError({
    code: 'GW_REQUEST_PIPELINED',
    status: 429,
    message: `More than ${mostWaiting} requests were sent on this connection without waiting for their answers. Open more connections, or wait.`,
  });
}
