import { isJsonObject, type JsonObject } from '../../../core/api/index.js';

/** The types of thinking. Which of them a model takes has changed with nearly every generation. */
const types = ['enabled', 'disabled', 'adaptive'] as const;
type ThinkingType = (typeof types)[number];

/** Before the name of a refused type, which is remembered like a refused parameter. */
const prefix = 'thinking.type.';
const objection = /thinking\.type\.(enabled|disabled|adaptive)\W{0,3} is not supported/;
const adaptiveUnknown = /adaptive thinking is not supported|thinking\W.{0,60}\badaptive\b.{0,60}does not match/i;

/** The type of thinking that an error refuses, as the name of a refused parameter. */
export function thinkingRefusedIn(text: string): string | undefined {
  const type = objection.exec(text)?.[1] ?? (adaptiveUnknown.test(text) ? 'adaptive' : undefined);
  return type === undefined ? undefined : prefix + type;
}

/** Whether a model takes a type of thinking. */
export function takesThinking(type: ThinkingType, refused: ReadonlySet<string>): boolean {
  return !refused.has(prefix + type);
}

/**
 * A client's body with a type of thinking that the model has not refused: a budget becomes thinking as the model likes, and everything else is left
 * to the model. The same object if there is nothing to change.
 */
export function withTakenThinking(body: JsonObject, refused: ReadonlySet<string>): JsonObject {
  const { thinking, ...others } = body;
  const type = isJsonObject(thinking) ? types.find((one) => one === thinking['type']) : undefined;
  if (type === undefined || takesThinking(type, refused)) return body;
  return type === 'enabled' && takesThinking('adaptive', refused)
    ? { ...others, thinking: { type: 'adaptive' } }
    : others;
}
