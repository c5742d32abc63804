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
  /** Whoever waits for the socket to take more. */
  #draining: PromiseWithResolvers<void> | undefined;
  /** Whoever waits for the last byte to be handed over. */
  #ending: PromiseWithResolvers<void> | undefined;

  /** @param onGone called when the client leaves before its answer is complete */
  constructor(
    response: ServerResponse,
    exchange: IncomingRequest,
    encodeError: ErrorEncoder,
    onGone: (reason: GatewayError) => void,
  ) {
    this.#response = response;
    this.#exchange = exchange;
    this.#encodeError = encodeError;
    // One listener for the whole life of the response: adding and removing one for every wait costs more than the waits.
    response.on('close', () => {
      if (response.writableFinished) return this.#ending?.resolve();
      const reason = clientGone();
      onGone(reason);
      this.#draining?.reject(reason);
      this.#ending?.reject(reason);
    });
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
    if (this.#response.destroyed) return Promise.reject(clientGone());
    this.#ending = Promise.withResolvers();
    this.#response.end(bytes);
    return this.#ending.promise;
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
    if (this.#draining) return this.#draining.promise;
    const draining = Promise.withResolvers<void>();
    this.#draining = draining;
    this.#response.once('drain', () => {
      this.#draining = undefined;
      draining.resolve();
    });
    return draining.promise;
  }
}

/** The reason of every exchange whose client has left. */
export function clientGone(): GatewayError {
  return new GatewayError({ code: 'GW_CLIENT_GONE', status: 499, message: 'The client went away.' });
}
