/** The number of slots (256 KB). A new text overwrites the one in its slot. */
const slots = 65_536;
/** The number of characters of a text that are hashed. */
const sampledCharacters = 16;

/**
 * A probabilistic record of recent texts, by a cheap hash of some of their characters. It only decides whether looking up or caching a text
 * is worthwhile.
 */
export class SeenTextFilter {
  readonly #numbers = new Uint32Array(slots);

  /** Whether a text was probably seen; false for nearly all new texts. */
  has(text: string): boolean {
    const number = numberOf(text);
    return this.#numbers[number % slots] === number;
  }

  /** Records a text. @returns what {@link has} would have returned before */
  add(text: string): boolean {
    const number = numberOf(text);
    const hasCome = this.#numbers[number % slots] === number;
    this.#numbers[number % slots] = number;
    return hasCome;
  }
}

function numberOf(text: string): number {
  const step = Math.max(1, Math.floor(text.length / sampledCharacters));
  let number = text.length + 1;
  for (let at = 0; at < text.length; at += step) number = Math.imul(number ^ text.charCodeAt(at), 0x0100_0193);
  number = Math.imul(number ^ (number >>> 15), 0x2c1b_3c6d);
  return (number ^ (number >>> 13)) >>> 0;
}
