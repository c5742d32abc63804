import {
  addUsage,
  type Answer,
  badAnswer,
  type Clock,
  cutAnswer,
  type HttpResponse,
  type JsonObject,
  type StreamPart,
  type Usage,
} from '../../../core/api/index.js';
import { readUsage } from '../answer/read-usage.js';
import { eventAnswer } from './event-answer.js';
import { finished, isBase64, pictureUsage, type TaskContext } from './task-answer.js';
import { TaskEventReader } from './task-event-reader.js';

/** Pictures while they are made, or a recording, as events. */
export function mediaStream(response: HttpResponse, context: TaskContext, clock: Clock): Answer {
  return eventAnswer(response, new MediaReader(context), context, clock);
}

/** Reads the events. Pictures that are not finished are for clients that get the provider's bytes; they are not parts. */
class MediaReader extends TaskEventReader {
  /** The finished pictures. */
  #made = 0;
  #isSpoken = false;
  #usage: Usage | undefined;

  get isComplete(): boolean {
    return this.#isSpoken || this.#made >= (this.context.call.units.images ?? Infinity);
  }

  json(): void {
    throw badAnswer(this.context.errors, 'JSON in place of events');
  }

  end(parts: StreamPart[]): void {
    if (!this.#isSpoken && this.#made === 0) throw cutAnswer(this.context.errors);
    parts.push(finished);
  }

  protected readObject({ type, ...members }: JsonObject, parts: StreamPart[]): void {
    switch (type) {
      case 'speech.audio.delta':
        return this.#media(0, members['audio'], parts);
      case 'speech.audio.done':
        this.#isSpoken = true;
        return this.#count(readUsage(members['usage']), parts);
      case 'image_generation.partial_image':
      case 'image_edit.partial_image':
        return this.#begin(parts);
      case 'image_generation.completed':
      case 'image_edit.completed':
        return this.#picture(members, parts);
    }
  }

  #picture({ b64_json: picture, usage: said, ...value }: JsonObject, parts: StreamPart[]): void {
    this.#media(this.#made, picture, parts);
    if (!this.failure) {
      this.#made += 1;
      parts.push({ type: 'opaque', dialect: this.context.call.source.dialect, choice: 0, value });
    }
    const usage = readUsage(said);
    const all = usage && this.#usage ? addUsage(this.#usage, usage) : usage;
    this.#count(all && pictureUsage(all, this.#made), parts);
  }

  #media(index: number, data: unknown, parts: StreamPart[]): void {
    if (!isBase64(data)) {
      this.failure = badAnswer(this.context.errors, 'something other than a picture or a recording');
      return;
    }
    this.#begin(parts);
    parts.push({ type: 'media', index, bytes: Buffer.from(data, 'base64') });
  }

  #count(usage: Usage | undefined, parts: StreamPart[]): void {
    this.#begin(parts);
    if (!usage) return;
    this.#usage = usage;
    parts.push({ type: 'usage', usage });
  }

  #begin(parts: StreamPart[]): void {
    this.hasContent = true;
    this.start(parts);
  }
}
