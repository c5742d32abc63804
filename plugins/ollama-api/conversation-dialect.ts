import {
  type AnswerEncoder,
  type ChatCall,
  type Clock,
  type Dialect,
  type Exchange,
  type ModelCatalog,
  RequestFields,
} from '../../core/api/index.js';
import { AnswerLines } from './answer/answer-lines.js';
import { type AnswerForm, chatForm, generateForm } from './answer/answer-form.js';
import { writeAnswer } from './answer/write-answer.js';
import { encodeError } from './error-body.js';
import { decodeConversation } from './request/decode-conversation.js';
import { decodeMessages } from './request/decode-messages.js';
import { decodePrompt } from './request/decode-prompt.js';

/** What the encoder of an answer needs. */
interface DialectServices {
  readonly models: ModelCatalog;
  readonly clock: Clock;
}

/** The content type of streams: one JSON object in a line. */
export const streamType = 'application/x-ndjson';

const operations = {
  chat: { name: 'ollama-chat', messagesOf: decodeMessages, form: chatForm },
  generate: { name: 'ollama-generate', messagesOf: decodePrompt, form: generateForm },
} as const;

/**
 * The dialect of `POST /api/chat`, or of `POST /api/generate`. No provider plugin has it, so every call is translated.
 *
 * @see https://docs.ollama.com/api
 */
export function conversationDialect(
  operation: keyof typeof operations,
  { models, clock }: DialectServices,
): Dialect<ChatCall> {
  const { name, messagesOf, form } = operations[operation];
  return {
    name,
    decode(body) {
      const request = new RequestFields(body, '');
      return decodeConversation(request, messagesOf(request), models);
    },
    streamType: () => streamType,
    encode: (call, exchange) => encoderFor(form, call, exchange, clock),
    error: encodeError,
  };
}

function encoderFor(form: AnswerForm, call: ChatCall, exchange: Exchange, clock: Clock): AnswerEncoder {
  const asked = { model: call.model, receivedAt: exchange.receivedAt, now: () => clock.now() };
  const lines = new AnswerLines(form, asked);
  return {
    // Not an empty line: several clients parse each line as JSON.
    heartbeat: lines.nothing(),
    whole: (answer) => writeAnswer(form, answer, asked),
    part: (part) => lines.part(part),
    end: () => lines.end(),
    error: (error) => lines.error(error),
  };
}
