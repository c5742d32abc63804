import { mix } from './hash-features.js';

/** The kinds of listed words. */
export const wordKinds = [
  'sexual',
  'slur',
  'orientation',
  'excrement',
  'religion',
  'insult',
  'disability',
  'other',
] as const;
/** Longer phrases are not looked up. */
const maxWords = 3;
const empty = 0;

/** Words and short phrases with a kind and a weight, stored as hashes, so that the source does not contain them in plain text. */
export class WordList {
  readonly #hashes: Int32Array;
  readonly #entries: Uint8Array;
  readonly #mask: number;

  /**
   * @param hashes of the phrases
   * @param entries for each phrase its kind in the upper three bits, and below its severity from 1 to 3, in tenths
   */
  constructor(hashes: Int32Array, entries: Uint8Array) {
    const size = 2 ** Math.ceil(Math.log2(hashes.length * 2 + 2));
    this.#mask = size - 1;
    this.#hashes = new Int32Array(size);
    this.#entries = new Uint8Array(size);
    for (let index = 0; index < hashes.length; index += 1) {
      const hash = hashes[index] ?? empty;
      let place = hash & this.#mask;
      while (this.#hashes[place] !== empty && this.#hashes[place] !== hash) place = (place + 1) & this.#mask;
      this.#hashes[place] = hash;
      this.#entries[place] = entries[index] ?? 0;
    }
  }

  /** The entry of a phrase; 0 for none. */
  entryOf(hash: number): number {
    let place = hash & this.#mask;
    while (this.#hashes[place] !== empty) {
      if (this.#hashes[place] === hash) return this.#entries[place] ?? 0;
      place = (place + 1) & this.#mask;
    }
    return 0;
  }
}

/** Finds listed phrases in a sequence of words. */
export class PhraseFinder {
  readonly #list: WordList;
  #last = 0;
  #lastTwo = 0;

  constructor(list: WordList) {
    this.#list = list;
  }

  /** Resets it for another text. */
  reset(): void {
    this.#last = 0;
    this.#lastTwo = 0;
  }

  /** @param hash of the next word @returns the entry of the longest listed phrase that ends with it; 0 for none */
  next(hash: number): number {
    const two = this.#last === 0 ? 0 : joined(this.#last, hash);
    const three = this.#lastTwo === 0 ? 0 : joined(this.#lastTwo, hash);
    this.#lastTwo = two;
    this.#last = hash;
    return (
      (three && this.#list.entryOf(three)) || (two && this.#list.entryOf(two)) || (hash && this.#list.entryOf(hash))
    );
  }
}

/** Hash of a phrase, from the hashes of its words. @returns undefined when it is too long to be listed */
export function phraseHash(words: readonly number[]): number | undefined {
  if (words.length === 0 || words.length > maxWords) return undefined;
  return words.reduce((phrase, word) => (phrase === 0 ? word : joined(phrase, word)), 0);
}

function joined(before: number, word: number): number {
  return mix(Math.imul(before, 0x27d4eb2f) ^ word) || 1;
}
