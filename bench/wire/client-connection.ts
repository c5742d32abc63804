import { connect, type Socket } from 'node:net';
import { MessageReader } from './message-reader.js';

/** The bytes of a request, built once and sent many times. */
export function requestBytes(
  origin: string,
  request: { readonly path: string; readonly headers: Readonly<Record<string, string>>; readonly body: string },
): Buffer {
  const body = Buffer.from(request.body);
  const headers = { host: new URL(origin).host, ...request.headers, 'content-length': String(body.length) };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return Buffer.concat([Buffer.from(`POST ${request.path} HTTP/1.1\r\n${lines.join('')}\r\n`), body]);
}

/** Receives one answer. */
export interface AnswerListener {
  onStatus(status: number): void;
  onBody(bytes: Buffer): void;
  onEnd(): void;
  /** The connection failed or was closed before the answer was complete. */
  onFailure(error: Error): void;
}

/** One keep-alive connection to a contestant, with at most one request in flight. It reconnects when it was closed. */
export class ClientConnection {
  readonly #port: number;
  #socket: Socket | undefined;
  #listener: AnswerListener | undefined;

  constructor(origin: string) {
    this.#port = Number(new URL(origin).port);
  }

  /** Sends the request; the listener receives its answer. */
  send(request: Buffer, listener: AnswerListener): void {
    this.#listener = listener;
    this.#socket ??= this.#connect();
    this.#socket.write(request);
  }

  /** Stops reading, so that back-pressure reaches the sender. */
  pause(): void {
    this.#socket?.pause();
  }

  /** Closes the connection immediately, like a client that disconnects. */
  destroy(): void {
    this.#listener = undefined;
    this.#socket?.destroy();
    this.#socket = undefined;
  }

  #connect(): Socket {
    const socket = connect(this.#port, '127.0.0.1');
    const reader = new MessageReader({
      onHead: (head) => this.#listener?.onStatus(Number(head.slice(9, 12))),
      onBody: (bytes) => this.#listener?.onBody(bytes),
      onEnd: () => this.#take()?.onEnd(),
    });
    let failure = new Error('the connection was closed before the answer was complete');
    socket.setNoDelay(true);
    socket.on('data', (bytes: Buffer) => reader.push(bytes));
    socket.on('error', (error) => (failure = error));
    socket.on('close', () => {
      if (this.#socket !== socket) return;
      this.#socket = undefined;
      this.#take()?.onFailure(failure);
    });
    return socket;
  }

  /** The listener of the current answer, which ends with this call. */
  #take(): AnswerListener | undefined {
    const listener = this.#listener;
    this.#listener = undefined;
    return listener;
  }
}
