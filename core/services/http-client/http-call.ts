import { type Dispatcher, errors } from 'undici';
import type { Awaitable } from '../../api/awaitable.js';
import type { IncomingRequest } from '../../api/exchange.js';
import type { EndOfCall, HttpResponse } from '../../api/services/http-client.js';
import { onAbort } from '../../api/internal/abort-source.js';
import { holdAnswer } from '../../api/internal/exchange-memory.js';
import { CollectedBytes } from '../../api/internal/collected-bytes.js';
import type { Arrived, ArrivedResponses } from './arrived-responses.js';
import { Decompressor } from './decompressor.js';
import { type OverdueCalls, ticksOf, type Waiting } from './overdue-calls.js';
import { abortError, answerTooLarge, upstreamError } from './upstream-errors.js';

type ChunkSink = (chunk: Uint8Array) => void | Promise<void>;
type Controller = Dispatcher.DispatchController;
type RawHeaders = Record<string, string | string[] | undefined>;

/**
 * The bytes that are buffered, until the body is read or while the sink is busy, before the socket is paused. Each slow client occupies
 * this much. Not less, because a small response that came together with its headers should be complete at once and release its socket, and
 * because a sink that waits a moment for each small event should not cause a pause each time.
 */
const maxBufferedBytes = 16 * 1024;
/** Milliseconds that a server has to end a body after `release`. */
export const releaseMs = 1_000;

/** The time limits of a call, and objects that all calls of a client share. */
export interface CallSettings {
  /** Detects calls that have exceeded their time limits. */
  readonly overdue: OverdueCalls;
  readonly arrived: ArrivedResponses;
  readonly headersTimeoutMs: number;
  readonly idleTimeoutMs: number;
}

/**
 * One call: both undici's handler and the response that is returned, in one object, to save an allocation for each call.
 *
 * The sink gets everything that has arrived, in order, and then the end of the body or its failure. An abort takes effect at once: buffered
 * data are dropped.
 */
export class HttpCall implements Dispatcher.DispatchHandler, HttpResponse, Waiting, Arrived {
  readonly head: Promise<HttpResponse>;
  status = 0;
  headers: Readonly<Record<string, string | undefined>> = {};
  place: number | undefined;

  readonly #host: string;
  readonly #exchange: IncomingRequest | undefined;
  readonly #signal: AbortSignal | undefined;
  readonly #settings: CallSettings;
  /** The tick of the last activity of the server, or of the last request to it. */
  #heardAt = 0;
  /** The tick at which the rest of the body was released. */
  #releasedAt: number | undefined;
  #controller: Controller | undefined;
  /** Settle the current promise: first that of the headers, then that of the body. */
  #resolve!: (value: never) => void;
  #reject!: (error: unknown) => void;
  #encoding: string | undefined;
  #sink: ChunkSink | undefined;
  /** Flushes what the sink itself has buffered when the body is complete. */
  #flush: (() => Promise<void>) | undefined;
  /** True while a promise of the sink is pending. */
  #isSinkBusy = false;
  #buffered: Uint8Array[] = [];
  #bufferedBytes = 0;
  /** True when the socket will deliver no more data. */
  #hasEnded = false;
  /** True when the result has been reported; later events are ignored. */
  #isFinished = false;
  #failure: Error | undefined;

  constructor(host: string, { exchange, signal }: EndOfCall, settings: CallSettings) {
    this.#host = host;
    this.#exchange = exchange;
    this.#signal = signal;
    this.#settings = settings;
    this.head = new Promise<HttpResponse>((resolve, reject) => {
      this.#resolve = resolve as (value: never) => void;
      this.#reject = reject;
    });
    if (exchange) onAbort(exchange, () => this.handleEvent());
    else if (signal.aborted) this.handleEvent();
    else signal.addEventListener('abort', this, { once: true });
  }

  /** True when the call was aborted before it began. */
  get isOver(): boolean {
    return this.#isFinished;
  }

  /** Handles the abort event. The call itself is the listener, which saves a closure. */
  handleEvent(): void {
    const signal = this.#signal ?? this.#exchange?.signal;
    this.#abandon(abortError(signal?.reason, this.#host));
  }

