import {
  type Answer,
  deliverEvents,
  type EventDelivery,
  type HttpResponse,
  readToEnd,
  type Relay,
  relayEvents,
} from '../../../core/api/index.js';
import type { AnswerContext } from './answer-context.js';
import { dialectName } from '../dialect-name.js';
import { EventReader } from './event-reader.js';

/** The end of a message, if the provider has omitted it. */
const messageStop = Buffer.from('event: message_stop\ndata: {"type":"message_stop"}\n\n');

/** An answer that arrives as events, or under no content type that says so. */
export function streamedAnswer(response: HttpResponse, context: AnswerContext): Answer {
  const reader = new EventReader(context);
  const readAll: EventDelivery['readAll'] = (take) => readToEnd(response, take, () => reader.isComplete, context.clock);
  const relay = response.headers['content-type']?.includes('text/event-stream') && relayOf(response, context, reader);
  return {
    provider: context.errors.provider,
    deliver: (sink) => deliverEvents({ ...context, reader, readAll }, sink),
    discard: () => response.discard(),
    finalUsage: () => reader.message.finalUsage,
    ...(relay && { relay }),
  };
}

function relayOf(response: HttpResponse, context: AnswerContext, reader: EventReader): Relay {
  let saysAll = false;
  return {
    dialect: dialectName,
    contentType: 'text/event-stream; charset=utf-8',
    streaming: true,
    headers: {},
    async deliver(write, watch, detail) {
      reader.isBrief = detail === 'usage';
      const tail = await relayEvents(response, { ...context, reader, write, watch });
      saysAll = detail === 'parts' && reader.message.saysAll;
      return tail.length === 0 ? messageStop : tail;
    },
    saysAll: () => saysAll,
  };
}
