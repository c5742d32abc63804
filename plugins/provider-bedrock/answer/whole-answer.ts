import {
  type Answer,
  badAnswer,
  type HttpResponse,
  isJsonObject,
  type JsonObject,
  pushAll,
  readAnswerJson,
  type StreamPart,
} from '../../../core/api/index.js';
import { failureOf, isFailure } from '../provider-errors.js';
import type { AnswerContext } from './answer-context.js';
import { MessageReader } from './message-reader.js';

/** An answer that is not streamed. */
export function wholeAnswer(response: HttpResponse, context: AnswerContext): Answer {
  const { errors, maxAnswerBytes } = context;
  return {
    provider: errors.provider,
    async deliver(sink) {
      const bytes = await response.bytes(maxAnswerBytes);
      const message = await readObject(bytes, context);
      const parts: StreamPart[] = [];
      const reader = new MessageReader(context);
      reader.answer(message, parts);
      reader.end(parts);
      await pushAll(parts, sink);
    },
    discard: () => response.discard(),
  };
}

/** @throws GatewayError when the body is not a JSON object, or contains an error */
export async function readObject(bytes: Uint8Array, context: AnswerContext): Promise<JsonObject> {
  const { errors } = context;
  const value = await readAnswerJson(bytes, context);
  if (!isJsonObject(value)) throw badAnswer(errors, 'JSON of another kind');
  if (isFailure(value)) throw failureOf(value, errors);
  return value;
}
