import { generalWeight } from './general-weights.js';
import { rehash } from './hash-feature.js';
import { featuresOf, type LexicalFeatures } from './lexical-features.js';

/** What vectors of the offline embedder are like. Those of different shapes are never compared with each other. */
export interface LexicalShape {
  /** Id of the embedder that makes them. */
  readonly id: string;
  readonly dimensions: number;
  /** Each feature is added or subtracted at so many places: at one place alone, a collision could hide it (one: −0.07 nDCG@10). */
  readonly places: number;
}

/** With half of the numbers of {@link firstShape} both sides together find as much (docs/decisions/0057). */
export const lexicalShape: LexicalShape = { id: 'lexical-2-1024', dimensions: 1024, places: 3 };

/** Those of libraries whose vectors have not been made anew yet. */
export const firstShape: LexicalShape = { id: 'lexical-1-2048', dimensions: 2048, places: 4 };

type VectorShape = Pick<LexicalShape, 'dimensions' | 'places'>;

/** How much a piece of a word counts against a term. */
const pieceShare = 0.35;

/** Of a usual passage. Fixed, because a vector must not depend on the passages that came before it. */
const usualTerms = 80;
const usualPieces = 1200;

/** BM25's bounds: how soon repetition stops to count, and how much length does. */
const k1 = 1.2;
const b = 0.75;

/** Small whole numbers are written and read several times faster than fractions, and the order of inner products stays. */
const scale = 8;

/**
 * A passage's vector: what inner products with {@link questionVector} rank nearly like BM25 does, and texts that are spelled alike as
 * well. Whole numbers. Takes about a third of a millisecond.
 */
export function passageVector(text: string, shape: VectorShape): Float32Array {
  const features = featuresOf(text);
  const vector = new Float32Array(shape.dimensions);
  const add = addingTo(vector, shape);
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
 * A question's vector, of length 1.
 *
 * @param weightOf how telling a term is in the library that is searched
 */
export function questionVector(text: string, shape: VectorShape, weightOf: (term: number) => number): Float32Array {
  const { terms, pieces }: LexicalFeatures = featuresOf(text);
  const vector = new Float32Array(shape.dimensions);
  const add = addingTo(vector, shape);
  for (const [feature, count] of terms) add(feature, count * weightOf(feature));
  for (const [feature, count] of pieces) add(feature, pieceShare * count * generalWeight(feature));
  return unit(vector);
}

/** The same direction with length 1; nothing stays nothing. */
function unit(vector: Float32Array): Float32Array {
  const length = lengthOf(vector);
  return length === 0 ? vector : vector.map((value) => value / length);
}

/** Pulls a vector towards another one, as if that had this length. */
export function pullTowards(vector: Float32Array, other: Float32Array, length: number): void {
  const share = length / (lengthOf(other) || 1);
  for (let at = 0; at < vector.length; at += 1) vector[at] = (vector[at] as number) + share * (other[at] as number);
}

function lengthOf(vector: Float32Array): number {
  let squares = 0;
  for (const value of vector) squares += value * value;
  return Math.sqrt(squares);
}

function addingTo(vector: Float32Array, { dimensions, places }: VectorShape) {
  return (feature: number, weight: number): void => {
    for (let seed = 0; seed < places; seed += 1) {
      const hash = rehash(feature, seed);
      const place = (hash >>> 1) % dimensions;
      vector[place] = (vector[place] as number) + (hash & 1 ? weight : -weight) / 2;
    }
  };
}
