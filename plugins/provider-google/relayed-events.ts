import { SseDecoder, type StreamPart } from '../../core/api/index.js';
import type { AnswerReader } from './answer-reader.js';

const blankLine = Buffer.from('\n\n');
const nothing = Buffer.alloc(0);

/**
 * Splits the provider's bytes into whole events, unchanged. From the event that ends all candidates on, they are held back as the tail. An error
 * is left out, because the client's dialect encodes errors.
 */
export class RelayedEvents {
  readonly #reader: AnswerReader;
  readonly #decoder: SseDecoder;
  #kept: Buffer = nothing;

  constructor(reader: AnswerReader, maxEventBytes: number) {
    this.#reader = reader;
    this.#decoder = new SseDecoder(maxEventBytes);
  }

  /** The end of the answer. */
  get tail(): Uint8Array {
    return this.#kept;
  }

  /** Adds a chunk, pushes its parts, and returns the bytes for the client. */
  push(chunk: Uint8Array, parts: StreamPart[]): Uint8Array {
    const batch = this.#decoder.push(chunk);
    const before = this.#kept.length;
    const bytes = before === 0 ? batch.bytes : Buffer.concat([this.#kept, batch.bytes]);
    let begin = before;
    let stop = before === 0 ? undefined : 0;
    for (const [index, event] of batch.events.entries()) {
      this.#reader.event(event, parts);
      if (this.#reader.failure) return bytes.subarray(0, begin);
      // If another candidate begins, that was not the end of the answer.
      if (!this.#reader.isComplete) stop = undefined;
      else stop ??= begin;
      begin = before + (batch.ends[index] ?? batch.bytes.length);
    }
    this.#kept = stop === undefined ? nothing : bytes.subarray(stop);
    return stop === undefined ? bytes : bytes.subarray(0, stop);
  }

  /** Called at the end of the body: the rest may be a last event without its blank line. An incomplete one is dropped. */
  end(parts: StreamPart[]): Uint8Array {
    const { events, bytes } = this.#decoder.end();
    const [event] = events;
    if (!event || !this.#reader.lastEvent(event, parts) || this.#reader.failure) return nothing;
    const whole = Buffer.concat([bytes, blankLine]);
    if (!this.#reader.isComplete) return whole;
    this.#kept = Buffer.concat([this.#kept, whole]);
    return nothing;
  }
}
