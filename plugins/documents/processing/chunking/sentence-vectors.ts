/** Sufficient for word overlap of sentences; more dimensions did not improve chunk boundaries. */
const dimensions = 256;

const word = /[\p{L}\p{N}\p{M}]+/gu;
const ideographs = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;
/** Words are truncated to this length, as a crude stemmer for all languages. */
const stemLength = 6;

/** A unit vector for each sentence, with each word hashed to two dimensions. */
export function sentenceVectors(sentences: readonly string[]): Float32Array[] {
  return sentences.map((sentence) => vectorOf(wordsOf(sentence)));
}

/** Similarity of two sentences, from -1 to 1. */
export function similarity(one: Float32Array, other: Float32Array): number {
  let sum = 0;
  for (let index = 0; index < dimensions; index += 1) sum += one[index]! * other[index]!;
  return sum;
}

function wordsOf(sentence: string): ReadonlySet<string> {
  const words = new Set<string>();
  for (const [found] of sentence.normalize('NFKC').toLowerCase().matchAll(word)) {
    if (ideographs.test(found))
      for (let index = 0; index < found.length; index += 1) words.add(found.slice(index, index + 2));
    else words.add(found.slice(0, stemLength));
  }
  return words;
}

/** All words have the same weight; weighting by rarity (IDF) did not improve boundaries. */
function vectorOf(bag: ReadonlySet<string>): Float32Array {
  const vector = new Float32Array(dimensions);
  for (const each of bag) {
    const hash = hashOf(each);
    vector[hash & 255]! += (hash & 0x100) === 0 ? 1 : -1;
    vector[(hash >>> 9) & 255]! += (hash & 0x20000) === 0 ? 1 : -1;
  }
  let square = 0;
  for (const value of vector) square += value * value;
  const length = Math.sqrt(square);
  if (length > 0) for (let index = 0; index < dimensions; index += 1) vector[index]! /= length;
  return vector;
}

/** FNV-1a, then mixed: its low bits alone are poor. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 15), 0x85ebca6b);
  return (hash ^ (hash >>> 13)) >>> 0;
}
