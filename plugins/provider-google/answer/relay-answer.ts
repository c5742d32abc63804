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

type Delivery = Parameters<Relay['deliver']>;

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
      deliver: (write, watch) =>
        relayEvents(response, {
          reader,
          maxEventBytes: context.maxAnswerBytes,
          errors: context.errors,
          exchange: context.exchange,
          clock: context.clock,
          write,
          watch,
        }),
    };
  }
  if (!type.includes('json')) return undefined;
  return {
    ...common,
    contentType: 'application/json; charset=utf-8',
    // The whole body marks the answer as complete, so it is returned and not written.
    deliver: (_write, watch) => relayWhole(response, context, reader, watch),
  };
}

async function relayWhole(
  response: HttpResponse,
  context: AnswerContext,
  reader: AnswerReader,
  watch: Delivery[1],
): Promise<Uint8Array> {
  const { errors, exchange, maxAnswerBytes } = context;
  const bytes = await response.bytes(maxAnswerBytes);
  const value = await readAnswerJson(bytes, { errors, exchange });
  if (!isJsonObject(value)) throw badAnswer(errors, 'JSON of another kind');
  const parts: StreamPart[] = [];
  reader.json(value, parts);
  if (reader.failure) throw reader.failure;
  reader.end(parts, true);
  await pushAll(parts, watch);
  return bytes;
}
