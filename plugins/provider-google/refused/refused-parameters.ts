import {
  type ChatCall,
  isNamed,
  type JsonObject,
  prefillRefusedIn,
  refusedSampling,
  tokenLimitRefusedIn,
} from '../../../core/api/index.js';
import { dialectName } from '../dialect-name.js';
import { levels } from '../request/encode-thinking.js';
import { formsRefusedIn } from './refused-forms.js';

/**
 * What to leave out, or to replace, in another attempt: sampling parameters that the error names and that the client has not sent, forms of the
 * request, and a level of thinking that the model does not have. A model of an older generation has none.
 *
 * @param sent the `thinkingConfig`
 * @param text the body of the error
 */
export function refusedParameters(
  call: ChatCall,
  { thinkingLevel: level }: JsonObject,
  text: string,
): ReadonlySet<string> {
  const refused = new Set(refusedSampling(call, text));
  const limit = call.maxOutputTokens === undefined ? undefined : tokenLimitRefusedIn(text);
  if (limit !== undefined) refused.add(limit);
  for (const form of formsRefusedIn(text)) refused.add(form);
  const prefill = call.source.dialect === dialectName ? undefined : prefillRefusedIn(call, text);
  if (prefill !== undefined) refused.add(prefill);
  if (typeof level !== 'string' || !/thinking.?level/i.test(text)) return refused;
  for (const known of isNamed(level, text) ? [level] : levels) refused.add(known);
  return refused;
}
