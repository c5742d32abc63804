import { setImmediate as nextTurn } from 'node:timers/promises';
import { type Answer, GatewayError, type PartSink, type StreamPart } from '../../core/api/index.js';

/** An answer from generated parts. Respects back-pressure, and ends when the exchange is aborted. */
export function answerOf(provider: string, parts: Iterable<StreamPart>, signal: AbortSignal): Answer {
  let discarded = false;
  return {
    provider,
    async deliver(sink: PartSink) {
      for (const part of parts) {
        if (signal.aborted) throw reasonOf(signal);
        const pending = sink(part);
        if (pending !== undefined) await unlessAborted(pending, signal);
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

/** Rejects on abort, because a client that has disconnected never resolves the pending write. */
function unlessAborted(pending: Promise<void>, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const onAbort = () => reject(reasonOf(signal));
    signal.addEventListener('abort', onAbort, { once: true });
    pending.then(resolve, reject).finally(() => signal.removeEventListener('abort', onAbort));
    if (signal.aborted) onAbort();
  });
}

function reasonOf(signal: AbortSignal): GatewayError {
  const reason: unknown = signal.reason;
  if (GatewayError.is(reason)) return reason;
  return new GatewayError({ code: 'GW_CLIENT_GONE', status: 499, message: 'The client has left.', cause: reason });
}
