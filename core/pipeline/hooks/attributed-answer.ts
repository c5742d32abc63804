import type { Answer, Awaitable, PartSink, Relay } from '../../api/index.js';
import type { Writable } from '../../api/writable.js';
import { rejecting } from '../../stream/rejecting-sink.js';
import { endWait, endWith, untilTaken, type Wait } from './waits.js';

/** The plugin that has created or wrapped an answer. */
interface Responsible {
  /** Throws an error that is attributed to it. */
  readonly fail: (cause: unknown) => never;
  /** Logs an error that must not hide another one. */
  readonly report: (cause: unknown) => void;
  /** Called when the answer begins to be read. */
  readonly begin: () => Wait;
}

/** Wraps an answer, so that its unexpected errors, and time that it takes, are attributed to the plugin that created or wrapped it. */
export function attributed(answer: Answer, plugin: Responsible): Answer {
  const { relay, headers } = answer;
  const wrapped: Writable<Answer> = {
    provider: answer.provider,
    discard() {
      try {
        answer.discard();
      } catch (cause) {
        plugin.report(cause);
      }
    },
    deliver: async (sink) =>
      attributing(async (wait) => {
        const own = rejecting(noting(wait, sink));
        await answer.deliver(own.push);
        own.check();
      }, plugin),
  };
  if (relay) wrapped.relay = attributedRelay(relay, plugin);
  if (headers) wrapped.headers = headers;
  if (answer.instead)
    wrapped.instead = (cause) =>
      endWith(plugin.begin(), instead(answer, cause)).then((other) => attributed(other, plugin), plugin.fail);
  return wrapped;
}

/** A sink that tells when parts are not taken at once. */
function noting(wait: Wait, sink: PartSink): PartSink {
  return (part) => {
    const pending = sink(part);
    return pending instanceof Promise ? untilTaken(wait, pending) : pending;
  };
}

async function instead(answer: Answer, cause: unknown): Promise<Answer> {
  if (!answer.instead) throw cause;
  return answer.instead(cause);
}

function attributedRelay(relay: Relay, plugin: Responsible): Relay {
  return {
    dialect: relay.dialect,
    contentType: relay.contentType,
    streaming: relay.streaming,
    headers: relay.headers,
    inPieces: relay.inPieces,
    saysAll: relay.saysAll && (() => relay.saysAll?.() === true),
    deliver: (write, watch, detail) => attributing(() => relay.deliver(write, watch, detail), plugin),
    deliverPieces: relay.deliverPieces && ((take) => attributing(() => relay.deliverPieces?.(take), plugin)),
  };
}

function attributing<T>(work: (wait: Wait) => Awaitable<T>, plugin: Responsible): Awaitable<T> {
  // Noted before the answers that it reads, which begin later.
  const wait = plugin.begin();
  try {
    const result = work(wait);
    if (result instanceof Promise) return endWith(wait, result).catch(plugin.fail);
    endWait(wait);
    return result;
  } catch (cause) {
    endWait(wait);
    return plugin.fail(cause);
  }
}
