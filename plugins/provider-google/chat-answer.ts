import {
  type Answer,
  badAnswer,
  type Clock,
  type HttpResponse,
  pushAll,
  readToEnd,
  StreamBody,
  type StreamPart,
} from '../../core/api/index.js';
import { type AnswerContext, AnswerReader } from './answer-reader.js';

/** The answer to a chat call: an event stream or JSON, whichever was requested. */
export function chatAnswer(response: HttpResponse, context: AnswerContext, clock: Clock): Answer {
  const reader = new AnswerReader(context);
  return {
    provider: context.errors.provider,
    deliver: (sink) => deliverParts(response, context, reader, clock, sink),
    discard: () => response.discard(),
    finalUsage: () => reader.finalUsage,
  };
}

async function deliverParts(
  response: HttpResponse,
  { errors, maxAnswerBytes }: AnswerContext,
  reader: AnswerReader,
  clock: Clock,
  sink: Parameters<Answer['deliver']>[0],
): Promise<void> {
  if (response.headers['content-type']?.includes('text/html')) {
    response.discard();
    throw badAnswer(errors, 'a page');
  }
  const body = new StreamBody(errors, maxAnswerBytes);

  function push(parts: readonly StreamPart[]): void | Promise<void> {
    const pending = pushAll(parts, sink);
    return pending ? pending.then(check) : check();
  }

  function check(): void {
    if (reader.failure) throw reader.failure;
  }

  function take(chunk: Uint8Array): void | Promise<void> {
    const parts: StreamPart[] = [];
    for (const event of body.push(chunk).events) reader.event(event, parts);
    return push(parts);
  }

  await readToEnd(response, take, () => reader.isComplete, clock);
  const rest: StreamPart[] = [];
  const { batch, json } = body.end();
  for (const event of batch.events) reader.lastEvent(event, rest);
  if (json !== undefined) reader.json(json, rest);
  await push(rest);
  const last: StreamPart[] = [];
  reader.end(json !== undefined, last);
  await pushAll(last, sink);
}
