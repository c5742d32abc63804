import { type Answer, deliverEvents, type EventDelivery, type HttpResponse } from '../../../core/api/index.js';
import { readUntilDone } from '../answer/read-until-done.js';
import { ResponseReader, type ResponseSource } from './response-reader.js';

/** The answer to a call that was sent to `/responses`: an event stream or JSON, whichever the server sends. */
export function responsesAnswer(response: HttpResponse, source: ResponseSource, maxAnswerBytes: number): Answer {
  const reader = new ResponseReader(source);
  const readAll: EventDelivery['readAll'] = (take) => readUntilDone(response, take, () => reader.isComplete);
  return {
    provider: source.errors.provider,
    deliver: (sink) => deliverEvents({ ...source, maxAnswerBytes, reader, readAll }, sink),
    discard: () => response.discard(),
    finalUsage: () => reader.finalUsage,
  };
}
