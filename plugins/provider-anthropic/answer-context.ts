import type { Clock, HttpResponse, PartSink, StartPart, StreamPart } from '../../core/api/index.js';

/** The context in which an answer is read. */
export interface AnswerContext {
  /** Id of the plugin instance. */
  readonly provider: string;
  /** Used where the provider sends no id or model. */
  readonly fallback: StartPart;
  /** The size limit of an answer, or of one event of a stream. */
  readonly maxAnswerBytes: number;
  readonly clock: Clock;
}

/** Whether the `Content-Type` of the response is that of an event stream. */
export function isEventStream({ headers }: HttpResponse): boolean {
  return headers['content-type']?.includes('text/event-stream') ?? false;
}

/** Pushes parts in order; synchronous if the sink is. */
export function pushAll(parts: readonly StreamPart[], sink: PartSink, from = 0): void | Promise<void> {
  for (let index = from; index < parts.length; index += 1) {
    const pending = sink(parts[index] as StreamPart);
    if (!pending) continue;
    // After the last part, do not chain another promise, which would keep the parts in memory while a slow client does not read.
    return index + 1 === parts.length ? pending : pending.then(() => pushAll(parts, sink, index + 1));
  }
  return undefined;
}
