import type { ServerResponse } from 'node:http';
import { type ErrorEncoder, GatewayError, type IncomingRequest, type Logger, nativeError } from '../api/index.js';
import { internalError } from '../pipeline/internal-error.js';
import { addCommonHeaders, addHeaders, addMissingHeaders, type HeaderList } from './response-headers.js';

/** Characters from which on a text is written as bytes. */
const longText = 4096;
/** A body up to this size is written together with its head in one piece; more would not fit what the system call is given at once. */
const smallBody = 12 * 1024;

/** A request that ends when its client leaves before its answer is complete. */
export interface AnsweredRequest extends IncomingRequest {
  abort(reason: GatewayError): void;
}

/** What a writer needs for what goes wrong. */
export interface ErrorReplies {
  /** The error bodies of the route. */
  readonly encodeError: ErrorEncoder;
  readonly log: Logger;
}

/**
 * Writes to one HTTP response, with back-pressure. Everything that reaches a client goes through here, so the time of the
 * first byte is known, and a client that has left shows as `GW_CLIENT_GONE`.
 */
export class ReplyWriter {
  readonly #response: ServerResponse;
  readonly #exchange: AnsweredRequest;
  readonly #errors: ErrorReplies;
  #firstByteAt: number | undefined;
  /** Of an answer that has left past this writer. */
  #statusOfOther: number | undefined;
  #announced: Readonly<Record<string, string>> | undefined;
  #lastOnConnection = false;
  #bodyHeldBack: boolean;
  /** Whoever waits for the socket to take more. */
  #draining: PromiseWithResolvers<void> | undefined;
  /** Whoever waits for the last byte to be handed over. */
  #ending: PromiseWithResolvers<void> | undefined;

