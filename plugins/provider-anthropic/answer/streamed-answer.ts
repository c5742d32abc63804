import {
  after,
  type Answer,
  type GatewayError,
  type HttpResponse,
  parseLongEvents,
  pushAll,
  readToEnd,
  type RelayDetail,
  type RelayedReader,
  relayEvents,
  type SseBatch,
  SseDecoder,
  type SseEvent,
  type StreamPart,
} from '../../../core/api/index.js';
import type { AnswerContext } from './answer-context.js';
import { dialectName } from '../dialect-name.js';
import { EventReader } from './event-reader.js';

/** The end of a message, if the provider has omitted it. */
const messageStop = Buffer.from('event: message_stop\ndata: {"type":"message_stop"}\n\n');

/** An answer that arrives as events. */
export function streamedAnswer(response: HttpResponse, context: AnswerContext): Answer {
  let saysAll = false;
  const events = new EventReader(context);
  return {
    provider: context.errors.provider,
    deliver: (sink) => deliverParts(response, context, events, sink),
    discard: () => response.discard(),
    finalUsage: () => events.message.finalUsage,
    relay: {
      dialect: dialectName,
      contentType: 'text/event-stream; charset=utf-8',
      streaming: true,
      headers: {},
      async deliver(write, watch, detail) {
        const { maxAnswerBytes: maxEventBytes, errors, exchange, clock } = context;
        const reader = new RelayedMessage(events, detail);
        const tail = await relayEvents(response, { reader, maxEventBytes, errors, exchange, clock, write, watch });
        saysAll = detail === 'parts' && events.message.saysAll;
        return tail.length === 0 ? messageStop : tail;
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
  const decoder = new SseDecoder(context.maxAnswerBytes, context.exchange, context.errors);

  function take(batch: SseBatch): void | Promise<void> {
    const parts: StreamPart[] = [];
    for (const event of batch.events) {
      events.read(event, parts);
      if (events.failure) break;
    }
    const pending = pushAll(parts, sink);
    return pending ? pending.then(check) : check();
  }

  function check(): void {
    if (events.failure) throw events.failure;
  }

  const push = (chunk: Uint8Array): void | Promise<void> =>
    after(parseLongEvents(decoder.push(chunk), context.exchange), take);
  await readToEnd(response, push, () => events.message.stopped, context.clock);
  const rest: StreamPart[] = [];
  const last = await parseLongEvents(decoder.end(), context.exchange);
  for (const event of last.events) events.readLast(event, rest);
  check();
  events.message.end(rest);
  await pushAll(rest, sink);
}

/** Reads the events of a relayed answer in as much detail as is needed. */
class RelayedMessage implements RelayedReader {
  readonly #events: EventReader;
  readonly #briefly: boolean;

  constructor(events: EventReader, detail: RelayDetail) {
    this.#events = events;
    this.#briefly = detail === 'usage';
  }

  read(event: SseEvent, parts: StreamPart[]): void {
    if (this.#briefly) this.#events.readBriefly(event, parts);
    else this.#events.read(event, parts);
  }

  readLast(event: SseEvent, parts: StreamPart[]): boolean {
    return this.#events.readLast(event, parts);
  }

  end(parts: StreamPart[]): void {
    this.#events.message.end(parts);
  }

  get hasContent(): boolean {
    return this.#events.message.hasContent;
  }

  get isComplete(): boolean {
    return this.#events.message.stopped;
  }

  get failure(): GatewayError | undefined {
    return this.#events.failure;
  }
}
