import {
  type Answer,
  type ChatCall,
  type HttpResponse,
  type PartSink,
  pushAll,
  type StreamPart,
  StreamBody,
} from '../../core/api/index.js';
import { type AnswerContext, isEventStream, relayHeaders } from './answer-context.js';
import { ChatEventReader } from './chat-event-reader.js';
import { chatDialect } from './dialect-names.js';
import { relayPieces } from './relay-pieces.js';
import { relayStream } from './relay-stream.js';
import { readUntilDone } from './read-until-done.js';

/** The answer to a streaming chat call. */
export function streamAnswer(response: HttpResponse, context: AnswerContext): Answer {
  const { provider, call } = context;
  const events = new ChatEventReader(context);
  const answer: Answer = {
    provider,
    deliver: (sink) => deliverParts(response, context, events, sink),
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

async function deliverParts(
  response: HttpResponse,
  context: AnswerContext,
  events: ChatEventReader,
  sink: PartSink,
): Promise<void> {
  const body = new StreamBody(context.errors, context.maxAnswerBytes);

  function take(chunk: Uint8Array): void | Promise<void> {
    const parts: StreamPart[] = [];
    for (const event of body.push(chunk).events) {
      const meaning = events.read(event, parts);
      if (meaning === 'done' || meaning === 'failure') break;
    }
    const pending = pushAll(parts, sink);
    if (!events.failure) return pending;
    if (!pending) throw events.failure;
    return pending.then(() => {
      throw events.failure;
    });
  }

  await readUntilDone(response, take, () => events.done);
  const parts: StreamPart[] = [];
  if (!events.done) events.readRest(body.end(), parts);
  if (!events.failure) events.end(parts);
  await pushAll(parts, sink);
  if (events.failure) throw events.failure;
}
