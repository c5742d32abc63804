import {
  badAnswer,
  type GatewayError,
  isJsonObject,
  type JsonValue,
  parseForeignJson,
  type ProviderErrors,
  type StreamPart,
} from '../../../core/api/index.js';
import type { AnswerContext } from './answer-context.js';
import { BrokenFrameError, type Frame, FrameDecoder } from './frame-decoder.js';
import { MessageReader } from './message-reader.js';
import { failureOf } from '../provider-errors.js';

/** Decodes the bytes of one stream into parts. */
export class EventReader {
  readonly message: MessageReader;
  /** Set when the provider has sent an error, or something that cannot be decoded. */
  failure: GatewayError | undefined;
  readonly #errors: ProviderErrors;
  readonly #frames: FrameDecoder;

  constructor({ exchange, errors, start, maxAnswerBytes }: AnswerContext) {
    this.#errors = errors;
    this.#frames = new FrameDecoder(maxAnswerBytes, exchange);
    this.message = new MessageReader(errors, start);
  }

  /** Decodes bytes, up to a failure. */
  push(chunk: Uint8Array, parts: StreamPart[]): void {
    if (this.failure) return;
    try {
      for (const frame of this.#frames.push(chunk)) {
        this.#read(frame, parts);
        if (this.failure) return;
      }
    } catch (cause) {
      if (!(cause instanceof BrokenFrameError)) throw cause;
      this.failure = badAnswer(this.#errors, 'a broken event', cause);
    }
  }

  #read({ headers, payload }: Frame, parts: StreamPart[]): void {
    const kind = headers.get(':message-type') ?? 'event';
    const value = payload.length === 0 ? {} : this.#parsed(payload);
    if (value === undefined) return;
    const type = headers.get(
      kind === 'exception' ? ':exception-type' : kind === 'error' ? ':error-code' : ':event-type',
    );
    if (kind === 'event') {
      if (isJsonObject(value)) this.message.event(type ?? '', value, parts);
      return;
    }
    const message = headers.get(':error-message');
    const told = isJsonObject(value) ? value : {};
    this.failure = failureOf({ ...(message === undefined ? {} : { message }), ...told }, this.#errors, type);
  }

  #parsed(payload: Buffer): JsonValue | undefined {
    try {
      return parseForeignJson(payload.toString('utf8'));
    } catch (cause) {
      this.failure = badAnswer(this.#errors, 'an event that is not JSON', cause);
      return undefined;
    }
  }
}
