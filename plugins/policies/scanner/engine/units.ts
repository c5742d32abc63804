import { UnitBuffer } from '../../unit-buffer.js';
import { behindMatch, longestMatch } from './limits.js';

const buffer = new UnitBuffer(16_384);

/** Part of a text. Valid until the next call of {@link readUnits}. */
export const { units } = buffer;
/** So far a decision looks ahead. */
const ahead = longestMatch + behindMatch;

/**
 * Reads `text` from an index on into {@link units}.
 *
 * @returns of how many of them all is there that a decision looks at: of all, when the text ends with them
 */
export function readUnits(text: string, from: number): number {
  const count = buffer.fill(text, from);
  return from + count < text.length ? count - ahead : count;
}
