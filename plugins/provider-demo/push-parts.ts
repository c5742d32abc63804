import { type Answer, GatewayError, type PartSink, type StreamPart } from '../../core/api/index.js';

/** An answer made of parts that are there already. Waits for whoever takes them, and ends when the client leaves. */
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
      }
    },
    discard() {
      discarded = true;
    },
  };
}

/** A client that has left never takes the part that is being waited for. */
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
