import { add, type Code, i32, shiftLeft, shiftRight, subtract } from '../assembly/instructions.js';
import { shared } from './reading-layout.js';

/** The index of the unit at an address. */
export function indexAt(address: Code): Code {
  return shiftRight(subtract(address, i32(shared.units)), i32(1));
}

/** The address of the unit at an index. */
export function addressOfUnit(index: Code): Code {
  return add(i32(shared.units), shiftLeft(index, i32(1)));
}
