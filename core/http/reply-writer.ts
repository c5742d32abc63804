import type { ServerResponse } from 'node:http';
import { type ErrorEncoder, GatewayError, type IncomingRequest } from '../api/index.js';
import { addHeaders, commonHeaders, type HeaderList } from './response-headers.js';

/**
 * Writes to one HTTP response, with back-pressure. Everything that reaches a client goes through here, so the time of the
 * first byte is known, and a client that has left shows as `GW_CLIENT_GONE`.
 */
export class ReplyWriter {
  readonly #response: ServerResponse;
  readonly #exchange: IncomingRequest;
  readonly #encodeError: ErrorEncoder;
  #firstByteAt: number | undefined;

  constructor(response: ServerResponse, exchange: IncomingRequest, encodeError: ErrorEncoder) {
    this.#response = response;
    this.#exchange = exchange;
    this.#encodeError = encodeError;
  }

  get firstByteAt(): number | undefined {
    return this.#firstByteAt;
  }

  get headSent(): boolean {
    return this.#response.headersSent;
  }

  head(status: number, headers: HeaderList): void {
    this.#firstByteAt ??= Date.now();
    this.#response.writeHead(status, [...commonHeaders(this.#exchange), ...headers]);
  }

  /** Writes; the promise, if there is one, resolves when the socket can take more. */
  write(bytes: string | Uint8Array): void | Promise<void> {
    if (this.#response.destroyed) throw clientGone();
    return this.#response.write(bytes) ? undefined : this.#drained();
  }

  /** Writes the last bytes; resolves when they have been handed to the system. */
  end(bytes?: string | Uint8Array): Promise<void> {
    const response = this.#response;
    if (response.destroyed) return Promise.reject(clientGone());
    return new Promise((resolve, reject) => {
      const closed = (): void => (response.writableFinished ? resolve() : reject(clientGone()));
      response.once('close', closed);
      response.end(bytes, () => {
        response.off('close', closed);
        resolve();
      });
    });
  }

  /** A complete reply in one go. */
  reply(status: number, headers: HeaderList, body: string | Uint8Array): Promise<void> {
    this.head(status, [...headers, 'content-length', String(Buffer.byteLength(body))]);
    return this.end(body);
  }

  /** A complete error reply in the route's own shape. Never rejects. */
  async error(error: GatewayError): Promise<void> {
    if (error.status === 499) {
      this.#response.destroy();
      return;
    }
    const encoded = this.#encodeError(error, { id: this.#exchange.id, traceId: this.#exchange.trace.traceId });
    const headers: HeaderList = [];
    if (error.retryAfter !== undefined) headers.push('retry-after', String(Math.ceil(error.retryAfter)));
    if (error.retryable !== undefined) headers.push('x-should-retry', String(error.retryable));
    addHeaders(headers, error.headers);
    addHeaders(headers, encoded.headers);
    const body = encoded.body === undefined ? '' : JSON.stringify(encoded.body);
    if (body !== '') headers.push('content-type', 'application/json; charset=utf-8');
    await this.reply(encoded.status ?? error.status, headers, body).catch(() => undefined);
  }

  destroy(): void {
    this.#response.destroy();
  }

  #drained(): Promise<void> {
    const response = this.#response;
    return new Promise((resolve, reject) => {
      const drained = (): void => {
        response.off('close', closed);
        resolve();
      };
      const closed = (): void => {
        response.off('drain', drained);
        reject(clientGone());
      };
      response.once('drain', drained).once('close', closed);
    });
  }
}

/** The reason of every exchange whose client has left. */
export function clientGone(): GatewayError {
  return new GatewayError({ code: 'GW_CLIENT_GONE', status: 499, message: 'The client went away.' });
}
