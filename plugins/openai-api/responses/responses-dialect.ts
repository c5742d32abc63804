import type { AnswerEncoder, ChatCall, Dialect, Exchange, InferenceCall } from '../../../core/api/index.js';
import { EventText } from './event-sink.js';
import { readRequest } from './read-request.js';
import { responseError } from './response-error.js';
import { ResponseWriter, wholeResponse } from './response-writer.js';

/** The dialect of `POST /v1/responses`. No provider plugin has it, so every call is translated. */
export const responsesDialect: Dialect = {
  name: 'openai-responses',
  decode: readRequest,
  encode: (call, exchange) => encoderFor(chatCall(call), exchange),
  error: responseError,
};

function encoderFor(call: ChatCall, exchange: Exchange): AnswerEncoder {
  const fallback = {
    id: `resp_${exchange.id}`,
    created: Math.floor(exchange.receivedAt / 1000),
    model: call.model,
  };
  const events = new EventText();
  let used: ResponseWriter | undefined;
  const writer = (): ResponseWriter => (used ??= new ResponseWriter(call, fallback, events));
  return {
    whole: (answer) => wholeResponse(answer, call, fallback),
    part(part) {
      writer().part(part);
      return events.take();
    },
    end() {
      writer().end();
      return events.take();
    },
    error(error) {
      writer().fail(error);
      return events.take();
    },
    heartbeat: ': keep-alive\n\n',
  };
}

function chatCall(call: InferenceCall): ChatCall {
  if (call.kind !== 'chat') throw new TypeError(`A call of kind "${call.kind}" has come to the responses dialect.`);
  return call;
}
