import {
  AnswerCollector,
  type AnswerEncoder,
  type Awaitable,
  type CollectedAnswer,
  type Dialect,
  type Exchange,
  GatewayError,
  type InferenceCall,
  type JsonValue,
  longJsonBytes,
  organizationOf,
  type Relay,
  type StreamPart,
  stringifyJson,
  workInTurns,
} from '../../api/index.js';
import { nextTurnOf } from '../../api/waiting/fair-turns.js';
import type { ServerSettings } from '../../api/internal/config-source.js';
import { timeIn } from '../../api/internal/exchange-time.js';
import type { AnswerTarget, PassedSink } from '../../pipeline/target.js';
import { longJson } from './long-json.js';
import type { AnswerWriter } from './reply-writer.js';
import { addHeaders, foreignBodyHeaders, type HeaderList } from './response-headers.js';

const eventStream = 'text/event-stream; charset=utf-8';

/** What browsers show as text, if nothing else is said: of `text/event-stream, text/html` they would take the last. */
const isShownAsText = /^(?:text\/event-stream|application\/json)(?:; ?charset=[\w-]+)?$/i;

/**
 * Intervals without a heartbeat while no provider has accepted the call. A heartbeat sends the headers, and then a refusal cannot have a status of its
 * own any more; providers refuse sooner than this, and usual proxies give up later.
 */
const silentIntervals = 2;

/** Bytes that a number of a vector may take in JSON. */
const bytesOfNumber = 20;

/** Whether an answer is so long that it is encoded in several turns of the event loop. */
function isLong({ choices, embeddings }: CollectedAnswer): boolean {
  let length = embeddings.length * (embeddings[0]?.vector.length ?? 0) * bytesOfNumber;
  for (const { content } of choices) {
    for (const block of content) {
      if ('text' in block) length += block.text.length;
      else if (block.type === 'tool-call') length += block.arguments.length;
    }
  }
  return length > longJsonBytes;
}

/** The exchange that is answered, and where. */
interface AnswerContext {
  readonly exchange: Exchange;
  readonly writer: AnswerWriter;
  readonly settings: Pick<ServerSettings, 'streamHeartbeatMs'>;
}

/** Writes the answer of a model to an HTTP client: relayed, streamed in the client's dialect, or as one body. */
export class HttpAnswerTarget implements AnswerTarget {
  /** Name of the client's dialect, in the form in which the client gets it. */
  readonly dialect: string;
  /** The content type of a stream; undefined for events. */
  readonly #streamType: string | undefined;
  readonly #dialect: Dialect;
  readonly #exchange: Exchange;
  readonly #writer: AnswerWriter;
  readonly #heartbeatMs: number;
  #call: InferenceCall | undefined;
  #usedEncoder: AnswerEncoder | undefined;
  #relay: Relay | undefined;
  /** The chunks of a relayed body that is not streamed. It is sent in one piece, when it is complete and everything is settled. */
  readonly #wholeRelay: Uint8Array[] = [];
  #collector: AnswerCollector | undefined;
  /** The body of an answer that is not streamed, when it is complete. */
  #body: string | Uint8Array = '';
  /** Encoded parts that are not sent before the first part with content. */
  #beforeHead = '';
  #heartbeat: NodeJS.Timeout | undefined;
  /** Intervals that are left without a heartbeat. */
  #silent = silentIntervals;
  /** When part of an answer was sent first. */
  #begunAt: number | undefined;
  /** Whether a heartbeat has sent the headers. */
  #beganSilently = false;

  constructor(dialect: Dialect, { exchange, writer, settings }: AnswerContext) {
    this.#streamType = dialect.streamType?.(exchange);
    this.dialect = this.#streamType === undefined ? dialect.name : `${dialect.name} as ${this.#streamType}`;
    this.#dialect = dialect;
    this.#exchange = exchange;
    this.#writer = writer;
    this.#heartbeatMs = settings.streamHeartbeatMs;
  }

  /** Called when the request has been decoded, before anything is written. */
  accept(call: InferenceCall): void {
    this.#call = call;
    if (call.stream) this.#startHeartbeat();
  }

  get firstByteAt(): number | undefined {
    return this.#beganSilently ? this.#begunAt : this.#writer.firstByteAt;
  }

  get status(): number | undefined {
    return this.#writer.status;
  }

  announce(headers: Readonly<Record<string, string>>): void {
    this.#writer.announce(headers);
  }

  started(): void {
    this.#silent = 0;
    this.#heartbeat?.refresh();
  }

