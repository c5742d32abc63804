import type { ServerResponse } from 'node:http';
import {
  asBuffer,
  type ErrorEncoder,
  GatewayError,
  type IncomingRequest,
  type Logger,
  nativeError,
} from '../../api/index.js';
import { timeIn } from '../../api/internal/exchange-time.js';
import { inWords } from '../../pipeline/hooks/hook-results.js';
import { addCommonHeaders, addHeaders, addMissingHeaders, type HeaderList } from './response-headers.js';

/** Texts of at least this many characters are converted to bytes before they are written. */
const longText = 4096;
/** A body up to this size is written together with its headers in one piece; a larger one would not fit into one system call. */
const smallBody = 12 * 1024;

/** A request that is aborted when its client disconnects before the answer is complete. */
interface AnsweredRequest extends IncomingRequest {
  abort(reason: GatewayError): void;
}

/** What a writer needs for error replies. */
export interface ErrorReplies {
  /** The route's error encoder. */
  readonly encodeError: ErrorEncoder;
  /** Attributes failures of the encoder to its plugin. */
  readonly blame: (cause: unknown) => GatewayError;
  readonly log: Logger;
}

/**
 * Writes one HTTP response, with back-pressure. Everything that is sent to a client goes through here, so the time of the first byte is
 * known, and a client that has disconnected is reported as `GW_CLIENT_GONE`.
 */
export class ReplyWriter {
  readonly #response: ServerResponse;
  readonly #exchange: AnsweredRequest;
  readonly #errors: ErrorReplies;
  #firstByteAt: number | undefined;
  /** Status of a response that was not written by this writer. */
  #statusOfOther: number | undefined;
  #announced: Readonly<Record<string, string>> | undefined;
  #lastOnConnection = false;
  #awaitsContinue: boolean;
  /** Pending when the socket's buffer is full. */
  #draining: PromiseWithResolvers<void> | undefined;
  /** Pending from the last write until the operating system has all bytes. */
  #ending: PromiseWithResolvers<void> | undefined;

