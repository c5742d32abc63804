import { certain } from '../certainty.js';
import type { Detector } from '../detector.js';

/** One way in which an identifier is written. */
export interface IdentifierShape {
  readonly pattern: string;
  /** How sure it is without words around it that say so. */
  readonly alone: number;
  readonly check?: Detector['check'];
  /** Small letters are as good. */
  readonly ignoreCase?: boolean;
}

/**
 * An identifier that words around it make certain. Words behind it count when a check digit has spoken for it already.
 *
 * @param context words and phrases, small
 */
export function identifier(
  category: string,
  context: readonly string[],
  shapes: readonly IdentifierShape[],
): readonly Detector[] {
  return shapes.map(({ pattern, alone, check, ignoreCase = false }) => ({
    category,
    pattern,
    ignoreCase,
    score: alone,
    contextScore: certain,
    context,
    ...(check && { check, contextBehind: true }),
  }));
}
