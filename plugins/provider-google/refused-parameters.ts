import { type ChatCall, isNamed, type JsonObject, refusedSampling, tokenLimitRefusedIn } from '../../core/api/index.js';
import { levels } from './encode-thinking.js';

/**
 * What to leave out, or to replace, in a second attempt: sampling parameters that the error names and that the client has not sent, and a level of
 * thinking that the model does not have. A model of an older generation has none.
 *
 * @param thinking the `thinkingConfig` that was sent
 * @param text the body of the error
 */
export function refusedParameters(call: ChatCall, thinking: JsonObject | undefined, text: string): ReadonlySet<string> {
  const refused = new Set(refusedSampling(call, text));
  const limit = call.maxOutputTokens === undefined ? undefined : tokenLimitRefusedIn(text);
  if (limit !== undefined) refused.add(limit);
  const level = thinking?.['thinkingLevel'];
  if (typeof level !== 'string' || !/thinking.?level/i.test(text)) return refused;
  for (const known of isNamed(level, text) ? [level] : levels) refused.add(known);
  return refused;
}
