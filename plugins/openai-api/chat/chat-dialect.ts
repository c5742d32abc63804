import type { AnswerEncoder, ChatCall, Dialect, Exchange } from '../../../core/api/index.js';
import { chatForm } from './chat-form.js';
import { decodeChat } from './decode-chat.js';
import { dialectName } from '../dialect-name.js';
import { ChunkWriter } from './encode-chunks.js';
import { encodeCompletion, headOf } from './encode-completion.js';
import { errorEvent, openaiError } from '../openai-error.js';
import { ToolCallForms } from './tool-call-form.js';
import { heartbeat } from '../event-text.js';

/** The dialect of `POST /v1/chat/completions`. */
export const chatDialect: Dialect<ChatCall> = {
  name: dialectName,
  resolve: chatForm,
  decode: decodeChat,
  reads: new Set(
    (
      'model messages tools functions tool_choice function_call response_format stop user metadata safety_identifier ' +
      'prompt_cache_key service_tier stream_options models fallbacks'
    ).split(' '),
  ),
  forwardHeaders: ['openai-beta'],
  encode: encoderFor,
  error: openaiError,
};

function encoderFor(call: ChatCall, exchange: Exchange): AnswerEncoder {
  const fallback = {
    id: `chatcmpl-${exchange.id}`,
    created: Math.floor(exchange.receivedAt / 1000),
    model: call.model,
  };
  const forms = new ToolCallForms(call);
  let writer: ChunkWriter | undefined;
  const chunks = (): ChunkWriter =>
    (writer ??= new ChunkWriter(fallback, forms, { includeUsage: call.includeUsage, exchange }));
  return {
    whole: (answer) => encodeCompletion(answer, headOf(answer.start, fallback), forms),
    part(part) {
      if (part.type !== 'start') return chunks().part(part);
      chunks().begin(headOf(part, fallback));
      return '';
    },
    passed: (bytes, parts) => chunks().passed(bytes, parts, fallback),
    end: () => chunks().end(),
    error: errorEvent,
    heartbeat,
  };
}
