import { maxFeatures, writeFeatures } from './hash-features.js';
import type { WordLetters } from './word-letters.js';

const slots = 16_384;
/** Longer words are rare, and not cached. */
const maxLetters = 16;
/** Sizes of the header, and of the fields before the sums of a word. */
const headerLength = 1;
const lengthBits = 8;

/**
 * A cache of the sums of a model's weights over the features of each word. Entries contain the letters, so that words with equal hashes are
 * not confused.
 *
 * The data of a word are adjacent, so that they fit into one cache line: its length and number of features, a sum for each output, and its
 * letters, two in each number.
 */
export class WordSums {
  /** The entries; {@link find} returns the index of one. */
  readonly records: Int32Array;
  readonly #weights: Int8Array;
  readonly #shift: number;
  readonly #outputs: number;
  /** The size of an entry. */
  readonly #stride: number;
  readonly #features = new Int32Array(maxFeatures);

  constructor(weights: Int8Array, shift: number, outputs: number) {
    this.#weights = weights;
    this.#shift = shift;
    this.#outputs = outputs;
    this.#stride = 2 ** Math.ceil(Math.log2(headerLength + outputs + maxLetters / 2));
    // The last entry is for words that are too long to be cached.
    this.records = new Int32Array((slots + 1) * this.#stride);
  }

  /** Finds or computes the sums of a word. @returns their index in {@link records}, see {@link countAt} */
  find(letters: WordLetters, length: number, hash: number): number {
    if (length > maxLetters) return this.#sumUp(letters, length, hash, slots * this.#stride);
    const { units, pairs } = letters;
    // Otherwise the last pair would contain a letter of the previous word.
    if ((length & 1) === 1) units[length] = 0;
    const { records } = this;
    const place = (hash & (slots - 1)) * this.#stride;
    const from = place + headerLength + this.#outputs;
    const count = (length + 1) >> 1;
    if (((records[place] as number) & ((1 << lengthBits) - 1)) === length) {
      let at = 0;
      while (at < count && records[from + at] === pairs[at]) at += 1;
      if (at === count) return place + headerLength;
    }
    for (let at = 0; at < count; at += 1) records[from + at] = pairs[at] as number;
    return this.#sumUp(letters, length, hash, place);
  }

  /** The number of features of the word whose sums begin at this index. */
  countAt(sums: number): number {
    return (this.records[sums - headerLength] as number) >> lengthBits;
  }

  #sumUp({ units }: WordLetters, length: number, hash: number, place: number): number {
    const { records } = this;
    const features = this.#features;
    const weights = this.#weights;
    const outputs = this.#outputs;
    const shift = this.#shift;
    const count = writeFeatures(units, length, hash, features);
    const sums = place + headerLength;
    records[place] = (count << lengthBits) | length;
    records.fill(0, sums, sums + outputs);
    for (let index = 0; index < count; index += 1) {
      const bucket = ((features[index] as number) >>> shift) * outputs;
      for (let output = 0; output < outputs; output += 1)
        records[sums + output] = (records[sums + output] as number) + (weights[bucket + output] as number);
    }
    return sums;
  }
}
