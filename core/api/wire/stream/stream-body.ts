import { after, type Awaitable } from '../../awaitable.js';
import type { JsonValue } from '../../json.js';
import { type BodyKind, bodyKind } from '../../internal/body-kind.js';
import { type AnswerReading, readAnswerJson } from '../json/read-json.js';
import { HeldBytes } from './held-bytes.js';
import { parseLongEvents } from './long-events.js';
import { type SseBatch, SseDecoder } from './sse.js';
import { badAnswer } from '../failures/unusable-answer.js';

const nothing: SseBatch = { events: [], bytes: Buffer.alloc(0), ends: [] };

/** The end of a body: the last events, or the JSON value that was sent instead of a stream. */
export interface BodyRest {
  readonly batch: SseBatch;
  readonly json: JsonValue | undefined;
}

/** How a body is read. */
export interface StreamReading extends AnswerReading {
  /** The size limit of one event, or of the JSON. */
  readonly maxAnswerBytes: number;
}

/**
 * The body of an answer that should be an event stream. Some providers send a wrong content type, some respond to a streaming call with one
 * JSON object or an array of chunks, and their proxies send HTML pages. The first byte decides.
 */
export class StreamBody {
  readonly #reading: StreamReading;
  readonly #decoder: SseDecoder;
  #kind: BodyKind | undefined;
  /** Chunks that arrived before the type was known; for JSON, all chunks. */
  readonly #kept: HeldBytes;

  constructor(reading: StreamReading) {
    this.#reading = reading;
    this.#kept = new HeldBytes(reading.exchange);
    this.#decoder = new SseDecoder(reading.maxAnswerBytes, reading.exchange, reading.errors);
  }

  /** Adds a chunk; returns the events that it completes. Long ones are parsed in turns of the event loop, as `parseLongEvents` does it. */
  push(chunk: Uint8Array): Awaitable<SseBatch> {
    if (this.#kind === 'events') return this.#events(this.#decoder.push(chunk));
    this.#kind ??= bodyKind(chunk);
    if (this.#kind === 'markup') throw badAnswer(this.#reading.errors, 'a page');
    if (this.#kept.size + chunk.length > this.#reading.maxAnswerBytes)
      throw badAnswer(this.#reading.errors, 'too much');
    this.#kept.add(chunk);
    if (this.#kind !== 'events') return nothing;
    return this.#events(this.#decoder.push(this.#kept.take()));
  }

  /** Called at the end of the body. Long JSON is read in turns of the event loop, as `readAnswerJson` does it. */
  end(): Awaitable<BodyRest> {
    if (this.#kind !== 'json') return after(this.#events(this.#decoder.end()), (batch) => ({ batch, json: undefined }));
    return after(readAnswerJson(this.#kept.take(), this.#reading), (json) => ({ batch: nothing, json }));
  }

  #events(batch: SseBatch): Awaitable<SseBatch> {
    return parseLongEvents(batch, this.#reading.exchange);
  }
}
