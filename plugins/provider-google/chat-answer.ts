import {
  type Answer,
  badAnswer,
  type ChatCall,
  type HttpResponse,
  pushAll,
  readToEnd,
  StreamBody,
  type StreamPart,
} from '../../core/api/index.js';
import { type AnswerContext, AnswerReader } from './answer-reader.js';
import { dialectName } from './dialect-name.js';
import { relayOf } from './relay-answer.js';

/** The answer to a chat call: an event stream or JSON, whichever was requested. */
export function chatAnswer(response: HttpResponse, call: ChatCall, context: AnswerContext): Answer {
  const reader = new AnswerReader(context);
  const relay = call.source.dialect === dialectName ? relayOf(response, call.stream, context, reader) : undefined;
  return {
    provider: context.errors.provider,
    deliver: (sink) => deliverParts(response, context, reader, sink),
    discard: () => response.discard(),
    finalUsage: () => reader.finalUsage,
    ...(relay && { relay }),
  };
}

async function deliverParts(
  response: HttpResponse,
  { errors, maxAnswerBytes, clock }: AnswerContext,
  reader: AnswerReader,
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
    for (const event of body.push(chunk).events) reader.read(event, parts);
    return push(parts);
  }

  await readToEnd(response, take, () => reader.isComplete, clock);
  const rest: StreamPart[] = [];
  const { batch, json } = body.end();
  for (const event of batch.events) reader.readLast(event, rest);
  if (json !== undefined) reader.json(json, rest);
  await push(rest);
  const last: StreamPart[] = [];
  reader.end(last, json !== undefined);
  await pushAll(last, sink);
}
