import { type RelayDetail, SseDecoder, type StreamPart } from '../../core/api/index.js';
import type { EventReader } from './event-reader.js';

const blankLine = Buffer.from('\n\n');
const nothing = Buffer.alloc(0);
const messageStop = Buffer.from('event: message_stop\ndata: {"type":"message_stop"}\n\n');

/**
 * Splits the provider's bytes into whole events, unchanged. From the event that ends the message on, they are held back as the tail. An
 * error event is left out, because the client's dialect encodes errors.
 */
export class RelayedEvents {
  readonly #events: EventReader;
  readonly #briefly: boolean;
  readonly #decoder: SseDecoder;
  #kept: Buffer = nothing;

  constructor(events: EventReader, detail: RelayDetail, maxEventBytes: number) {
    this.#events = events;
    this.#briefly = detail === 'usage';
    this.#decoder = new SseDecoder(maxEventBytes);
  }

  /** The end of the message; generated, if the provider has omitted it. */
  get tail(): Uint8Array {
    return this.#kept.length === 0 ? messageStop : this.#kept;
  }

  /** Adds a chunk, pushes its parts, and returns the bytes for the client. */
  push(chunk: Uint8Array, parts: StreamPart[]): Uint8Array {
    const batch = this.#decoder.push(chunk);
    const before = this.#kept.length;
    const bytes = before === 0 ? batch.bytes : Buffer.concat([this.#kept, batch.bytes]);
    let begin = before;
    let stop = before === 0 ? undefined : 0;
    for (const [index, event] of batch.events.entries()) {
      const meaning = this.#briefly ? this.#events.readBriefly(event, parts) : this.#events.read(event, parts);
      if (meaning === 'failure') return bytes.subarray(0, begin);
      // If another message begins, that was not the end of the answer.
      if (!this.#events.message.stopped) stop = undefined;
      else stop ??= begin;
      begin = before + (batch.ends[index] ?? batch.bytes.length);
    }
    this.#kept = stop === undefined ? nothing : bytes.subarray(stop);
    return stop === undefined ? bytes : bytes.subarray(0, stop);
  }

  /** Called at the end of the body: the rest may be a last event without its blank line. */
  end(parts: StreamPart[]): Uint8Array {
    const { events, bytes } = this.#decoder.end();
    const [event] = events;
    const meaning = event && this.#events.readLast(event, parts);
    // An incomplete event is dropped, and the client's dialect encodes errors.
    if (!meaning || meaning === 'failure') return nothing;
    const whole = Buffer.concat([bytes, blankLine]);
    if (!this.#events.message.stopped) return whole;
    this.#kept = Buffer.concat([this.#kept, whole]);
    return nothing;
  }
}
