import type { Answer, Awaitable, Relay } from '../api/index.js';
import type { Writable } from '../api/internal/writable.js';
import type { PiecewiseRelay } from './piecewise-relay.js';

/** Wraps an answer, so that its unexpected errors are attributed to the plugin that created or wrapped it. */
export function attributed(answer: Answer, fail: (cause: unknown) => never): Answer {
  const { relay, headers } = answer;
  const wrapped: Writable<Answer> = {
    provider: answer.provider,
    discard: () => answer.discard(),
    deliver: async (sink) => attributing(() => answer.deliver(sink), fail),
  };
  if (relay) wrapped.relay = attributedRelay(relay, fail);
  if (headers) wrapped.headers = headers;
  if (answer.instead)
    wrapped.instead = (cause) => instead(answer, cause).then((other) => attributed(other, fail), fail);
  return wrapped;
}

async function instead(answer: Answer, cause: unknown): Promise<Answer> {
  if (!answer.instead) throw cause;
  return answer.instead(cause);
}

function attributedRelay(relay: Relay, fail: (cause: unknown) => never): Relay {
  return {
    dialect: relay.dialect,
    contentType: relay.contentType,
    streaming: relay.streaming,
    headers: relay.headers,
    inPieces: relay.inPieces,
    saysAll: relay.saysAll && (() => relay.saysAll?.() === true),
    deliver: (write, watch, detail) => attributing(() => relay.deliver(write, watch, detail), fail),
    deliverPieces:
      relay.deliverPieces && ((take) => attributing(() => (relay as PiecewiseRelay).deliverPieces(take), fail)),
  };
}

function attributing<T>(work: () => Awaitable<T>, fail: (cause: unknown) => never): Awaitable<T> {
  try {
    const result = work();
    return result instanceof Promise ? result.catch(fail) : result;
  } catch (cause) {
    return fail(cause);
  }
}
