import {
  type Answer,
  type Awaitable,
  badAnswer,
  type HttpResponse,
  isJsonObject,
  type JsonValue,
  parseForeignJson,
  pushAll,
  type StreamPart,
} from '../../core/api/index.js';
import type { AnswerContext } from './answer-context.js';
import { dialectName } from './dialect-name.js';
import { MessageReader } from './message-reader.js';
import { failureOf, isFailure } from './provider-errors.js';

/** An answer that is not streamed. */
export function wholeAnswer(response: HttpResponse, context: AnswerContext): Answer {
  const { provider, maxAnswerBytes } = context;
  let saysAll = false;
  return {
    provider,
    async deliver(sink) {
      await pushAll(
        readMessage(response.arrived?.(maxAnswerBytes) ?? (await response.bytes(maxAnswerBytes)), context).parts,
        sink,
      );
    },
    discard: () => response.discard(),
    relay: {
      dialect: dialectName,
      // Always JSON, whatever the provider's content type, because SDKs parse JSON only with the right one.
      contentType: 'application/json',
      streaming: false,
      headers: {},
      // The whole body marks the answer as complete, so it is returned and not written.
      deliver(_write, watch) {
        const show = (bytes: Uint8Array): Awaitable<Uint8Array> => {
          const read = readMessage(bytes, context);
          saysAll = read.saysAll;
          const pending = pushAll(read.parts, watch);
          return pending ? pending.then(() => bytes) : bytes;
        };
        const arrived = response.arrived?.(maxAnswerBytes);
        return arrived ? show(arrived) : response.bytes(maxAnswerBytes).then(show);
      },
      saysAll: () => saysAll,
    },
  };
}

interface ReadMessage {
  readonly parts: readonly StreamPart[];
  /** Whether the parts express everything. */
  readonly saysAll: boolean;
}

/** @throws GatewayError when the body is not a message, or contains an error */
function readMessage(bytes: Uint8Array, { provider, errors, fallback }: AnswerContext): ReadMessage {
  let value: JsonValue;
  try {
    value = parseForeignJson(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('utf8'));
  } catch (cause) {
    throw badAnswer(errors, 'something that is not JSON', cause);
  }
  if (!isJsonObject(value)) throw badAnswer(errors, 'JSON of another kind');
  if (isFailure(value) || isJsonObject(value['error'])) throw failureOf(value, errors);
  const parts: StreamPart[] = [];
  const reader = new MessageReader(provider, fallback);
  reader.message(value, parts);
  reader.end(parts);
  return { parts, saysAll: reader.saysAll };
}
