import { foreignJsonIn, isJsonObject, type StreamPart } from '../../../core/api/index.js';
import type { AnswerReader } from './answer-reader.js';

/**
 * The most bytes of skipped events that are kept for one answer, about 1,300 tokens, so that a thousand concurrent long answers need little
 * memory.
 */
const mostUnread = 128 * 1024;

const choices = Buffer.from('"choices"');

/**
 * Keeps the events of an answer that were relayed without parsing, in case their parts are needed at the end. Keeping one takes a tenth of
 * the time of parsing it. If there are too many, they are parsed.
 */
export class UnreadEvents {
  readonly #answer: AnswerReader;
  #kept: string[] = [];
  #length = 0;

  constructor(answer: AnswerReader) {
    this.#answer = answer;
  }

  /** Keeps an event that is a single `data:` line with a JSON object. */
  keep(event: Buffer, parts: StreamPart[]): void {
    // What precedes `choices` is the same in every event. (Inside a string, the quotes around the name would be escaped.)
    const begin = event.indexOf(choices);
    if (begin < 0) return;
    const text = event.toString('latin1', begin);
    this.#kept.push(text);
    this.#length += text.length;
    if (this.#length > mostUnread) this.read(parts);
  }

  /** Decodes everything that is kept, and pushes the parts. */
  read(parts: StreamPart[]): void {
    for (const text of this.#kept) {
      const value = foreignJsonIn(Buffer.from(`{${text}`, 'latin1').toString());
      if (isJsonObject(value)) this.#answer.read(value, parts);
      // It cannot be decoded, so its text is taken as the content, as an upper bound.
      else parts.push({ type: 'text', choice: 0, text });
    }
    this.#kept = [];
    this.#length = 0;
  }
}
