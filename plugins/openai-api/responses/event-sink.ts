import { eventJson, type JsonObject, stringifyJson } from '../../../core/api/index.js';

/** Receives the events of an answer. */
export interface EventSink {
  write(type: string, members: JsonObject): void;
  /**
   * Writes an event with a piece of text. It is separate from `write` for speed: there are very many such events, and nearly all bytes are
   * the same in each.
   *
   * @param members all other members, as JSON text
   */
  delta(type: string, members: string, delta: string): void;
}

/** Discards events, for an answer that is not streamed. */
export const noEvents: EventSink = { write: () => undefined, delta: () => undefined };

/** Encodes the events of a stream, with consecutive sequence numbers. */
export class EventText implements EventSink {
  #text = '';
  #next = 0;

  write(type: string, members: JsonObject): void {
    this.#add(type, eventJson(stringifyJson({ type, sequence_number: this.#next, ...members })));
  }

  delta(type: string, members: string, delta: string): void {
    this.#add(
      type,
      `{"type":"${type}","sequence_number":${this.#next},${members},"delta":${eventJson(JSON.stringify(delta))}}`,
    );
  }

  #add(type: string, data: string): void {
    this.#next += 1;
    this.#text += `event: ${type}\ndata: ${data}\n\n`;
  }

  /** Returns the text that was written since the last call. */
  take(): string {
    const text = this.#text;
    this.#text = '';
    return text;
  }
}
