const [zero, nine] = [0x30, 0x39];

/** How a telephone number is written, found in one pass: many may end in a row of digits. */
export class WrittenNumber {
  /** Digits of the number, without those of an extension. */
  readonly count: number;
  /** Rows of digits. */
  readonly groups: number;
  /** Digits in the first row, and in the shortest. */
  readonly firstGroup: number;
  readonly shortestGroup: number;
  /** A full stop, slash or hyphen stands in it. */
  readonly hasJoints: boolean;
  readonly #text: string;
  readonly #end: number;

  /** @param text matches a pattern of telephone numbers; digits of ASCII */
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

  /** The number without an extension. */
  get number(): string {
    return this.#text.slice(0, this.#end);
  }

  get digits(): string {
    const text = this.#text;
    let digits = '';
    let from = 0;
    for (let at = 0; at <= this.#end; at += 1) {
      if (at < this.#end && isDigit(text.charCodeAt(at))) continue;
      if (at > from) digits += text.slice(from, at);
      from = at + 1;
    }
    return digits;
  }

  /**
   * Behind the last of its rows of digits up to which there are so many as are wanted, and behind an extension where that follows.
   *
   * @param counts a bit for each number of digits that is wanted
   * @param isAnywhere inside of a row will do
   * @returns false where there is none
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

function isDigit(unit: number): boolean {
  return unit >= zero && unit <= nine;
}

/** `x`, `ext`, `#`, and the comma that may stand in front of them. */
export function beginsExtension(unit: number): boolean {
  return unit === 0x23 || unit === 0x2c || unit > 0x39;
}
