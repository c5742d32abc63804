import { ignored, normalized } from '../automaton/alphabet.js';
import { maxMatchLength } from '../engine/limits.js';
import { entropyWeights, kindBits } from './randomness.js';
import { ValueRows } from './value-rows.js';

/** Characters of a value without quotes, and those with which it may end. */
export const valueCharacters = '[\\w+/=.~!@#$%^&*-]';
export const lastOfValue = '[\\w=!@#$%^&*+/-]';
/** Length of the longest value. */
export const longestValue = 201;

const [inside, atEnd] = [1, 2];
/** By normalized ASCII unit. */
const roles: Uint8Array = Uint8Array.from({ length: 0x80 }, (_, unit) => {
  const character = String.fromCharCode(unit);
  if (new RegExp(lastOfValue).test(character)) return atEnd;
  return new RegExp(valueCharacters).test(character) ? inside : 0;
});
const ampersand = 0x26;
const weights = entropyWeights(longestValue);

/**
 * The longest value from a position on. Values from neighboring positions of a row overlap, so each character is added and removed once, where reading
 * each value again would take 200 steps.
 */
export class ValueWindow {
  /** Number of characters. */
  length = 0;
  #text = '';
  /** The value in the text, without what can only precede its end. */
  #from = 0;
  #until = 0;
  /** What follows it: up to which index, and how many characters that a value cannot end with. */
  #ahead = 0;
  #pending = 0;
  readonly #counts = new Uint16Array(0x80);
  /** Number of different characters by kind; kinds are single bits. */
  readonly #distinct = new Uint8Array(0x20);
  #weight = 0;
  readonly #rows = new ValueRows();
  /** Number of characters that were added; the last one has this number. */
  #added = 0;

  /**
   * Moves to a position.
   *
   * @param isFinal whether the text is complete
   * @returns whether the text contains the whole value
   */
  moveTo(text: string, start: number, isFinal: boolean): boolean {
    if (text !== this.#text || start < this.#from || start > this.#until) this.#beginAt(text, start);
    for (; this.#from < start; this.#from += 1) this.#remove(normalized[text.charCodeAt(this.#from)] as number);
    const limit = Math.min(text.length, start + maxMatchLength);
    for (; this.#ahead < limit; this.#ahead += 1) {
      const unit = normalized[text.charCodeAt(this.#ahead)] as number;
      if (unit === ignored) continue;
      const role = unit < 0x80 ? (roles[unit] as number) : 0;
      if (role === 0 || this.length + this.#pending === longestValue) return true;
      this.#pending += 1;
      if (role === atEnd) this.#addUntil(this.#ahead + 1);
    }
    return isFinal || limit === start + maxMatchLength;
  }

  /** The kinds of its characters: bits, as in `kindsIn`. */
  get kinds(): number {
    let kinds = 0;
    for (let bit = 1; bit < this.#distinct.length; bit <<= 1) if ((this.#distinct[bit] as number) > 0) kinds |= bit;
    return kinds;
  }

  /** Entropy in bits per character, not less than that of `entropyOf`. */
  get entropy(): number {
    return this.length === 0 ? 0 : Math.log2(this.length) - this.#weight / this.length + tolerance;
  }

  /** Whether there is an `&`, which may end it before its last character. */
  get hasAmpersand(): boolean {
    return this.#counts[ampersand] !== 0;
  }

  /** Whether characters are repeated as in a placeholder: `hasRow`. */
  get hasRow(): boolean {
    return this.#rows.lastRepeated > this.#added - this.length;
  }

  /** Whether there is a run of letters and digits that looks random: `hasMixedRow`. */
  get hasMixedRow(): boolean {
    return this.#rows.lastMixed > this.#added - this.length;
  }

  #beginAt(text: string, start: number): void {
    this.#text = text;
    this.#from = start;
    this.#until = start;
    this.#ahead = start;
    this.#pending = 0;
    this.length = 0;
    this.#counts.fill(0);
    this.#distinct.fill(0);
    this.#weight = 0;
    this.#rows.begin();
  }

  #addUntil(end: number): void {
    for (; this.#until < end; this.#until += 1) this.#add(normalized[this.#text.charCodeAt(this.#until)] as number);
    this.#pending = 0;
  }

  #add(unit: number): void {
    if (unit === ignored) return;
    const count = this.#counts[unit] as number;
    this.#counts[unit] = count + 1;
    this.#weight += (weights[count + 1] as number) - (weights[count] as number);
    this.length += 1;
    this.#added += 1;
    this.#rows.add(unit, this.#added);
    if (count === 0) this.#countKind(unit, 1);
  }

  #remove(unit: number): void {
    if (unit === ignored) return;
    const count = this.#counts[unit] as number;
    this.#counts[unit] = count - 1;
    this.#weight += (weights[count - 1] as number) - (weights[count] as number);
    this.length -= 1;
    if (count === 1) this.#countKind(unit, -1);
  }

  #countKind(unit: number, change: number): void {
    const kind = kindBits[unit] as number;
    this.#distinct[kind] = (this.#distinct[kind] as number) + change;
  }
}

/** More than the rounding errors of the sum. */
const tolerance = 1e-6;
