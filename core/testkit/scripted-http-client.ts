import { GatewayError } from '../api/errors.js';
import type { HttpClient, HttpRequest, HttpResponse } from '../api/services/http-client.js';
import { abortError, upstreamError } from '../services/http-client/upstream-errors.js';

/** The response of a scripted server. */
export interface ScriptedReply {
  /** Defaults to 200. */
  readonly status?: number;
  /** Names in lower case. */
  readonly headers?: Readonly<Record<string, string>>;
  /** The body, in the chunks in which it arrives. A string or byte array is one chunk; any other object is sent as JSON. */
  readonly body?: string | Uint8Array | readonly (string | Uint8Array)[] | object;
  /** After the last chunk: `end` (default) ends the body, `hang` sends nothing more (with an empty list as the `body`, nothing at all), an error is that of a connection that breaks. */
  readonly ending?: 'end' | 'hang' | Error;
}

/**
 * A step of the script: a response, a connection failure, or a function of the request that returns either. What is no `GatewayError` becomes the one
 * of the real client, `GW_UPSTREAM_UNREACHABLE`, and `GW_UPSTREAM_BROKEN` as an `ending`.
 */
export type ScriptedStep = ScriptedReply | Error | ((request: HttpRequest) => ScriptedReply | Error);

/** The state of a response's body. */
export type BodyFate = 'untouched' | 'reading' | 'read' | 'released' | 'discarded' | 'aborted' | 'broken';

/** A request that was sent to a {@link ScriptedHttpClient}. */
export interface ScriptedExchange {
  readonly request: HttpRequest;
  /** The request's body as text. */
  readonly body: string;
  readonly fate: BodyFate;
}

/**
 * An `HttpClient` without sockets for tests of provider plugins: it responds according to a script and records the requests. It has the
 * guarantees of the real client: chunks arrive one by one with backpressure from the sink, an abort ends the body at once with the
 * same error, a sink that throws closes the body, and each body can be read or discarded only once.
 *
 * @example
 * const http = new ScriptedHttpClient({ headers: { 'content-type': 'text/event-stream' }, body: ['data: {', '}\n\n'] });
 * const response = await http.send({ method: 'POST', url: 'http://provider.test/', headers: {}, signal });
 * http.exchanges[0].request.headers;
 */
export class ScriptedHttpClient implements HttpClient {
  readonly exchanges: ScriptedExchange[] = [];
  readonly #steps: ScriptedStep[];

  /** @param steps one for each request, in order; the last one is repeated for all further requests */
  constructor(...steps: readonly ScriptedStep[]) {
    this.#steps = [...steps];
  }

  async send(request: HttpRequest): Promise<HttpResponse> {
    const exchange: Recorded = { request, body: textOf(request.body), fate: 'untouched' };
    this.exchanges.push(exchange);
    const { aborted, reason } = signalOf(request);
    if (aborted) throw abortError(reason, hostOf(request));
    const step = this.#steps.length > 1 ? this.#steps.shift() : this.#steps[0];
    const reply = typeof step === 'function' ? step(request) : step;
    if (reply === undefined) throw new Error('The script has no step for this request.');
    if (reply instanceof Error) throw failureOf(reply, request, false);
    return new ScriptedResponse(reply, exchange);
  }
}

interface Recorded extends ScriptedExchange {
  fate: BodyFate;
}

class ScriptedResponse implements HttpResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly #reply: ScriptedReply;
  readonly #exchange: Recorded;
  readonly #closed = new AbortController();
  #released = false;

  constructor(reply: ScriptedReply, exchange: Recorded) {
    this.status = reply.status ?? 200;
    this.headers = reply.headers ?? { 'content-type': 'application/json' };
    this.#reply = reply;
    this.#exchange = exchange;
  }

  async deliver(sink: (chunk: Uint8Array) => void | Promise<void>): Promise<void> {
    if (this.#exchange.fate !== 'untouched') throw new Error(`The body is ${this.#exchange.fate} already.`);
    this.#exchange.fate = 'reading';
    const ended = AbortSignal.any([signalOf(this.#exchange.request), this.#closed.signal]);
    for (const piece of piecesOf(this.#reply.body)) {
      this.#check(ended);
      await this.#hand(piece, sink);
    }
    this.#check(ended);
    const { ending = 'end' } = this.#reply;
    if (ending === 'hang' && this.#released) {
      this.#exchange.fate = 'released';
      throw new Error('The answer was discarded.');
    }
    if (ending === 'hang') {
      await new Promise((resolve) => ended.addEventListener('abort', resolve, { once: true }));
      this.#check(ended);
    }
    this.#exchange.fate = ending === 'end' ? 'read' : 'broken';
    if (ending instanceof Error) throw failureOf(ending, this.#exchange.request, true);
  }

  async bytes(maxBytes: number): Promise<Uint8Array> {
    const pieces: Uint8Array[] = [];
    let total = 0;
    await this.deliver((piece) => {
      total += piece.length;
      if (total > maxBytes) throw tooLarge(maxBytes);
      pieces.push(piece);
    });
    return Buffer.concat(pieces);
  }

  discard(): void {
    if (this.#exchange.fate === 'untouched' || this.#exchange.fate === 'reading') this.#exchange.fate = 'discarded';
    this.#closed.abort(new Error('The answer was discarded.'));
  }

  release(): void {
    this.#released = true;
  }

  async #hand(piece: Uint8Array, sink: (chunk: Uint8Array) => void | Promise<void>): Promise<void> {
    try {
      await sink(piece);
    } catch (error) {
      this.#exchange.fate = 'discarded';
      throw error;
    }
  }

  #check(ended: AbortSignal): void {
    if (!ended.aborted) return;
    if (this.#closed.signal.aborted) throw ended.reason;
    this.#exchange.fate = 'aborted';
    throw abortError(ended.reason, hostOf(this.#exchange.request));
  }
}

function failureOf(error: Error, request: HttpRequest, sent: boolean): Error {
  return GatewayError.is(error) ? error : upstreamError(error, hostOf(request), sent);
}

function hostOf({ url }: HttpRequest): string {
  return new URL(url).host;
}

function signalOf({ signal, exchange }: HttpRequest): AbortSignal {
  return signal ?? exchange.signal;
}

function piecesOf(body: ScriptedReply['body']): Uint8Array[] {
  if (body === undefined) return [];
  if (typeof body === 'string' || body instanceof Uint8Array) return [bytesOf(body)];
  if (Array.isArray(body)) return body.map(bytesOf);
  return [bytesOf(JSON.stringify(body))];
}

function bytesOf(piece: string | Uint8Array): Uint8Array {
  return typeof piece === 'string' ? Buffer.from(piece, 'utf8') : piece;
}

function textOf(body: HttpRequest['body']): string {
  return body === undefined ? '' : Buffer.from(bytesOf(body)).toString('utf8');
}

function tooLarge(limit: number): GatewayError {
  return new GatewayError({
    code: 'GW_PROVIDER_ANSWER_TOO_LARGE',
    status: 502,
    message: `The provider's answer is longer than ${limit} bytes.`,
  });
}
