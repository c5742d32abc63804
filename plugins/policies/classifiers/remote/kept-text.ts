import { lookBack } from '../sentence-windows.js';

/** Where the context of a segment begins, given where the segment begins. */
export function contextOf(start: number): number {
  return Math.max(0, start - lookBack);
}

/** The end of a text that arrives in pieces: what is not judged yet, and the context before it. Positions are those in the whole text. */
export class KeptText {
  #text = '';
  #from = 0;

  /** The length of the whole text so far. */
  get length(): number {
    return this.#from + this.#text.length;
  }

  push(text: string): void {
    this.#text += text;
  }

  slice(start: number, end: number): string {
    return this.#text.slice(start - this.#from, end - this.#from);
  }

  /** Forgets what no segment after this position needs as its context. */
  forget(judged: number): void {
    const from = Math.max(this.#from, contextOf(judged));
    this.#text = this.#text.slice(from - this.#from);
    this.#from = from;
  }
}
