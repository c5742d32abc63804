import { certain } from '../certainty.js';
import type { Detector } from '../detector.js';
import { type CheckedDigits, checkedNumbers } from './number-lookahead.js';

/** One format of an identifier. */
export interface IdentifierShape {
  readonly pattern: string;
  /** Score without context words. */
  readonly alone: number;
  readonly check?: Detector['check'];
  readonly digits?: CheckedDigits;
  /** Whether lower case is accepted. */
  readonly ignoreCase?: boolean;
}

/**
 * An identifier that is certain with context words. Context words after it count only if it has a checksum.
 *
 * @param context words and phrases in lower case
 */
export function identifier(
  category: string,
  context: readonly string[],
  shapes: readonly IdentifierShape[],
): readonly Detector[] {
  for (const { digits } of shapes) if (digits) checkedNumbers.add(digits);
  return shapes.map(({ pattern, alone, check, digits, ignoreCase = false }) => ({
    category,
    pattern,
    ignoreCase,
    score: alone,
    contextScore: certain,
    context,
    ...(check && { check, contextAfter: true }),
    ...(digits && { lookahead: checkedNumbers }),
  }));
}
