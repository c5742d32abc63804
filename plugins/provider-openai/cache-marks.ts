import { type ChatCall, cacheMark, hasCacheMarks, withoutCacheMarks } from '../../core/api/index.js';

/** The name under which it is remembered that a model's server does not know marks. */
const cacheMarks = 'marks for the cache';

/** A server of this dialect that reads `cache_control`. Some of its models cache nothing without it; other servers may refuse the member. */
const reader = /(?:^|\.)openrouter\.ai$/;
const objection = /unsupported|not supported|not permitted|not allowed|unexpected|unknown|unrecogni[sz]ed|extra/i;

/** Whether the server with this name reads marks for the cache. */
export function readsCacheMarks(hostname: string): boolean {
  return reader.test(hostname);
}

/** The call of a client of another dialect, without marks if they are not read. The mark for a whole conversation is in the body of its source. */
export function withFittingMarks(call: ChatCall, reads: boolean, refused: ReadonlySet<string>): ChatCall {
  if (reads && !refused.has(cacheMarks)) return call;
  const { cache_control: mark, ...body } = call.source.body;
  const unmarked = withoutCacheMarks(call);
  return mark === undefined ? unmarked : { ...unmarked, source: { ...call.source, body } };
}

/** The refusal of marks, by a provider's error; undefined if it is about something else. */
export function marksRefusedIn(call: ChatCall, text: string): string | undefined {
  const isAbout = text.includes('cache_control') && objection.test(text);
  return isAbout && (hasCacheMarks(call) || cacheMark(call.source.body).cache_control) ? cacheMarks : undefined;
}
