import { isIdeograph } from './fold-characters.js';

const shortest = 3;
const longest = 5;
/** Word boundary marker, so that prefixes and suffixes have features of their own. */
const edge = 32;
const padded = new Uint16Array(64);

/** The maximum number of features of a word: the word itself, and its character n-grams. */
export const maxFeatures = 160;

/**
 * Writes the features of a word as 32-bit hashes: the word itself, and its character n-grams of three to five letters.
 *
 * @param letters folded, at most 40
 * @param hash of the word, see {@link hashOf}
 * @returns the number of features, at most {@link maxFeatures}
 */
export function writeFeatures(letters: Uint16Array, length: number, hash: number, into: Int32Array): number {
  into[0] = mix(hash ^ 0x1b56c4e9);
  let count = 1;
  if (length === 1 && isIdeograph(letters[0] ?? 0)) return count;
  padded[0] = edge;
  for (let index = 0; index < length; index += 1) padded[index + 1] = letters[index] ?? 0;
  padded[length + 1] = edge;
  const end = length + 2;
  for (let start = 0; start + shortest <= end; start += 1) {
    let run = 0x811c9dc5;
    const stop = Math.min(end, start + longest);
    for (let index = start; index < stop; index += 1) {
      run = Math.imul(run ^ (padded[index] ?? 0), 0x01000193);
      if (index - start >= shortest - 1) {
        into[count] = mix(run);
        count += 1;
      }
    }
  }
  return count;
}

/** The feature of a word bigram. */
export function pairFeature(before: number, hash: number): number {
  return mix(Math.imul(before, pairMultiplier) ^ hash);
}

/** Makes the hash of a pair depend on the order of its words. */
export const pairMultiplier = 0x2c1b3c6d;

/** Hash of a folded word; never 0. */
export function hashOf(letters: Uint16Array, length: number): number {
  let hash = emptyHash;
  for (let index = 0; index < length; index += 1) hash = addToHash(hash, letters[index] ?? 0);
  return endHash(hash);
}

/** The hash state before the first letter. */
export const emptyHash = 0x2f0b4a27;

/** Adds the next letter of a word to the hash state. */
export function addToHash(hash: number, letter: number): number {
  return Math.imul(hash ^ letter, 0x01000193);
}

/** Finalizes the hash of a word. */
export function endHash(hash: number): number {
  return mix(hash) || 1;
}

/** Avalanche step (the finalizer of MurmurHash3, public domain). */
export function mix(hash: number): number {
  let mixed = hash ^ (hash >>> 16);
  mixed = Math.imul(mixed, 0x85ebca6b);
  mixed ^= mixed >>> 13;
  mixed = Math.imul(mixed, 0xc2b2ae35);
  return mixed ^ (mixed >>> 16);
}
