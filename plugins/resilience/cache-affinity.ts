import { type InferenceCall, textOf } from '../../core/api/index.js';

/** Bytes of a request whose beginning is cached: most providers cache from 1,024 tokens on. */
const cachedFrom = 4096;

/**
 * What calls have in common that read the same cache of prompts: the session or key that the client names, or the beginning of the conversation. The
 * instructions before it do not count, since what is searched for each question may be in them. Undefined for a call that no cache would serve.
 */
export function cacheAffinity(call: InferenceCall): string | undefined {
  const named = call.sessionId ?? call.promptCacheKey;
  if (named !== undefined || call.kind !== 'chat' || call.source.bytes.length < cachedFrom) return named;
  const first = call.messages.find(({ role }) => role === 'user');
  return first && JSON.stringify([call.endUserId, textOf(first.content)]);
}
