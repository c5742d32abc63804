import { randomUUID } from 'node:crypto';
import {
  type ChatCall,
  type FinishPart,
  GatewayError,
  type StreamPart,
  stringifyJson,
  type Tool,
} from '../../core/api/index.js';
import { chooseTool, isSearch } from './choose-tool.js';
import { composeAnswer } from './compose-answer.js';
import { countInput } from './count-input.js';
import { type CutAnswer, cutAnswer } from './cut-answer.js';
import { contextWindow, maxChoices, maxTokens } from './demo-limits.js';
import { fillSchema } from './fill-schema.js';
import { type Conversation, readConversation } from './read-conversation.js';
import { namesIn } from './names-in.js';
import { countTokens } from './split-tokens.js';

/** The demo model's output for one call. */
interface Reply {
  readonly tool: Tool | undefined;
  /** The answer's text, or the tool's arguments. */
  readonly cut: CutAnswer;
}

/**
 * Answers a chat. The output is computed first, so that a call that cannot be answered is refused before the answer begins; the parts are
 * generated lazily, with back-pressure.
 *
 * @param created Unix seconds
 * @throws GatewayError `GW_REQUEST_INVALID` (400) when the conversation is longer than the context window, or too many answers are wanted
 */
export function answerChat(
  call: ChatCall,
  model: string,
  created: number,
  segmenter: Intl.Segmenter,
): Iterable<StreamPart> {
  const { choices = 1 } = call;
  if (choices > maxChoices) throw tooMany(model, choices);
  const inputTokens = countInput(call);
  if (inputTokens > contextWindow) throw tooLong(model, inputTokens);
  const reply = replyTo(call, readConversation(call.messages, segmenter));
  return partsOf(reply, { type: 'start', id: `demo-${randomUUID()}`, model, created }, choices, inputTokens);
}

function replyTo(call: ChatCall, conversation: Conversation): Reply {
  const most = Math.min(call.maxOutputTokens ?? maxTokens, maxTokens);
  const tool = chooseTool(call, conversation);
  if (tool) {
    const { question } = conversation;
    // A search tool gets the whole question; other tools get the names in it first.
    const texts = isSearch(tool) ? [question] : [...namesIn(question), question];
    const given = fillSchema(tool.inputSchema, { texts, question });
    return { tool, cut: cutAnswer(stringifyJson(given), [], most) };
  }
  return { tool, cut: cutAnswer(writtenAnswer(call, conversation), call.sampling.stop ?? [], most) };
}

function writtenAnswer(call: ChatCall, conversation: Conversation): string {
  const text = composeAnswer(conversation);
  const format = call.responseFormat;
  if (format?.type === 'json') return stringifyJson({ answer: text });
  if (format?.type !== 'json-schema') return text;
  return stringifyJson(fillSchema(format.schema, { texts: [text], question: conversation.question }));
}

function* partsOf(reply: Reply, start: StreamPart, choices: number, inputTokens: number): Generator<StreamPart> {
  yield start;
  for (let choice = 0; choice < choices; choice += 1) yield* choiceOf(reply, choice);
  const { tool, cut } = reply;
  const outputTokens = choices * (cut.tokens.length + (tool ? countTokens(tool.name) : 0));
  yield { type: 'usage', usage: { inputTokens, outputTokens } };
}

function* choiceOf({ tool, cut }: Reply, choice: number): Generator<StreamPart> {
  const { tokens, reason, stopSequence } = cut;
  const finish: FinishPart = { type: 'finish', choice, reason, ...(stopSequence !== undefined && { stopSequence }) };
  if (!tool) {
    for (const text of tokens) yield { type: 'text', choice, text };
    yield finish;
    return;
  }
  // The conversation may continue with a provider that limits ids to 40 characters.
  yield { type: 'tool-call', choice, index: 0, id: `call_${randomUUID().replaceAll('-', '')}`, name: tool.name };
  for (const text of tokens) yield { type: 'tool-arguments', choice, index: 0, text };
  yield reason === 'length' ? finish : { ...finish, reason: 'tool_calls' };
}

function tooMany(model: string, choices: number): GatewayError {
  return new GatewayError({
    code: 'GW_REQUEST_INVALID',
    status: 400,
    field: 'n',
    message: `Model "${model}" gives at most ${maxChoices} answers to one question, and ${choices} are asked for.`,
  });
}

function tooLong(model: string, tokens: number): GatewayError {
  return new GatewayError({
    code: 'GW_REQUEST_INVALID',
    status: 400,
    field: 'messages',
    message: `Model "${model}" reads at most ${contextWindow} tokens at once, and this conversation has ${tokens}. Send less.`,
  });
}