  constructor(response: ServerResponse, exchange: AnsweredRequest, errors: ErrorReplies) {
    this.#response = response;
    this.#exchange = exchange;
    this.#errors = errors;
    const { headers, httpVersion } = response.req;
    this.#awaitsContinue = headers.expect !== undefined && httpVersion === '1.1';
    // One listener for the whole life of the response: adding and removing one for every wait costs more than the waits.
    response.on('close', () => {
      if (response.writableFinished) {
        this.#ending?.resolve();
        // Close here, because the headers may have been sent before it was known that the connection must be closed.
        if (this.#lastOnConnection) response.req.socket.end();
        return;
      }
      const reason = clientGone();
      exchange.abort(reason);
      this.#draining?.reject(reason);
      this.#ending?.reject(reason);
    });
  }

  /** The status that was sent; undefined before. */
  get status(): number | undefined {
    return this.headSent ? this.#response.statusCode : this.#statusOfOther;
  }

  get firstByteAt(): number | undefined {
    return this.#firstByteAt;
  }

  get headSent(): boolean {
    return this.#response.headersSent;
  }

  /**
   * Whether nothing more can be written: all of the response has been, at least to the socket's buffer, or the connection is gone. Work that
   * continues after its exchange was abandoned finds it so, too.
   */
  get isWritten(): boolean {
    return this.#response.writableEnded || this.#response.destroyed;
  }

  /** Whether the operating system has all bytes. */
  get isDone(): boolean {
    return this.#response.writableFinished;
  }

  /** Whether the socket's buffer is full. */
  get full(): boolean {
    return this.#response.writableNeedDrain;
  }

  /** Whether something that was written waits for the client to read. */
  get isUnread(): boolean {
    return this.full || (this.isWritten && !this.isDone);
  }

  /** Closes the connection after this response. */
  closeAfterwards(): void {
    this.#lastOnConnection = true;
  }

  /** Sends `100 Continue`, if the client waits for it. */
  sendContinue(): void {
    if (!this.#awaitsContinue || this.headSent || this.isWritten) return;
    this.#awaitsContinue = false;
    this.#response.writeContinue();
  }

  /** Sets default headers of the response; its own headers take precedence. */
  announce(headers: Readonly<Record<string, string>>): void {
    this.#announced = this.#announced ? { ...this.#announced, ...headers } : headers;
  }

  /** Writes status and headers. @param headers is changed, and belongs to the writer from now on */
  head(status: number, headers: HeaderList): void {
    addMissingHeaders(headers, this.#announced);
    addCommonHeaders(headers, this.#exchange);
    // If `100 Continue` was never sent, the body may still come or not, and could not be distinguished from the next request.
    if (this.#lastOnConnection || this.#awaitsContinue) headers.push('connection', 'close');
    this.#response.writeHead(status, headers);
    this.#firstByteAt ??= timeIn(this.#exchange);
  }

  /** Writes. A returned promise is back-pressure: it resolves when the socket's buffer has been drained. */
  write(bytes: string | Uint8Array): void | Promise<void> {
    if (this.isWritten) throw clientGone();
    return this.#response.write(asWritten(bytes)) ? undefined : this.#drained();
  }

  /** Writes the last bytes; resolves when the operating system has them. */
  end(bytes?: string | Uint8Array, encoding: BufferEncoding = 'utf8'): Promise<void> {
    if (this.isWritten) return Promise.reject(clientGone());
    this.#ending = Promise.withResolvers();
    this.#response.end(bytes, encoding);
    return this.#ending.promise;
  }

  /** Lets other code write the response; resolves when the operating system has all bytes, rejects when the client has disconnected. */
  lend(write: (response: ServerResponse) => void): Promise<void> {
    if (this.isWritten) return Promise.reject(clientGone());
    this.#ending = Promise.withResolvers();
    write(this.#response);
    return this.#ending.promise;
  }

  /** Adds the common headers. For other code that writes the response: call it just before the headers are written. */
  headFollows(): void {
    const headers: HeaderList = [];
    addMissingHeaders(headers, this.#announced);
    addCommonHeaders(headers, this.#exchange);
    for (let index = 0; index < headers.length; index += 2)
      this.#response.setHeader(headers[index] as string, headers[index + 1] as string);
    this.#firstByteAt ??= timeIn(this.#exchange);
  }

  /** Records that other code has begun to answer on the socket itself. */
  answeredByOther(status: number): void {
    this.#statusOfOther = status;
    this.#firstByteAt ??= timeIn(this.#exchange);
  }

  /** Writes a complete reply. */
  reply(status: number, headers: HeaderList, body: string | Uint8Array): Promise<void> {
    const length = typeof body === 'string' ? Buffer.byteLength(body) : body.length;
    headers.push('content-length', String(length));
    this.head(status, headers);
    if (typeof body === 'string' || length > smallBody) return this.end(body);
    // Node writes headers and a string in one system call, but headers and bytes in two, which costs 3 µs more: a fifteenth of the system
    // time of a request.
    return this.end(asBuffer(body).toString('latin1'), 'latin1');
  }

  /** Writes a complete error reply, encoded for the route. Never rejects. */
  async error(error: GatewayError): Promise<void> {
    if (error.status === 499) return this.destroy();
    // The rest of the request may still come, and is not waited for (RFC 9110, section 15.5.9).
    if (error.code === 'GW_REQUEST_TIMEOUT') this.closeAfterwards();
    try {
      await this.#replyError(error, this.#errors.encodeError);
    } catch (cause) {
      await this.#replyUnwritable(error, cause);
    }
  }

  destroy(): void {
    this.#response.destroy();
  }

  #replyError(error: GatewayError, encode: ErrorEncoder): Promise<void> {
    const { status, headers, body } = errorReply(error, encode, this.#exchange);
    return this.reply(status, headers, body);
  }

  /** Replies with an internal error when a plugin's error cannot be written (an invalid header, an encoder that throws). */
  async #replyUnwritable(error: GatewayError, thrown: unknown): Promise<void> {
    if (this.headSent) return this.destroy();
    const cause = this.#errors.blame(thrown);
    this.#errors.log.error(
      { requestId: this.#exchange.id, code: error.code, error: cause },
      'error reply could not be written',
    );
    // Otherwise the reason phrase of the failed attempt would follow the status 500.
    this.#response.statusMessage = '';
    await this.#replyError(cause, nativeError).catch(() => this.destroy());
  }

  #drained(): Promise<void> {
    if (this.#draining) return this.#draining.promise;
    const draining = Promise.withResolvers<void>();
    this.#draining = draining;
    // Prevents an unhandled rejection if the caller does not await the promise.
    draining.promise.catch(() => undefined);
    this.#response.once('drain', () => {
      this.#draining = undefined;
      draining.resolve();
    });
    return draining.promise;
  }
}

/**
 * Converts a long string to bytes: while a socket is full, Node keeps a string together with an encoding buffer of three times its length.
 * The bytes are allocated outside the buffer pool, which they would otherwise keep alive. Short strings are cheaper unconverted.
 */
function asWritten(bytes: string | Uint8Array): string | Uint8Array {
  if (typeof bytes !== 'string' || bytes.length < longText) return bytes;
  const own = Buffer.allocUnsafeSlow(Buffer.byteLength(bytes));
  own.write(bytes);
  return own;
}

/** What {@link HttpAnswerTarget} writes to. */
export type AnswerWriter = Pick<
  ReplyWriter,
  'status' | 'firstByteAt' | 'headSent' | 'full' | 'announce' | 'head' | 'write' | 'end' | 'reply' | 'error' | 'destroy'
>;

/** A complete error reply. */
interface ErrorReply {
  readonly status: number;
  readonly headers: HeaderList;
  readonly body: string;
}

/** Encodes an error for a route. @throws what the encoder throws */
export function errorReply(
  error: GatewayError,
  encode: ErrorEncoder,
  { id, trace }: Pick<IncomingRequest, 'id' | 'trace'>,
): ErrorReply {
  const encoded = encode(error, { id, traceId: trace.traceId });
  if (typeof encoded !== 'object')
    throw new Error(`its error encoder returned ${inWords(encoded)}, which is not an error's reply: return { body }`);
  const headers: HeaderList = [];
  const { retryAfter = Number.NaN } = error;
  if (retryAfter >= 0 && retryAfter < Infinity) headers.push('retry-after', String(Math.ceil(retryAfter)));
  if (error.retryable !== undefined) headers.push('x-should-retry', String(error.retryable));
  addHeaders(headers, error.headers);
  addHeaders(headers, encoded.headers);
  const body = encoded.body === undefined ? '' : JSON.stringify(encoded.body);
  if (body !== '') headers.push('content-type', 'application/json; charset=utf-8');
  return { status: errorStatus(encoded.status ?? error.status), headers, body };
}

/** The status of an error; 500 if a plugin has given one that is not an error status. */
export function errorStatus(status: number): number {
  return Number.isInteger(status) && status >= 400 && status <= 599 ? status : 500;
}

/** The abort reason of an exchange whose client has disconnected. */
export function clientGone(message = 'The client went away.'): GatewayError {
  return new GatewayError({ code: 'GW_CLIENT_GONE', status: 499, message });
}
