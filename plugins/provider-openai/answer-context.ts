import type { ChatCall, HttpResponse, PartSink, StartPart, StreamPart } from '../../core/api/index.js';

/** The context in which the answer to a chat call is read. */
export interface AnswerContext {
  /** Id of the plugin instance. */
  readonly provider: string;
  readonly call: ChatCall;
  /** Used where the provider sends no id, model or time. */
  readonly fallback: StartPart;
  /** The size limit of an answer, or of one event of a stream. */
  readonly maxAnswerBytes: number;
}

/** The dialect of chat answers. */
export const chatDialect = 'openai-chat';

/** Response headers that are useful to clients of the dialect and reveal nothing about the operator's account. */
const passedOn = ['openai-processing-ms', 'openai-version'];

/** The provider's response headers that a relay passes on. */
export function relayHeaders(response: HttpResponse): Readonly<Record<string, string>> {
  const headers: Record<string, string> = {};
  for (const name of passedOn) {
    const value = response.headers[name];
    if (value !== undefined) headers[name] = value;
  }
  return headers;
}

/** Whether the `Content-Type` of the response is that of an event stream. */
export function isEventStream(response: HttpResponse): boolean {
  return response.headers['content-type']?.includes('text/event-stream') ?? false;
}

/** Pushes parts in order; synchronous if the sink is. */
export function pushAll(parts: readonly StreamPart[], sink: PartSink): void | Promise<void> {
  for (let index = 0; index < parts.length; index += 1) {
    const pending = sink(parts[index] as StreamPart);
    if (!pending) continue;
    // After the last part, do not chain another promise, which would keep the parts in memory while a slow client does not read.
    return index + 1 === parts.length ? pending : pushRest(pending, parts, index + 1, sink);
  }
  return undefined;
}

async function pushRest(
  first: Promise<void>,
  parts: readonly StreamPart[],
  from: number,
  sink: PartSink,
): Promise<void> {
  await first;
  for (let index = from; index < parts.length; index += 1) await sink(parts[index] as StreamPart);
}
