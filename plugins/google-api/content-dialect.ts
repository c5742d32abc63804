import {
  type AnswerEncoder,
  type ChatCall,
  type Dialect,
  type Exchange,
  type IncomingRequest,
  type JsonObject,
  objectIn,
} from '../../core/api/index.js';
import { arrayFraming, eventFraming } from './answer/stream-framing.js';
import { writeAnswer } from './answer/write-answer.js';
import { ResponseStream } from './answer/write-stream.js';
import { dialectName } from './dialect-name.js';
import { encodeError } from './error-body.js';
import { decodeRequest, modelIn, readMembers } from './request/decode-request.js';

/** The dialect of `generateContent`, or of `streamGenerateContent`. */
export function contentDialect(stream: boolean): Dialect<ChatCall> {
  return {
    name: dialectName,
    decode: (body, _request, path) => decodeRequest(body, modelIn(path), stream),
    reads: readMembers,
    streamType: (request) => (stream && !asksForEvents(request) ? 'application/json; charset=utf-8' : undefined),
    encode: encoderFor,
    error: encodeError,
  };
}

/** Whether the client wants events; otherwise a stream is an array of JSON. */
function asksForEvents({ search }: IncomingRequest): boolean {
  const query = new URLSearchParams(search);
  return (query.get('alt') ?? query.get('$alt')) === 'sse';
}

function encoderFor(call: ChatCall, exchange: Exchange): AnswerEncoder {
  const framing = asksForEvents(exchange) ? eventFraming() : arrayFraming();
  const showsThoughts = asksForThoughts(call.source.body);
  let stream: ResponseStream | undefined;
  const responses = (): ResponseStream =>
    (stream ??= new ResponseStream({
      framing,
      showsThoughts,
      head: { id: exchange.id, model: call.model },
      requestId: exchange.id,
    }));
  return {
    heartbeat: framing.heartbeat,
    whole: (answer) => writeAnswer(answer, showsThoughts),
    part: (part) => responses().part(part),
    end: () => responses().end(),
    error: (error) => responses().error(error),
  };
}

/** Thoughts are sent only to clients that have asked for them, as others show everything that they get. */
function asksForThoughts(body: JsonObject): boolean {
  const config = objectIn(body['generationConfig'] ?? body['generation_config']);
  const thinking = objectIn(config['thinkingConfig'] ?? config['thinking_config']);
  return (thinking['includeThoughts'] ?? thinking['include_thoughts']) === true;
}
