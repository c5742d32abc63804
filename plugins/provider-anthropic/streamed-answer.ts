import { type Answer, type HttpResponse, type Relay, SseDecoder, type StreamPart } from '../../core/api/index.js';
import { type AnswerContext, pushAll } from './answer-context.js';
import { dialectName } from './dialect-name.js';
import { EventReader } from './event-reader.js';
import { RelayedEvents } from './relayed-events.js';

/** An answer that arrives as events. */
export function streamedAnswer(response: HttpResponse, context: AnswerContext): Answer {
  return {
    provider: context.provider,
    deliver: (sink) => deliverParts(response, context, sink),
    discard: () => response.discard(),
    relay: {
      dialect: dialectName,
      contentType: 'text/event-stream; charset=utf-8',
      streaming: true,
      headers: {},
      deliver: (write, watch, detail) => relayEvents(response, context, write, watch, detail),
    },
  };
}

async function deliverParts(
  response: HttpResponse,
  context: AnswerContext,
  sink: Parameters<Answer['deliver']>[0],
): Promise<void> {
  const decoder = new SseDecoder(context.maxAnswerBytes);
  const events = new EventReader(context);

  function take(chunk: Uint8Array): void | Promise<void> {
    const parts: StreamPart[] = [];
    for (const event of decoder.push(chunk).events) if (events.read(event, parts) !== 'content') break;
    const pending = pushAll(parts, sink);
    return pending ? pending.then(check) : check();
  }

  function check(): void {
    if (events.failure) throw events.failure;
  }

  await readUntilStopped(response, take, () => events.message.stopped);
  const rest: StreamPart[] = [];
  if (!events.message.stopped) for (const event of decoder.end().events) events.readLast(event, rest);
  check();
  events.message.end(rest);
  await pushAll(rest, sink);
}

async function relayEvents(
  response: HttpResponse,
  context: AnswerContext,
  ...[write, watch, detail]: Parameters<Relay['deliver']>
): Promise<Uint8Array> {
  const events = new EventReader(context);
  const relayed = new RelayedEvents(events, detail, context.maxAnswerBytes);

  async function pass(bytes: Uint8Array, parts: readonly StreamPart[]): Promise<void> {
    await pushAll(parts, watch);
    if (bytes.length > 0) await write(bytes);
    if (events.failure) throw events.failure;
  }

  function take(chunk: Uint8Array): void | Promise<void> {
    const parts: StreamPart[] = [];
    const bytes = relayed.push(chunk, parts);
    // The common case without a promise: nothing to tell, and a client that keeps up.
    if (parts.length === 0 && !events.failure) return bytes.length === 0 ? undefined : write(bytes);
    return pass(bytes, parts);
  }

  await readUntilStopped(response, take, () => events.message.stopped);
  const parts: StreamPart[] = [];
  const bytes = events.message.stopped ? undefined : relayed.end(parts);
  if (bytes) await pass(bytes, parts);
  const last: StreamPart[] = [];
  events.message.end(last);
  await pushAll(last, watch);
  return relayed.tail;
}

/**
 * Reads a body until its end, or until the message is complete: what follows does not matter, the socket drains by itself and
 * goes back to its pool, and a provider that leaves it open keeps nobody waiting.
 */
function readUntilStopped(
  response: HttpResponse,
  take: (chunk: Uint8Array) => void | Promise<void>,
  stopped: () => boolean,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const check = (): void => {
      if (stopped()) resolve();
    };
    response
      .deliver((chunk) => {
        if (stopped()) return undefined;
        const pending = take(chunk);
        return pending ? pending.then(check) : check();
      })
      .then(resolve, reject);
  });
}
