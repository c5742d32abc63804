import {
  type ChatCall,
  cacheMark,
  hasCacheMarks,
  isJsonObject,
  type JsonObject,
  withCacheMarks,
  withoutCacheMarks,
} from '../../../core/api/index.js';

/** The name under which it is remembered that a model's server does not know marks. */
const cacheMarks = 'marks for the cache';

/** The member with which clients and servers of OpenAI's dialects mark up to where to cache. */
const breakpoint = 'prompt_cache_breakpoint';
/** A server that reads `cache_control`, too. Some of its models cache nothing without it; other servers may refuse the member. */
const reseller = /(?:^|\.)openrouter\.ai$/;
/**
 * A server that reads only breakpoints. Without them its newer models cache what begins a conversation together with all that follows, which
 * another conversation does not have.
 */
const origin = /(?:^|\.)api\.openai\.com$/;
const objection = /unsupported|not supported|not permitted|not allowed|unexpected|unknown|unrecogni[sz]ed|extra/i;

/** Whether the server with this name sells models of many providers, and calls one after another for a request that names several. */
export function isReseller(hostname: string): boolean {
  return reseller.test(hostname);
}

/** The marks for the cache that a server reads. */
export type ReadMarks = 'all' | 'breakpoints' | 'none';

/** What the server with this name reads of marks for the cache. */
export function marksReadBy(hostname: string): ReadMarks {
  if (isReseller(hostname)) return 'all';
  return origin.test(hostname) ? 'breakpoints' : 'none';
}

/**
 * The call of a client of another dialect, with marks in the form that is read, or without. The mark for a whole conversation is in the body of its
 * source; a server that reads breakpoints sets that one itself.
 */
export function withFittingMarks(call: ChatCall, read: ReadMarks, refused: ReadonlySet<string>): ChatCall {
  const isRefused = refused.has(cacheMarks);
  if (read === 'all' && !isRefused) return call;
  const { cache_control: mark, ...body } = call.source.body;
  const fitting =
    read === 'breakpoints' && !isRefused
      ? withCacheMarks(call, (extras) => ({ [breakpoint]: extras[breakpoint] ?? { mode: 'explicit' } }))
      : withoutCacheMarks(call);
  return mark === undefined ? fitting : { ...fitting, source: { ...call.source, body } };
}

/** The mark among the extras of a block, as it is sent. */
export function markIn(extras: JsonObject | undefined): JsonObject {
  const set = breakpointIn(extras);
  return set[breakpoint] ? set : { ...cacheMark(extras) };
}

/** The mark, if it has the form of OpenAI's dialects. */
export function breakpointIn(extras: JsonObject | undefined): JsonObject {
  const set = extras?.[breakpoint];
  return isJsonObject(set) ? { [breakpoint]: set } : {};
}

/** The refusal of marks, by a provider's error; undefined if it is about something else. */
export function marksRefusedIn(call: ChatCall, text: string): string | undefined {
  const isAbout = (text.includes('cache_control') || text.includes(breakpoint)) && objection.test(text);
  return isAbout && (hasCacheMarks(call) || cacheMark(call.source.body).cache_control) ? cacheMarks : undefined;
}
