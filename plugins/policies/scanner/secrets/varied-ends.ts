import { maxMatchLength } from '../engine/limits.js';
import { type Lookahead, unknownUnit } from '../engine/text/lookahead.js';
import { entropyWeights } from './randomness.js';

/** Length of the text before an end whose entropy counts, and the least entropy of a token. */
export const lengthOfVaried = 32;
export const leastEntropy = 2.5;

const weights = entropyWeights(lengthOfVaried);
/** More than the rounding errors of the sum. */
const tolerance = 1e-6;
/** The weight of a text with the least entropy. */
const mostWeight = (Math.log2(lengthOfVaried) - leastEntropy) * lengthOfVaried + tolerance;
const ascii = 0x80;

/**
 * The ends before which the characters vary enough for a token. Tokens from neighboring positions of a row overlap, so each character is added and
 * removed once, where each token would be compared with its pattern again.
 */
export class VariedEnds {
  #round = -1;
  /** Number of the next unit to read, as the lookahead numbers them. */
  #next = 0;
  readonly #units = new Uint8Array(2 * maxMatchLength);
  readonly #counts = new Uint8Array(ascii);
  #weight = 0;
  /** Ends up to this one have a character outside ASCII shortly before them. */
  #foreignUntil = 0;
  /** By end: how many ends up to it are varied. */
  readonly #varied = new Uint16Array(2 * maxMatchLength + 1);

  /**
   * Whether there is such an end in a range of offsets; true if the text is not known.
   *
   * @param first at least {@link lengthOfVaried}
   * @param last at most the length of the longest match
   */
  mayBeBetween(ahead: Lookahead, first: number, last: number): boolean {
    const { number } = ahead;
    if (ahead.round !== this.#round || number > this.#next) this.#begin(ahead.round, number);
    while (this.#next < number + last) {
      const unit = ahead.at(this.#next - number);
      if (unit === unknownUnit) return true;
      this.#add(unit);
    }
    return this.#varied[number + last] !== this.#varied[number + first - 1];
  }

  #begin(round: number, number: number): void {
    this.#round = round;
    this.#next = number;
    this.#counts.fill(0);
    this.#weight = 0;
    this.#foreignUntil = 0;
    this.#varied[number] = 0;
    this.#units.fill(0, 0, number);
    this.#counts[0] = lengthOfVaried;
    this.#weight = weights[lengthOfVaried] as number;
  }

  #add(unit: number): void {
    const index = this.#next;
    this.#next += 1;
    if (unit >= ascii) this.#foreignUntil = index + lengthOfVaried;
    const added = unit & (ascii - 1);
    const removed = index < lengthOfVaried ? 0 : (this.#units[index - lengthOfVaried] as number);
    this.#units[index] = added;
    this.#change(removed, -1);
    this.#change(added, 1);
    const isVaried = this.#weight <= mostWeight || this.#next <= this.#foreignUntil;
    this.#varied[this.#next] = (this.#varied[index] as number) + (isVaried ? 1 : 0);
  }

  #change(unit: number, change: number): void {
    const count = this.#counts[unit] as number;
    this.#counts[unit] = count + change;
    this.#weight += (weights[count + change] as number) - (weights[count] as number);
  }
}
