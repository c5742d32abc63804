import type { AnswerEncoder, ChatCall, Dialect } from '../../core/api/index.js';
import { decodeRequest } from './decode-request.js';
import { dialectName } from './dialect-name.js';
import { encodeError } from './error-body.js';
import { withoutThread } from './kept-conversation.js';
import { withoutForeign } from './without-foreign.js';
import { MessageEvents } from './write-events.js';
import { writeMessage } from './write-message.js';

/** A `ping` event, which the provider itself also sends. */
const heartbeat = 'event: ping\ndata: {"type":"ping"}\n\n';

/** The dialect of `POST /v1/messages`. */
export const messagesDialect: Dialect<ChatCall> = {
  name: dialectName,
  forwardHeaders: ['anthropic-beta', 'anthropic-version'],
  resolve: (body) => withoutForeign(withoutThread(body)),
  decode: decodeRequest,
  reads: new Set(
    'model system messages tools tool_choice stop_sequences output_config output_format metadata service_tier'.split(
      ' ',
    ),
  ),
  answerHeaders: (exchange) => ({ 'request-id': exchange.id }),
  encode(call, exchange): AnswerEncoder {
    const events = new MessageEvents(call, exchange.id);
    return {
      heartbeat,
      whole: (answer) => writeMessage(answer, call),
      part: (part) => events.part(part),
      end: () => events.end(),
      error: (error) => events.error(error),
    };
  },
  error: encodeError,
};
