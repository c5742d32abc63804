import { hashFeature } from './hash-feature.js';
import { addTerms, ownText, termsOf, wordsOf } from './terms.js';

/** Feature frequencies of a text, by hash; terms and n-grams separately. */
export interface LexicalFeatures {
  readonly terms: ReadonlyMap<number, number>;
  readonly termCount: number;
  /** Character n-grams (3 to 5) of words with boundary marks: they make similarly spelled words similar. */
  readonly pieces: ReadonlyMap<number, number>;
  readonly pieceCount: number;
}

/** Counts the features of a text. */
export function featuresOf(text: string): LexicalFeatures {
  const words = new Map<string, number>();
  for (const word of wordsOf(text)) words.set(word, (words.get(word) ?? 0) + 1);
  const terms = new Map<number, number>();
  const pieces = new Map<number, number>();
  let termCount = 0;
  let pieceCount = 0;
  const found: string[] = [];
  for (const [word, times] of words) {
    found.length = 0;
    addTerms(word, found);
    termCount += times * found.length;
    for (const term of found) add(terms, hashFeature(term), times);
    const own = piecesOf(word);
    pieceCount += times * own.length;
    for (const piece of own) add(pieces, piece, times);
  }
  return { terms, termCount, pieces, pieceCount };
}

/** Counts only the terms of a text. */
export function countTerms(text: string): Pick<LexicalFeatures, 'terms' | 'termCount'> {
  const terms = new Map<number, number>();
  const found = termsOf(text);
  for (const term of found) add(terms, hashFeature(term), 1);
  return { terms, termCount: found.length };
}

function add(counts: Map<number, number>, feature: number, times: number): void {
  counts.set(feature, (counts.get(feature) ?? 0) + times);
}

const shortest = 3;
const longest = 5;
const known = new Map<string, readonly number[]>();
const maxKnown = 20_000;
/** Longer words are rare, and each takes some kilobytes: whoever searches for thousands of them would fill the memory. */
const longestKnown = 40;

/** Returns the hashes of a word's n-grams, each as often as it occurs. */
export function piecesOf(word: string): readonly number[] {
  const before = known.get(word);
  if (before) return before;
  const marked = `<${word}>`;
  const pieces: number[] = [];
  for (let length = shortest; length <= longest; length += 1) {
    for (let at = 0; at + length <= marked.length; at += 1)
      pieces.push(hashFeature(`~${marked.slice(at, at + length)}`));
  }
  if (word.length > longestKnown) return pieces;
  if (known.size >= maxKnown) known.clear();
  known.set(ownText(word), pieces);
  return pieces;
}
