import { setImmediate as nextTurn } from 'node:timers/promises';
import { type Answer, type StreamPart, untilAborted } from '../../core/api/index.js';

/** An answer from generated parts. Respects back-pressure, and ends when the exchange is aborted. */
export function answerOf(provider: string, parts: Iterable<StreamPart>, signal: AbortSignal): Answer {
  let discarded = false;
  return {
    provider,
    async deliver(sink) {
      for (const part of parts) {
        signal.throwIfAborted();
        const pending = sink(part);
        // A client that has disconnected never takes what is pending.
        if (pending !== undefined) await untilAborted(pending, signal);
        if (discarded) return;
        // A long text takes a while, and so do thousands of short ones: other work gets its turns in between.
        if (part.type === 'embedding') await nextTurn();
      }
    },
    discard() {
      discarded = true;
    },
  };
}
