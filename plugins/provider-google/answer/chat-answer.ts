import {
  type Answer,
  type ChatCall,
  deliverEvents,
  type EventDelivery,
  type HttpResponse,
  readToEnd,
  refusePage,
} from '../../../core/api/index.js';
import { dialectName } from '../dialect-name.js';
import { type AnswerContext, AnswerReader } from './answer-reader.js';
import { relayOf } from './relay-answer.js';

/** The answer to a chat call: an event stream or JSON, whichever was requested. */
export function chatAnswer(response: HttpResponse, call: ChatCall, context: AnswerContext): Answer {
  const reader = new AnswerReader(context);
  const relay = call.source.dialect === dialectName ? relayOf(response, call.stream, context, reader) : undefined;
  const readAll: EventDelivery['readAll'] = (take) => readToEnd(response, take, () => reader.isComplete, context.clock);
  return {
    provider: context.errors.provider,
    async deliver(sink) {
      refusePage(response, context.errors);
      await deliverEvents({ ...context, reader, readAll }, sink);
    },
    discard: () => response.discard(),
    finalUsage: () => reader.finalUsage,
    ...(relay && { relay }),
  };
}
