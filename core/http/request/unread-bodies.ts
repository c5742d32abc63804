import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { BodyLimits } from './read-body.js';

/** Bodies that still arrive after their requests were answered. */
export class UnreadBodies {
  readonly #limits: BodyLimits;
  readonly #connections = new WeakSet<Duplex>();

  constructor(limits: BodyLimits) {
    this.#limits = limits;
  }

  /** Whether a body is being discarded on this connection. */
  isOn(connection: Duplex): boolean {
    return this.#connections.has(connection);
  }

  /**
   * Reads and discards the rest of a request's body, so that the client gets to read the answer. Closes the connection if the body does not
   * end within its limits. Does nothing for a body that was read.
   */
  discard(request: IncomingMessage): void {
    const isRead = request.complete && request.readableLength === 0;
    if (isRead || request.readableEnded || request.destroyed) return;
    const { socket } = request;
    const close = (): void => void request.destroy();
    if (socket.destroyed) return close();
    this.#connections.add(socket);
    let left = this.#limits.maxBodyBytes;
    const late = setTimeout(close, this.#limits.bodyTimeoutMs).unref();
    const stop = (): void => {
      clearTimeout(late);
      socket.off('close', close);
    };
    // When a connection closes, Node tells only the requests that are not answered. What waits for the rest of this body would keep the beginning.
    socket.once('close', close);
    request.on('close', stop);
    request.on('data', (chunk: Buffer) => {
      left -= chunk.length;
      if (left < 0) request.destroy();
    });
    request.on('end', () => {
      stop();
      this.#connections.delete(socket);
    });
    request.resume();
  }
}
