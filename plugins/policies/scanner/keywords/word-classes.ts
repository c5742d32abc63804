import { ignored, normalized, unitCount } from '../automaton/alphabet.js';
import { rangesOf, setOf, withBothCases } from '../automaton/character-set.js';

const space = 0x20;
/** What may separate the words of a phrase: those of one line, and the ends of lines. */
const spaces = setOf([
  [space, space],
  [0x09, 0x0d],
  [0x2028, 0x2029],
]);

/** Classes of the units that stand for the same characters of words. Class 0 has those that no word contains. */
export interface WordClasses {
  readonly count: number;
  /** Unit of the text → class. */
  readonly ofUnit: Uint16Array;
  /** The class of ignored units. */
  readonly ignored: number;
  /** By class: the characters of words, as units, that its units are read as; usually one. */
  readonly characters: readonly (readonly number[])[];
  /** Character of words → the classes of its capital and small form. */
  readonly ofCharacter: ReadonlyMap<number, readonly number[]>;
}

/** @param words normalized and in lower case */
export function wordClasses(words: readonly string[]): WordClasses {
  const characters: (readonly number[])[] = [[]];
  const ofCharacter = new Map<number, number[]>();
  const known = new Map<string, number>();
  const classOf = new Uint16Array(unitCount);
  for (const [unit, readAs] of readingsOf(words)) {
    const key = readAs.join();
    const unitClass = known.get(key) ?? characters.push(readAs) - 1;
    classOf[unit] = unitClass;
    if (known.has(key)) continue;
    known.set(key, unitClass);
    for (const character of readAs) ofCharacter.set(character, [...(ofCharacter.get(character) ?? []), unitClass]);
  }
  const ignoredClass = characters.length;
  const ofUnit = new Uint16Array(unitCount);
  for (let unit = 0; unit < unitCount; unit += 1) {
    const read = normalized[unit] as number;
    ofUnit[unit] = read === ignored ? ignoredClass : (classOf[read] as number);
  }
  return { count: ignoredClass + 1, ofUnit, ignored: ignoredClass, characters, ofCharacter };
}

/** Unit → the characters of words that it may stand for. */
function readingsOf(words: readonly string[]): ReadonlyMap<number, readonly number[]> {
  const occurs = new Uint8Array(unitCount);
  for (const word of words) for (let index = 0; index < word.length; index += 1) occurs[word.charCodeAt(index)] = 1;
  const readings = new Map<number, number[]>();
  for (let character = occurs.indexOf(1); character >= 0; character = occurs.indexOf(1, character + 1)) {
    for (const [first, last] of rangesOf(character === space ? spaces : withBothCases([character, character]))) {
      for (let unit = first; unit <= last; unit += 1) readings.set(unit, [...(readings.get(unit) ?? []), character]);
    }
  }
  return readings;
}
