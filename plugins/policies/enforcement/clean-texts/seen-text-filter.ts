import { sampledHash } from './sampled-hash.js';

/** The number of slots (256 KB). Two adjacent ones form a set, in which a new text overwrites the older one. */
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
    const set = setOf(number);
    return this.#numbers[set] === number || this.#numbers[set + 1] === number;
  }

  /** Records a text. @returns what {@link has} would have returned before */
  add(text: string): boolean {
    if (this.has(text)) return true;
    const number = sampledHash(text);
    const set = setOf(number);
    this.#numbers[set + 1] = this.#numbers[set] as number;
    this.#numbers[set] = number;
    return false;
  }
}

function setOf(number: number): number {
  return number & (slots - 2);
}
