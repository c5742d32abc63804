import { hashFeature } from './embedding/hash-feature.js';
import { countTerms, piecesOf } from './embedding/lexical-features.js';
import { wordsOf } from './embedding/terms.js';
import { joinedCodes } from './keywords/joined-codes.js';
import type { Alternative, ReadQuestion } from './keywords/read-question.js';

/** Minimum share of common n-grams for words to count as similarly spelled. */
const alike = 0.6;

/** Weight of a similarly spelled word relative to an exact match. */
const alikeWeight = 0.5;

/**
 * Returns how much of a question a passage covers, from 0 to 1, so that scores of different questions are comparable. Each term has its
 * weight in the library; exact matches count fully, similarly spelled words up to a half. For several questions, returns the highest.
 *
 * @param weightOf returns the weight of a term, by its hash
 */
export function coverageOf(
  questions: readonly ReadQuestion[],
  passage: string,
  weightOf: (term: number) => number,
): number {
  const terms = new Set([...countTerms(passage).terms.keys(), ...joinedCodes(passage).map(hashFeature)]);
  let pieces: ReadonlySet<number> | undefined;
  const spelledAlike = (word: string): number => {
    pieces ??= new Set([...new Set(wordsOf(passage))].flatMap(piecesOf));
    return likeness(word, pieces);
  };
  const covered = questions.map(({ words }) => {
    let total = 0;
    let found = 0;
    for (const { word, terms: own, alternatives } of words) {
      for (const hash of own) {
        const weight = weightOf(hash);
        total += weight;
        found += weight * (terms.has(hash) ? 1 : Math.max(spelledAlike(word), coveredBy(alternatives, terms)));
      }
    }
    return total === 0 ? 0 : found / total;
  });
  return Math.max(0, ...covered);
}

function coveredBy(alternatives: readonly Alternative[], passage: ReadonlySet<number>): number {
  const covered = alternatives.map(
    ({ terms, weight }) => (weight * terms.filter((term) => passage.has(term)).length) / terms.length,
  );
  return Math.max(0, ...covered);
}

function likeness(word: string, pieces: ReadonlySet<number>): number {
  const own = piecesOf(word);
  if (own.length === 0) return 0;
  const share = own.filter((piece) => pieces.has(piece)).length / own.length;
  return share < alike ? 0 : alikeWeight * share;
}
