import { sampledHash } from './sampled-hash.js';

/** The number of slots (256 KB). A new text overwrites the one in its slot. */
const slots = 65_536;

/**
 * A probabilistic record of recent texts, by a cheap hash of some of their characters. It only decides whether looking up or caching a text
 * is worthwhile.
 */
export class SeenTextFilter {
  readonly #numbers = new Int32Array(slots);

  /** Whether a text was probably seen; false for nearly all new texts. */
  has(text: string): boolean {
    const number = sampledHash(text);
    return this.#numbers[number & (slots - 1)] === number;
  }

  /** Records a text. @returns what {@link has} would have returned before */
  add(text: string): boolean {
    const number = sampledHash(text);
    const slot = number & (slots - 1);
    const wasSeen = this.#numbers[slot] === number;
    this.#numbers[slot] = number;
    return wasSeen;
  }
}
