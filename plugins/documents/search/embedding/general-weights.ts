import { inTurns } from '../../../../core/api/index.js';
import { commonWords } from './common-words.js';
import { piecesOf } from './lexical-features.js';
import { hashFeature } from './hash-feature.js';
import { termsOf } from './terms.js';

/** Approximate number of words in a passage: a word with a frequency of 1 in 1,000 occurs in about every tenth passage. */
const wordsOfPassage = 130;

/** Lower bound of the document frequency: how rare a rare word is depends on the library. */
const rarest = 0.003;

/** Weight of a feature that is not in the estimate. */
export const greatestWeight = Math.log(1 + 1 / rarest);

/**
 * Returns the weight of a feature independent of any library: its inverse document frequency in general English, estimated from word
 * ranks (Zipf's law). The first call computes the estimate, about 50 ms, unless {@link prepareGeneralWeights} has completed.
 */
export function generalWeight(feature: number): number {
  if (!weights) for (const _ of estimating());
  return weights?.get(feature) ?? greatestWeight;
}

/** Computes the estimate in slices, so that it does not block the event loop. */
export function prepareGeneralWeights(): Promise<void> {
  if (weights) return Promise.resolve();
  preparing ??= inTurns(estimating());
  return preparing;
}

let weights: ReadonlyMap<number, number> | undefined;
let preparing: Promise<void> | undefined;

/** Yields after each step that is short enough not to block the event loop. */
function* estimating(): Generator<void> {
  const chances = new Map<number, number>();
  for (const [rank, word] of commonWords.entries()) {
    const chance = 1 / (9.2 * (rank + 8));
    const add = (feature: number): unknown => chances.set(feature, (chances.get(feature) ?? 0) + chance);
    for (const term of termsOf(word)) add(hashFeature(term));
    for (const piece of new Set(piecesOf(word))) add(piece);
    yield;
  }
  const found = new Map<number, number>();
  for (const [feature, chance] of chances) {
    const share = 1 - (1 - chance) ** wordsOfPassage;
    if (share > rarest) found.set(feature, Math.log(1 + (1 - share) / share));
  }
  weights = found;
}
