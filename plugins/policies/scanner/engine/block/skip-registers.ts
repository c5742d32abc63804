import {
  add,
  type Code,
  get,
  i32,
  inOrder,
  isZero,
  load,
  loadVector,
  set,
  store,
  storeVector,
  when,
} from '../../../assembly/instructions.js';
import { passedAt, passedSize, wordAt } from '../../../reading/reading-layout.js';

/*
 * The parameters and local variables of `skipWords`, by number, and what several parts of it do with them. Positions in the text are addresses of units.
 */

export const spaceUnit = 0x20;

export const [start, plan, kinds, from, to] = [0, 1, 2, 3, 4];
/** The current unit; where skipping ends at the latest; the position up to which everything is certainly skipped; kind of a unit. */
export const [at, end, safe, kind] = [5, 6, 7, 8];
/** The current word: number of its letters, the unit after it, a bit for each of the sixteen units that is a letter, its set in the table. */
export const [length, after, letterBits, known] = [9, 18, 17, 19];
/** Reading with the automaton: the next unit, the state, the unit read, the target of the step, where to stop. */
export const [place, state, unit, reached, limit] = [10, 11, 12, 13, 14];
/** Not 0 if a guard has to be asked; 0 if an entry of the set is the word; the set for a new word; size of the list of new words. */
export const [guarded, matches, newWord, fresh] = [15, 16, 20, 21];
/** Address of the word's record, if it is known; end of the list of passed words, and its end once the word is passed. */
export const [record, passedEnd, passedNext] = [22, 23, 24];
/** The previous word, if it opens a sequence and has not been closed; the last one that was not closed by the word after it. */
export const [opener, notClosed] = [25, 26];
/** Sixteen units from the current one on as bytes; the word as in the table. */
export const [bytes, word] = [27, 28];
/** Vector constants, created once per call; the engine would otherwise create them for each word. */
export const [capitals, beforeLetters, letterCount, spaces] = [29, 30, 31, 32];

/** Commits the position: the word is certainly passed. */
export function commit(): Code {
  return inOrder(set(safe, get(at)), set(passedEnd, get(passedNext)));
}

/** Appends the word to the list: with the model's record of it, or with the record's address if the model does not know it. */
export function listWord(): Code {
  return inOrder(
    storeVector(get(passedEnd), loadVector(get(record), wordAt.leadsTo)),
    store(get(passedEnd), get(at), passedAt.at),
    when(isZero(load(get(record), wordAt.count)), store(get(passedEnd), get(record), passedAt.hash)),
    set(passedNext, add(get(passedEnd), i32(passedSize))),
  );
}
