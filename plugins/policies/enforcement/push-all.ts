import type { Awaitable, PartSink, StreamPart } from '../../../core/api/index.js';

/** Pushes parts in order; synchronous if the sink is. */
export function pushAll(parts: readonly StreamPart[], sink: PartSink, from = 0): Awaitable<void> {
  for (let at = from; at < parts.length; at += 1) {
    const pending = sink(parts[at] as StreamPart);
    if (pending) return pending.then(() => pushAll(parts, sink, at + 1));
  }
  return undefined;
}
