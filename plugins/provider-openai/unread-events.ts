import { parseJson, isJsonObject, type StreamPart } from '../../core/api/index.js';
import type { AnswerReader } from './answer-reader.js';

/** Of one answer no more is kept unread, about 1,300 tokens: what a thousand long answers keep at once is little. */
const mostUnread = 128 * 1024;

const choices = Buffer.from('"choices"');

/**
 * The events of an answer that went by unread, for the case that somebody needs them in the end. Keeping one costs a tenth of reading it; when
 * there are too many they are read after all.
 */
export class UnreadEvents {
  readonly #answer: AnswerReader;
  #kept: string[] = [];
  #length = 0;

  constructor(answer: AnswerReader) {
    this.#answer = answer;
  }

  /** Keeps an event that is one JSON object and its field's name. */
  keep(event: Buffer, parts: StreamPart[]): void {
    // What precedes is the same in every event. The name cannot stand in a text: its quotes would be escaped there.
    const begin = event.indexOf(choices);
    if (begin < 0) return;
    const text = event.toString('latin1', begin);
    this.#kept.push(text);
    this.#length += text.length;
    if (this.#length > mostUnread) this.read(parts);
  }

  /** Reads everything that is kept, and pushes what it means. */
  read(parts: StreamPart[]): void {
    for (const text of this.#kept) {
      const value = parsed(Buffer.from(`{${text}`, 'latin1').toString());
      if (isJsonObject(value)) this.#answer.read(value, parts);
      // Nobody can say what it means: it is not less than its text.
      else parts.push({ type: 'text', choice: 0, text });
    }
    this.#kept = [];
    this.#length = 0;
  }
}

function parsed(text: string): ReturnType<typeof parseJson> | undefined {
  try {
    return parseJson(text);
  } catch {
    return undefined;
  }
}
