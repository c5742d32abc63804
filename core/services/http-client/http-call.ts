import { type Dispatcher, errors } from 'undici';
import type { IncomingRequest } from '../../api/exchange.js';
import type { EndOfCall, HttpResponse } from '../../api/services/http-client.js';
import { onAbort } from '../../api/tells-of-abort.js';
import type { Arrived, ArrivedHeads } from './arrived-heads.js';
import { Decompressor } from './decompressor.js';
import { type OverdueCalls, ticksOf, type Waiting } from './overdue-calls.js';
import { abortError, answerTooLarge, upstreamError } from './upstream-errors.js';

type ChunkSink = (chunk: Uint8Array) => void | Promise<void>;
type Controller = Dispatcher.DispatchController;
type RawHeaders = Record<string, string | string[] | undefined>;

/**
 * Bytes that may wait for the sink, or for somebody to ask for the body, before the socket is paused: each stalled client keeps
 * as many of them. Not less: a small answer that came together with its head is complete at once and gives its socket back, and
 * a sink that waits for a moment with each small event does not cost a pause each time.
 */
const mayWait = 16 * 1024;
/** Milliseconds that a server has to end a body of which nothing is wanted any more. */
export const releaseMs = 1_000;

/** How long a call may wait for its server, and what all calls of a client have in common. */
export interface CallSettings {
  /** Where it is seen that it has waited for too long. */
  readonly overdue: OverdueCalls;
  readonly heads: ArrivedHeads;
  readonly headersTimeoutMs: number;
  readonly idleTimeoutMs: number;
}

