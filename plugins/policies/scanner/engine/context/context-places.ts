const bitCount = 32;
const nowhere = -1;

/** Where the last phrase of each bit of contexts starts. */
export class ContextPlaces {
  readonly #last = new Int32Array(bitCount).fill(nowhere);
  /** The bits of all phrases. */
  #bits = 0;

  /** Adds a phrase of some contexts. */
  add(bits: number, start: number): void {
    this.#bits |= bits;
    for (let rest = bits; rest !== 0; rest &= rest - 1) {
      const bit = 31 - Math.clz32(rest & -rest);
      this.#last[bit] = Math.max(this.#last[bit] as number, start);
    }
  }

  /** The bits of the phrases that start at an index or after it. */
  bitsFrom(from: number): number {
    let bits = 0;
    for (let rest = this.#bits; rest !== 0; rest &= rest - 1) {
      const bit = 31 - Math.clz32(rest & -rest);
      if ((this.#last[bit] as number) >= from) bits |= 1 << bit;
    }
    return bits;
  }

  clear(): void {
    this.#last.fill(nowhere);
    this.#bits = 0;
  }

  /** Adjusts all indices after `characters` units were dropped from the start of the text. */
  shift(characters: number): void {
    for (let bit = 0; bit < bitCount; bit += 1)
      this.#last[bit] = Math.max(nowhere, (this.#last[bit] as number) - characters);
  }
}
