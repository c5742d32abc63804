import { certain } from '../certainty.js';
import type { Detector } from '../detector.js';
import { checkedNumbers, type NumberCheck } from './number-lookahead.js';

/** One format of an identifier. */
interface IdentifierShape {
  readonly pattern: string;
  /** Score without context words. */
  readonly alone: number;
  readonly check?: Detector['check'];
  /** Tests its digits in rows of numbers, before an automaton reads them. */
  readonly digits?: NumberCheck;
  /** Whether lower case is accepted. */
  readonly ignoreCase?: boolean;
}

/**
 * An identifier that is certain with context words. Context words after it count only if it has a checksum.
 *
 * @param context words and phrases in lower case
 * @param guard rejects what is something else; unlike the check of a shape it proves nothing, so that words after a match do not count
 */
export function identifier(
  category: string,
  context: readonly string[],
  shapes: readonly IdentifierShape[],
  guard?: Detector['check'],
): readonly Detector[] {
  for (const { pattern, digits } of shapes) if (digits) checkedNumbers.add(pattern, digits);
  return shapes.map(({ pattern, alone, check, digits, ignoreCase = false }) => ({
    category,
    pattern,
    ignoreCase,
    score: alone,
    contextScore: certain,
    context,
    ...(guard && { check: guard }),
    ...(check && { check, contextAfter: true }),
    ...(digits && { lookahead: checkedNumbers }),
  }));
}
