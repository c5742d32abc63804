/** Reads a pattern from its beginning to its end. */
export class PatternCursor {
  readonly #pattern: string;
  #position = 0;

  constructor(pattern: string) {
    this.#pattern = pattern;
  }

  get position(): number {
    return this.#position;
  }

  /** What has been read since a position. */
  readSince(position: number): string {
    return this.#pattern.slice(position, this.#position);
  }

  /** Whether a group, an alternative or the pattern ends here. */
  get isAtEnd(): boolean {
    const next = this.#pattern[this.#position];
    return next === undefined || next === '|' || next === ')';
  }

  /** Reads this character, if it is the next one. */
  take(character: string): boolean {
    const isNext = this.#pattern[this.#position] === character;
    if (isNext) this.#position += 1;
    return isNext;
  }

  /** Reads what an expression matches here. @param expression sticky */
  match(expression: RegExp): RegExpExecArray | undefined {
    expression.lastIndex = this.#position;
    const found = expression.exec(this.#pattern);
    if (found) this.#position = expression.lastIndex;
    return found ?? undefined;
  }

  /** Reads the next character. @returns its code point */
  next(): number {
    const codePoint = this.#pattern.codePointAt(this.#position) as number;
    this.#position += codePoint > 0xffff ? 2 : 1;
    return codePoint;
  }
}
