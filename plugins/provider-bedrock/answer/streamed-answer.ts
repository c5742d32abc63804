import { after, type Answer, type HttpResponse, pushAll, readToEnd, type StreamPart } from '../../../core/api/index.js';
import type { AnswerContext } from './answer-context.js';
import { EventReader } from './event-reader.js';

/** An answer that arrives as events. */
export function streamedAnswer(response: HttpResponse, context: AnswerContext): Answer {
  const events = new EventReader(context);
  const check = (): void => {
    if (events.failure) throw events.failure;
  };
  return {
    provider: context.errors.provider,
    async deliver(sink) {
      const take = (chunk: Uint8Array): void | Promise<void> => {
        const parts: StreamPart[] = [];
        return after(events.push(chunk, parts), () => after(pushAll(parts, sink), check));
      };
      await readToEnd(response, take, () => events.message.isComplete, context.clock);
      const rest: StreamPart[] = [];
      events.message.end(rest);
      await pushAll(rest, sink);
    },
    discard: () => response.discard(),
    finalUsage: () => events.message.finalUsage,
  };
}
