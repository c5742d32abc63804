import {
  type Answer,
  type HttpResponse,
  type PartSink,
  pushAll,
  StreamBody,
  type StreamPart,
} from '../../../core/api/index.js';
import { readUntilDone } from '../read-until-done.js';
import { ResponseReader, type ResponseSource } from './response-reader.js';

/** The answer to a call that was sent to `/responses`: an event stream or JSON, whichever the server sends. */
export function responsesAnswer(response: HttpResponse, source: ResponseSource, maxAnswerBytes: number): Answer {
  const reader = new ResponseReader(source);
  return {
    provider: source.errors.provider,
    deliver: (sink) => deliverParts(response, new StreamBody(source.errors, maxAnswerBytes), reader, sink),
    discard: () => response.discard(),
    finalUsage: () => reader.finalUsage,
  };
}

async function deliverParts(
  response: HttpResponse,
  body: StreamBody,
  reader: ResponseReader,
  sink: PartSink,
): Promise<void> {
  function push(parts: readonly StreamPart[]): void | Promise<void> {
    const pending = pushAll(parts, sink);
    return pending ? pending.then(check) : check();
  }

  function check(): void {
    if (reader.failure) throw reader.failure;
  }

  function take(chunk: Uint8Array): void | Promise<void> {
    const parts: StreamPart[] = [];
    for (const event of body.push(chunk).events) reader.read(event, parts);
    return push(parts);
  }

  await readUntilDone(response, take, () => reader.isComplete);
  const rest: StreamPart[] = [];
  if (!reader.isComplete) {
    const { batch, json } = body.end();
    for (const event of batch.events) reader.readLast(event, rest);
    if (json !== undefined) reader.readWhole(json, rest);
  }
  await push(rest);
  const last: StreamPart[] = [];
  reader.end(last);
  await pushAll(last, sink);
}
