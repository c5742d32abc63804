import { capitals, digits, kindBits, leastOfMixedRow, smallLetters } from './randomness.js';

const smallX = 0x78;
const rowOfX = 5;
/** By ASCII unit: number of repetitions that make a placeholder, as in `isPlaceholder`. */
const rowLengths = new Uint8Array(0x80).fill(8);
for (const [sign, length] of [
  ['*', 3],
  ['.', 3],
  ['#', 4],
] as const)
  rowLengths[sign.charCodeAt(0)] = length;

/** Where runs of certain characters last occurred in a text that is read once. Characters are numbered. */
export class ValueRows {
  /** Number of the first character of the last run that makes a placeholder; -1 without one. */
  lastRepeated = -1;
  /** The same for a run of letters and digits that looks random. */
  lastMixed = -1;
  #unit = -1;
  #repeated = 0;
  #ofX = 0;
  /** Since the last other character: number of letters and digits, and the numbers of the last of each. */
  #alphanumeric = 0;
  #lastLetter = -1;
  #lastDigit = -1;

  /** Begins another text. */
  begin(): void {
    this.lastRepeated = -1;
    this.lastMixed = -1;
    this.#unit = -1;
    this.#ofX = 0;
    this.#endAlphanumeric();
  }

  /** Adds a character of ASCII. */
  add(unit: number, number: number): void {
    this.#repeated = unit === this.#unit ? this.#repeated + 1 : 1;
    this.#unit = unit;
    const length = rowLengths[unit] as number;
    if (this.#repeated >= length) this.lastRepeated = number - length + 1;
    this.#ofX = (unit | 0x20) === smallX ? this.#ofX + 1 : 0;
    if (this.#ofX >= rowOfX) this.lastRepeated = Math.max(this.lastRepeated, number - rowOfX + 1);
    const kind = kindBits[unit] as number;
    if (kind === digits) this.#lastDigit = number;
    else if (kind === smallLetters || kind === capitals) this.#lastLetter = number;
    else {
      this.#endAlphanumeric();
      return;
    }
    this.#alphanumeric += 1;
    if (this.#alphanumeric < leastOfMixedRow || this.#lastDigit < 0 || this.#lastLetter < 0) return;
    this.lastMixed = Math.min(number - leastOfMixedRow + 1, this.#lastDigit, this.#lastLetter);
  }

  #endAlphanumeric(): void {
    this.#alphanumeric = 0;
    this.#lastLetter = -1;
    this.#lastDigit = -1;
  }
}