  constructor(response: ServerResponse, exchange: AnsweredRequest, errors: ErrorReplies) {
    this.#response = response;
    this.#exchange = exchange;
    this.#errors = errors;
    const { headers, httpVersion } = response.req;
    this.#bodyHeldBack = headers.expect !== undefined && httpVersion === '1.1';
    // One listener for the whole life of the response: adding and removing one for every wait costs more than the waits.
    response.on('close', () => {
      if (response.writableFinished) {
        this.#ending?.resolve();
        // Where the head has left before that was known, it has promised to keep the connection.
        if (this.#lastOnConnection) response.req.socket.end();
        return;
      }
      const reason = clientGone();
      exchange.abort(reason);
      this.#draining?.reject(reason);
      this.#ending?.reject(reason);
    });
  }

  /** The status that has left; undefined before. */
  get status(): number | undefined {
    return this.headSent ? this.#response.statusCode : this.#statusOfOther;
  }

  get firstByteAt(): number | undefined {
    return this.#firstByteAt;
  }

  get headSent(): boolean {
    return this.#response.headersSent;
  }

  /** Whether the last byte has been handed to the system. */
  get isDone(): boolean {
    return this.#response.writableFinished;
  }

  /** Whether the socket has as much as it can take. */
  get full(): boolean {
    return this.#response.writableNeedDrain;
  }

  /** The connection is closed after this answer. */
  closeAfterwards(): void {
    this.#lastOnConnection = true;
  }

  /** Tells a client that waits for it (`Expect: 100-continue`) to send its body. */
  askForBody(): void {
    if (!this.#bodyHeldBack || this.headSent || this.#ended) return;
    this.#bodyHeldBack = false;
    this.#response.writeContinue();
  }

  /** Headers for whatever will be written, unless it has its own of the same names. */
  announce(headers: Readonly<Record<string, string>>): void {
    this.#announced = this.#announced ? { ...this.#announced, ...headers } : headers;
  }

  /** @param headers becomes the writer's own */
  head(status: number, headers: HeaderList): void {
    addMissingHeaders(headers, this.#announced);
    addCommonHeaders(headers, this.#exchange);
    // A body that was never asked for may come or not: nobody could tell it from the next request.
    if (this.#lastOnConnection || this.#bodyHeldBack) headers.push('connection', 'close');
    this.#response.writeHead(status, headers);
    this.#firstByteAt ??= Date.now();
  }

  /** Writes; the promise, if there is one, resolves when the socket can take more. */
  write(bytes: string | Uint8Array): void | Promise<void> {
    if (this.#ended) throw clientGone();
    return this.#response.write(asWritten(bytes)) ? undefined : this.#drained();
  }

  /** Writes the last bytes; resolves when they have been handed to the system. */
  end(bytes?: string | Uint8Array, encoding: BufferEncoding = 'utf8'): Promise<void> {
    if (this.#ended) return Promise.reject(clientGone());
    this.#ending = Promise.withResolvers();
    this.#response.end(bytes, encoding);
    return this.#ending.promise;
  }

  /** Lets somebody else write the response; resolves when its last byte has been handed to the system, rejects when the client has left. */
  lend(write: (response: ServerResponse) => void): Promise<void> {
    if (this.#ended) return Promise.reject(clientGone());
    this.#ending = Promise.withResolvers();
    write(this.#response);
    return this.#ending.promise;
  }

  /** To be called when whoever has the response is about to write its head: adds what every reply carries. */
  headFollows(): void {
    const headers: HeaderList = [];
    addMissingHeaders(headers, this.#announced);
    addCommonHeaders(headers, this.#exchange);
    for (let index = 0; index < headers.length; index += 2)
      this.#response.setHeader(headers[index] as string, headers[index + 1] as string);
    this.#firstByteAt ??= Date.now();
  }

  /** Somebody else has begun to answer on the connection itself, past this writer. */
  answeredByOther(status: number): void {
    this.#statusOfOther = status;
    this.#firstByteAt ??= Date.now();
  }

  /** A complete reply in one go. */
  reply(status: number, headers: HeaderList, body: string | Uint8Array): Promise<void> {
    const length = typeof body === 'string' ? Buffer.byteLength(body) : body.length;
    headers.push('content-length', String(length));
    this.head(status, headers);
    if (typeof body === 'string' || length > smallBody) return this.end(body);
    // Node joins a head with a text, but writes a head and bytes apart: 3 µs more, a fifteenth of what the request costs the system.
    return this.end(bytesOf(body).toString('latin1'), 'latin1');
  }

  /** A complete error reply in the route's own shape. Never rejects. */
  async error(error: GatewayError): Promise<void> {
    if (error.status === 499) return this.destroy();
    try {
      await this.#replyError(error, this.#errors.encodeError);
    } catch (cause) {
      await this.#replyUnwritable(error, cause);
    }
  }

  destroy(): void {
    this.#response.destroy();
  }

  /** Also true for work that goes on after the exchange has been given up. */
  get #ended(): boolean {
    return this.#response.destroyed || this.#response.writableEnded;
  }

  #replyError(error: GatewayError, encode: ErrorEncoder): Promise<void> {
    const { id, trace } = this.#exchange;
    const encoded = encode(error, { id, traceId: trace.traceId });
    const headers: HeaderList = [];
    if (error.retryAfter !== undefined) headers.push('retry-after', String(Math.ceil(error.retryAfter)));
    if (error.retryable !== undefined) headers.push('x-should-retry', String(error.retryable));
    addHeaders(headers, error.headers);
    addHeaders(headers, encoded.headers);
    const body = encoded.body === undefined ? '' : JSON.stringify(encoded.body);
    if (body !== '') headers.push('content-type', 'application/json; charset=utf-8');
    return this.reply(errorStatus(encoded.status ?? error.status), headers, body);
  }

  /** A plugin's error that cannot be written (a header that is none, an encoder that fails) is not the client's concern. */
  async #replyUnwritable(error: GatewayError, cause: unknown): Promise<void> {
    if (this.headSent) return this.destroy();
    this.#errors.log.error(
      { requestId: this.#exchange.id, code: error.code, error: cause },
      'error reply could not be written',
    );
    await this.#replyError(internalError(cause), nativeError).catch(() => this.destroy());
  }

  #drained(): Promise<void> {
    if (this.#draining) return this.#draining.promise;
    const draining = Promise.withResolvers<void>();
    this.#draining = draining;
    // Who pushes may forget to wait; that the client has left must not be an unhandled rejection then.
    draining.promise.catch(() => undefined);
    this.#response.once('drain', () => {
      this.#draining = undefined;
      draining.resolve();
    });
    return draining.promise;
  }
}

/**
 * While a socket is full, node keeps a text beside an encoding buffer of three times its length: a long one goes as its bytes.
 * They get memory of their own, as otherwise each would keep the rest of a shared pool. A short text is cheaper as it is.
 */
function asWritten(bytes: string | Uint8Array): string | Uint8Array {
  if (typeof bytes !== 'string' || bytes.length < longText) return bytes;
  const own = Buffer.allocUnsafeSlow(Buffer.byteLength(bytes));
  own.write(bytes);
  return own;
}

function bytesOf(bytes: Uint8Array): Buffer {
  return Buffer.isBuffer(bytes) ? bytes : Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

/** An error that says it is none is a plugin's mistake. */
function errorStatus(status: number): number {
  return Number.isInteger(status) && status >= 400 && status <= 599 ? status : 500;
}

/** The reason of every exchange whose client has left. */
export function clientGone(): GatewayError {
  return new GatewayError({ code: 'GW_CLIENT_GONE', status: 499, message: 'The client went away.' });
}
