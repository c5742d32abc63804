import { wordsOf } from './words-of.js';

/** How much three letters count against a whole word: they bring near what is spelled alike. */
const trigramWeight = 0.25;

/**
 * A text's vector by feature hashing: each word, and each three letters of it, is added or subtracted at a place that its hash
 * chooses; the result has length 1. The same text gives the same vector on every machine.
 */
export function embedText(text: string, dimensions: number): readonly number[] {
  return hashed(featuresOfText(text), dimensions);
}

/** The vector of token ids that a client has made with a tokenizer of its own. */
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
    // A word said ten times is not ten times the topic.
    vector[place] = (vector[place] ?? 0) + (hash & 1 ? 1 : -1) * Math.log1p(count);
  }
  const length = Math.hypot(...vector);
  // Nothing to hash, or everything cancelled out: still a direction, because a zero vector has no cosine.
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
