import {
  type Answer,
  badAnswer,
  type Clock,
  cutAnswer,
  type EventReader,
  type GatewayError,
  type HttpResponse,
  isJsonArray,
  isJsonObject,
  type JsonObject,
  type JsonValue,
  type RelayedReader,
  type SseEvent,
  type StreamPart,
} from '../../../core/api/index.js';
import { isEventStream } from '../answer/answer-context.js';
import { errorIn, failureOf } from '../provider-errors.js';
import { eventAnswer } from './event-answer.js';
import { finished, type TaskContext } from './task-answer.js';
import { transcriptUsage } from './transcript-answer.js';

/** A transcript that arrives while it is made; or as a whole, from a model that does not stream. */
export function transcriptStream(response: HttpResponse, context: TaskContext, clock: Clock): Answer {
  const answer = eventAnswer(response, new TranscriptReader(context), context, clock);
  if (isEventStream(response)) return answer;
  const { relay: _, ...parts } = answer;
  return parts;
}

/** Reads the events of a transcript: those of OpenAI's API, and the chunks that vLLM sends in their place. */
class TranscriptReader implements EventReader, RelayedReader {
  failure: GatewayError | undefined;
  /** Whether the event has come that ends the transcript. */
  isComplete = false;
  /** Whether any text has come. */
  hasContent = false;
  readonly #context: TaskContext;
  #hasStarted = false;
  #hasReason = false;

  constructor(context: TaskContext) {
    this.#context = context;
  }

  read(event: SseEvent, parts: StreamPart[]): void {
    if (event.data === '' || this.failure) return;
    if (event.data.trim() === '[DONE]') {
      this.isComplete = true;
      return;
    }
    try {
      this.#take(event.json(), event.event === 'error', parts);
    } catch (cause) {
      this.failure = badAnswer(this.#context.errors, 'an event that is not JSON', cause);
    }
  }

  readLast(event: SseEvent, parts: StreamPart[]): boolean {
    this.read(event, parts);
    if (this.failure?.code !== 'GW_PROVIDER_BAD_ANSWER') return true;
    this.failure = undefined;
    return false;
  }

  json(value: JsonValue, parts: StreamPart[]): void {
    this.#take(value, false, parts);
    if (this.failure) throw this.failure;
    this.isComplete = true;
  }

  end(parts: StreamPart[]): void {
    if (!this.isComplete && !this.#hasReason) throw cutAnswer(this.#context.errors);
    parts.push(...this.#start(), finished);
  }

  #take(value: JsonValue, isError: boolean, parts: StreamPart[]): void {
    const { errors } = this.#context;
    const error = isJsonObject(value) ? errorIn(value) : undefined;
    if (error !== undefined || isError) this.failure = failureOf(error ?? value, errors);
    else if (isJsonObject(value)) this.#read(value, parts);
    else this.failure = badAnswer(errors, 'events of another kind');
  }

  #read(value: JsonObject, parts: StreamPart[]): void {
    const { type, delta, text, choices, usage } = value;
    if (typeof delta === 'string') this.#text(delta, parts);
    // The whole text, which is also that of an answer which is not a stream.
    if (typeof text === 'string' && type !== segmentEvent && !this.hasContent) this.#text(text, parts);
    if (type === 'transcript.text.done') this.isComplete = true;
    const [choice] = isJsonArray(choices) ? choices : [];
    if (isJsonObject(choice)) this.#chunk(choice, parts);
    const said = transcriptUsage(usage);
    if (said) parts.push(...this.#start(), { type: 'usage', usage: said });
  }

  #chunk({ delta, finish_reason: reason }: JsonObject, parts: StreamPart[]): void {
    const text = isJsonObject(delta) ? delta['content'] : undefined;
    if (typeof text === 'string') this.#text(text, parts);
    this.#hasReason ||= typeof reason === 'string';
  }

  #text(text: string, parts: StreamPart[]): void {
    if (text === '') return;
    this.hasContent = true;
    parts.push(...this.#start(), { type: 'text', choice: 0, text });
  }

  #start(): readonly StreamPart[] {
    if (this.#hasStarted) return [];
    this.#hasStarted = true;
    return [this.#context.fallback];
  }
}

/** What a speaker has said, once more. */
const segmentEvent = 'transcript.text.segment';
