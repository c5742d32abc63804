import { maxTokensOf } from './token-bounds.js';
import type { TextTokens } from './text-tokens.js';
import type { CountedTexts } from './thread-messages.js';

/** The assumed number of UTF-16 units for one token, if nothing could be counted. */
export const unitsPerToken = 4;

/**
 * Counts several texts. When the limit of work is reached, the rest is extrapolated.
 *
 * @param most the most look-ups for all texts together
 */
export function countTexts(counter: TextTokens, texts: readonly string[], most: number): CountedTexts {
  let [tokens, units, left, work, atMost] = [0, 0, 0, most, 0];
  let exact = true;
  for (const text of texts) {
    const counted = counter.count(text, work);
    work = Math.max(0, work - counter.work);
    tokens += counted.tokens;
    units += counted.length;
    left += text.length - counted.length;
    exact &&= counted.exact;
    atMost += maxTokensOf(text);
  }
  if (left === 0) return { tokens, exact, atMost };
  const guess = Math.ceil(units > 0 ? (left * tokens) / units : left / unitsPerToken);
  return { tokens: tokens + guess, exact: false, atMost };
}
