import {
  addUsage,
  type Answer,
  badAnswer,
  type Clock,
  cutAnswer,
  type EventReader,
  type GatewayError,
  type HttpResponse,
  isJsonObject,
  type JsonObject,
  type RelayedReader,
  type SseEvent,
  type StreamPart,
  type Usage,
} from '../../../core/api/index.js';
import { readUsage } from '../answer/read-usage.js';
import { errorIn, failureOf } from '../provider-errors.js';
import { eventAnswer } from './event-answer.js';
import { finished, isBase64, pictureUsage, type TaskContext } from './task-answer.js';

/** Pictures while they are made, or a recording, as events. */
export function mediaStream(response: HttpResponse, context: TaskContext, clock: Clock): Answer {
  return eventAnswer(response, new MediaReader(context), context, clock);
}

/** Reads the events. Pictures that are not finished are for clients that get the provider's bytes; they are not parts. */
class MediaReader implements EventReader, RelayedReader {
  failure: GatewayError | undefined;
  hasContent = false;
  readonly #context: TaskContext;
  #hasStarted = false;
  /** The finished pictures. */
  #made = 0;
  #isSpoken = false;
  #usage: Usage | undefined;

  constructor(context: TaskContext) {
    this.#context = context;
  }

  get isComplete(): boolean {
    return this.#isSpoken || this.#made >= (this.#context.call.units.images ?? Infinity);
  }

  read(event: SseEvent, parts: StreamPart[]): void {
    if (event.data === '' || event.data.trim() === '[DONE]' || this.failure) return;
    const { errors } = this.#context;
    try {
      const value = event.json();
      const error = isJsonObject(value) ? errorIn(value) : undefined;
      if (error !== undefined || event.event === 'error') this.failure = failureOf(error ?? value, errors);
      else if (isJsonObject(value)) this.#take(value, parts);
      else this.failure = badAnswer(errors, 'events of another kind');
    } catch (cause) {
      this.failure = badAnswer(errors, 'an event that is not JSON', cause);
    }
  }

  readLast(event: SseEvent, parts: StreamPart[]): boolean {
    this.read(event, parts);
    if (this.failure?.code !== 'GW_PROVIDER_BAD_ANSWER') return true;
    this.failure = undefined;
    return false;
  }

  json(): void {
    throw badAnswer(this.#context.errors, 'JSON in place of events');
  }

  end(parts: StreamPart[]): void {
    if (!this.#isSpoken && this.#made === 0) throw cutAnswer(this.#context.errors);
    parts.push(finished);
  }

  #take({ type, ...members }: JsonObject, parts: StreamPart[]): void {
    switch (type) {
      case 'speech.audio.delta':
        return this.#media(0, members['audio'], parts);
      case 'speech.audio.done':
        this.#isSpoken = true;
        return this.#count(readUsage(members['usage']), parts);
      case 'image_generation.partial_image':
      case 'image_edit.partial_image':
        this.#start(parts);
        return;
      case 'image_generation.completed':
      case 'image_edit.completed':
        return this.#picture(members, parts);
    }
  }

  #picture({ b64_json: picture, usage: said, ...value }: JsonObject, parts: StreamPart[]): void {
    this.#media(this.#made, picture, parts);
    if (!this.failure) {
      this.#made += 1;
      parts.push({ type: 'opaque', dialect: this.#context.call.source.dialect, choice: 0, value });
    }
    const usage = readUsage(said);
    const all = usage && this.#usage ? addUsage(this.#usage, usage) : usage;
    this.#count(all && pictureUsage(all, this.#made), parts);
  }

  #media(index: number, data: unknown, parts: StreamPart[]): void {
    if (!isBase64(data)) {
      this.failure = badAnswer(this.#context.errors, 'something other than a picture or a recording');
      return;
    }
    this.#start(parts);
    parts.push({ type: 'media', index, bytes: Buffer.from(data, 'base64') });
  }

  #count(usage: Usage | undefined, parts: StreamPart[]): void {
    this.#start(parts);
    if (!usage) return;
    this.#usage = usage;
    parts.push({ type: 'usage', usage });
  }

  #start(parts: StreamPart[]): void {
    this.hasContent = true;
    if (this.#hasStarted) return;
    this.#hasStarted = true;
    parts.push(this.#context.fallback);
  }
}
