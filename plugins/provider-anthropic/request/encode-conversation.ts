import {
  cacheMark,
  invalidRequest,
  JsonInside,
  type JsonObject,
  type Message,
  ToolCallIds,
} from '../../../core/api/index.js';
import { encodeContent } from './encode-content.js';

/** Options of {@link encodeConversation}. */
interface ConversationForm {
  /** Whether the client uses the provider's dialect. */
  readonly own: boolean;
  /** Whether system messages are allowed inside the conversation. */
  readonly systemInside: boolean;
}

/** The two fields of a request with the conversation. */
interface Conversation {
  readonly system: JsonObject[] | undefined;
  readonly messages: JsonObject[];
}

interface Turn {
  readonly role: 'user' | 'assistant' | 'system';
  readonly extras: JsonObject | undefined;
  /** The content of each of its messages. Joined once, because thousands of tool results may be in one turn. */
  readonly contents: JsonObject[][];
}

/**
 * Encodes a conversation as alternating turns: system messages go to the top, tool results become part of the user's turn, before its text,
 * adjacent messages of one role are joined, and empty turns are left out.
 *
 * @throws GatewayError 400 when no turn is left, because the provider's own error would refer to nothing that the client has sent
 */
export function encodeConversation(messages: readonly Message[], form: ConversationForm): Conversation {
  const systems: JsonObject[][] = [];
  const turns: Turn[] = [];
  const shared = { own: form.own, json: new JsonInside(), ids: new ToolCallIds() };
  for (const [index, message] of messages.entries()) {
    const { role, extras } = message;
    const context = { ...shared, replayed: role === 'assistant', place: `messages[${index}].content` };
    const encoded = encodeContent(message.content, context);
    const content = form.own ? encoded : withMark(encoded, cacheMark(extras));
    if (role === 'system' && !(form.systemInside && turns.length > 0)) {
      systems.push(content);
      continue;
    }
    const shown = form.own ? extras : undefined;
    // The provider allows an empty turn only as the assistant's last one, or with settings. Those of other clients had what it cannot read, or nothing.
    const mayBeEmpty = role === 'system' ? shown !== undefined : role === 'assistant' && index === messages.length - 1;
    if (content.length === 0 && !(form.own && mayBeEmpty)) continue;
    addTurn({ role: role === 'tool' ? 'user' : role, contents: [content], extras: shown }, turns);
  }
  const system = systems.flat();
  if (turns.length === 0 && !form.own && system.length > 0) {
    // Only system messages: other providers answer them, but this one refuses an empty conversation, so they become the user's message.
    return { system: undefined, messages: [{ role: 'user', content: system }] };
  }
  if (turns.length === 0) {
    throw invalidRequest('messages', 'this provider needs at least one message with text');
  }
  return { system: system.length === 0 ? undefined : system, messages: turns.map(finished) };
}

/** A message with its mark at its last block. */
function withMark(content: JsonObject[], mark: JsonObject): JsonObject[] {
  const last = content.at(-1);
  return last && mark['cache_control'] ? [...content.slice(0, -1), { ...last, ...mark }] : content;
}

function addTurn(turn: Turn, turns: Turn[]): void {
  const last = turns.at(-1);
  if (last?.role === turn.role) last.contents.push(...turn.contents);
  else turns.push(turn);
}

function finished(turn: Turn, index: number, turns: readonly Turn[]): JsonObject {
  const { role, extras, contents } = turn;
  const last = index === turns.length - 1;
  const content = contents.flat();
  if (role === 'user') return { ...extras, role, content: resultsFirst(content) };
  return { ...extras, role, content: last ? withoutTrailingSpace(content) : content };
}

/** Moves tool results to the front, because the provider requires them directly after their calls. */
function resultsFirst(content: JsonObject[]): JsonObject[] {
  const isResult = (block: JsonObject): boolean => block['type'] === 'tool_result';
  if (!content.some(isResult)) return content;
  return [...content.filter(isResult), ...content.filter((block) => !isResult(block))];
}

/** Removes trailing white space, which the provider does not allow in a prefilled answer. */
function withoutTrailingSpace(content: JsonObject[]): JsonObject[] {
  const last = content.at(-1);
  if (last?.['type'] !== 'text' || typeof last['text'] !== 'string') return content;
  const text = last['text'].trimEnd();
  if (text === last['text']) return content;
  return text === '' ? content.slice(0, -1) : [...content.slice(0, -1), { ...last, text }];
}
