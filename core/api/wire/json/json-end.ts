const quote = 0x22;
const backslash = 0x5c;
const space = 0x20;
/** Opening brackets; the code of the closing one is larger by two. */
const [brace, bracket] = [0x7b, 0x5b];

/**
 * Detects when an object or array of JSON that arrives in pieces is complete, by counting brackets. Reads each piece once and keeps none.
 * Does not validate.
 */
export class JsonEnd {
  #depth = 0;
  #inString = false;
  #escaped = false;
  #begun = false;
  /** Whether it begins with something else, so it is no object or array. */
  #isOther = false;

  /** True when the outermost object or array has been closed. */
  get complete(): boolean {
    return this.#begun && !this.#isOther && this.#depth <= 0 && !this.#inString;
  }

  /** Reads the next piece. */
  push(text: string): void {
    for (let at = 0; at < text.length; at += 1) {
      if (this.#escaped) this.#escaped = false;
      else if (this.#inString) at = this.#endOfRun(text, at);
      else this.#outside(text.charCodeAt(at));
    }
  }

  /** @returns the index of the next quote or escape of a string */
  #endOfRun(text: string, from: number): number {
    for (let at = from; at < text.length; at += 1) {
      const unit = text.charCodeAt(at);
      if (unit === quote) this.#inString = false;
      else if (unit === backslash) this.#escaped = true;
      else continue;
      return at;
    }
    return text.length;
  }

  #outside(unit: number): void {
    const opens = unit === brace || unit === bracket;
    if (!this.#begun && unit > space) {
      this.#begun = true;
      this.#isOther = !opens;
    }
    if (unit === quote) this.#inString = true;
    else if (opens) this.#depth += 1;
    else if (unit === brace + 2 || unit === bracket + 2) this.#depth -= 1;
  }
}
