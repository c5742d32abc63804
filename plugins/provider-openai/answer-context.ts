import type { ChatCall, HttpResponse, PartSink, StartPart, StreamPart } from '../../core/api/index.js';

/** What is known about a chat call while its answer is read. */
export interface AnswerContext {
  /** Id of the plugin instance. */
  readonly provider: string;
  readonly call: ChatCall;
  /** What the answer is called when the provider does not say. */
  readonly fallback: StartPart;
  /** A longer answer, or event of a stream, is refused. */
  readonly maxAnswerBytes: number;
}

/** The dialect of chat answers. */
export const chatDialect = 'openai-chat';

/** Response headers that mean something to a client of the dialect and say nothing about the operator's account. */
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

/** Whether the provider says that it sends events. */
export function isEventStream(response: HttpResponse): boolean {
  return response.headers['content-type']?.includes('text/event-stream') ?? false;
}

/** Pushes parts in order; costs a promise only when the sink does. */
export function pushAll(parts: readonly StreamPart[], sink: PartSink): void | Promise<void> {
  for (let index = 0; index < parts.length; index += 1) {
    const pending = sink(parts[index] as StreamPart);
    if (!pending) continue;
    // Nothing is left to push: a client that does not read must not keep the last part in memory.
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
