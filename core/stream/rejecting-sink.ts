import { GatewayError, type StreamPart } from '../api/index.js';

/** A sink for the code of a plugin, which never throws. */
export interface RejectingSink<T = StreamPart> {
  readonly push: (value: T) => void | Promise<void>;
  /** @throws the first failure of a push: the plugin may not have waited for it */
  check(): void;
}

/**
 * Turns what a sink throws into rejections. A plugin may push from a timer or from a listener (of a WebSocket, say), where an exception would end the
 * process: because a client has left, all others would lose their answers. Nobody has to wait for a rejection either, because `check` throws it; only a
 * mistake of the plugin is also reported as an unhandled one, for it may be made when the answer has ended.
 */
export function rejecting<T = StreamPart>(sink: (value: T) => void | Promise<void>): RejectingSink<T> {
  let failure: { readonly cause: unknown } | undefined;
  const note = (cause: unknown): void => {
    failure ??= { cause };
  };
  return {
    push(value) {
      try {
        const pending = sink(value);
        if (pending instanceof Promise) pending.catch(note);
        return pending;
      } catch (cause) {
        note(cause);
        return rejection(cause);
      }
    },
    check() {
      if (failure) throw failure.cause;
    },
  };
}

/** What a sink has thrown, as a rejection that is reported as unhandled only if it is a mistake of a plugin. */
export function rejection(cause: unknown): Promise<never> {
  const rejected = Promise.reject(cause as Error);
  return GatewayError.is(cause) ? handled(rejected) : rejected;
}

/** Marks a promise as one for which nobody has to wait. */
export function handled<T>(pending: Promise<T>): Promise<T> {
  pending.catch(() => undefined);
  return pending;
}
