import type { FinishReason } from '../../core/api/index.js';
import { splitTokens } from './split-tokens.js';

/** The tokens of an answer, truncated by the client's limits. */
export interface CutAnswer {
  readonly tokens: readonly string[];
  readonly reason: FinishReason;
  readonly stopSequence?: string;
}

/**
 * Truncates a text before the first stop sequence or after the token limit, whichever comes first. If two sequences begin at the same
 * position, the shorter one counts.
 */
export function cutAnswer(text: string, stop: readonly string[], maxTokens: number): CutAnswer {
  const found = firstOf(text, stop);
  const tokens = splitTokens(found === undefined ? text : text.slice(0, found.at));
  if (tokens.length > maxTokens) return { tokens: tokens.slice(0, maxTokens), reason: 'length' };
  return { tokens, reason: 'stop', ...(found && { stopSequence: found.sequence }) };
}

function firstOf(
  text: string,
  stop: readonly string[],
): { readonly at: number; readonly sequence: string } | undefined {
  let first: { readonly at: number; readonly sequence: string } | undefined;
  for (const sequence of stop.toSorted((a, b) => a.length - b.length)) {
    const at = sequence === '' ? -1 : text.indexOf(sequence);
    if (at >= 0 && (first === undefined || at < first.at)) first = { at, sequence };
  }
  return first;
}
