import { generalWeight } from './general-weights.js';
import { rehash } from './hash-feature.js';
import { featuresOf, type LexicalFeatures } from './lexical-features.js';

/** The offline embedder's id and the length of its vectors: with twice the dimensions, hybrid search is no better (docs/decisions/0057). */
export const lexicalShape = { id: 'lexical-2-1024', dimensions: 1024 } as const;

/** Number of dimensions that each feature is hashed to: with a single one, a collision could hide it (−0.07 nDCG@10). */
const places = 3;

/** Weight of an n-gram relative to a term. */
const pieceShare = 0.35;

/** Average passage length. Fixed, because a vector must not depend on previously indexed passages. */
const usualTerms = 80;
const usualPieces = 1200;

/** BM25's parameters: term frequency saturation, and length normalization below. */
const k1 = 1.2;
const b = 0.75;

/** Small integers are serialized and parsed several times faster than fractions, and the ranking by inner products is preserved. */
const scale = 8;

/**
 * Computes a passage's vector. Inner products with {@link questionVector} approximate BM25, and also match similarly spelled words. The
 * components are integers. Takes about a third of a millisecond.
 */
export function passageVector(text: string): Float32Array {
  const features = featuresOf(text);
  const vector = new Float32Array(lexicalShape.dimensions);
  const add = addingTo(vector);
  for (const [feature, count] of features.terms) {
    add(feature, generalWeight(feature) * saturated(count, features.termCount / usualTerms));
  }
  for (const [feature, count] of features.pieces) {
    const weight = generalWeight(feature) * saturated(count, features.pieceCount / usualPieces);
    add(feature, pieceShare * weight);
  }
  for (let at = 0; at < vector.length; at += 1) vector[at] = Math.round((vector[at] as number) * scale);
  return vector;
}

function saturated(count: number, relativeLength: number): number {
  return (count * (k1 + 1)) / (count + k1 * (1 - b + b * relativeLength));
}

/**
 * Computes a question's vector, normalized to unit length.
 *
 * @param weightOf returns the weight of a term in the library
 */
export function questionVector(text: string, weightOf: (term: number) => number): Float32Array {
  const { terms, pieces }: LexicalFeatures = featuresOf(text);
  const vector = new Float32Array(lexicalShape.dimensions);
  const add = addingTo(vector);
  for (const [feature, count] of terms) add(feature, count * weightOf(feature));
  for (const [feature, count] of pieces) add(feature, pieceShare * count * generalWeight(feature));
  return unit(vector);
}

/** Normalizes to unit length; a zero vector stays zero. */
function unit(vector: Float32Array): Float32Array {
  const length = lengthOf(vector);
  return length === 0 ? vector : vector.map((value) => value / length);
}

/** Adds another vector, scaled to a length. */
export function pullTowards(vector: Float32Array, other: Float32Array, length: number): void {
  const share = length / (lengthOf(other) || 1);
  for (let at = 0; at < vector.length; at += 1) vector[at] = (vector[at] as number) + share * (other[at] as number);
}

function lengthOf(vector: Float32Array): number {
  let squares = 0;
  for (const value of vector) squares += value * value;
  return Math.sqrt(squares);
}

function addingTo(vector: Float32Array) {
  return (feature: number, weight: number): void => {
    for (let seed = 0; seed < places; seed += 1) {
      const hash = rehash(feature, seed);
      const place = (hash >>> 1) % lexicalShape.dimensions;
      vector[place] = (vector[place] as number) + (hash & 1 ? weight : -weight) / 2;
    }
  };
}
