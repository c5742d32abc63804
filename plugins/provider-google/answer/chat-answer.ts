import {
  type Answer,
  type ChatCall,
  deliverEvents,
  type EventDelivery,
  type HttpResponse,
  type PartSink,
  readToEnd,
  refusePage,
  StreamBody,
} from '../../../core/api/index.js';
import { dialectName } from '../dialect-name.js';
import { type AnswerContext, AnswerReader } from './answer-reader.js';
import { relayOf } from './relay-answer.js';

/** The answer to a chat call: an event stream or JSON, whichever was requested. */
export function chatAnswer(response: HttpResponse, call: ChatCall, context: AnswerContext): Answer {
  const reader = new AnswerReader(context);
  const relay = call.source.dialect === dialectName ? relayOf(response, call.stream, context, reader) : undefined;
  return {
    provider: context.errors.provider,
    deliver: (sink) => deliverParts(response, context, reader, sink),
    discard: () => response.discard(),
    finalUsage: () => reader.finalUsage,
    ...(relay && { relay }),
  };
}

async function deliverParts(
  response: HttpResponse,
  context: AnswerContext,
  reader: AnswerReader,
  sink: PartSink,
): Promise<void> {
  refusePage(response, context.errors);
  const body = new StreamBody(context);
  const readAll: EventDelivery['readAll'] = (take) => readToEnd(response, take, () => reader.isComplete, context.clock);
  await deliverEvents({ reader, body, readAll }, sink);
}
