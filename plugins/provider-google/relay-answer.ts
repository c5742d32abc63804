import {
  badAnswer,
  type HttpResponse,
  isJsonObject,
  pushAll,
  readAnswerJson,
  readToEnd,
  type Relay,
  type StreamPart,
} from '../../core/api/index.js';
import type { AnswerContext, AnswerReader } from './answer-reader.js';
import { dialectName } from './dialect-name.js';
import { RelayedEvents } from './relayed-events.js';

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
      deliver: (...delivery) => relayEvents(response, context, reader, delivery),
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
  reader.end(true, parts);
  await pushAll(parts, watch);
  return bytes;
}

async function relayEvents(
  response: HttpResponse,
  { maxAnswerBytes, clock }: AnswerContext,
  reader: AnswerReader,
  [write, watch]: Delivery,
): Promise<Uint8Array> {
  const relayed = new RelayedEvents(reader, maxAnswerBytes);

  async function pass(bytes: Uint8Array, parts: readonly StreamPart[]): Promise<void> {
    await pushAll(parts, watch);
    if (bytes.length > 0) await write(bytes);
    if (reader.failure) throw reader.failure;
  }

  function take(chunk: Uint8Array): void | Promise<void> {
    const parts: StreamPart[] = [];
    const bytes = relayed.push(chunk, parts);
    return bytes.length === 0 && parts.length === 0 && !reader.failure ? undefined : pass(bytes, parts);
  }

  await readToEnd(response, take, () => reader.isComplete, clock);
  const parts: StreamPart[] = [];
  await pass(relayed.end(parts), parts);
  const last: StreamPart[] = [];
  reader.end(false, last);
  await pushAll(last, watch);
  return relayed.tail;
}
