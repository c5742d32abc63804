import {
  type Answer,
  type HttpResponse,
  pushAll,
  readToEnd,
  type Relay,
  SseDecoder,
  type StreamPart,
} from '../../core/api/index.js';
import type { AnswerContext } from './answer-context.js';
import { dialectName } from './dialect-name.js';
import { EventReader } from './event-reader.js';
import { RelayedEvents } from './relayed-events.js';

/** An answer that arrives as events. */
export function streamedAnswer(response: HttpResponse, context: AnswerContext): Answer {
  let saysAll = false;
  const events = new EventReader(context);
  return {
    provider: context.provider,
    deliver: (sink) => deliverParts(response, context, events, sink),
    discard: () => response.discard(),
    finalUsage: () => events.message.finalUsage,
    relay: {
      dialect: dialectName,
      contentType: 'text/event-stream; charset=utf-8',
      streaming: true,
      headers: {},
      async deliver(write, watch, detail) {
        const tail = await relayEvents(response, context, events, write, watch, detail);
        saysAll = detail === 'parts' && events.message.saysAll;
        return tail;
      },
      saysAll: () => saysAll,
    },
  };
}

async function deliverParts(
  response: HttpResponse,
  context: AnswerContext,
  events: EventReader,
  sink: Parameters<Answer['deliver']>[0],
): Promise<void> {
  const decoder = new SseDecoder(context.maxAnswerBytes);

  function take(chunk: Uint8Array): void | Promise<void> {
    const parts: StreamPart[] = [];
    for (const event of decoder.push(chunk).events) if (events.read(event, parts) === 'failure') break;
    const pending = pushAll(parts, sink);
    return pending ? pending.then(check) : check();
  }

  function check(): void {
    if (events.failure) throw events.failure;
  }

  await readToEnd(response, take, () => events.message.stopped, context.clock);
  const rest: StreamPart[] = [];
  for (const event of decoder.end().events) events.readLast(event, rest);
  check();
  events.message.end(rest);
  await pushAll(rest, sink);
}

async function relayEvents(
  response: HttpResponse,
  context: AnswerContext,
  events: EventReader,
  ...[write, watch, detail]: Parameters<Relay['deliver']>
): Promise<Uint8Array> {
  const relayed = new RelayedEvents(events, detail, context.maxAnswerBytes);

  async function pass(bytes: Uint8Array, parts: readonly StreamPart[]): Promise<void> {
    await pushAll(parts, watch);
    if (bytes.length > 0) await write(bytes);
    if (events.failure) throw events.failure;
  }

  function take(chunk: Uint8Array): void | Promise<void> {
    const parts: StreamPart[] = [];
    const bytes = relayed.push(chunk, parts);
    // Synchronous fast path: no parts, and a client that is not slow.
    if (parts.length === 0 && !events.failure) return bytes.length === 0 ? undefined : write(bytes);
    return pass(bytes, parts);
  }

  await readToEnd(response, take, () => events.message.stopped, context.clock);
  const parts: StreamPart[] = [];
  await pass(relayed.end(parts), parts);
  const last: StreamPart[] = [];
  events.message.end(last);
  await pushAll(last, watch);
  return relayed.tail;
}
