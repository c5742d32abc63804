import {
  badAnswer,
  type HttpResponse,
  isJsonObject,
  pushAll,
  readAnswerJson,
  type Relay,
  relayEvents,
  type StreamPart,
} from '../../../core/api/index.js';
import type { AnswerContext, AnswerReader } from './answer-reader.js';
import { dialectName } from '../dialect-name.js';

/** An answer in the form of its bytes; undefined if the response is neither events for a stream nor JSON for a whole answer. */
export function relayOf(
  response: HttpResponse,
  stream: boolean,
  context: AnswerContext,
  reader: AnswerReader,
): Relay | undefined {
  const type = response.headers['content-type'] ?? '';
  const common = { dialect: dialectName, streaming: stream, headers: {} };
  if (stream) {
    if (!type.includes('text/event-stream')) return undefined;
    return {
      ...common,
      contentType: 'text/event-stream; charset=utf-8',
      deliver: (write, watch) => relayEvents(response, { ...context, reader, write, watch }),
    };
  }
  if (!type.includes('json')) return undefined;
  return {
    ...common,
    contentType: 'application/json; charset=utf-8',
    // The whole body marks the answer as complete, so it is returned and not written.
    async deliver(_write, watch) {
      const bytes = await response.bytes(context.maxAnswerBytes);
      const value = await readAnswerJson(bytes, context);
      if (!isJsonObject(value)) throw badAnswer(context.errors, 'JSON of another kind');
      const parts: StreamPart[] = [];
      reader.json(value, parts);
      if (reader.failure) throw reader.failure;
      reader.end(parts, true);
      await pushAll(parts, watch);
      return bytes;
    },
  };
}
