import type { JsonObject, Message } from '../../core/api/index.js';
import { encodeContent } from './encode-content.js';
import { invalid } from './unsupported.js';

/** How a conversation is to be written. */
export interface ConversationForm {
  /** Whether the client speaks the provider's dialect. */
  readonly own: boolean;
  /** Whether system messages may stand inside the conversation. */
  readonly systemInside: boolean;
}

/** The two fields that hold a conversation. */
export interface Conversation {
  readonly system: JsonObject[] | undefined;
  readonly messages: JsonObject[];
}

interface Turn {
  readonly role: 'user' | 'assistant' | 'system';
  readonly extras: JsonObject | undefined;
  content: JsonObject[];
}

/**
 * Writes a conversation as turns that alternate: system messages go to the top, tool results become the user's and stand in
 * front of the user's text, neighbours of one role are joined, and turns that say nothing are left out.
 *
 * @throws GatewayError 400 when nothing is left to say: what the provider answers to an empty conversation names nothing that the client has sent
 */
export function encodeConversation(messages: readonly Message[], form: ConversationForm): Conversation {
  const system: JsonObject[] = [];
  const turns: Turn[] = [];
  for (const [index, message] of messages.entries()) {
    const { role, extras } = message;
    const context = { own: form.own, replayed: role === 'assistant', place: `messages[${index}].content` };
    const content = encodeContent(message.content, context);
    if (role === 'system' && !(form.systemInside && turns.length > 0)) {
      system.push(...content);
      continue;
    }
    // An empty last turn of the assistant is the one empty turn that the provider allows.
    if (content.length === 0 && !(role === 'assistant' && index === messages.length - 1)) continue;
    addTurn({ role: role === 'tool' ? 'user' : role, content, extras: form.own ? extras : undefined }, turns);
  }
  if (turns.length === 0 && !form.own && system.length > 0) {
    // Instructions and nothing else: other providers take them for the question, this one refuses an empty conversation.
    return { system: undefined, messages: [{ role: 'user', content: system }] };
  }
  if (turns.length === 0) {
    throw invalid('messages', 'this provider needs at least one message with text');
  }
  return { system: system.length === 0 ? undefined : system, messages: turns.map(finished) };
}

function addTurn(turn: Turn, turns: Turn[]): void {
  const last = turns.at(-1);
  if (last?.role === turn.role) last.content = [...last.content, ...turn.content];
  else turns.push(turn);
}

function finished(turn: Turn, index: number, turns: readonly Turn[]): JsonObject {
  const { role, extras } = turn;
  const last = index === turns.length - 1;
  const content =
    role === 'user' ? resultsFirst(turn.content) : last ? withoutTrailingSpace(turn.content) : turn.content;
  return { ...extras, role, content };
}

/** The provider wants the results right behind the calls that they answer. */
function resultsFirst(content: JsonObject[]): JsonObject[] {
  const isResult = (block: JsonObject): boolean => block['type'] === 'tool_result';
  if (!content.some(isResult)) return content;
  return [...content.filter(isResult), ...content.filter((block) => !isResult(block))];
}

/** The beginning of an answer, written by the client, must not end in white space. */
function withoutTrailingSpace(content: JsonObject[]): JsonObject[] {
  const last = content.at(-1);
  if (last?.['type'] !== 'text' || typeof last['text'] !== 'string') return content;
  const text = last['text'].trimEnd();
  if (text === last['text']) return content;
  return text === '' ? content.slice(0, -1) : [...content.slice(0, -1), { ...last, text }];
}
