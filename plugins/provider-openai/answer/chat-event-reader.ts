import {
  badAnswer,
  type EventReader,
  GatewayError,
  isJsonObject,
  type JsonObject,
  type JsonValue,
  type ProviderErrors,
  type SseEvent,
  type StreamPart,
  type BodyRest,
} from '../../../core/api/index.js';
import type { AnswerContext } from './answer-context.js';
import { AnswerReader } from './answer-reader.js';
import { errorIn, failureOf } from '../provider-errors.js';

/** The kind of an event. `usage` is a chunk with nothing but usage. */
export type EventMeaning = 'chunk' | 'usage' | 'done' | 'failure' | 'comment';

/** Reads the events of a streamed chat answer. */
export class ChatEventReader implements EventReader {
  readonly answer: AnswerReader;
  readonly #errors: ProviderErrors;
  /** True when the provider has sent the end marker. */
  done = false;
  /** The object that was read last. */
  object: JsonObject | undefined;
  /** Set when the provider has reported an error. Earlier parts have been pushed. */
  failure: GatewayError | undefined;

  constructor(context: AnswerContext) {
    this.#errors = context.errors;
    this.answer = new AnswerReader(context);
  }

  /** Decodes one event and pushes its parts. */
  read(event: SseEvent, parts: StreamPart[]): EventMeaning {
    const { data } = event;
    if (data === '' || this.done) return 'comment';
    if (data.trim() === '[DONE]') {
      this.done = true;
      return 'done';
    }
    try {
      return this.readValue(event.json(), event.event === 'error', parts);
    } catch (cause) {
      return this.#fail(GatewayError.is(cause) ? cause : badAnswer(this.#errors, 'an event that is not JSON', cause));
    }
  }

  /** Decodes the last event of a body, if it lacks its blank line; an incomplete event is ignored. */
  readLast(event: SseEvent, parts: StreamPart[]): EventMeaning {
    const meaning = this.read(event, parts);
    if (meaning !== 'failure' || this.failure?.code !== 'GW_PROVIDER_BAD_ANSWER') return meaning;
    this.failure = undefined;
    return 'comment';
  }

  /** Decodes the rest of a body: a last event without its blank line, or JSON that was sent instead of a stream. */
  readRest({ batch, json }: BodyRest, parts: StreamPart[]): void {
    for (const event of batch.events) this.readLast(event, parts);
    if (json !== undefined) this.json(json, parts);
  }

  /** Decodes JSON that was sent instead of a stream: one value, or an array of what would be events. */
  json(json: JsonValue, parts: StreamPart[]): void {
    const values: readonly JsonValue[] = Array.isArray(json) ? json : [json];
    for (const value of values) if (this.readValue(value, false, parts) === 'failure') return;
    // JSON that can be parsed is complete.
    this.done = true;
  }

  /** Decodes the JSON value of an event, or of a body that was sent instead of a stream. */
  readValue(value: JsonValue, isError: boolean, parts: StreamPart[]): EventMeaning {
    const error = isJsonObject(value) ? errorIn(value) : undefined;
    if (error !== undefined || isError) {
      return this.#fail(failureOf(error ?? value, this.#errors));
    }
    if (!isJsonObject(value)) return this.#fail(badAnswer(this.#errors, 'events of another kind'));
    this.object = value;
    this.answer.read(value, parts);
    return isUsageOnly(value) ? 'usage' : 'chunk';
  }

  /** Called at the end of the body: pushes the finish parts, or throws. */
  end(parts: StreamPart[]): void {
    this.answer.end(this.done ? 'marked' : 'closed', parts);
  }

  #fail(failure: GatewayError): EventMeaning {
    this.failure = failure;
    return 'failure';
  }
}

function isUsageOnly({ usage, choices }: JsonObject): boolean {
  return isJsonObject(usage) && (choices === undefined || (Array.isArray(choices) && choices.length === 0));
}
