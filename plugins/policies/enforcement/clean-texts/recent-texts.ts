import type { TextRole } from '../../classifiers/text-classifier.js';
import { sampledHash } from './sampled-hash.js';

/** The most characters of one generation; there are two: 8 MB, twice that for texts outside Latin-1. */
const maxGenerationCharacters = 4_194_304;
/** Memory of an entry in addition to its text, in characters. */
const overhead = 128;
/** The most texts with the same sampled hash. */
const maxBucketSize = 4;
/** Of further texts, one in this many replaces the oldest, because a template with new values in each request would evict all others. */
const replacementInterval = 8;

/** Longer texts would evict too many others; for them, {@link CleanTexts} stores digests. */
export const maxRecentText = 16_383;

/** Separates texts with the same rules: by role, and whether they are interpreted as JSON. */
export type TextPlace = TextRole | 'nobody' | `json ${TextRole | 'nobody'}`;

/** A clean text, and where it was clean. */
interface CleanText {
  readonly text: string;
  readonly rules: number;
  readonly place: TextPlace;
}

/**
 * A cache of clean texts, stored as they are: a look-up hashes a few characters and compares one string, which takes a tenth of the time of
 * a digest. Of texts with the same sampled hash, a few are stored. Entries are evicted by generation: when one is full, texts that
 * were not used since the previous one are dropped.
 */
export class RecentTexts {
  #young = new Map<number, readonly CleanText[]>();
  #old: ReadonlyMap<number, readonly CleanText[]> = new Map();
  #characters = 0;
  /** Texts that were not stored since the last replacement. */
  #declined = 0;

  /** @param rules the number of the rules under which the text would be clean */
  has(text: string, rules: number, place: TextPlace): boolean {
    const key = keyOf(text, rules);
    if (find(this.#young.get(key), text, rules, place)) return true;
    const old = find(this.#old.get(key), text, rules, place);
    if (old) this.#store(key, old);
    return old !== undefined;
  }

  /** Stores a text of at most {@link maxRecentText} characters. */
  keep(text: string, rules: number, place: TextPlace): void {
    const key = keyOf(text, rules);
    const bucket = this.#young.get(key);
    if (find(bucket, text, rules, place) || (bucket?.length === maxBucketSize && !this.#mayReplace())) return;
    this.#store(key, { text: copyOf(text), rules, place });
  }

  #mayReplace(): boolean {
    this.#declined = (this.#declined + 1) % replacementInterval;
    return this.#declined === 0;
  }

  #store(key: number, entry: CleanText): void {
    if (this.#characters >= maxGenerationCharacters) {
      this.#old = this.#young;
      this.#young = new Map();
      this.#characters = 0;
    }
    const bucket = this.#young.get(key);
    this.#young.set(key, bucket ? [entry, ...bucket.slice(0, maxBucketSize - 1)] : [entry]);
    this.#characters += entry.text.length + overhead;
  }
}

function keyOf(text: string, rules: number): number {
  return (sampledHash(text) + Math.imul(rules, 0x9e37_79b1)) | 0;
}

function find(
  entries: readonly CleanText[] | undefined,
  text: string,
  rules: number,
  place: TextPlace,
): CleanText | undefined {
  return entries?.find((entry) => entry.rules === rules && entry.place === place && entry.text === text);
}

/** A copy, because a substring keeps its parent string in memory. Lone surrogates are preserved. */
function copyOf(text: string): string {
  return text.isWellFormed()
    ? Buffer.from(text, 'utf8').toString('utf8')
    : Buffer.from(text, 'utf16le').toString('utf16le');
}
