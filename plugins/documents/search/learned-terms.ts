import type { KeywordIndex } from './keyword-index.js';
import { countTerms } from './lexical-features.js';

/** A passage that ranks first by the words of a question. */
export interface LeadingPassage {
  readonly text: string;
  /** Its place in the ranking is worth so much. */
  readonly score: number;
}

/** How many of the terms that tell most in the passages the question gets. */
const mostLearned = 20;

/** How much they count together against the question's own. */
const share = 0.3;

/** A passage with half the score of the first one teaches an eighth of it: one that stands out is hardly diluted by those behind it. */
const steepness = 3;

/**
 * The terms of a question together with those that the passages share that rank first for it (Rocchio's feedback): what is said in other
 * words than the question's is found by them. The passages must be such as whoever asks may see.
 *
 * @returns each term with how much it counts
 */
export function learnTerms(
  index: KeywordIndex,
  asked: ReadonlyMap<number, number>,
  passages: readonly LeadingPassage[],
): ReadonlyMap<number, number> {
  const best = Math.max(...passages.map(({ score }) => score), 0);
  if (best === 0) return asked;
  const counted = new Map<number, number>();
  for (const { text, score } of passages) {
    const { terms, termCount } = countTerms(text);
    const weight = (score / best) ** steepness;
    for (const [term, count] of terms)
      counted.set(term, (counted.get(term) ?? 0) + weight * index.saturation(count, termCount));
  }
  const learned = [...counted]
    // Of a passage that has been replaced meanwhile, or was indexed with other terms, some are not to be found.
    .filter(([term]) => index.has(term))
    .map(([term, count]) => ({ term, count, telling: count * index.weightOf(term) }))
    .toSorted((a, b) => b.telling - a.telling || a.term - b.term)
    .slice(0, mostLearned);
  const own = [...asked].map(([term, times]) => (index.has(term) ? times * index.weightOf(term) : 0));
  const factor = (share * Math.hypot(...own)) / (Math.hypot(...learned.map(({ telling }) => telling)) || 1);
  const terms = new Map(asked);
  for (const { term, count } of learned) terms.set(term, (terms.get(term) ?? 0) + factor * count);
  return terms;
}