  onRequestStart(controller: Controller): void {
    // Aborted while it was waiting for a socket. Throwing removes it from undici's queue, and leaves the socket to other calls.
    if (this.#isFinished) throw new Error('The call was aborted before it was sent.');
    this.#controller = controller;
    this.#heard();
    this.#settings.overdue.add(this);
  }

  endOverdue(tick: number): void {
    if (this.#releasedAt !== undefined && tick - this.#releasedAt >= ticksOf(releaseMs)) {
      this.discard();
      return;
    }
    const { headersTimeoutMs, idleTimeoutMs } = this.#settings;
    const begun = this.status !== 0;
    if (tick - this.#heardAt < ticksOf(begun ? idleTimeoutMs : headersTimeoutMs)) return;
    // While the socket is paused by back-pressure, the server cannot send anything.
    if (begun && this.#controller?.paused) return;
    this.#controller?.abort(begun ? new errors.BodyTimeoutError() : new errors.HeadersTimeoutError());
  }

  onResponseStart(controller: Controller, status: number, headers: RawHeaders): void {
    // The raw headers are slices of the socket's buffer, and would keep all of it alive until the call ends.
    controller.rawHeaders = null;
    // An interim answer is not the beginning of the answer, which has its time limit.
    if (status < 200) return;
    this.#heard();
    this.status = status;
    this.headers = joinRepeated(headers);
    this.#encoding = takeEncoding(headers);
    const { overdue, arrived } = this.#settings;
    // The last of several that end in this turn has no others beside it any more, but they wait.
    if (overdue.size > 1 || arrived.isWaiting) arrived.add(this);
    else this.resolveHead();
  }

  resolveHead(): void {
    this.#resolve(this as never);
  }

  onResponseData(controller: Controller, chunk: Buffer): void {
    // undici sends an empty chunk whenever it resumes inside a body; a sink that pauses for each chunk would make no progress.
    if (this.#isFinished || chunk.length === 0) return;
    this.#heard();
    if (this.#sink !== undefined && !this.#isSinkBusy) {
      this.#passOn(this.#sink, chunk);
      return;
    }
    this.#buffered.push(chunk);
    this.#bufferedBytes += chunk.length;
    if (this.#bufferedBytes > maxBufferedBytes) controller.pause();
  }

  onResponseEnd(): void {
    this.#end();
    if (this.#sink !== undefined) this.#proceed();
  }

  onResponseError(_controller: Controller | null, error: Error): void {
    this.#end();
    if (this.#isFinished) return;
    this.#failure = upstreamError(error, this.#host, this.#controller !== undefined);
    if (this.status === 0) this.#finish();
    else if (this.#sink !== undefined) this.#proceed();
  }

  deliver(sink: ChunkSink): Promise<void> {
    return this.#encoding === undefined ? this.#receive(sink) : this.#receiveEncoded(this.#encoding, sink);
  }

  bytes(maxBytes: number): Awaitable<Uint8Array> {
    return this.#takeWhole(maxBytes) ?? this.#collect(maxBytes);
  }

  /** A body that has arrived together with the headers. */
  #takeWhole(maxBytes: number): Uint8Array | undefined {
    const isWhole = this.#hasEnded && !this.#isFinished && this.#failure === undefined && this.#buffered.length === 1;
    if (!isWhole || this.#sink !== undefined || this.#encoding !== undefined) return undefined;
    const [body] = this.#buffered;
    if (body === undefined || body.length > maxBytes) return undefined;
    this.#sink = ignore;
    this.#settle();
    return body;
  }

  async #collect(maxBytes: number): Promise<Uint8Array> {
    const collected = new CollectedBytes();
    await this.deliver((chunk) => {
      collected.add(chunk);
      if (collected.size > maxBytes) throw answerTooLarge(this.#host, maxBytes);
      if (this.#exchange) holdAnswer(this.#exchange, collected.size, chunk.length);
    });
    return collected.all();
  }

  discard(): void {
    this.#abandon(new Error('The answer was discarded.'));
  }

  release(): void {
    this.#releasedAt ??= this.#settings.overdue.tick;
  }

  #receive(sink: ChunkSink, flush?: () => Promise<void>): Promise<void> {
    return new Promise<void>((resolve, reject) => {
      if (this.#sink !== undefined) throw new Error('The body of an answer can be asked for only once.');
      if (this.#isFinished) throw this.#failure;
      this.#sink = sink;
      this.#flush = flush;
      this.#resolve = resolve as (value: never) => void;
      this.#reject = reject;
      this.#proceed();
    });
  }

  async #receiveEncoded(encoding: string, sink: ChunkSink): Promise<void> {
    const decompressor = new Decompressor(encoding, this.#host, sink);
    try {
      await this.#receive(
        (chunk) => decompressor.write(chunk),
        () => decompressor.end(),
      );
    } finally {
      decompressor.close();
    }
  }

  /** Restarts the time limit: the server has sent something, or can send again. */
  #heard(): void {
    this.#heardAt = this.#settings.overdue.tick;
  }

  /** Stops the time limits. */
  #end(): void {
    this.#hasEnded = true;
    this.#settings.overdue.delete(this);
  }

  #readOn(): void {
    this.#heard();
    this.#controller?.resume();
  }

  /** Passes buffered data to the sink, and then resumes the socket or finishes. */
  #proceed(): void {
    const sink = this.#sink;
    if (sink === undefined) return;
    while (!this.#isSinkBusy && !this.#isFinished) {
      const chunk = this.#buffered.shift();
      if (chunk !== undefined) {
        this.#bufferedBytes -= chunk.length;
        this.#passOn(sink, chunk);
      } else if (!this.#hasEnded) return this.#readOn();
      else if (this.#failure !== undefined || this.#flush === undefined) this.#finish();
      else this.#flushOnce(this.#flush);
    }
  }

  #passOn(sink: ChunkSink, chunk: Uint8Array): void {
    try {
      const pending = sink(chunk);
      if (pending !== undefined) this.#waitFor(pending);
    } catch (error) {
      this.#abandon(error);
    }
  }

  #flushOnce(flush: () => Promise<void>): void {
    this.#flush = undefined;
    this.#waitFor(flush());
  }

  #waitFor(pending: Promise<void>): void {
    this.#isSinkBusy = true;
    pending.then(
      () => {
        this.#isSinkBusy = false;
        this.#proceed();
      },
      (error: unknown) => this.#abandon(error),
    );
  }

  /** Aborts the call: the socket is destroyed, unless the response is complete and the socket has been released. */
  #abandon(error: unknown): void {
    if (this.#isFinished) return;
    this.#failure = error instanceof Error ? error : new Error('The body could not be passed on.', { cause: error });
    this.#finish();
    if (this.#hasEnded) return;
    this.#settings.overdue.delete(this);
    this.#controller?.abort(this.#failure);
  }

  #finish(): void {
    this.#settle();
    if (this.#failure === undefined) this.#resolve(undefined as never);
    else this.#reject(this.#failure);
  }

  /** Ends the call without settling its promise again: resolving a settled promise emits a Node event, which is expensive. */
  #settle(): void {
    this.#isFinished = true;
    // Remove the listener from a signal, which may live as long as the process. (Listeners of an exchange are released with it.)
    this.#signal?.removeEventListener('abort', this);
    this.#buffered = [];
    // An exchange refers to its calls until it ends, and a tool loop makes many of them: release the request's body and the sink now.
    if (this.#sink !== undefined) this.#sink = ignore;
    if (this.#hasEnded) this.#controller = undefined;
  }
}

function ignore(): void {}

/** Joins repeated headers, in place, because no other code refers to the object. */
function joinRepeated(headers: RawHeaders): Readonly<Record<string, string | undefined>> {
  for (const name in headers) {
    const value = headers[name];
    if (typeof value === 'object') headers[name] = value.join(', ');
  }
  return headers as Record<string, string | undefined>;
}

/** Removes `Content-Encoding` (and the length) from the headers, because the body is returned decompressed, and returns it. */
function takeEncoding(headers: RawHeaders): string | undefined {
  const encoding = headers['content-encoding'];
  if (typeof encoding !== 'string') return undefined;
  delete headers['content-encoding'];
  if (encoding === '' || encoding === 'identity') return undefined;
  delete headers['content-length'];
  return encoding.toLowerCase();
}
