/** Notices, while JSON arrives in pieces, when its value is complete. Says nothing about whether it is JSON. */
export class JsonDepth {
  #depth = 0;
  #inString = false;
  #escaped = false;
  #begun = false;

  /** True for an object or array that has been closed. */
  get complete(): boolean {
    return this.#begun && this.#depth <= 0 && !this.#inString;
  }

  push(text: string): void {
    for (const character of text) {
      if (this.#escaped) this.#escaped = false;
      else if (this.#inString) this.#inside(character);
      else this.#outside(character);
    }
  }

  #inside(character: string): void {
    if (character === '\\') this.#escaped = true;
    else if (character === '"') this.#inString = false;
  }

  #outside(character: string): void {
    if (character === '"') this.#inString = true;
    else if (character === '{' || character === '[') {
      this.#begun = true;
      this.#depth += 1;
    } else if (character === '}' || character === ']') this.#depth -= 1;
  }
}
