import { type Answer, type Clock, deliverEvents, type HttpResponse, relayEvents } from '../../../core/api/index.js';
import { relayHeaders } from '../answer/answer-context.js';
import type { TaskContext } from './task-answer.js';
import type { TaskEventReader } from './task-event-reader.js';

/** The answer to a task that arrives as events. */
export function eventAnswer(
  response: HttpResponse,
  reader: TaskEventReader,
  context: TaskContext,
  clock: Clock,
): Answer {
  const { errors, call } = context;
  return {
    provider: errors.provider,
    deliver: (sink) => deliverEvents({ ...context, reader, readAll: (take) => response.deliver(take) }, sink),
    discard: () => response.discard(),
    relay: {
      dialect: call.source.dialect,
      contentType: 'text/event-stream; charset=utf-8',
      streaming: true,
      headers: relayHeaders(response),
      deliver: (write, watch) => relayEvents(response, { ...context, reader, clock, write, watch }),
    },
  };
}
