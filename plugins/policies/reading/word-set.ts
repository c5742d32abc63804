import {
  add,
  add64,
  type Code,
  half,
  i32,
  i64,
  lowerHalf,
  multiply,
  multiply64,
  shiftRight64,
} from '../assembly/instructions.js';
import { wordSetBits, wordSetSize } from './reading-layout.js';

/** Random odd multipliers of the hash, so that all letters of a word determine its set. */
const spread = [0x9e3779b97f4a7c15n, 0xc2b2ae3d27d4eb4fn] as const;

/** The address of a word's own set, in the table that begins at an address. */
export function ownSet(word: Code, table: number): Code {
  const hash = add64(multiply64(half(word, 0), i64(spread[0])), multiply64(half(word, 1), i64(spread[1])));
  const index = lowerHalf(shiftRight64(hash, i64(BigInt(64 - wordSetBits))));
  return add(i32(table), multiply(index, i32(wordSetSize)));
}
