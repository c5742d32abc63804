import { assemble } from '../../assembly/assemble.js';
import { roomForUnits, shared, unitsInFront } from '../../reading/reading-layout.js';
import { textMemory } from '../../reading/text-memory.js';
import { UnitBuffer } from '../../unit-buffer.js';
import { behindMatch, longestMatch } from './limits.js';
import { passQuiet } from './pass-quiet.js';
import { QuietMemory, type QuietFunctions } from './quiet-memory.js';

const buffer = textMemory?.block ?? new UnitBuffer(roomForUnits);

/** Part of a text. Valid until the next call of {@link readUnits}, or until a model has read another text. */
export const { units } = buffer;
/** How often {@link units} were read: what is known of them is of one reading. */
export const reading = {
  round: 0,
  /** Index in {@link units} behind the last that words may be passed to. Behind the end of a text stand spaces: a word that ends with it ends there, too. */
  until: 0,
};
const front = textMemory && new Uint16Array(textMemory.memory.buffer, shared.front, unitsInFront);
/** Nothing introduces what a text begins with, as behind the end of a sentence. */
const beforeText = '\0\0. ';
/** Enough for all that is read ahead of the end of a sentence. */
const spacesBehind = 4;
const [nothing, space] = [0, 0x20];
/** So far a decision looks ahead. */
const ahead = longestMatch + behindMatch;

/** What passes many of them at once, where the machine can. */
export const quietMemory: QuietMemory | undefined = makeQuietMemory();

function makeQuietMemory(): QuietMemory | undefined {
  if (!textMemory) return undefined;
  const functions = assemble<QuietFunctions>([passQuiet], textMemory.memory);
  return functions && new QuietMemory(textMemory, functions);
}

/**
 * Reads `text` from an index on into {@link units}.
 *
 * @param isFinal nothing follows the text
 * @returns of how many of them all is there that a decision looks at: of all, when the text ends with them
 */
export function readUnits(text: string, from: number, isFinal = false): number {
  reading.round += 1;
  const count = buffer.fill(text, from);
  readFront(text, from);
  const decided = from + count < text.length ? count - ahead : count;
  const isEnd = isFinal && decided === count && count + spacesBehind <= roomForUnits;
  endUnits(count, isEnd ? space : nothing);
  reading.until = isEnd ? count + spacesBehind : decided;
  textMemory?.begin(isEnd && from === 0 ? text : undefined);
  return decided;
}

function readFront(text: string, from: number): void {
  if (!front) return;
  const [before, end] = from === 0 ? [beforeText, unitsInFront] : [text, from];
  for (let at = 0; at < unitsInFront; at += 1) front[at] = before.charCodeAt(end - unitsInFront + at);
}

/** What an earlier text has left there would be taken for what follows. Behind the last of {@link units} there is nothing. */
function endUnits(count: number, unit: number): void {
  for (let at = count; at < count + spacesBehind; at += 1) units[at] = unit;
}