/**
 * One call: what undici tells about it, and the response that is handed out. Both are one object because every call makes one.
 *
 * What has arrived is given to the sink in order, and after it the end, or the failure with which the server ended it. An
 * abort does not queue: it drops what waits.
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
  /** The tick at which the server was last heard, or last asked. */
  #heardAt = 0;
  /** The tick at which the rest of the body was released. */
  #releasedAt: number | undefined;
  #controller: Controller | undefined;
  /** Settle the promise that is waited for at present: first the head's, then the body's. */
  #resolve!: (value: never) => void;
  #reject!: (error: unknown) => void;
  #encoding: string | undefined;
  #sink: ChunkSink | undefined;
  /** Gets out what the sink itself still holds when the body is complete. */
  #flush: (() => Promise<void>) | undefined;
  /** A promise of the sink is pending. */
  #stalled = false;
  #waiting: Uint8Array[] = [];
  #waitingBytes = 0;
  /** Nothing more will come from the socket. */
  #ended = false;
  /** How it went has been said; nothing that comes later counts. */
  #finished = false;
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

  /** True when it was aborted before it began. */
  get isOver(): boolean {
    return this.#finished;
  }

  /** The call is aborted; being the listener itself saves a closure. */
  handleEvent(): void {
    const signal = this.#signal ?? this.#exchange?.signal;
    this.#abandon(abortError(signal?.reason));
  }

  onRequestStart(controller: Controller): void {
    // Aborted while it waited for a socket. A throw takes it out of the queue and leaves the socket to other calls.
    if (this.#finished) throw new Error('The call was aborted before it was sent.');
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
    // Whom nobody lets speak is not silent.
    if (begun && this.#controller?.paused) return;
    this.#controller?.abort(begun ? new errors.BodyTimeoutError() : new errors.HeadersTimeoutError());
  }

  onResponseStart(controller: Controller, status: number, headers: RawHeaders): void {
    // These are slices of what the socket has read, and would keep all of it until the call ends.
    controller.rawHeaders = null;
    this.#heard();
    const interim = status < 200;
    if (interim) return;
    this.status = status;
    this.headers = joinRepeated(headers);
    this.#encoding = takeEncoding(headers);
    if (this.#settings.overdue.size > 1) this.#settings.heads.add(this);
    else this.tellHead();
  }

  tellHead(): void {
    this.#resolve(this as never);
  }

  onResponseData(controller: Controller, chunk: Buffer): void {
    // Every resumption inside a body begins with an empty chunk: a sink that waits on each would never get to the next.
    if (this.#finished || chunk.length === 0) return;
    this.#heard();
    if (this.#sink !== undefined && !this.#stalled) {
      this.#give(this.#sink, chunk);
      return;
    }
    this.#waiting.push(chunk);
    this.#waitingBytes += chunk.length;
    if (this.#waitingBytes > mayWait) controller.pause();
  }

  onResponseEnd(): void {
    this.#end();
    if (this.#sink !== undefined) this.#proceed();
  }

  onResponseError(_controller: Controller | null, error: Error): void {
    this.#end();
    if (this.#finished) return;
    this.#failure = upstreamError(error, this.#host, this.#controller !== undefined);
    if (this.status === 0) this.#finish();
    else if (this.#sink !== undefined) this.#proceed();
  }

  deliver(sink: ChunkSink): Promise<void> {
    return this.#encoding === undefined ? this.#receive(sink) : this.#receiveEncoded(this.#encoding, sink);
  }

  arrived(maxBytes: number): Uint8Array | undefined {
    const isWhole = this.#ended && !this.#finished && this.#failure === undefined && this.#waiting.length === 1;
    if (!isWhole || this.#sink !== undefined || this.#encoding !== undefined) return undefined;
    const [body] = this.#waiting;
    if (body === undefined || body.length > maxBytes) return undefined;
    this.#sink = ignore;
    this.#settle();
    return body;
  }

  bytes(maxBytes: number): Promise<Uint8Array> {
    const whole = this.arrived(maxBytes);
    return whole === undefined ? this.#collect(maxBytes) : Promise.resolve(whole);
  }

  async #collect(maxBytes: number): Promise<Uint8Array> {
    const chunks: Uint8Array[] = [];
    let size = 0;
    await this.deliver((chunk) => {
      size += chunk.length;
      if (size > maxBytes) throw answerTooLarge(this.#host, maxBytes);
      chunks.push(chunk);
    });
    const [first] = chunks;
    return chunks.length === 1 && first !== undefined ? first : Buffer.concat(chunks, size);
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
      if (this.#finished) throw this.#failure;
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

  /** The server has said something, or may do so again. */
  #heard(): void {
    this.#heardAt = this.#settings.overdue.tick;
  }

  /** Nothing is waited for any more. */
  #end(): void {
    this.#ended = true;
    this.#settings.overdue.delete(this);
  }

  #readOn(): void {
    this.#heard();
    this.#controller?.resume();
  }

  /** Gives the sink what has been waiting, then reads on, or comes to the end. */
  #proceed(): void {
    const sink = this.#sink;
    if (sink === undefined) return;
    while (!this.#stalled && !this.#finished) {
      const chunk = this.#waiting.shift();
      if (chunk !== undefined) {
        this.#waitingBytes -= chunk.length;
        this.#give(sink, chunk);
      } else if (!this.#ended) return this.#readOn();
      else if (this.#failure !== undefined || this.#flush === undefined) this.#finish();
      else this.#flushOnce(this.#flush);
    }
  }

  #give(sink: ChunkSink, chunk: Uint8Array): void {
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
    this.#stalled = true;
    pending.then(
      () => {
        this.#stalled = false;
        this.#proceed();
      },
      (error: unknown) => this.#abandon(error),
    );
  }

  /** Ends the call from this side: the socket is destroyed, unless the answer is complete and the socket given back. */
  #abandon(error: unknown): void {
    if (this.#finished) return;
    this.#failure = error instanceof Error ? error : new Error('The body could not be passed on.', { cause: error });
    this.#finish();
    if (this.#ended) return;
    this.#settings.overdue.delete(this);
    this.#controller?.abort(this.#failure);
  }

  #finish(): void {
    this.#settle();
    if (this.#failure === undefined) this.#resolve(undefined as never);
    else this.#reject(this.#failure);
  }

  /** Without a word to anybody: to resolve a promise that has been kept already is an event, which costs more than the promise. */
  #settle(): void {
    this.#finished = true;
    // What an exchange would tell goes with it; signals may live as long as the process.
    this.#signal?.removeEventListener('abort', this);
    this.#waiting = [];
    // An exchange knows its calls to its end, and a loop of functions makes many: what was sent and where the body went need not stay as long.
    if (this.#sink !== undefined) this.#sink = ignore;
    if (this.#ended) this.#controller = undefined;
  }
}

function ignore(): void {}

/** Joins repeated headers in place; nobody else holds the object. */
function joinRepeated(headers: RawHeaders): Readonly<Record<string, string | undefined>> {
  for (const name in headers) {
    const value = headers[name];
    if (typeof value === 'object') headers[name] = value.join(', ');
  }
  return headers as Record<string, string | undefined>;
}

/** The coding that has to be undone; the headers then no longer speak of it, as the body that is handed out has none. */
function takeEncoding(headers: RawHeaders): string | undefined {
  const encoding = headers['content-encoding'];
  if (typeof encoding !== 'string') return undefined;
  delete headers['content-encoding'];
  if (encoding === '' || encoding === 'identity') return undefined;
  delete headers['content-length'];
  return encoding.toLowerCase();
}
