import type { Clock, HttpResponse, PartSink, StartPart, StreamPart } from '../../core/api/index.js';

/** What is known about a call while its answer is read. */
export interface AnswerContext {
  /** Id of the plugin instance. */
  readonly provider: string;
  /** What the answer is called when the provider does not say. */
  readonly fallback: StartPart;
  /** A longer answer, or event of a stream, is refused. */
  readonly maxAnswerBytes: number;
  readonly clock: Clock;
}

/** Whether the provider says that it sends events. */
export function isEventStream({ headers }: HttpResponse): boolean {
  return headers['content-type']?.includes('text/event-stream') ?? false;
}

/** Pushes parts in order; costs a promise only when the sink does. */
export function pushAll(parts: readonly StreamPart[], sink: PartSink, from = 0): void | Promise<void> {
  for (let index = from; index < parts.length; index += 1) {
    const pending = sink(parts[index] as StreamPart);
    if (!pending) continue;
    // Nothing is left to push: a client that does not read must not keep the last part in memory.
    return index + 1 === parts.length ? pending : pending.then(() => pushAll(parts, sink, index + 1));
  }
  return undefined;
}
