import {
  type AnswerEncoder,
  type CollectedAnswer,
  type GatewayError,
  type JsonValue,
  type StreamPart,
  textOf,
} from '../../../core/api/index.js';
import { dataEvent, heartbeat } from '../event-text.js';
import { errorEvent } from '../openai-error.js';

/** Writes a transcript as events, while it is made: its pieces, and at the end the whole text with its usage. */
export class TranscriptEvents implements AnswerEncoder {
  readonly heartbeat = heartbeat;
  readonly error: (error: GatewayError) => string = errorEvent;
  #text = '';
  #usage: JsonValue | undefined;

  whole({ choices: [first] }: CollectedAnswer): JsonValue {
    return { text: textOf(first?.content ?? []) };
  }

  part(part: StreamPart): string {
    if (part.type === 'usage') this.#usage = part.usage.raw ?? secondsOf(part.usage.audioSeconds);
    if (part.type !== 'text' || part.text === '') return '';
    this.#text += part.text;
    return dataEvent({ type: 'transcript.text.delta', delta: part.text });
  }

  end(): string {
    return dataEvent({ type: 'transcript.text.done', text: this.#text, usage: this.#usage });
  }
}

function secondsOf(seconds: number | undefined): JsonValue | undefined {
  return seconds === undefined ? undefined : { type: 'duration', seconds };
}
