import {
  type AnswerEncoder,
  type GatewayError,
  isJsonArray,
  isJsonObject,
  type JsonObject,
  type JsonValue,
  objectsIn,
  type StreamPart,
} from '../../../core/api/index.js';
import { dataEvent, heartbeat } from '../event-text.js';
import { errorEvent } from '../openai-error.js';

/** Writes pictures as events, when they are finished: of what comes before, only the provider's own bytes consist. */
export class PictureEvents implements AnswerEncoder {
  readonly heartbeat = heartbeat;
  readonly error: (error: GatewayError) => string = errorEvent;
  readonly #type: string;
  readonly #pictures: string[] = [];
  /** What is said of each picture. */
  readonly #said: JsonObject[] = [];
  #usage: JsonValue | undefined;

  /** @param type of the events: `image_generation.completed` */
  constructor(type: string) {
    this.#type = type;
  }

  whole(): JsonValue {
    throw new Error('streamed pictures are never written as a whole');
  }

  part(part: StreamPart): string {
    if (part.type === 'usage') this.#usage = part.usage.raw;
    else if (part.type === 'media') this.#pictures[part.index] = Buffer.from(part.bytes).toString('base64');
    else if (part.type === 'opaque' && isJsonObject(part.value)) this.#said.push(...each(part.value));
    return '';
  }

  end(): string {
    const usage = this.#usage === undefined ? {} : { usage: this.#usage };
    return this.#said
      .map((said, index) => {
        const picture = this.#pictures[index];
        return dataEvent({ type: this.#type, ...said, ...(picture !== undefined && { b64_json: picture }), ...usage });
      })
      .join('');
  }
}

/** What a server that does not stream says of all its pictures at once. */
function each({ created, data, ...members }: JsonObject): readonly JsonObject[] {
  const rest = typeof created === 'number' ? { created_at: created, ...members } : members;
  return isJsonArray(data) ? objectsIn(data).map((item) => ({ ...rest, ...item })) : [rest];
}

/** Writes a recording as events, as it arrives. */
export class RecordingEvents implements AnswerEncoder {
  readonly heartbeat = heartbeat;
  readonly error: (error: GatewayError) => string = errorEvent;
  #usage: JsonValue | undefined;

  whole(): JsonValue {
    throw new Error('recordings are never written as a whole');
  }

  part(part: StreamPart): string {
    if (part.type === 'usage') this.#usage = part.usage.raw;
    if (part.type !== 'media') return '';
    return dataEvent({ type: 'speech.audio.delta', audio: Buffer.from(part.bytes).toString('base64') });
  }

  end(): string {
    return dataEvent({ type: 'speech.audio.done', usage: this.#usage });
  }
}
