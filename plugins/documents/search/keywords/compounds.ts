import { foldedWord } from './folded-word.js';
import type { Vocabulary } from './vocabulary.js';

/** What may stand between the parts of a compound: `Rechnung-s-adresse`. */
const joints = ['', 's', 'es', 'n', 'en', 'e'];
/** Shortest part of a compound. */
const minPart = 3;
/** Shorter words are hardly compounds, and longer ones no words. */
const [minCompound, maxCompound] = [7, 60];
const longestJoint = 2;

/**
 * Returns the parts of a compound that the library contains on their own; the most even division.
 *
 * @param find returns the word of the library that is a part, or a form of it
 */
export function partsOfCompound(
  word: string,
  find: (part: string) => string | undefined,
): readonly [first: string, second: string] | undefined {
  if (word.length < minCompound || word.length > maxCompound) return undefined;
  const middle = word.length / 2;
  const places = Array.from({ length: word.length - 2 * minPart + 1 }, (_, at) => at + minPart);
  for (const at of places.toSorted((a, b) => Math.abs(a - middle) - Math.abs(b - middle))) {
    const second = find(word.slice(at));
    if (second === undefined) continue;
    const before = word.slice(0, at);
    for (const joint of joints) {
      const first = before.endsWith(joint) ? before.slice(0, at - joint.length) : '';
      const found = first.length < minPart ? undefined : find(first);
      if (found !== undefined) return [found, second];
    }
  }
  return undefined;
}

/** Returns the words of a vocabulary that are compounds of two words, with or without a joint: of `Adresse` and `Rechnung`. */
export function compoundsOf(one: string, other: string, vocabulary: Vocabulary): readonly string[] {
  const [a, b] = [foldedWord(one), foldedWord(other)];
  return [
    ...vocabulary.startingLike(a).filter((word) => isCompound(foldedWord(word), a, b)),
    ...vocabulary.startingLike(b).filter((word) => isCompound(foldedWord(word), b, a)),
  ];
}

/** An ending of either word may be missing or different: `Fahrten`, `Fahrtenbücher`, `Buch`. */
function isCompound(word: string, first: string, second: string): boolean {
  const [start, tail] = [stemLike(first), stemLike(second)];
  if (!word.startsWith(start) || word.length < start.length + tail.length) return false;
  const at = word.indexOf(tail, start.length);
  if (at < 0) return false;
  return (
    at - start.length <= longestJoint + first.length - start.length &&
    word.length - at - tail.length <= longestJoint + second.length - tail.length
  );
}

/** A word without an ending of one or two letters, if enough is left. */
function stemLike(word: string): string {
  const stem = word.replace(/(?:e[nrs]|[ens])$/, '');
  return stem.length >= minPart ? stem : word;
}
