/** Maximum length of a word; longer ones are split. */
export const mostLetters = 40;

/** Buffer for the letters of a word, readable one or two units at a time. */
export class WordLetters {
  readonly units = new Uint16Array(mostLetters);
  /** The same memory, two units in each number. */
  readonly pairs = new Int32Array(this.units.buffer);
}
