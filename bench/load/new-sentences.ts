const space = ' '.charCodeAt(0);
const fullStop = '.'.charCodeAt(0);
const toCapital = 'A'.charCodeAt(0) - 'a'.charCodeAt(0);
const leastWords = 6;
const mostWords = 18;

/** Generates new sentences of known words. */
export class NewSentences {
  /** The concatenated words, and the offset of each. */
  readonly #letters: Buffer;
  readonly #starts: Uint32Array;
  /** By length: the indices of the words that have it. */
  readonly #ofLength: number[][] = [];
  #random: number;

  /** @param words to choose from; repetitions make a word more likely @param seed not 0 */
  constructor(words: readonly string[], seed: number) {
    this.#letters = Buffer.from(words.join(''), 'latin1');
    this.#starts = new Uint32Array(words.length + 1);
    for (const [index, { length }] of words.entries()) {
      this.#starts[index + 1] = (this.#starts[index] as number) + length;
      (this.#ofLength[length] ??= []).push(index);
    }
    this.#random = seed;
  }

  /** Fills some bytes. Only if no word has the length that is left, the last one is cut short. */
  write(bytes: Uint8Array, from: number, to: number): void {
    for (let at = from; at < to; ) at = this.#writeSentence(bytes, at, to);
  }

  #writeSentence(bytes: Uint8Array, from: number, to: number): number {
    const words = leastWords + this.#below(mostWords - leastWords + 1);
    let at = from;
    for (let word = 0; word < words && at < to; word += 1) {
      const index = this.#wordFor(to - at);
      const end = this.#starts[index + 1] as number;
      for (let letter = this.#starts[index] as number; letter < end && at < to; letter += 1) {
        bytes[at] = this.#letters[letter] as number;
        at += 1;
      }
      if (at < to) bytes[at] = space;
      at += 1;
    }
    bytes[from] = (bytes[from] as number) + toCapital;
    const end = Math.min(at, to);
    bytes[end - 1] = fullStop;
    if (end === to) return to;
    bytes[end] = space;
    return end + 1;
  }

  /** The index of a word that fits into the room that is left; the full stop takes the last place. */
  #wordFor(room: number): number {
    const index = this.#below(this.#starts.length - 1);
    const length = (this.#starts[index + 1] as number) - (this.#starts[index] as number);
    if (length < room - 1) return index;
    const fitting = this.#ofLength[room - 1];
    return fitting ? (fitting[this.#below(fitting.length)] as number) : index;
  }

  /** xorshift32 (Marsaglia, 2003). */
  #below(limit: number): number {
    let random = this.#random;
    random ^= random << 13;
    random ^= random >>> 17;
    random ^= random << 5;
    this.#random = random;
    return (random >>> 0) % limit;
  }
}
