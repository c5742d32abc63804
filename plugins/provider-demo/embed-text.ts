import { wordsOf } from './words-of.js';

/** Weight of a trigram relative to a word. Trigrams increase the similarity of words with a similar spelling. */
const trigramWeight = 0.25;

/**
 * Embeds a text by feature hashing: each word and each trigram is added or subtracted at the dimension that its hash selects, and the
 * result is normalized to length 1. Deterministic across machines.
 */
export function embedText(text: string, dimensions: number): readonly number[] {
  return hashed(featuresOfText(text), dimensions);
}

/** Embeds token ids, from a client that has used a tokenizer of its own. */
export function embedTokens(ids: readonly number[], dimensions: number): readonly number[] {
  return hashed(countsOf(ids.map((id) => `#${id}`)), dimensions);
}

function featuresOfText(text: string): ReadonlyMap<string, number> {
  const counts = countsOf(wordsOf(text));
  const features = new Map(counts);
  for (const [word, count] of counts) {
    const padded = `^${word}$`;
    for (let at = 0; at + 3 <= padded.length; at += 1) {
      const trigram = `~${padded.slice(at, at + 3)}`;
      features.set(trigram, (features.get(trigram) ?? 0) + count * trigramWeight);
    }
  }
  return features;
}

function countsOf(words: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

function hashed(features: ReadonlyMap<string, number>, dimensions: number): readonly number[] {
  const vector = Array.from({ length: dimensions }, () => 0);
  for (const [feature, count] of features) {
    const hash = hashOf(feature);
    const place = (hash >>> 1) % dimensions;
    // Logarithmic term frequency: ten occurrences do not make a word ten times as important.
    vector[place] = (vector[place] ?? 0) + (hash & 1 ? 1 : -1) * Math.log1p(count);
  }
  const length = Math.hypot(...vector);
  // Without features, or if they cancel out, return a unit vector, because the cosine of a zero vector is undefined.
  if (length === 0) return vector.fill(0).with(0, 1);
  return vector.map((value) => value / length);
}

/** FNV-1a (http://www.isthe.com/chongo/tech/comp/fnv/) over UTF-16 units, with a final mix so that low bits are as good as high ones. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return (hash ^ (hash >>> 13)) >>> 0;
}
