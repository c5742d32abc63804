import type { ChatCall } from '../../call.js';
import type { ContentBlock } from '../../content.js';
import type { JsonObject } from '../../json.js';
import { isJsonObject } from '../json/json.js';

/**
 * The mark up to which a provider caches, in the members that a client has added to its own: those that call the models of other dialects through
 * gateways send it there. Empty if there is none.
 */
export function cacheMark(extras: JsonObject | undefined): { readonly cache_control?: JsonObject } {
  const mark = extras?.['cache_control'];
  if (!isJsonObject(mark) || mark['type'] !== 'ephemeral') return {};
  const { type, ttl } = mark;
  return { cache_control: { type, ...(typeof ttl === 'string' ? { ttl } : {}) } };
}

/** The member with which clients of OpenAI's dialects mark up to where a provider caches. */
const breakpoint = 'prompt_cache_breakpoint';
/** The members with which clients of all dialects do. */
const markNames: ReadonlySet<string> = new Set(['cache_control', breakpoint]);
/** The most marks in a request that providers other than OpenAI take; they refuse more. */
const mostMarks = 4;

/** The mark of a block: that of a result of a tool may be at its content. Reasoning is cached with what follows it, and has none. */
export function blockMark(block: ContentBlock): ReturnType<typeof cacheMark> {
  if (block.type === 'opaque' || block.type === 'reasoning') return {};
  const own = cacheMark(block.extras);
  if (block.type !== 'tool-result' || own.cache_control) return own;
  return block.content.map(blockMark).findLast(({ cache_control: mark }) => mark !== undefined) ?? {};
}

/** Whether a client has marked anything of a call for the cache. */
export function hasCacheMarks({ messages, tools = [] }: ChatCall): boolean {
  return tools.some(isMarked) || messages.some((message) => isMarked(message) || message.content.some(isMarkedWithin));
}

/** A call without the marks, for a model that caches nothing. The same call if it has none. */
export function withoutCacheMarks(call: ChatCall): ChatCall {
  return withCacheMarks(call, () => ({}));
}

/**
 * A call with other marks. The same call if it has none.
 *
 * @param marksFor the members to put in place of the marks among these extras
 */
export function withCacheMarks(call: ChatCall, marksFor: (extras: JsonObject) => JsonObject): ChatCall {
  if (!hasCacheMarks(call)) return call;
  const remark = <T extends object>(one: T): T => {
    const marked = extrasOf(one);
    if (!marked || !isMarked(one)) return one;
    const others = Object.entries(marked).filter(([name]) => !markNames.has(name));
    return { ...one, extras: { ...Object.fromEntries(others), ...marksFor(marked) } };
  };
  const remarkWithin = (block: ContentBlock): ContentBlock => {
    const one = remark(block);
    return one.type === 'tool-result' ? { ...one, content: one.content.map(remark) } : one;
  };
  const { messages, tools } = call;
  return {
    ...call,
    messages: messages.map((message) => ({ ...remark(message), content: message.content.map(remarkWithin) })),
    ...(tools && { tools: tools.map(remark) }),
  };
}

/**
 * A call whose breakpoints, which only OpenAI reads, are marks as {@link cacheMark} finds them. If it has more than other providers take, the first is
 * kept, after the common beginning of conversations, and the last ones, after what the next turn repeats.
 */
export function withBreakpointsAsMarks(call: ChatCall): ChatCall {
  let marks = 0;
  const counted = withCacheMarks(call, (extras) => {
    marks += 1;
    return extras;
  });
  if (counted === call) return call;
  let passed = 0;
  return withCacheMarks(call, (extras) => {
    passed += 1;
    const own = cacheMark(extras);
    const isKept = passed === 1 || passed > marks - mostMarks + 1;
    const set = extras[breakpoint];
    return !own.cache_control && isKept && isJsonObject(set) ? markFor(set) : own;
  });
}

/** The longer of the two times for which providers other than OpenAI keep something stands for its longer one. */
function markFor({ ttl }: JsonObject): ReturnType<typeof cacheMark> {
  return { cache_control: { type: 'ephemeral', ...(ttl === '12h' ? { ttl: '1h' } : {}) } };
}

function isMarkedWithin(block: ContentBlock): boolean {
  return isMarked(block) || (block.type === 'tool-result' && block.content.some(isMarked));
}

function isMarked(one: object): boolean {
  const extras = extrasOf(one);
  return extras !== undefined && Object.keys(extras).some((name) => markNames.has(name));
}

function extrasOf(one: object): JsonObject | undefined {
  return 'extras' in one ? (one as Pick<Exclude<ContentBlock, { type: 'opaque' }>, 'extras'>).extras : undefined;
}
