import {
  after,
  type Answer,
  type Awaitable,
  type HttpResponse,
  type JsonValue,
  pushAll,
  readAnswerJson,
  type StreamPart,
} from '../../../core/api/index.js';
import type { AnswerContext } from './answer-context.js';
import { dialectName } from '../dialect-name.js';
import { EventReader } from './event-reader.js';

/** An answer that is not streamed. */
export function wholeAnswer(response: HttpResponse, context: AnswerContext): Answer {
  const { errors, maxAnswerBytes } = context;
  let saysAll = false;
  return {
    provider: errors.provider,
    async deliver(sink) {
      const { parts } = await readMessage(await response.bytes(maxAnswerBytes), context);
      await pushAll(parts, sink);
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
        const show = (bytes: Uint8Array): Awaitable<Uint8Array> =>
          after(readMessage(bytes, context), (read) => {
            saysAll = read.saysAll;
            return after(pushAll(read.parts, watch), () => bytes);
          });
        return after(response.bytes(maxAnswerBytes), show);
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
function readMessage(bytes: Uint8Array, context: AnswerContext): Awaitable<ReadMessage> {
  return after(readAnswerJson(bytes, context), (value) => messageIn(value, context));
}

function messageIn(value: JsonValue, context: AnswerContext): ReadMessage {
  const parts: StreamPart[] = [];
  const reader = new EventReader(context);
  reader.json(value, parts);
  if (reader.failure) throw reader.failure;
  reader.end(parts);
  return { parts, saysAll: reader.message.saysAll };
}
