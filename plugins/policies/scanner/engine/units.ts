import { behindMatch, longestMatch } from './limits.js';

const mostUnits = 16_384;
/** Fewer are faster read one by one. */
const few = 32;

/** Part of a text as numbers, which are faster to read than characters of a string. Valid until the next call of {@link readUnits}. */
export const units = new Uint16Array(mostUnits);
const bytes = Buffer.from(units.buffer);
/** So far a decision looks ahead. */
const ahead = longestMatch + behindMatch;
const isLittleEndian = new Uint8Array(Uint16Array.of(1).buffer)[0] === 1;

/**
 * Reads `text` from an index on into {@link units}.
 *
 * @returns of how many of them all is there that a decision looks at: of all, when the text ends with them
 */
export function readUnits(text: string, from: number): number {
  const count = Math.min(text.length - from, mostUnits);
  if (count > few && isLittleEndian) bytes.write(text.slice(from, from + count), 'utf16le');
  else for (let index = 0; index < count; index += 1) units[index] = text.charCodeAt(from + index);
  return from + count < text.length ? count - ahead : count;
}
