import {
  type Answer,
  badAnswer,
  type HttpResponse,
  isJsonObject,
  type JsonObject,
  type JsonValue,
  parseForeignJson,
  type ProviderErrors,
  pushAll,
  type StreamPart,
} from '../../core/api/index.js';
import type { AnswerContext } from './answer-context.js';
import { MessageReader } from './message-reader.js';
import { failureOf, isFailure } from './provider-errors.js';

/** An answer that is not streamed. */
export function wholeAnswer(response: HttpResponse, context: AnswerContext): Answer {
  const { provider, errors, start, maxAnswerBytes } = context;
  return {
    provider,
    async deliver(sink) {
      const bytes = response.arrived?.(maxAnswerBytes) ?? (await response.bytes(maxAnswerBytes));
      const parts: StreamPart[] = [];
      const reader = new MessageReader(provider, start);
      reader.answer(readObject(bytes, errors), parts);
      reader.end(parts);
      await pushAll(parts, sink);
    },
    discard: () => response.discard(),
  };
}

/** @throws GatewayError when the body is not a JSON object, or contains an error */
export function readObject(bytes: Uint8Array, errors: ProviderErrors): JsonObject {
  let value: JsonValue;
  try {
    value = parseForeignJson(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('utf8'));
  } catch (cause) {
    throw badAnswer(errors, 'something that is not JSON', cause);
  }
  if (!isJsonObject(value)) throw badAnswer(errors, 'JSON of another kind');
  if (isFailure(value)) throw failureOf(value, errors);
  return value;
}
