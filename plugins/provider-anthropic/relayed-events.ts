import { SseDecoder, type StreamPart } from '../../core/api/index.js';
import type { EventMeaning, EventReader } from './event-reader.js';

const carriageReturn = 0x0d;
const lineFeed = Buffer.from('\n');
const blankLine = Buffer.from('\n\n');
const nothing = Buffer.alloc(0);

/**
 * Takes the provider's bytes and gives them back in whole events, unchanged. The event that ends the message is kept as the
 * tail; an error event is left out, because the client's dialect writes it.
 */
export class RelayedEvents {
  /** What tells the client that its message is complete. */
  tail: Uint8Array = Buffer.from('event: message_stop\ndata: {"type":"message_stop"}\n\n');
  readonly #events: EventReader;
  readonly #briefly: boolean;
  readonly #decoder: SseDecoder;

  constructor(events: EventReader, detail: 'usage' | 'parts', maxEventBytes: number) {
    this.#events = events;
    this.#briefly = detail === 'usage';
    this.#decoder = new SseDecoder(maxEventBytes);
  }

  /** Takes a chunk, pushes what it means, and gives the bytes that may go on. */
  push(chunk: Uint8Array, parts: StreamPart[]): Uint8Array {
    const { events, bytes, ends } = this.#decoder.push(chunk);
    let begin = 0;
    for (const [index, event] of events.entries()) {
      const meaning = this.#briefly ? this.#events.readBriefly(event, parts) : this.#events.read(event, parts);
      const end = ends[index] ?? bytes.length;
      if (meaning !== 'content') return this.#stop(meaning, bytes, begin, end);
      begin = end;
    }
    return bytes;
  }

  /** The body has ended: what is left may be a last event without its blank line. */
  end(parts: StreamPart[]): Uint8Array {
    const { events, bytes } = this.#decoder.end();
    const [event] = events;
    const meaning = event && this.#events.readLast(event, parts);
    // Half an event must not stand in front of the error that follows.
    if (!meaning) return nothing;
    const whole = Buffer.concat([bytes, blankLine]);
    return meaning === 'content' ? whole : this.#stop(meaning, whole, 0, whole.length);
  }

  #stop(meaning: EventMeaning, bytes: Buffer, begin: number, end: number): Uint8Array {
    if (meaning === 'stop') this.tail = closed(bytes.subarray(begin, end));
    return bytes.subarray(0, begin);
  }
}

/** The line feed of a last CRLF may still be under way, and nobody waits for it. */
function closed(event: Buffer): Buffer {
  return event.at(-1) === carriageReturn ? Buffer.concat([event, lineFeed]) : event;
}
