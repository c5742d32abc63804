import { ignored, normalized } from '../../automaton/alphabet.js';
import { units } from '../block/text-block.js';
import { maxMatchLength } from '../limits.js';
import type { TextWindow } from './text-window.js';

/** Returned where the normalized unit is not known: at the end of an incomplete text, or beyond the longest match. */
export const unknownUnit = -1;
/** Returned past the end of a complete text. */
const nothing = 0;

/** Lookahead: the normalized code units from a position on, without ignored ones. */
export class Lookahead {
  /** Index in {@link units} of the position. */
  #from = 0;
  /** Number of units that may be read, and whether the text ends after them. */
  #limit = 0;
  #isEnd = false;
  /** Number of units before the first ignored one, as far as they were examined. */
  #plain = 0;
  /** Index in {@link units} up to which no ignored unit was found. Positions in a row are close together, and share it. */
  #plainUntil = -1;
  #blockFrom = 0;
  /** The unit last asked for, and the index in {@link units} up to which it is absent. */
  #sought = -1;
  #absentUntil = -1;
  /** The units after the first ignored one, as far as they were read, and whether ignored ones precede each. */
  readonly #units = new Uint16Array(maxMatchLength);
  readonly #isSplit = new Uint8Array(maxMatchLength);
  #count = 0;
  /** Number of units of the text that were read for them. */
  #read = 0;
  /** The buffered text and the position in it, for look-behind. */
  text = '';
  place = 0;
  /** Whether the buffered text is complete. */
  isFinal = false;

  /** Moves to another position; positions in a text are ascending. */
  begin({ text, from, length, isFinal }: TextWindow, start: number): void {
    if (text !== this.text || from !== this.#blockFrom || start <= this.place) {
      this.#plainUntil = -1;
      this.#absentUntil = -1;
    }
    this.text = text;
    this.place = start;
    this.isFinal = isFinal;
    this.#blockFrom = from;
    this.#from = start - from;
    this.#limit = Math.min(length - start, maxMatchLength);
    this.#isEnd = isFinal && this.#limit === length - start;
    this.#plain = Math.min(this.#limit, Math.max(0, this.#plainUntil - this.#from));
    this.#count = 0;
    this.#read = 0;
  }

  /** The unit at an offset from the position; {@link unknownUnit} where it is not known. */
  at(offset: number): number {
    if (offset < this.#plain || this.#reaches(offset))
      return normalized[units[this.#from + offset] as number] as number;
    return this.#read === 0 && this.#plain === this.#limit ? this.#unknown : this.#afterIgnored(offset - this.#plain);
  }

  /** Whether no ignored units stand before an offset. Valid after {@link at} of this offset. */
  isPlain(offset: number): boolean {
    return offset < this.#plain;
  }

  /** Whether ignored units stand directly before an offset, so that a match may end there. Valid after {@link at} of this offset. */
  isSplit(offset: number): boolean {
    const place = offset - this.#plain;
    return place >= 0 && place < this.#count && this.#isSplit[place] === 1;
  }

  /** Whether the text of the longest match may include a unit. Cheap if all positions ask about the same unit. */
  mayInclude(unit: number): boolean {
    if (unit !== this.#sought) this.#absentUntil = -1;
    this.#sought = unit;
    const end = this.#from + this.#limit;
    let until = Math.max(this.#from, this.#absentUntil);
    while (until < end && normalized[units[until] as number] !== unit) until += 1;
    this.#absentUntil = until;
    return until < end || !(this.#isEnd || this.#limit === maxMatchLength);
  }

  /** Whether no ignored units stand up to an offset. */
  #reaches(offset: number): boolean {
    if (this.#read > 0) return false;
    const until = Math.min(offset + 1, this.#limit);
    let plain = this.#plain;
    while (plain < until && normalized[units[this.#from + plain] as number] !== ignored) plain += 1;
    this.#plain = plain;
    this.#plainUntil = this.#from + plain;
    return plain > offset;
  }

  get #unknown(): number {
    return this.#isEnd ? nothing : unknownUnit;
  }

  #afterIgnored(place: number): number {
    if (this.#read === 0) this.#read = this.#plain;
    let isSplit = 0;
    for (; this.#count <= place; this.#read += 1) {
      if (this.#read >= this.#limit) return this.#unknown;
      const unit = normalized[units[this.#from + this.#read] as number] as number;
      if (unit === ignored) {
        isSplit = 1;
        continue;
      }
      this.#units[this.#count] = unit;
      this.#isSplit[this.#count] = isSplit;
      this.#count += 1;
      isSplit = 0;
    }
    return this.#units[place] as number;
  }
}

/** A cheap lookahead test that rules out positions at which a pattern cannot match. */
export interface LookaheadTest {
  /** Characters that a match can start with, normalized ASCII; `passes` is called only at these. */
  readonly firstCharacters: string;
  /**
   * Whether a match may start at the position. May return false positives but no false negatives: it returns true where the lookahead is {@link
   * unknownUnit}, and wherever deciding would need more than a short lookahead.
   *
   * @param minScore matches with a lower score do not count
   */
  passes(ahead: Lookahead, minScore: number): boolean;
}
