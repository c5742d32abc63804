/** Maximum length of a word; longer ones are split. */
export const maxLetters = 40;

/** Buffer for the letters of a word, readable one or two units at a time. */
export class WordLetters {
  readonly units = new Uint16Array(maxLetters);
  /** The same memory, two units in each number. */
  readonly pairs = new Int32Array(this.units.buffer);
}
