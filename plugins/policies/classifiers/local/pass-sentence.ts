import type { AssembledFunction } from '../../assembly/assemble.js';
import {
  add,
  block,
  choose,
  type Code,
  equalBytes,
  get,
  highestBits,
  i32,
  inOrder,
  isAtLeast,
  isBelow,
  leave,
  leaveIf,
  lessBytes,
  loadVector,
  loop,
  narrow,
  orVectors,
  set,
  shiftLeft,
  sixteen,
  trailingZeros,
} from '../../assembly/instructions.js';
import { lanes } from '../../reading/reading-layout.js';
import { addressOfUnit, indexAt } from '../../reading/unit-address.js';

const [from, to, at, end, found, bytes] = [0, 1, 2, 3, 4, 5];

/**
 * WebAssembly function: the index of the first unit of a range that may end a sentence, which is ASCII punctuation or any non-ASCII unit.
 */
export const passSentence: AssembledFunction = {
  name: 'passSentence',
  parameters: 2,
  locals: ['i32', 'i32', 'i32', 'vector'],
  body: inOrder(
    set(at, addressOfUnit(get(from))),
    set(end, addressOfUnit(get(to))),
    block(
      loop(
        leaveIf(1, isAtLeast(get(at), get(end))),
        set(bytes, narrow(loadVector(get(at)), loadVector(get(at), lanes))),
        set(found, highestBits(mayEndSentence(get(bytes)))),
        set(at, add(get(at), shiftLeft(choose(trailingZeros(get(found)), i32(lanes), get(found)), i32(1)))),
        leaveIf(1, get(found)),
        leave(0),
      ),
    ),
    set(at, indexAt(get(at))),
    choose(get(at), get(to), isBelow(get(at), get(to))),
  ),
};

/** Mask of sixteen units: ASCII punctuation that ends sentences, and non-ASCII units. */
export function mayEndSentence(bytes: Code): Code {
  return ['.', '!', '?', '\n'].reduce(
    (found, mark) => orVectors(found, equalBytes(bytes, sixteen(mark.charCodeAt(0)))),
    lessBytes(bytes, sixteen(1)),
  );
}
