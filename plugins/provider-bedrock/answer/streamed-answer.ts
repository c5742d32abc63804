import {
  after,
  type Answer,
  type HttpResponse,
  type PartSink,
  pushAll,
  readToEnd,
  type StreamPart,
} from '../../../core/api/index.js';
import type { AnswerContext } from './answer-context.js';
import { EventReader } from './event-reader.js';

/** An answer that arrives as events. */
export function streamedAnswer(response: HttpResponse, context: AnswerContext): Answer {
  const events = new EventReader(context);
  return {
    provider: context.errors.provider,
    deliver: (sink) => deliverParts(response, context, events, sink),
    discard: () => response.discard(),
    finalUsage: () => events.message.finalUsage,
  };
}

async function deliverParts(
  response: HttpResponse,
  { clock }: AnswerContext,
  events: EventReader,
  sink: PartSink,
): Promise<void> {
  function take(chunk: Uint8Array): void | Promise<void> {
    const parts: StreamPart[] = [];
    return after(events.push(chunk, parts), () => after(pushAll(parts, sink), check));
  }

  function check(): void {
    if (events.failure) throw events.failure;
  }

  await readToEnd(response, take, () => events.message.isComplete, clock);
  const rest: StreamPart[] = [];
  events.message.end(rest);
  await pushAll(rest, sink);
}
