import { type Answer, deliverEvents, type HttpResponse, StreamBody } from '../../../core/api/index.js';
import { readUntilDone } from '../answer/read-until-done.js';
import { ResponseReader, type ResponseSource } from './response-reader.js';

/** The answer to a call that was sent to `/responses`: an event stream or JSON, whichever the server sends. */
export function responsesAnswer(response: HttpResponse, source: ResponseSource, maxAnswerBytes: number): Answer {
  const reader = new ResponseReader(source);
  const body = new StreamBody({ ...source, maxAnswerBytes });
  return {
    provider: source.errors.provider,
    deliver: (sink) =>
      deliverEvents({ reader, body, readAll: (take) => readUntilDone(response, take, () => reader.isComplete) }, sink),
    discard: () => response.discard(),
    finalUsage: () => reader.finalUsage,
  };
}