  restart(): boolean {
    if (this.#begunAt !== undefined) return false;
    this.#usedEncoder = undefined;
    this.#relay = undefined;
    this.#collector = undefined;
    this.#beforeHead = '';
    return true;
  }

  relay(relay: Relay): (bytes: Uint8Array) => void | Promise<void> {
    this.#relay = relay;
    if (!relay.streaming) {
      return (bytes) => {
        this.#begin();
        this.#wholeRelay.push(bytes);
      };
    }
    return (bytes) => {
      this.#begin();
      return this.#send(bytes);
    };
  }

  passed(relay: Relay): PassedSink | undefined {
    const encoder = this.#encoder();
    if (!encoder.passed) return undefined;
    return (bytes, parts) => {
      encoder.passed?.(bytes, parts);
      if (bytes.length === 0) return undefined;
      this.#begin();
      this.#beforeHead = '';
      return this.#send(bytes, relay);
    };
  }

  readonly part = (part: StreamPart): void | Promise<void> => {
    if (!this.#call?.stream) return this.#whole().add(part);
    const text = this.#encoder().part(part);
    if (text === '') return undefined;
    if (!this.#writer.headSent && part.type === 'start') {
      // Headers are sent together with the first content, so that an early policy violation can still be an ordinary error reply.
      this.#beforeHead += text;
      return undefined;
    }
    this.#begin();
    return this.#write(text);
  };

  complete(): Awaitable<void> {
    if (this.#relay || this.#call?.stream) return undefined;
    const answer = this.#whole().finish();
    if (isLong(answer)) return this.#encodeInTurns(answer);
    const body = this.#encoder().whole(answer);
    this.#body = this.#isRaw(body) ? body : stringifyJson(body);
    return undefined;
  }

  /** Both steps take long for megabytes of text or vectors. */
  async #encodeInTurns(answer: CollectedAnswer): Promise<void> {
    const organization = organizationOf(this.#exchange.identity);
    await nextTurnOf(organization, this.#exchange);
    const body = this.#encoder().whole(answer);
    this.#body = this.#isRaw(body) ? body : await workInTurns(longJson(body), organization, this.#exchange);
  }

  /** Whether a body is written as it is. */
  #isRaw(body: JsonValue): body is string {
    return this.#encoder().wholeType !== undefined && typeof body === 'string';
  }

  finish(tail: Uint8Array | undefined): Promise<void> {
    this.#stopHeartbeat();
    if (this.#relay) return this.#finishRelay(this.#relay, tail);
    if (!this.#call?.stream) return this.#finishWhole();
    // The end of a stream that was relayed as bytes.
    return tail && this.#writer.headSent ? this.#writer.end(tail) : this.#finishStream();
  }

  async fail(error: GatewayError): Promise<void> {
    this.#stopHeartbeat();
    if (!this.#writer.headSent) return this.#writer.error(error);
    if (error.status === 499 || !this.#call?.stream) return this.#writer.destroy();
    try {
      const encoder = this.#encoder();
      if (encoder.isBinary) this.#writer.destroy();
      else await this.#writer.end(encoder.error(error));
    } catch {
      this.#writer.destroy();
    }
  }

  #finishRelay(relay: Relay, tail: Uint8Array | undefined): Promise<void> {
    if (!relay.streaming) {
      return this.#writer.reply(200, this.#headers(relay.contentType), this.#wholeBody(tail));
    }
    if (!this.#writer.headSent) this.#head();
    return this.#writer.end(tail);
  }

  #wholeBody(tail: Uint8Array | undefined): Uint8Array {
    if (tail && this.#wholeRelay.length === 0) return tail;
    return Buffer.concat(tail ? [...this.#wholeRelay, tail] : this.#wholeRelay);
  }

  #finishWhole(): Promise<void> {
    const contentType = this.#encoder().wholeType ?? 'application/json; charset=utf-8';
    return this.#writer.reply(200, this.#headers(contentType), this.#body);
  }

  #finishStream(): Promise<void> {
    const last = this.#beforeHead + this.#encoder().end();
    this.#beforeHead = '';
    if (!this.#writer.headSent) this.#head();
    return this.#writer.end(last);
  }

  #write(text: string): void | Promise<void> {
    const all = this.#beforeHead + text;
    if (all.length > text.length) this.#begin();
    this.#beforeHead = '';
    return this.#send(all);
  }

  /** Writes to a stream, whose head comes first. */
  #send(bytes: string | Uint8Array, relay = this.#relay): void | Promise<void> {
    if (!this.#writer.headSent) this.#head(relay);
    const written = this.#writer.write(bytes);
    this.#heartbeat?.refresh();
    return written;
  }

  #begin(): void {
    this.#begunAt ??= timeIn(this.#exchange);
  }

  #head(relay = this.#relay): void {
    this.#writer.head(200, this.#headers(relay?.contentType ?? this.#streamType ?? eventStream, relay));
  }

  #headers(contentType: string, relay = this.#relay): HeaderList {
    const headers: HeaderList = ['content-type', contentType];
    // Reverse proxies must neither cache nor buffer the events of a stream.
    if (this.#call?.stream) headers.push('cache-control', 'no-cache', 'x-accel-buffering', 'no');
    addHeaders(headers, this.#dialect.answerHeaders?.(this.#exchange));
    addHeaders(headers, relay?.headers);
    if (relay && !isShownAsText.test(relay.contentType)) addHeaders(headers, foreignBodyHeaders);
    return headers;
  }

  #startHeartbeat(): void {
    this.#heartbeat = setTimeout(() => {
      try {
        const isSilent = this.#silent > 0;
        if (isSilent) this.#silent -= 1;
        const { isBinary, heartbeat } = this.#encoder();
        // Send no heartbeat to a client that does not read, because they would pile up.
        if (isSilent || this.#writer.full || isBinary) this.#heartbeat?.refresh();
        else this.#beat(heartbeat);
      } catch {
        // The client has disconnected. There is no further heartbeat, even if a plugin that has ignored the abort goes on answering.
      }
    }, this.#heartbeatMs);
  }

  #beat(heartbeat: string): void {
    this.#beganSilently ||= !this.#writer.headSent;
    Promise.resolve(this.#write(heartbeat)).catch(() => undefined);
  }

  #stopHeartbeat(): void {
    clearTimeout(this.#heartbeat);
    this.#heartbeat = undefined;
  }

  #whole(): AnswerCollector {
    this.#collector ??= new AnswerCollector(this.#exchange);
    return this.#collector;
  }

  #encoder(): AnswerEncoder {
    if (!this.#call) throw new Error('an answer came before its request was decoded');
    this.#usedEncoder ??= this.#dialect.encode(this.#call, this.#exchange);
    return this.#usedEncoder;
  }
}
