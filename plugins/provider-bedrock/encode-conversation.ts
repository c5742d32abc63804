import { invalidRequest, JsonInside, type JsonObject, type Message } from '../../core/api/index.js';
import { DocumentNames } from './document-names.js';
import { encodeContent, isToolResult } from './encode-content.js';
import type { ModelFamily } from './model-family.js';

/** Options of {@link encodeConversation}. */
export interface ConversationForm {
  readonly family: ModelFamily;
  /** Whether the request has tools. */
  readonly hasTools: boolean;
}

/** The two fields of a request with the conversation. */
export interface Conversation {
  readonly system: JsonObject[] | undefined;
  readonly messages: JsonObject[];
}

interface Turn {
  readonly role: 'user' | 'assistant';
  /** Blocks with their cache points. */
  readonly groups: JsonObject[][];
}

/**
 * Encodes a conversation as alternating turns: system messages go to the top, tool results become part of the user's turn, before its text,
 * adjacent messages of one role are joined, and empty turns are left out.
 *
 * @throws GatewayError 400 when no turn is left, because the provider's own error would refer to nothing that the client has sent
 */
export function encodeConversation(messages: readonly Message[], { family, hasTools }: ConversationForm): Conversation {
  const system: JsonObject[] = [];
  const turns: Turn[] = [];
  const shared = { family, hasTools, json: new JsonInside(), names: new DocumentNames() };
  for (const [index, { role, content }] of messages.entries()) {
    const place = `messages[${index}].content`;
    const groups = encodeContent(content, { ...shared, replayed: role === 'assistant', place });
    if (role === 'system') system.push(...groups.flat());
    else addTurn(role === 'assistant' ? role : 'user', groups, turns);
  }
  if (turns.length === 0 && system.length > 0) {
    // Only system messages: the provider refuses an empty conversation, so they become the user's message.
    return { system: undefined, messages: [{ role: 'user', content: system }] };
  }
  if (turns.length === 0) throw invalidRequest('messages', 'this provider needs at least one message with text');
  return { system: system.length === 0 ? undefined : system, messages: turns.map(finished) };
}

function addTurn(role: Turn['role'], groups: JsonObject[][], turns: Turn[]): void {
  if (groups.length === 0) return;
  const last = turns.at(-1);
  if (last?.role === role) last.groups.push(...groups);
  else turns.push({ role, groups });
}

function finished({ role, groups }: Turn, index: number, turns: readonly Turn[]): JsonObject {
  if (role === 'user') return { role, content: withText(resultsFirst(groups).flat()) };
  const content = groups.flat();
  return { role, content: index === turns.length - 1 ? withoutTrailingSpace(content) : content };
}

/** Moves tool results to the front, because the provider requires them directly after their calls. */
function resultsFirst(groups: JsonObject[][]): JsonObject[][] {
  const isResult = ([first]: JsonObject[]): boolean => isToolResult(first);
  return [...groups.filter(isResult), ...groups.filter((group) => !isResult(group))];
}

/** Adds the text without which the provider refuses documents: the name of the first. */
function withText(content: JsonObject[]): JsonObject[] {
  const first = content.find(({ document }) => document !== undefined)?.['document'] as JsonObject | undefined;
  if (!first || content.some(({ text }) => text !== undefined)) return content;
  return [...content, { text: first['name'] }];
}

/** Removes trailing white space, which some models do not allow in a prefilled answer. */
function withoutTrailingSpace(content: JsonObject[]): JsonObject[] {
  const text = content.at(-1)?.['text'];
  return typeof text === 'string' ? [...content.slice(0, -1), { text: text.trimEnd() }] : content;
}
