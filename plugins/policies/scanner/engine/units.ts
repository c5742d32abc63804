import { assemble } from '../../assembly/assemble.js';
import { UnitBuffer } from '../../unit-buffer.js';
import { behindMatch, longestMatch } from './limits.js';
import { passQuiet } from './pass-quiet.js';
import { addressOf, memorySize, roomForUnits } from './quiet-layout.js';
import { QuietMemory, type QuietFunctions } from './quiet-memory.js';

const assembled = assemble<QuietFunctions>([passQuiet], memorySize);
const buffer = assembled
  ? new UnitBuffer(roomForUnits, assembled.memory, addressOf.units)
  : new UnitBuffer(roomForUnits);

/** Part of a text. Valid until the next call of {@link readUnits}. */
export const { units } = buffer;
/** What passes many of them at once, where the machine can. */
export const quietMemory: QuietMemory | undefined = assembled && new QuietMemory(assembled);
/** How often {@link units} were read: what is known of them is of one reading. */
export const reading = { round: 0 };
/** So far a decision looks ahead. */
const ahead = longestMatch + behindMatch;

/**
 * Reads `text` from an index on into {@link units}.
 *
 * @returns of how many of them all is there that a decision looks at: of all, when the text ends with them
 */
export function readUnits(text: string, from: number): number {
  reading.round += 1;
  const count = buffer.fill(text, from);
  return from + count < text.length ? count - ahead : count;
}
