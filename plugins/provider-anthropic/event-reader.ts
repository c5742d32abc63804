import {
  badAnswer,
  type GatewayError,
  isJsonObject,
  type JsonValue,
  parseJson,
  type SseEvent,
  type StreamPart,
} from '../../core/api/index.js';
import { dialectName } from './dialect-name.js';
import type { AnswerContext } from './answer-context.js';
import { MessageReader } from './message-reader.js';
import { failureOf } from './provider-errors.js';

/** What an event is to whoever passes it on. */
export type EventMeaning = 'content' | 'failure';

const contentType = Buffer.from('"content_block_');
const backslash = 0x5c;

/** Reads the events of one stream into parts. */
export class EventReader {
  readonly message: MessageReader;
  /** Set when the provider has reported an error, or has sent what cannot be read. */
  failure: GatewayError | undefined;
  readonly #provider: string;

  constructor({ provider, fallback }: AnswerContext) {
    this.#provider = provider;
    this.message = new MessageReader(provider, fallback);
  }

  /** Reads only what tells of start, finish and usage: events about content are not even parsed. */
  readBriefly(event: SseEvent, parts: StreamPart[]): EventMeaning {
    if (!isAboutContent(event.bytes)) return this.read(event, parts);
    this.message.skip();
    return 'content';
  }

  read(event: SseEvent, parts: StreamPart[]): EventMeaning {
    const { data } = event;
    // Comments, and the end mark of servers that speak another dialect besides.
    if (data === '' || data === '[DONE]') return 'content';
    let value: JsonValue;
    try {
      value = parseJson(data);
    } catch (cause) {
      this.failure = badAnswer({ provider: this.#provider, dialect: dialectName }, 'an event that is not JSON', cause);
      return 'failure';
    }
    return this.#readValue(event.event, value, parts);
  }

  /** Reads the last event of a body that ended without its blank line; undefined when the event is cut off too. */
  readLast(event: SseEvent, parts: StreamPart[]): EventMeaning | undefined {
    try {
      return this.#readValue(event.event, parseJson(event.data), parts);
    } catch {
      return undefined;
    }
  }

  #readValue(name: string, value: JsonValue, parts: StreamPart[]): EventMeaning {
    if (!isJsonObject(value)) return 'content';
    const type = value['type'] ?? name;
    if (type === 'error' || name === 'error') {
      this.failure = failureOf(value, this.#provider);
      return 'failure';
    }
    this.message.event(value['type'] === undefined ? { ...value, type } : value, parts);
    return 'content';
  }
}

/** A quotation mark that is not escaped does not stand inside a string: what follows it is the event's type. */
function isAboutContent(bytes: Buffer): boolean {
  const at = bytes.indexOf(contentType);
  return at > 0 && bytes[at - 1] !== backslash;
}
