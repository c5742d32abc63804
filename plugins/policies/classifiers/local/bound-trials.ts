/** Shorter texts are always tried: their bounds hardly ever fail, and cost little. */
const longText = 1024;
const longestPause = 64;

/**
 * Decides for which texts upper bounds of the scores are worthwhile. For a long text that repeats itself they fail, so after each failure in a row, long
 * texts are scored without bounds for twice as long.
 */
export class BoundTrials {
  #pause = 1;
  #left = 0;

  isWorthwhile({ length }: string): boolean {
    if (length <= longText || this.#left === 0) return true;
    this.#left -= 1;
    return false;
  }

  /** Records whether the bounds of a text were low enough. */
  tried({ length }: string, isBelow: boolean): void {
    if (length <= longText) return;
    this.#left = isBelow ? 0 : this.#pause;
    this.#pause = isBelow ? 1 : Math.min(longestPause, 2 * this.#pause);
  }
}
