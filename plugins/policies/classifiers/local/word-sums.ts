import { mostFeatures, writeFeatures } from './hash-features.js';

const slots = 16_384;
/** Longer words are rare, and are summed up each time. */
const mostLetters = 16;

/**
 * The sums of a model's weights over the features of a word. Texts are made of few words, so the last ones seen are kept, with their letters: two
 * words are never taken for each other.
 */
export class WordSums {
  /** Of the word that was looked up last: the sum for each output, from {@link at} on. */
  readonly sums: Int32Array;
  /** Where the sums of the word that was looked up last begin. */
  at = 0;
  readonly #weights: Int8Array;
  readonly #shift: number;
  readonly #outputs: number;
  readonly #lengths = new Uint8Array(slots);
  readonly #letters = new Uint16Array(slots * mostLetters);
  readonly #counts = new Uint8Array(slots);
  readonly #features = new Int32Array(mostFeatures);

  constructor(weights: Int8Array, shift: number, outputs: number) {
    this.#weights = weights;
    this.#shift = shift;
    this.#outputs = outputs;
    // The last place is for words that are too long to be kept.
    this.sums = new Int32Array((slots + 1) * outputs);
  }

  /** Looks a word up. @returns the number of its features */
  find(letters: Uint16Array, length: number, hash: number): number {
    if (length > mostLetters) return this.#sumUp(letters, length, hash, slots);
    const slot = hash & (slots - 1);
    if (this.#holds(slot, letters, length)) {
      this.at = slot * this.#outputs;
      return this.#counts[slot] ?? 0;
    }
    this.#lengths[slot] = length;
    for (let index = 0; index < length; index += 1) this.#letters[slot * mostLetters + index] = letters[index] ?? 0;
    const count = this.#sumUp(letters, length, hash, slot);
    this.#counts[slot] = count;
    return count;
  }

  #holds(slot: number, letters: Uint16Array, length: number): boolean {
    if (this.#lengths[slot] !== length) return false;
    const kept = this.#letters;
    const from = slot * mostLetters;
    for (let index = 0; index < length; index += 1) if (kept[from + index] !== letters[index]) return false;
    return true;
  }

  #sumUp(letters: Uint16Array, length: number, hash: number, slot: number): number {
    const features = this.#features;
    const weights = this.#weights;
    const outputs = this.#outputs;
    const shift = this.#shift;
    const count = writeFeatures(letters, length, hash, features);
    const at = slot * outputs;
    this.at = at;
    this.sums.fill(0, at, at + outputs);
    for (let index = 0; index < count; index += 1) {
      const bucket = ((features[index] ?? 0) >>> shift) * outputs;
      for (let output = 0; output < outputs; output += 1) {
        this.sums[at + output] = (this.sums[at + output] ?? 0) + (weights[bucket + output] ?? 0);
      }
    }
    return count;
  }
}
