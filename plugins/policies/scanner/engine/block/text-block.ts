import { assemble } from '../../../assembly/assemble.js';
import { roomForUnits, shared, unitsInFront } from '../../../reading/reading-layout.js';
import { textMemory } from '../../../reading/text-memory.js';
import { UnitBuffer } from '../../../unit-buffer.js';
import { maxDecisionLength } from '../limits.js';
import { endingUnits } from './skip-layout.js';
import { skipWords } from './skip-words.js';
import { SkipTables, type SkipFunctions } from './skip-tables.js';

const buffer = textMemory?.block ?? new UnitBuffer(roomForUnits);

/** A block of a text as code units. Valid until the next call of {@link loadBlock}, or until a classifier model reads another text. */
export const { units } = buffer;
/** State of the current block. */
export const block = {
  round: 0,
  /** Index in {@link units} up to which words may be skipped. Spaces are appended to the end of a text, so that its last word ends there. */
  skipEnd: 0,
};
const frontUnits = textMemory && new Uint16Array(textMemory.memory.buffer, shared.front, unitsInFront);
/** Stands before the start of a text, which then starts a sentence. */
const beforeText = '\0\0. ';
/** Enough for what a skipped word's end depends on: the lookahead after the end of a sentence, and the units after a space. */
const spacesAfter = endingUnits + 1;
const [nothing, space] = [0, 0x20];

/** Memory and functions for skipping words; undefined where WebAssembly or its SIMD instructions are not available. */
export const skipTables: SkipTables | undefined = makeSkipTables();

function makeSkipTables(): SkipTables | undefined {
  if (!textMemory) return undefined;
  const functions = assemble<SkipFunctions>([skipWords], textMemory.memory);
  return functions && new SkipTables(textMemory, functions);
}

/**
 * Copies `text` from an index on into {@link units}.
 *
 * @param isFinal whether the text is complete
 * @returns the number of starts that can be decided with these units; all if the text ends with them
 */
export function loadBlock(text: string, from: number, isFinal = false): number {
  block.round += 1;
  const count = buffer.fill(text, from);
  loadFront(text, from);
  const decided = from + count < text.length ? count - maxDecisionLength : count;
  const isEnd = isFinal && decided === count && count + spacesAfter <= roomForUnits;
  endUnits(count, isEnd ? space : nothing);
  block.skipEnd = isEnd ? count + spacesAfter : decided;
  textMemory?.begin(isEnd && from === 0 ? text : undefined);
  return decided;
}

/** Whether {@link beforeText} is in front of the units. */
let isStart = false;

function loadFront(text: string, from: number): void {
  if (!frontUnits || (isStart && from === 0)) return;
  isStart = from === 0;
  const [before, end] = isStart ? [beforeText, unitsInFront] : [text, from];
  for (let at = 0; at < unitsInFront; at += 1) frontUnits[at] = before.charCodeAt(end - unitsInFront + at);
}

/** Overwrites the units after the end, which an earlier text may have left. */
function endUnits(count: number, unit: number): void {
  for (let at = count; at < count + spacesAfter; at += 1) units[at] = unit;
}
