import { normalize } from '../automaton/alphabet.js';

/** Something that has the shape of what is looked for. */
export class Candidate {
  /** As automata read it: digits are ASCII, nothing invisible. */
  readonly text: string;
  /** Words of the context stand before it. */
  readonly hasContext: boolean;
  readonly #passage: string;
  readonly #start: number;
  readonly #end: number;
  readonly #regions: readonly string[];
  #compact: string | undefined;

  constructor(passage: string, place: Span, hasContext: boolean, regions: readonly string[]) {
    this.#passage = passage;
    this.#start = place.start;
    this.#end = place.end;
    this.text = normalize(passage.slice(place.start, place.end));
    this.hasContext = hasContext;
    this.#regions = regions;
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

  /** Countries whose telephone numbers are known without a country code. */
  get regions(): readonly string[] {
    return this.#regions;
  }
}

/** A place in a text. */
export interface Span {
  readonly start: number;
  readonly end: number;
}
