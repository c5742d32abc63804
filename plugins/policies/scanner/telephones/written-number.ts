import { isDigit } from '../../reading/ascii.js';
import { maxMatchLength } from '../engine/limits.js';

const buffer = Buffer.alloc(maxMatchLength);

/** The grouping of a telephone number, determined in one pass, because many matches may end in a row of digits. */
export class WrittenNumber {
  /** Number of digits, without those of an extension. */
  readonly count: number;
  /** Number of groups of digits. */
  readonly groups: number;
  /** Length of the first group, and of the shortest. */
  readonly firstGroup: number;
  readonly shortestGroup: number;
  /** Whether it has a full stop, slash or hyphen. */
  readonly hasJoints: boolean;
  readonly #text: string;
  readonly #end: number;

  /** @param text a match of a telephone pattern; its digits are ASCII */
  constructor(text: string) {
    let [count, groups, length, end, firstGroup, shortestGroup] = [0, 0, 0, 0, 0, text.length];
    let hasJoints = false;
    for (let at = 0; at < text.length; at += 1) {
      const unit = text.charCodeAt(at);
      if (isDigit(unit)) {
        length += 1;
        end = at + 1;
        continue;
      }
      if (length > 0) {
        count += length;
        groups += 1;
        if (groups === 1) firstGroup = length;
        if (length < shortestGroup) shortestGroup = length;
        length = 0;
      }
      if (beginsExtension(unit)) break;
      if (unit >= 0x2d && unit <= 0x2f) hasJoints = true;
    }
    if (length > 0) groups += 1;
    this.count = count + length;
    this.groups = groups;
    this.firstGroup = groups === 1 && length > 0 ? length : firstGroup;
    this.shortestGroup = length > 0 && length < shortestGroup ? length : shortestGroup;
    this.hasJoints = hasJoints;
    this.#text = text;
    this.#end = end;
  }

  /** The number without its extension. */
  get number(): string {
    return this.#text.slice(0, this.#end);
  }

  get digits(): string {
    let count = 0;
    for (let at = 0; at < this.#end; at += 1) {
      const unit = this.#text.charCodeAt(at);
      if (!isDigit(unit)) continue;
      buffer[count] = unit;
      count += 1;
    }
    return buffer.toString('latin1', 0, count);
  }

  /**
   * The end of the last group of digits at which the count of digits is wanted; includes the extension if the whole number qualifies.
   *
   * @param counts a bit for each wanted count of digits
   * @param isAnywhere whether the end may be inside a group
   * @returns false without such an end
   */
  endOfLast(counts: number, isAnywhere: boolean): number | false {
    if (((counts >>> this.count) & 1) === 1) return this.#text.length;
    let { count } = this;
    let isInside = false;
    for (let at = this.#end - 1; at >= 0; at -= 1) {
      const wasInside = isInside;
      isInside = isDigit(this.#text.charCodeAt(at));
      if (!isInside) continue;
      if (((counts >>> count) & 1) === 1 && (isAnywhere || !wasInside)) return at + 1;
      count -= 1;
    }
    return false;
  }
}

/** Whether a unit may start an extension: `x`, `ext`, `#`, or the comma before them. */
export function beginsExtension(unit: number): boolean {
  return unit === 0x23 || unit === 0x2c || unit > 0x39;
}
