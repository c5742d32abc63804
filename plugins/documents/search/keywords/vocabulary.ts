import { foldedWord } from './folded-word.js';

/** Number of letters that a word shares with all words of its bucket. */
export const sharedLetters = 3;

/** A bucket is searched in one step. */
const maxBucket = 20_000;

/** The words of an index, by their first letters without accents: where the other forms of a word are. */
export class Vocabulary {
  readonly #buckets = new Map<string, string[]>();
  readonly #known = new Set<string>();

  get size(): number {
    return this.#known.size;
  }

  /** @returns whether it is new */
  add(word: string): boolean {
    if (this.#known.has(word)) return false;
    const key = foldedWord(word).slice(0, sharedLetters);
    const bucket = this.#buckets.get(key);
    if (bucket && bucket.length >= maxBucket) return false;
    this.#known.add(word);
    if (bucket) bucket.push(word);
    else this.#buckets.set(key, [word]);
    return true;
  }

  /** Returns the words that begin with the same letters as a folded word. */
  startingLike(folded: string): readonly string[] {
    return this.#buckets.get(folded.slice(0, sharedLetters)) ?? [];
  }
}
