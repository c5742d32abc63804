import { type Answer, type ChatCall, deliverEvents, type HttpResponse } from '../../../core/api/index.js';
import { type AnswerContext, isEventStream, relayHeaders } from './answer-context.js';
import { ChatEventReader } from './chat-event-reader.js';
import { chatDialect } from '../dialect-names.js';
import { relayPieces } from './relay-pieces.js';
import { relayStream } from './relay-stream.js';
import { readUntilDone } from './read-until-done.js';

/** The answer to a streaming chat call. */
export function streamAnswer(response: HttpResponse, context: AnswerContext): Answer {
  const { errors, call } = context;
  const events = new ChatEventReader(context);
  const answer: Answer = {
    provider: errors.provider,
    deliver: (sink) =>
      deliverEvents(
        { ...context, reader: events, readAll: (take) => readUntilDone(response, take, () => events.done) },
        sink,
      ),
    discard: () => response.discard(),
    finalUsage: () => events.answer.finalUsage(call.choices ?? 1),
  };
  if (call.source.dialect !== chatDialect || !isEventStream(response)) return answer;
  return {
    ...answer,
    relay: {
      dialect: chatDialect,
      contentType: response.headers['content-type'] ?? 'text/event-stream',
      streaming: true,
      headers: relayHeaders(response),
      deliver: (write, watch, detail) => relayStream(response, context, events, { write, watch, detail }),
      ...(isOneChoice(call) && { deliverPieces: (take) => relayPieces(response, context, events, take) }),
    },
  };
}

function isOneChoice({ choices = 1 }: ChatCall): boolean {
  return choices === 1;
}
