/** Fewer characters are no window of their own: the point of `1.`, `e.g.` or `a.b` ends no sentence worth a verdict. */
export const leastLength = 40;
/** A window ends here even in the middle of a sentence, so that text is never held for longer. */
export const mostLength = 240;
/** So many characters before a window are judged together with it: what was begun in an earlier sentence is still seen. */
export const lookBack = 800;

/** By unit: 1 for what ends sentences. */
const sentenceEnds = new Uint8Array(0x10000);
for (const character of '.!?\n。！？।؟') sentenceEnds[character.charCodeAt(0)] = 1;

/**
 * Cuts a text that arrives in pieces into windows: at the end of a sentence, or after 240 characters. Where the borders lie depends on the
 * text alone.
 */
export class SentenceWindows {
  /** Index of the first character of the window that is still open. */
  #start = 0;

  /** Index of the first character of the window that is still open. */
  get start(): number {
    return this.#start;
  }

  /** Others have found where the window ends. */
  closeAt(end: number): void {
    this.#start = end;
  }

  /** Begins another text. */
  reset(): void {
    this.#start = 0;
  }

  /**
   * Takes one more character (a UTF-16 unit).
   *
   * @param end index after the character
   * @returns whether the window ends with it; the next one begins at `end`
   */
  closesAt(end: number, unit: number): boolean {
    const length = end - this.#start;
    if (length < leastLength || !(length >= mostLength ? !isHighSurrogate(unit) : sentenceEnds[unit] === 1))
      return false;
    this.#start = end;
    return true;
  }

  /**
   * Takes several more characters, up to the end of the window.
   *
   * @param from index of the first of them in `units` @param to index after the last
   * @param offset of the first of them in the text
   * @param pass tells how far there is nothing from an index on that could end a sentence, faster than one by one
   * @returns the index after the character with which the window ends; undefined when it goes on
   */
  borderIn(
    units: Uint16Array,
    from: number,
    to: number,
    offset: number,
    pass?: (from: number, to: number) => number,
  ): number | undefined {
    // Nothing closes before the least length, and only the end of a sentence before the most.
    const first = from + Math.max(0, this.#start + leastLength - 1 - offset);
    const last = Math.min(to, from + this.#start + mostLength - 1 - offset);
    let at = pass && first < last ? pass(first, last) : first;
    while (at < last && sentenceEnds[units[at] as number] !== 1) at += 1;
    for (; at < to; at += 1) if (this.closesAt(offset + at - from + 1, units[at] as number)) return at + 1;
    return undefined;
  }
}

function isHighSurrogate(unit: number): boolean {
  return unit >= 0xd800 && unit < 0xdc00;
}
