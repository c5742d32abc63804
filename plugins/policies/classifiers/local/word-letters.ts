/** Longer runs of letters are cut: no word is longer, and the buffer has an end. */
export const mostLetters = 40;

/** Room for the letters of a word, which may be read one by one and two at a time. */
export class WordLetters {
  readonly units = new Uint16Array(mostLetters);
  /** The same, two units in a number. */
  readonly pairs = new Int32Array(this.units.buffer);
}
