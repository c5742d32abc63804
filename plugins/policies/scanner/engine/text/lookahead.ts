import { ignored, isWordUnit, normalized } from '../../automaton/alphabet.js';
import { units } from '../block/text-block.js';
import { maxMatchLength } from '../limits.js';
import type { TextWindow } from './text-window.js';

/** Returned where the normalized unit is not known: at the end of an incomplete text, or beyond the longest match. */
export const unknownUnit = -1;
/** Returned past the end of a complete text. */
const nothing = 0;

/** Units that are kept for the next positions of a row. */
const capacity = 2 * maxMatchLength;

/** Counter shared by all lookaheads, because the memos of tests are. */
let rounds = 0;

/** Lookahead: the normalized code units from a position on, without ignored ones. */
export class Lookahead {
  /** Index in {@link units} of the position, and index after the last unit that may be read. */
  #from = 0;
  #limit = 0;
  /** Whether the text ends there. */
  #isEnd = false;
  #blockFrom = 0;
  /**
   * The units from an index in {@link units} on that are not ignored, as far as they were read, and the distance of each from that index. Positions in
   * a row are close together, and share them.
   */
  #base = 0;
  #read = 0;
  readonly #units = new Uint16Array(capacity);
  readonly #distances = new Uint16Array(capacity);
  #count = 0;
  /** By distance: number of the units before it. */
  readonly #numbers = new Uint16Array(capacity + 1);
  /** Number of the units before the position. */
  #first = 0;
  /** Changes whenever units get new numbers. */
  round = 0;
  /** By ASCII unit: the index in {@link units} up to which it is absent. */
  readonly #absentUntil = new Int32Array(0x80);
  /** The buffered text and the position in it, for look-behind. */
  text = '';
  place = 0;
  /** Whether the buffered text is complete. */
  isFinal = false;

  /** Moves to another position; positions in a text are ascending. */
  begin({ text, from, length, isFinal }: TextWindow, start: number): void {
    const isElsewhere = text !== this.text || from !== this.#blockFrom || start <= this.place;
    if (isElsewhere) this.#absentUntil.fill(-1);
    this.text = text;
    this.place = start;
    this.isFinal = isFinal;
    this.#blockFrom = from;
    this.#from = start - from;
    const count = Math.min(length - start, maxMatchLength);
    this.#limit = this.#from + count;
    this.#isEnd = isFinal && count === length - start;
    const distance = this.#from - this.#base;
    if (isElsewhere || distance > this.#read || distance + maxMatchLength > capacity) this.#startAt(this.#from);
    else this.#first = this.#numbers[distance] as number;
  }

  #startAt(index: number): void {
    rounds += 1;
    this.round = rounds;
    this.#base = index;
    this.#read = 0;
    this.#count = 0;
    this.#first = 0;
  }

  /** Number of the unit at the position. */
  get number(): number {
    return this.#first;
  }

  /** The unit at an offset from the position; {@link unknownUnit} where it is not known. */
  at(offset: number): number {
    const number = this.#first + offset;
    if (number < this.#count || this.#reads(number))
      if (this.#base + (this.#distances[number] as number) < this.#limit) return this.#units[number] as number;
    return this.#isEnd ? nothing : unknownUnit;
  }

  /** Whether ignored units stand directly before an offset, so that a match may end there. Valid after {@link at} of this offset. */
  isSplit(offset: number): boolean {
    const number = this.#first + offset;
    if (offset === 0 || number >= this.#count) return false;
    const distance = this.#distances[number] as number;
    return distance - (this.#distances[number - 1] as number) > 1 && this.#base + distance < this.#limit;
  }

  /** Whether a match may end before an offset. Returns true where the unit there is not known, and if it is not ASCII. */
  mayEndAt(offset: number): boolean {
    const unit = this.at(offset);
    return unit === unknownUnit || unit >= 0x80 || isWordUnit[unit] === 0 || this.isSplit(offset);
  }

  /** Whether the text of the longest match may include an ASCII unit. Cheap, because positions in a row share what is known. */
  mayInclude(unit: number): boolean {
    const end = this.#limit;
    let until = Math.max(this.#from, this.#absentUntil[unit] as number);
    while (until < end && normalized[units[until] as number] !== unit) until += 1;
    this.#absentUntil[unit] = until;
    return until < end || this.#isCut;
  }

  /** Whether more of the text of the longest match may follow. */
  get #isCut(): boolean {
    return !this.#isEnd && this.#limit - this.#from < maxMatchLength;
  }

  /** Reads on up to a unit. @returns whether it is there */
  #reads(number: number): boolean {
    const end = this.#limit - this.#base;
    let count = this.#count;
    let read = this.#read;
    for (; read < end && count <= number; read += 1) {
      const unit = normalized[units[this.#base + read] as number] as number;
      this.#numbers[read] = count;
      if (unit === ignored) continue;
      this.#units[count] = unit;
      this.#distances[count] = read;
      count += 1;
    }
    this.#numbers[read] = count;
    this.#read = read;
    this.#count = count;
    return number < count;
  }
}

/** The least number of letters and digits in a row. */
export const leastRow = 4;

/** Whether a row of letters and digits may start here. In rows of shorter ones, one test takes the place of several. */
export function mayBeRow(lookahead: Lookahead): boolean {
  for (let at = 1; at < leastRow; at += 1) {
    const unit = lookahead.at(at);
    if (unit !== unknownUnit && unit < 0x80 && isWordUnit[unit] === 0) return false;
  }
  return true;
}

/** A cheap lookahead test that rules out positions at which a pattern cannot match. */
export interface LookaheadTest {
  /** Characters that a match can start with, normalized ASCII; `passes` is called only at these. */
  readonly firstCharacters: string;
  /** Whether every match starts with at least {@link leastRow} letters and digits. */
  readonly startsWithRow?: boolean;
  /**
   * Whether a match may start at the position; a number if it would have no higher score without context words. May return false positives but no
   * false negatives: it returns true where the lookahead is {@link unknownUnit}, and wherever deciding would need more than a short lookahead.
   */
  passes(ahead: Lookahead, wanted: Wanted): boolean | number;
}

/** What the requests that use a test want. */
export interface Wanted {
  /** Matches with a lower score do not count. */
  readonly minScore: number;
  /** The telephone regions of each request. */
  readonly regionsOfRequests: readonly (readonly string[])[];
}
