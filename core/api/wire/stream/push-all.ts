import type { Awaitable } from '../../awaitable.js';
import type { StreamPart } from '../../part.js';
import type { PartSink } from '../../stage.js';

/**
 * Pushes parts in order, each after the promise of the previous one; synchronous if the sink is.
 *
 * @param from index of the first part to push
 */
export function pushAll(parts: readonly StreamPart[], sink: PartSink, from = 0): Awaitable<void> {
  for (let index = from; index < parts.length; index += 1) {
    const pending = sink(parts[index] as StreamPart);
    if (!pending) continue;
    // After the last part, do not chain another promise, which would keep the parts in memory while a slow client does not read.
    return index + 1 === parts.length ? pending : pending.then(() => pushAll(parts, sink, index + 1));
  }
  return undefined;
}
