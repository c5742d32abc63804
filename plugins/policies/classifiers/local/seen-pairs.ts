/** More pairs than fit into the look-back; a power of two. */
const places = 1024;

/**
 * The pairs of words in the context, so that each counts once: sums of weights grow with the length of a text, and any phrase would get a
 * high score if it is only repeated often enough. A pair that takes the place of another one makes that one count again.
 */
export class SeenPairs {
  readonly #pairs = new Int32Array(places);
  /** The window in which each pair has counted, from 1. */
  readonly #windows = new Int32Array(places);
  #all = 0;
  #repeated = 0;

  /** The share of pairs of the text so far that were in the context already. */
  get repeatedShare(): number {
    return this.#repeated / Math.max(1, this.#all);
  }

  /**
   * Notes a pair.
   *
   * @param pair its hash
   * @param oldest the first window of the context
   * @returns whether it is in the context already
   */
  has(pair: number, window: number, oldest: number): boolean {
    const place = pair & (places - 1);
    this.#all += 1;
    if (this.#pairs[place] === pair && (this.#windows[place] as number) > oldest) {
      this.#repeated += 1;
      return true;
    }
    this.#pairs[place] = pair;
    this.#windows[place] = window + 1;
    return false;
  }

  clear(): void {
    this.#windows.fill(0);
    this.#all = 0;
    this.#repeated = 0;
  }
}
