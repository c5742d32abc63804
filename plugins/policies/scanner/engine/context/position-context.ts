import { ContextAfter } from './context-after.js';
import { ContextBefore } from './context-before.js';
import { anyContext } from './context-filter.js';
import type { ContextWords } from './context-words.js';
import type { ContextDistances } from './found-phrases.js';
import { maxMatchLength } from '../limits.js';
import { emptyWindow, type TextWindow } from '../text/text-window.js';

/** Few matches end within this many characters, so checking them costs no more than reading the words before them. */
const fewEnds = 20;

/** After a match that needed the words before it, they are read at this many positions of a row in advance. */
const nearby = 32;

/** The context words around the current position. They are read once, however many detectors ask for them. */
export class PositionContext {
  /** Context words after the match that ends at an index. */
  readonly after: ContextAfter;
  readonly #reader: ContextBefore;
  #window: TextWindow = emptyWindow;
  #at = -1;
  #before: ContextDistances | undefined;
  /** At how many further positions the words are assumed to be needed, because a match needed them. */
  #needed = 0;

  constructor(contexts: ContextWords) {
    this.#reader = new ContextBefore(contexts);
    this.after = new ContextAfter(contexts);
  }

  /** Sets the text of the next positions. */
  enter(window: TextWindow): void {
    this.#window = window;
    this.after.enter(window);
  }

  /** Moves to another position; positions are ascending. */
  moveTo(at: number): void {
    this.#at = at;
    this.#before = undefined;
    if (this.#needed > 0) this.#needed -= 1;
  }

  /** Adjusts all indices after `characters` units were dropped from the start of the text. */
  shift(characters: number): void {
    this.#at -= characters;
    this.#reader.shift(characters);
    this.after.reset();
  }

  /** Resets for another text. */
  reset(): void {
    this.moveTo(-1);
    this.#reader.reset();
    this.after.reset();
    this.enter(emptyWindow);
  }

  /** All contexts before the position. */
  get before(): ContextDistances {
    this.#needed = nearby;
    return this.#read();
  }

  /** Whether there may be context words before the position. Cheaper than {@link before}; may return true without cause. */
  get mayBeBefore(): boolean {
    return this.#before ? this.#before.size > 0 : this.#reader.mayFind(this.#window.text, this.#at);
  }

  /** Whether a context may be before the position. May return true without cause where few matches can end before `end`. */
  mayHave(context: number, end: number): boolean {
    return this.mayBeBefore && (end - this.#at < fewEnds || this.before.has(context));
  }

  /**
   * The bits of the contexts that may be before the position, or after a match.
   *
   * @param isWorthReading whether to look for the words before the position, which costs more than most runs, in place of only testing whether there are any
   */
  bitsAround(isWorthReading: boolean): number {
    const mayBeBefore = this.mayBeBefore;
    if (mayBeBefore && !isWorthReading && this.#needed === 0) return anyContext;
    return (mayBeBefore ? this.#bitsBefore() : 0) | this.after.bitsBetween(this.#at, this.#at + maxMatchLength);
  }

  #bitsBefore(): number {
    return this.#before?.bits ?? this.#reader.bitsIn(this.#window.text, this.#at) ?? this.#read().bits;
  }

  #read(): ContextDistances {
    this.#before ??= this.#reader.read(this.#window.text, this.#at);
    return this.#before;
  }
}
