import { normalize } from '../automaton/alphabet.js';
import type { Wish } from './wish.js';

/** Something that has the shape of what is looked for. */
export class Candidate {
  /** As automata read it: digits are ASCII, nothing invisible. */
  readonly text: string;
  readonly #passage: string;
  readonly #start: number;
  readonly #end: number;
  readonly #wish: Wish;
  readonly #readContext: () => boolean;
  #compact: string | undefined;

  constructor(passage: string, place: Span, readContext: () => boolean, wish: Wish) {
    this.#passage = passage;
    this.#start = place.start;
    this.#end = place.end;
    this.text = normalize(passage.slice(place.start, place.end));
    this.#readContext = readContext;
    this.#wish = wish;
  }

  /** Words of the context stand before it. Reading them takes longer than most checks do. */
  get hasContext(): boolean {
    return this.#readContext();
  }

  /** Its letters and digits, in capitals. */
  get compact(): string {
    this.#compact ??= this.text.toUpperCase().replace(/[^A-Z0-9]/g, '');
    return this.#compact;
  }

  /** Up to so many characters in front of it; at most `mostBefore`. */
  before(length: number): string {
    return this.#passage.slice(Math.max(0, this.#start - length), this.#start);
  }

  /** Up to two characters behind it. */
  get behind(): string {
    return this.#passage.slice(this.#end, this.#end + 2);
  }

  /** What scores less does not count. */
  get leastScore(): number {
    return this.#wish.leastScore;
  }

  /** Countries whose telephone numbers are known without a country code. */
  get regions(): readonly string[] {
    return this.#wish.regions;
  }
}

/** A place in a text. */
export interface Span {
  readonly start: number;
  readonly end: number;
}
