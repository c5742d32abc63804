import { type ChatCall, type ContentBlock, isJsonObject, type JsonObject } from '../../core/api/index.js';
import { hasCachePoints, type ModelFamily } from './model-family.js';

/** The two lifetimes of a cached prefix. */
const lifetimes: ReadonlySet<unknown> = new Set(['5m', '1h']);

/**
 * The cache point after a block or tool, if the client has marked it with `cache_control`; undefined otherwise, and for models that refuse cache
 * points. Only one family has a choice of lifetimes.
 */
export function encodeCachePoint(extras: JsonObject | undefined, family: ModelFamily): JsonObject | undefined {
  const mark = extras?.['cache_control'];
  if (!isJsonObject(mark) || !hasCachePoints(family)) return undefined;
  const { ttl } = mark;
  return { cachePoint: { type: 'default', ...(family === 'claude' && lifetimes.has(ttl) ? { ttl } : {}) } };
}

/** Whether a client has marked anything of a call for the cache. */
export function hasCacheMarks({ messages, tools = [] }: ChatCall): boolean {
  return tools.some(isMarked) || messages.some((message) => isMarked(message) || message.content.some(isMarked));
}

/** A call without the marks, for a model that caches nothing. The same call if it has none. */
export function withoutCacheMarks(call: ChatCall): ChatCall {
  if (!hasCacheMarks(call)) return call;
  const { messages, tools } = call;
  return {
    ...call,
    messages: messages.map((message) => ({ ...unmarked(message), content: message.content.map(unmarked) })),
    ...(tools && { tools: tools.map(unmarked) }),
  };
}

function isMarked(one: object): boolean {
  return marksOf(one)?.['cache_control'] !== undefined;
}

function unmarked<T extends object>(one: T): T {
  const marks = marksOf(one);
  if (marks?.['cache_control'] === undefined) return one;
  const { cache_control: _, ...extras } = marks;
  return { ...one, extras };
}

function marksOf(one: object): JsonObject | undefined {
  return 'extras' in one ? (one as Pick<Exclude<ContentBlock, { type: 'opaque' }>, 'extras'>).extras : undefined;
}
