import { ignored, normalized } from '../automaton/alphabet.js';
import type { FittedDetector } from './fitted-detector.js';
import type { Spelling } from './spelling.js';
import type { Wish } from './wish.js';

/** Tells whether words of a detector's context stand around a place. */
export interface ContextReader {
  /** Before it. */
  speaksOf(detector: FittedDetector): boolean;
  /** Before it or behind anything that ends up to an index, perhaps: not all is read. */
  maySpeakOf(detector: FittedDetector, wish: Wish, end: number): boolean;
}

/** Something that has the shape of what is looked for. All detectors that match it look at one candidate, one after the other. */
export class Candidate {
  readonly #passage: string;
  readonly #start: number;
  readonly #end: number;
  readonly #context: ContextReader;
  readonly #spelling: Spelling;
  #detector: FittedDetector | undefined;
  #wish: Wish | undefined;
  #longerScore = 0;
  #text: string | undefined;
  #compact: string | undefined;

  /** @param spelling of what begins there */
  constructor(passage: string, start: number, end: number, context: ContextReader, spelling: Spelling) {
    this.#passage = passage;
    this.#start = start;
    this.#end = end;
    this.#spelling = spelling;
    this.#context = context;
  }

  /**
   * Who looks at it from now on, and for whom.
   *
   * @param longerScore what a longer match has come to for them; 0 for nothing
   */
  showTo(detector: FittedDetector, wish: Wish, longerScore: number): this {
    this.#detector = detector;
    this.#wish = wish;
    this.#longerScore = longerScore;
    return this;
  }

  /** As automata read it: digits are ASCII, nothing invisible. */
  get text(): string {
    this.#text ??= this.#spelling.until(this.#end);
    return this.#text;
  }

  /** Its first characters, as {@link text} has them: so many, or fewer where some are ignored. */
  beginning(length: number): string {
    return this.#text?.slice(0, length) ?? this.#spelling.until(Math.min(this.#end, this.#start + length));
  }

  /** Index of the text behind its first characters, and behind what is ignored there. */
  endOf(characters: number): number {
    let left = characters;
    let end = this.#start;
    for (; end < this.#end; end += 1) {
      if (normalized[this.#passage.charCodeAt(end)] === ignored) continue;
      if (left === 0) break;
      left -= 1;
    }
    return end;
  }

  /** Nothing invisible stands in it, so what is shorter ends at the end of a word of its text. */
  get isPlain(): boolean {
    return this.text.length === this.#end - this.#start;
  }

  /** Words of the context stand before it. Reading them takes longer than most checks do. */
  get hasContext(): boolean {
    return this.#detector !== undefined && this.#context.speaksOf(this.#detector);
  }

  /** Words of the context may stand before it, or behind it or anything shorter that begins here. */
  get mayHaveContext(): boolean {
    return (
      this.#detector === undefined ||
      this.#wish === undefined ||
      this.#context.maySpeakOf(this.#detector, this.#wish, this.#end)
    );
  }

  /** Its letters and digits, in capitals. */
  get compact(): string {
    this.#compact ??= isCompact(this.text) ? this.text : this.text.toUpperCase().replace(/[^A-Z0-9]/g, '');
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
    return this.#wish?.leastScore ?? 1;
  }

  /** What scores no more does not count: a longer match has come to as much. */
  get longerScore(): number {
    return this.#longerScore;
  }

  /** Countries whose telephone numbers are known without a country code. */
  get regions(): readonly string[] {
    return this.#wish?.regions ?? [];
  }
}

/** Whether it is capitals and digits alone, as most numbers are. */
function isCompact(text: string): boolean {
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    if (unit < 0x30 || unit > 0x5a || (unit > 0x39 && unit < 0x41)) return false;
  }
  return true;
}
