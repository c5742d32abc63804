import { type RelayDetail, SseDecoder, type StreamPart } from '../../core/api/index.js';
import type { EventReader } from './event-reader.js';

const blankLine = Buffer.from('\n\n');
const nothing = Buffer.alloc(0);
const messageStop = Buffer.from('event: message_stop\ndata: {"type":"message_stop"}\n\n');

/**
 * Takes the provider's bytes and gives them back in whole events, unchanged. From the event on that ends the message they are
 * kept as the tail; an error event is left out, because the client's dialect writes it.
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

  /** What tells the client that its message is complete, when the provider has forgotten to say so too. */
  get tail(): Uint8Array {
    return this.#kept.length === 0 ? messageStop : this.#kept;
  }

  /** Takes a chunk, pushes what it means, and gives the bytes that may go on. */
  push(chunk: Uint8Array, parts: StreamPart[]): Uint8Array {
    const batch = this.#decoder.push(chunk);
    const before = this.#kept.length;
    const bytes = before === 0 ? batch.bytes : Buffer.concat([this.#kept, batch.bytes]);
    let begin = before;
    let stop = before === 0 ? undefined : 0;
    for (const [index, event] of batch.events.entries()) {
      const meaning = this.#briefly ? this.#events.readBriefly(event, parts) : this.#events.read(event, parts);
      if (meaning === 'failure') return bytes.subarray(0, begin);
      // A provider that begins another message has not ended its answer.
      if (!this.#events.message.stopped) stop = undefined;
      else stop ??= begin;
      begin = before + (batch.ends[index] ?? batch.bytes.length);
    }
    this.#kept = stop === undefined ? nothing : bytes.subarray(stop);
    return stop === undefined ? bytes : bytes.subarray(0, stop);
  }

  /** The body has ended: what is left may be a last event without its blank line. */
  end(parts: StreamPart[]): Uint8Array {
    const { events, bytes } = this.#decoder.end();
    const [event] = events;
    const meaning = event && this.#events.readLast(event, parts);
    // Half an event must not stand in front of the error that follows, and an error is written by the dialect.
    if (!meaning || meaning === 'failure') return nothing;
    const whole = Buffer.concat([bytes, blankLine]);
    if (!this.#events.message.stopped) return whole;
    this.#kept = Buffer.concat([this.#kept, whole]);
    return nothing;
  }
}
