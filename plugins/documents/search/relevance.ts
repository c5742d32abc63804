import { hashFeature } from './hash-feature.js';
import { countTerms, piecesOf } from './lexical-features.js';
import { termsOf, wordsOf } from './terms.js';

/** Below this share of its pieces a word is another word. */
const alike = 0.6;

/** What a word that is only spelled alike counts against the word itself. */
const alikeWeight = 0.5;

/** A question as passages are held against it. */
export interface ReadQuestion {
  /** Its words, each once, with their terms. */
  readonly words: readonly { readonly word: string; readonly terms: readonly number[] }[];
}

/** Reads a question, once for all passages. */
export function readQuestion(question: string): ReadQuestion {
  const words = [...new Set(wordsOf(question))];
  return { words: words.map((word) => ({ word, terms: [...new Set(termsOf(word))].map(hashFeature) })) };
}

/**
 * How much of a question a passage speaks of, from 0 to 1, so that scores of different questions can be compared: each term of the
 * question counts as much as it tells in the library; what the passage has in the same words counts whole, what it has in words that are
 * spelled alike counts up to a half. Of several questions the one that counts most.
 *
 * @param weightOf how telling a term is, by its hash
 */
export function coverageOf(
  questions: readonly ReadQuestion[],
  passage: string,
  weightOf: (term: number) => number,
): number {
  const { terms } = countTerms(passage);
  let pieces: ReadonlySet<number> | undefined;
  const spelledAlike = (word: string): number => {
    pieces ??= new Set([...new Set(wordsOf(passage))].flatMap(piecesOf));
    return likeness(word, pieces);
  };
  const covered = questions.map(({ words }) => {
    let total = 0;
    let found = 0;
    for (const { word, terms: own } of words) {
      for (const hash of own) {
        const weight = weightOf(hash);
        total += weight;
        found += weight * (terms.has(hash) ? 1 : spelledAlike(word));
      }
    }
    return total === 0 ? 0 : found / total;
  });
  return Math.max(0, ...covered);
}

function likeness(word: string, pieces: ReadonlySet<number>): number {
  const own = piecesOf(word);
  if (own.length === 0) return 0;
  const share = own.filter((piece) => pieces.has(piece)).length / own.length;
  return share < alike ? 0 : alikeWeight * share;
}
