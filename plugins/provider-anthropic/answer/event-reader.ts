import {
  badAnswer,
  cutAnswer,
  type GatewayError,
  isJsonObject,
  type JsonValue,
  type ProviderErrors,
  type RelayedReader,
  type SseEvent,
  type StreamPart,
} from '../../../core/api/index.js';
import type { AnswerContext } from './answer-context.js';
import { isWithoutContent, MessageReader } from './message-reader.js';
import { failureOf, isFailure } from '../provider-errors.js';

const contentType = Buffer.from('"content_block_');
const backslash = 0x5c;

/** Decodes one answer into parts: the events of a stream, or JSON. */
export class EventReader implements RelayedReader {
  readonly message: MessageReader;
  failure: GatewayError | undefined;
  /** Whether only start, finish and usage parts are pushed; once there is content, its events are not even parsed. */
  isBrief = false;
  readonly #errors: ProviderErrors;

  constructor(context: AnswerContext) {
    this.#errors = context.errors;
    this.message = new MessageReader(context);
  }

  get hasContent(): boolean {
    return this.message.hasContent;
  }

  get isComplete(): boolean {
    return this.message.stopped;
  }

  read(event: SseEvent, parts: StreamPart[]): void {
    if (!this.isBrief || !isAboutContent(event.bytes)) this.#readEvent(event, parts);
    else if (!this.message.hasContent && isWithoutContent(event.jsonIfWhole())) this.message.blockCame();
    else this.message.contentCame();
  }

  readLast(event: SseEvent, parts: StreamPart[]): boolean {
    const value = event.jsonIfWhole();
    if (value !== undefined) this.#readValue(event.event, value, parts);
    return value !== undefined;
  }

  json(value: JsonValue, parts: StreamPart[]): void {
    if (!isJsonObject(value)) this.failure = badAnswer(this.#errors, 'JSON of another kind');
    else if (isFailure(value) || isJsonObject(value['error'])) this.failure = failureOf(value, this.#errors);
    else this.message.message(value, parts);
  }

  end(parts: StreamPart[]): void {
    this.message.end(parts);
  }

  #readEvent(event: SseEvent, parts: StreamPart[]): void {
    const { data } = event;
    // Comments, and the end marker of servers that also support the OpenAI dialect.
    if (data === '' || data === '[DONE]') return;
    let value: JsonValue;
    try {
      value = event.json();
    } catch (cause) {
      this.failure = badAnswer(this.#errors, 'an event that is not JSON', cause);
      return;
    }
    this.#readValue(event.event, value, parts);
  }

  #readValue(name: string, value: JsonValue, parts: StreamPart[]): void {
    if (!isJsonObject(value)) return;
    const type = value['type'] ?? name;
    if (isFailure(value) || name === 'error') {
      this.failure = failureOf(value, this.#errors);
    } else if (type === 'message_start' && this.message.isCutBy(value['message'])) {
      this.failure = cutAnswer(this.#errors);
    } else {
      this.message.event(value['type'] === undefined ? { ...value, type } : value, parts);
    }
  }
}

/** Whether the event's type is one of content. Searched without parsing: an unescaped quotation mark cannot be inside a string. */
function isAboutContent(bytes: Buffer): boolean {
  const at = bytes.indexOf(contentType);
  return at > 0 && bytes[at - 1] !== backslash;
}
