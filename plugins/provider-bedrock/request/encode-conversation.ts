import { invalidRequest, JsonInside, type JsonObject, type Message, ToolCallIds } from '../../../core/api/index.js';
import type { ModelFamily } from '../model-family.js';
import { DocumentNames } from './document-names.js';
import { encodeCachePoint } from './encode-cache-point.js';
import { encodeContent, isToolResult } from './encode-content.js';

/** The most characters of the id of a call. */
const longestCallId = 64;

/** The user's turn in front of an answer with which a conversation begins, as a greeting does: the provider refuses such conversations. */
const beforeAnswer: JsonObject = { text: '(The assistant begins the conversation.)' };

/** Options of {@link encodeConversation}. */
interface ConversationForm {
  readonly family: ModelFamily;
  /** Whether the request has tools. */
  readonly hasTools: boolean;
  /** Whether the model cites documents. */
  readonly cites: boolean;
}

/** The two fields of a request with the conversation. */
interface Conversation {
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
 * adjacent messages of one role are joined, and empty turns are left out. For models that cache a conversation from its beginning, system messages
 * inside it stay in their places, as part of the user's turn: at the top, each would change the beginning of all that follows.
 *
 * @throws GatewayError 400 when no turn is left, because the provider's own error would refer to nothing that the client has sent
 */
export function encodeConversation(messages: readonly Message[], form: ConversationForm): Conversation {
  const { family } = form;
  const system: JsonObject[] = [];
  const turns: Turn[] = [];
  const ids = new ToolCallIds(longestCallId);
  const shared = { ...form, json: new JsonInside(), ids, names: new DocumentNames() };
  for (const [index, { role, content, extras }] of messages.entries()) {
    const place = `messages[${index}].content`;
    const encoded = encodeContent(content, { ...shared, replayed: role === 'assistant', place });
    const groups = withCachePoint(
      encoded,
      role === 'tool' && family === 'nova' ? undefined : encodeCachePoint(extras, family),
    );
    if (role !== 'system') addTurn(role === 'assistant' ? role : 'user', groups, turns);
    else if (family === 'claude' && turns.length > 0) addTurn('user', groups.map(asReminder), turns);
    else for (const group of groups) system.push(...group);
  }
  if (turns.length === 0 && system.length > 0) {
    // Only system messages: the provider refuses an empty conversation, so they become the user's message.
    return { system: undefined, messages: [{ role: 'user', content: system }] };
  }
  if (turns.length === 0) throw invalidRequest('messages', 'this provider needs at least one message with text');
  if (turns[0]?.role === 'assistant') turns.unshift({ role: 'user', groups: [[beforeAnswer]] });
  return { system: system.length === 0 ? undefined : system, messages: turns.map(finished) };
}

/** A message with the cache point that the client has set for all of it. */
function withCachePoint(groups: JsonObject[][], cachePoint: JsonObject | undefined): JsonObject[][] {
  const last = groups.at(-1);
  return last && cachePoint ? [...groups.slice(0, -1), [...last, cachePoint]] : groups;
}

function addTurn(role: Turn['role'], groups: JsonObject[][], turns: Turn[]): void {
  if (groups.length === 0) return;
  const last = turns.at(-1);
  if (last?.role === role) for (const group of groups) last.groups.push(group);
  else turns.push({ role, groups });
}

/** Marks a text as not the user's own, in the way that agents do it for these models. */
function asReminder(group: JsonObject[]): JsonObject[] {
  return group.map((block) => {
    const { text } = block;
    if (typeof text !== 'string' || text.startsWith('<system-reminder>')) return block;
    return { text: `<system-reminder>\n${text}\n</system-reminder>` };
  });
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
