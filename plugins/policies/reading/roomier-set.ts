import { and, choose, type Code, i32, isZero, load, xor } from '../assembly/instructions.js';
import { wordSetSize, wordSize } from './reading-layout.js';

/** The set for a new word: its own, or the adjacent one if only that has room. */
export function roomierSet(own: Code): Code {
  const adjacent = xor(own, i32(wordSetSize));
  const isMoved = and(isZero(isZero(load(own, wordSize))), isZero(load(adjacent, wordSize)));
  return choose(adjacent, own, isMoved);
}
