import { type JsonObject, stringifyJson } from '../../../core/api/index.js';

/** Where the events of an answer go. */
export interface EventSink {
  write(type: string, members: JsonObject): void;
  /**
   * An event with more of a text. There are very many of them, and all but a few bytes are the same in each.
   *
   * @param members all others, as JSON text
   */
  delta(type: string, members: string, delta: string): void;
}

/** For an answer that is not streamed: only what its items come to is wanted. */
export const noEvents: EventSink = { write: () => undefined, delta: () => undefined };

/** Puts the events of a stream together, each with the next number of its sequence. */
export class EventText implements EventSink {
  #text = '';
  #next = 0;

  write(type: string, members: JsonObject): void {
    this.#add(type, stringifyJson({ type, sequence_number: this.#next, ...members }));
  }

  delta(type: string, members: string, delta: string): void {
    this.#add(type, `{"type":"${type}","sequence_number":${this.#next},${members},"delta":${JSON.stringify(delta)}}`);
  }

  #add(type: string, data: string): void {
    this.#next += 1;
    this.#text += `event: ${type}\ndata: ${data}\n\n`;
  }

  /** What has been written since the last time. */
  take(): string {
    const text = this.#text;
    this.#text = '';
    return text;
  }
}
