import type { AnswerEncoder, ChatCall, Dialect, Exchange } from '../../../core/api/index.js';
import { headOf } from '../chat/encode-completion.js';
import { errorEvent, openaiError } from '../openai-error.js';
import { decodeTextCompletion } from './decode-text-completion.js';
import { encodeTextCompletion, TextChunkWriter } from './encode-text-completion.js';
import { heartbeat } from '../event-text.js';

/**
 * The dialect of `POST /v1/completions`, which older clients and code editors use. No provider plugin has it, so every call is translated into a
 * conversation.
 *
 * @see https://platform.openai.com/docs/api-reference/completions
 */
export const textCompletionsDialect: Dialect<ChatCall> = {
  name: 'openai-completions',
  decode: decodeTextCompletion,
  encode: encoderFor,
  error: openaiError,
};

function encoderFor(call: ChatCall, exchange: Exchange): AnswerEncoder {
  const fallback = { id: `cmpl-${exchange.id}`, created: Math.floor(exchange.receivedAt / 1000), model: call.model };
  let used: TextChunkWriter | undefined;
  const writer = (): TextChunkWriter => (used ??= new TextChunkWriter(fallback, call.includeUsage));
  return {
    whole: (answer) => encodeTextCompletion(answer, headOf(answer.start, fallback)),
    part(part) {
      if (part.type !== 'start') return writer().part(part);
      used = new TextChunkWriter(headOf(part, fallback), call.includeUsage);
      return '';
    },
    end: () => writer().end(),
    error: errorEvent,
    heartbeat,
  };
}
