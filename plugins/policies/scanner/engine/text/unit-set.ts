import { unitCount } from '../../automaton/alphabet.js';

/** Memo by expression, filled on demand because most are rare. */
const known = new Map<string, Uint8Array>();

/** By UTF-16 unit: 1 for those that match an expression for one character. */
export function unitsMatching(character: RegExp): Uint8Array {
  const key = String(character);
  let belongs = known.get(key);
  if (!belongs) {
    belongs = Uint8Array.from({ length: unitCount }, (_, unit) => (character.test(String.fromCharCode(unit)) ? 1 : 0));
    known.set(key, belongs);
  }
  return belongs;
}
