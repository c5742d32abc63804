import { commonWords } from './common-words.js';
import { piecesOf } from './lexical-features.js';
import { hashFeature } from './hash-feature.js';
import { inTurns } from './take-turns.js';
import { termsOf } from './terms.js';

/** So many words a passage has, about: what is in one word of a thousand is in every tenth passage. */
const wordsOfPassage = 130;

/** Rarer features are all alike: how rare a rare word is, depends on the library. */
const rarest = 0.003;

/** What a feature that the estimate does not know weighs. */
export const greatestWeight = Math.log(1 + 1 / rarest);

/**
 * How telling a feature is before any passage is known: its inverse document frequency in ordinary English, estimated from the ranks of
 * words (Zipf's law). Made when it is first asked for; it takes some 50 ms, unless {@link prepareGeneralWeights} has been waited for.
 */
export function generalWeight(feature: number): number {
  if (!weights) for (const _ of estimating());
  return weights?.get(feature) ?? greatestWeight;
}

/** Makes them in slices, so that nobody has to wait for them. */
export function prepareGeneralWeights(): Promise<void> {
  if (weights) return Promise.resolve();
  preparing ??= inTurns(estimating());
  return preparing;
}

let weights: ReadonlyMap<number, number> | undefined;
let preparing: Promise<void> | undefined;

/** Stops after each step that is short enough for the event loop. */
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
