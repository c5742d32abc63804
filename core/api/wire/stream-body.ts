import { after, type Awaitable } from '../awaitable.js';
import type { JsonValue } from '../json.js';
import { type BodyKind, bodyKind } from '../internal/body-kind.js';
import type { ProviderErrors } from './read-failure.js';
import { type AnswerReading, readAnswerJson } from './read-json.js';
import { type SseBatch, SseDecoder } from './sse.js';
import { badAnswer } from './unusable-answer.js';

const nothing: SseBatch = { events: [], bytes: Buffer.alloc(0), ends: [] };

/** The end of a body: the last events, or the JSON value that was sent instead of a stream. */
export interface BodyRest {
  readonly batch: SseBatch;
  readonly json: JsonValue | undefined;
}

/**
 * The body of an answer that should be an event stream. Some providers send a wrong content type, some respond to a streaming call with one
 * JSON object or an array of chunks, and their proxies send HTML pages. The first byte decides.
 */
export class StreamBody {
  readonly #errors: ProviderErrors;
  readonly #maxBytes: number;
  readonly #decoder: SseDecoder;
  #kind: BodyKind | undefined;
  /** Chunks that arrived before the type was known; for JSON, all chunks. */
  #kept: Uint8Array[] = [];
  #keptBytes = 0;

  /** @param maxBytes the size limit of one event, or of the JSON */
  constructor(errors: ProviderErrors, maxBytes: number) {
    this.#errors = errors;
    this.#maxBytes = maxBytes;
    this.#decoder = new SseDecoder(maxBytes);
  }

  /** Adds a chunk; returns the events that it completes. */
  push(chunk: Uint8Array): SseBatch {
    if (this.#kind === 'events') return this.#decoder.push(chunk);
    this.#kind ??= bodyKind(chunk);
    if (this.#kind === 'markup') throw badAnswer(this.#errors, 'a page');
    this.#keptBytes += chunk.length;
    if (this.#keptBytes > this.#maxBytes) throw badAnswer(this.#errors, 'too much');
    this.#kept.push(chunk);
    if (this.#kind !== 'events') return nothing;
    return this.#decoder.push(this.#takeKept());
  }

  /** Called at the end of the body. Long JSON is read in turns of the event loop, as `readAnswerJson` does it. */
  end(exchange: AnswerReading['exchange']): Awaitable<BodyRest> {
    if (this.#kind !== 'json') return { batch: this.#decoder.end(), json: undefined };
    const reading = readAnswerJson(this.#takeKept(), { errors: this.#errors, exchange });
    return after(reading, (json) => ({ batch: nothing, json }));
  }

  #takeKept(): Buffer {
    const all = Buffer.concat(this.#kept);
    this.#kept = [];
    return all;
  }
}
