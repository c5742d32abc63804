import { ignored, normalized, unitCount } from './alphabet.js';

/** Code points as ranges [first, last, first, last, …], ascending and disjoint. */
export type CharacterSet = readonly number[];

const lastCodePoint = 0x10ffff;
/** Units that are not characters of normalized texts: surrogates, and units with a different normal form. Found for the first automaton that is constructed: most are saved ones. */
let notNormalized: CharacterSet | undefined;

function findNotNormalized(): CharacterSet {
  const changed = [...normalized.keys()].filter((unit) => normalized[unit] !== unit);
  return setOf([[0xd800, 0xdfff], ...changed.map((unit): [number, number] => [unit, unit])]);
}

/** Sorts ranges and joins those that touch. */
export function setOf(ranges: readonly (readonly [first: number, last: number])[]): CharacterSet {
  const set: number[] = [];
  for (const [first, last] of ranges.toSorted((a, b) => a[0] - b[0])) {
    const end = set.at(-1);
    if (end === undefined || first > end + 1) set.push(first, last);
    else if (last > end) set[set.length - 1] = last;
  }
  return set;
}

export function rangesOf(set: CharacterSet): readonly (readonly [number, number])[] {
  return Array.from({ length: set.length / 2 }, (_, index) => [set[index * 2] as number, set[index * 2 + 1] as number]);
}

export function unionOf(sets: readonly CharacterSet[]): CharacterSet {
  return setOf(sets.flatMap(rangesOf));
}

/** The code points of one unit. */
export function unitsOf(set: CharacterSet): CharacterSet {
  return setOf(
    rangesOf(set)
      .filter(([first]) => first < unitCount)
      .map(([first, last]) => [first, Math.min(last, unitCount - 1)]),
  );
}

/** The complement, restricted to characters that can occur in normalized text. */
export function othersThan(set: CharacterSet): CharacterSet {
  const others: [number, number][] = [];
  let next = 0;
  notNormalized ??= findNotNormalized();
  for (const [first, last] of rangesOf(unionOf([set, notNormalized, [ignored, ignored]]))) {
    if (first > next) others.push([next, first - 1]);
    next = last + 1;
  }
  if (next <= lastCodePoint) others.push([next, lastCodePoint]);
  return setOf(others);
}

/** The set after normalization of its members. */
export function normalizedSet(set: CharacterSet): CharacterSet {
  const ranges: [number, number][] = [];
  for (const [first, last] of rangesOf(set)) {
    for (let unit = first; unit <= Math.min(last, unitCount - 1); unit += 1) {
      const read = normalized[unit] as number;
      const previous = ranges.at(-1);
      if (read === ignored) continue;
      if (previous && previous[1] + 1 === read) previous[1] = read;
      else if (!previous || read < previous[0] || read > previous[1]) ranges.push([read, read]);
    }
    if (last >= unitCount) ranges.push([Math.max(first, unitCount), last]);
  }
  return setOf(ranges);
}

/** The set with both cases of its letters. */
export function withBothCases(set: CharacterSet): CharacterSet {
  const pairs = casePairs();
  const ranges = rangesOf(set);
  const added: [number, number][] = [];
  for (const [first, last] of ranges) {
    // Nearly all sets are one letter of a word. There are 2,800 letters with two cases.
    const letters = last - first < pairs.size ? codePointsOf(first, last) : pairs.keys();
    for (const letter of letters) {
      if (letter < first || letter > last) continue;
      for (const other of pairs.get(letter) ?? []) added.push([other, other]);
    }
  }
  return setOf([...ranges, ...added]);
}

function* codePointsOf(first: number, last: number): Generator<number> {
  for (let codePoint = first; codePoint <= last; codePoint += 1) yield codePoint;
}

/** Whether a set contains a code point. */
export function isIn(set: CharacterSet, codePoint: number): boolean {
  for (let index = 0; index < set.length; index += 2) {
    if (codePoint < (set[index] as number)) return false;
    if (codePoint <= (set[index + 1] as number)) return true;
  }
  return false;
}

/** The number of characters that are compared at once. */
const rowLength = 128;
let knownPairs: ReadonlyMap<number, readonly number[]> | undefined;

/** Letter → its other cases that have one unit. */
function casePairs(): ReadonlyMap<number, readonly number[]> {
  if (knownPairs) return knownPairs;
  const pairs = new Map<number, number[]>();
  const add = (a: number, b: number): void => {
    pairs.set(a, [...(pairs.get(a) ?? []), b]);
  };
  for (let from = 0; from < unitCount; from += rowLength) {
    const row = Array.from({ length: rowLength }, (_, index) => String.fromCharCode(from + index));
    // Most blocks of characters have no case.
    const together = row.join('');
    if (together.toLowerCase() === together && together.toUpperCase() === together) continue;
    for (const [index, character] of row.entries()) {
      for (const other of new Set([character.toLowerCase(), character.toUpperCase()])) {
        if (other === character || other.length !== 1) continue;
        add(from + index, other.charCodeAt(0));
        add(other.charCodeAt(0), from + index);
      }
    }
  }
  knownPairs = pairs;
  return pairs;
}
