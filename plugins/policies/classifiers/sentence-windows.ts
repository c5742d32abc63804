/** Minimum length of a window, because the period of `1.`, `e.g.` or `a.b` ends no sentence. */
export const minLength = 40;
/** Maximum length of a window, which limits how long text is held back. */
export const maxLength = 240;
/** The length of the preceding context that is judged together with a window, in characters. */
export const lookBack = 800;

/** Table by unit: 1 for punctuation that ends sentences. */
const sentenceEnds = new Uint8Array(0x10000);
for (const character of '.!?\n。！？।؟') sentenceEnds[character.charCodeAt(0)] = 1;

/**
 * Splits a text that arrives in chunks into windows: at the end of a sentence, or after 240 characters. The boundaries do not depend on the
 * chunks.
 */
export class SentenceWindows {
  /** Index of the first character of the window that is still open. */
  #start = 0;

  /** Index of the first character of the window that is still open. */
  get start(): number {
    return this.#start;
  }

  /** Ends the window at an index that was found elsewhere. */
  closeAt(end: number): void {
    this.#start = end;
  }

  /** Resets it for another text. */
  reset(): void {
    this.#start = 0;
  }

  /**
   * Adds a character (a UTF-16 unit).
   *
   * @param end index after the character
   * @returns whether the window ends with it; the next window begins at `end`
   */
  closesAt(end: number, unit: number): boolean {
    const length = end - this.#start;
    if (length < minLength || !(length >= maxLength ? !isHighSurrogate(unit) : sentenceEnds[unit] === 1)) return false;
    this.#start = end;
    return true;
  }

  /**
   * Adds several characters, up to the end of the window.
   *
   * @param from index of the first one in `units` @param to index after the last one
   * @param offset of the first one in the text
   * @param pass a fast path that returns the index of the next unit that may end a sentence
   * @returns the index after the last character of the window; undefined if it does not end
   */
  borderIn(
    units: Uint16Array,
    from: number,
    to: number,
    offset: number,
    pass?: (from: number, to: number) => number,
  ): number | undefined {
    // No window ends before the minimum length, and before the maximum it ends only with a sentence.
    const first = from + Math.max(0, this.#start + minLength - 1 - offset);
    const last = Math.min(to, from + this.#start + maxLength - 1 - offset);
    let at = pass && first < last ? pass(first, last) : first;
    while (at < last && sentenceEnds[units[at] as number] !== 1) at += 1;
    for (; at < to; at += 1) if (this.closesAt(offset + at - from + 1, units[at] as number)) return at + 1;
    return undefined;
  }
}

function isHighSurrogate(unit: number): boolean {
  return unit >= 0xd800 && unit < 0xdc00;
}
