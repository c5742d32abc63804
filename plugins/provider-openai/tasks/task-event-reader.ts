import {
  badAnswer,
  type EventReader,
  type GatewayError,
  isJsonObject,
  type JsonObject,
  type JsonValue,
  type RelayedReader,
  type SseEvent,
  type StreamPart,
} from '../../../core/api/index.js';
import { errorIn, failureOf } from '../provider-errors.js';
import type { TaskContext } from './task-answer.js';

/** Reads the events of the answer to a task. */
export abstract class TaskEventReader implements EventReader, RelayedReader {
  failure: GatewayError | undefined;
  hasContent = false;
  abstract readonly isComplete: boolean;
  protected readonly context: TaskContext;
  #hasStarted = false;

  constructor(context: TaskContext) {
    this.context = context;
  }

  read(event: SseEvent, parts: StreamPart[]): void {
    if (event.data === '' || this.failure) return;
    if (event.data.trim() === '[DONE]') return this.endMarked();
    try {
      this.take(event.json(), event.event === 'error', parts);
    } catch (cause) {
      this.failure = badAnswer(this.context.errors, 'an event that is not JSON', cause);
    }
  }

  readLast(event: SseEvent, parts: StreamPart[]): boolean {
    this.read(event, parts);
    if (this.failure?.code !== 'GW_PROVIDER_BAD_ANSWER') return true;
    this.failure = undefined;
    return false;
  }

  abstract json(value: JsonValue, parts: StreamPart[]): void;

  abstract end(parts: StreamPart[]): void;

  /** Reads an object that is no error. */
  protected abstract readObject(value: JsonObject, parts: StreamPart[]): void;

  /** The end marker has come. */
  protected endMarked(): void {}

  protected take(value: JsonValue, isError: boolean, parts: StreamPart[]): void {
    const { errors } = this.context;
    const error = isJsonObject(value) ? errorIn(value) : undefined;
    if (error !== undefined || isError) this.failure = failureOf(error ?? value, errors);
    else if (isJsonObject(value)) this.readObject(value, parts);
    else this.failure = badAnswer(errors, 'events of another kind');
  }

  /** Pushes the start part, once. */
  protected start(parts: StreamPart[]): void {
    if (this.#hasStarted) return;
    this.#hasStarted = true;
    parts.push(this.context.fallback);
  }
}
