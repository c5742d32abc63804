import { isJsonArray, isJsonObject, type JsonObject, type JsonValue } from '../../../core/api/index.js';

/** Joins what one side has said in several messages into one, for models whose templates want turns to alternate. */
export function joinedTurns(messages: readonly JsonValue[]): readonly JsonValue[] {
  const turns: JsonValue[] = [];
  for (const message of messages) {
    const last = turns.at(-1);
    const joined = isJsonObject(last) && isJsonObject(message) ? joinedMessage(last, message) : undefined;
    if (joined) turns[turns.length - 1] = joined;
    else turns.push(message);
  }
  return turns.length === messages.length ? messages : turns;
}

/** Puts instructions in front of the user's first message, for models whose templates know no role for them. */
export function instructionsAsUser(messages: readonly JsonValue[]): readonly JsonValue[] {
  const instructions = messages.filter(isInstruction);
  if (instructions.length === 0) return messages;
  const others = messages.filter((message) => !isInstruction(message));
  const first = others.findIndex((message) => isJsonObject(message) && message['role'] === 'user');
  const told = instructions.map(({ content }): JsonObject => ({ role: 'user', content }));
  return joinedTurns([...others.slice(0, Math.max(0, first)), ...told, ...others.slice(Math.max(0, first))]);
}

/** Whether a message has instructions. */
export function isInstruction(message: JsonValue): message is JsonObject {
  return isJsonObject(message) && (message['role'] === 'system' || message['role'] === 'developer');
}

function joinedMessage(one: JsonObject, other: JsonObject): JsonObject | undefined {
  const { role } = one;
  if (role !== other['role'] || (role !== 'user' && role !== 'assistant')) return undefined;
  // Calls are followed by their results.
  if (one['tool_calls'] !== undefined || one['function_call'] !== undefined) return undefined;
  return { ...one, ...other, content: joinedContent(one['content'], other['content']) };
}

function joinedContent(one: JsonValue | undefined, other: JsonValue | undefined): JsonValue {
  if (typeof one === 'string' && typeof other === 'string') return `${one}\n\n${other}`;
  const parts = [...partsOf(one), ...partsOf(other)];
  return parts.length === 0 ? null : parts;
}

function partsOf(content: JsonValue | undefined): readonly JsonValue[] {
  if (typeof content === 'string') return content === '' ? [] : [{ type: 'text', text: content }];
  return isJsonArray(content) ? content : [];
}
