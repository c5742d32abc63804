import {
  type Awaitable,
  badAnswer,
  GatewayError,
  isJsonObject,
  type JsonValue,
  objectIn,
  readAnswerJson,
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
  readonly #context: AnswerContext;
  readonly #frames: FrameDecoder;

  constructor(context: AnswerContext) {
    this.#context = context;
    this.#frames = new FrameDecoder(context.maxAnswerBytes, context.exchange);
    this.message = new MessageReader(context);
  }

  /** Decodes bytes, up to a failure. Long events are read in turns of the event loop, as `readAnswerJson` does it. */
  push(chunk: Uint8Array, parts: StreamPart[]): Awaitable<void> {
    if (this.failure) return undefined;
    try {
      return this.#readAll(this.#frames.push(chunk), parts);
    } catch (cause) {
      if (!(cause instanceof BrokenFrameError)) throw cause;
      this.#fail(badAnswer(this.#context.errors, 'a broken event', cause));
      return undefined;
    }
  }

  #readAll(frames: readonly Frame[], parts: StreamPart[], from = 0): Awaitable<void> {
    for (let index = from; index < frames.length && !this.failure; index += 1) {
      const frame = frames[index] as Frame;
      const value = this.#valueIn(frame);
      if (value instanceof Promise) {
        return value.then((read) => {
          this.#read(frame, read, parts);
          return this.#readAll(frames, parts, index + 1);
        });
      }
      this.#read(frame, value, parts);
    }
    return undefined;
  }

  /** The payload; undefined if it is none, which is a failure. */
  #valueIn({ payload }: Frame): Awaitable<JsonValue | undefined> {
    if (payload.length === 0) return {};
    const failed = (cause: unknown): undefined => {
      if (!GatewayError.is(cause)) throw cause;
      this.#fail(cause);
    };
    try {
      const value = readAnswerJson(payload, this.#context);
      return value instanceof Promise ? value.catch(failed) : value;
    } catch (cause) {
      return failed(cause);
    }
  }

  #read({ headers }: Frame, value: JsonValue | undefined, parts: StreamPart[]): void {
    if (value === undefined) return;
    const kind = headers.get(':message-type') ?? 'event';
    const type = headers.get(
      kind === 'exception' ? ':exception-type' : kind === 'error' ? ':error-code' : ':event-type',
    );
    if (kind === 'event') {
      if (isJsonObject(value)) this.message.event(type ?? '', value, parts);
      return;
    }
    const message = headers.get(':error-message');
    const told = objectIn(value);
    this.#fail(failureOf({ ...(message === undefined ? {} : { message }), ...told }, this.#context.errors, type));
  }

  #fail(failure: GatewayError): void {
    this.failure ??= failure;
  }
}
