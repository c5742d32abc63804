import {
  type Answer,
  type Clock,
  cutAnswer,
  type HttpResponse,
  isJsonArray,
  isJsonObject,
  type JsonObject,
  type JsonValue,
  objectIn,
  type StreamPart,
} from '../../../core/api/index.js';
import { isEventStream } from '../answer/answer-context.js';
import { eventAnswer } from './event-answer.js';
import { finished, type TaskContext } from './task-answer.js';
import { TaskEventReader } from './task-event-reader.js';
import { transcriptUsage } from './transcript-answer.js';

/** A transcript that arrives while it is made; or as a whole, from a model that does not stream. */
export function transcriptStream(response: HttpResponse, context: TaskContext, clock: Clock): Answer {
  const answer = eventAnswer(response, new TranscriptReader(context), context, clock);
  return isEventStream(response) ? answer : { ...answer, relay: undefined };
}

/** Reads the events of a transcript: those of OpenAI's API, and the chunks that vLLM sends in their place. */
class TranscriptReader extends TaskEventReader {
  /** Whether the event has come that ends the transcript. */
  isComplete = false;
  #hasReason = false;

  json(value: JsonValue, parts: StreamPart[]): void {
    this.take(value, false, parts);
    if (this.failure) throw this.failure;
    this.isComplete = true;
  }

  end(parts: StreamPart[]): void {
    if (!this.isComplete && !this.#hasReason) throw cutAnswer(this.context.errors);
    this.start(parts);
    parts.push(finished);
  }

  protected override endMarked(): void {
    this.isComplete = true;
  }

  protected readObject(value: JsonObject, parts: StreamPart[]): void {
    const { type, delta, text, choices, usage } = value;
    if (typeof delta === 'string') this.#text(delta, parts);
    // The whole text, which is also that of an answer which is not a stream.
    if (typeof text === 'string' && type !== segmentEvent && !this.hasContent) this.#text(text, parts);
    if (type === 'transcript.text.done') this.isComplete = true;
    const [choice] = isJsonArray(choices) ? choices : [];
    if (isJsonObject(choice)) this.#chunk(choice, parts);
    const said = transcriptUsage(usage);
    if (!said) return;
    this.start(parts);
    parts.push({ type: 'usage', usage: said });
  }

  #chunk({ delta, finish_reason: reason }: JsonObject, parts: StreamPart[]): void {
    const text = objectIn(delta)['content'];
    if (typeof text === 'string') this.#text(text, parts);
    this.#hasReason ||= typeof reason === 'string';
  }

  #text(text: string, parts: StreamPart[]): void {
    if (text === '') return;
    this.hasContent = true;
    this.start(parts);
    parts.push({ type: 'text', choice: 0, text });
  }
}

/** What a speaker has said, once more. */
const segmentEvent = 'transcript.text.segment';
