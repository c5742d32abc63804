import { type ContextWords, mayBeLetter } from './context-words.js';
import { type ContextDistances, noPhrases } from './found-phrases.js';
import { maxContextAfter } from '../limits.js';
import { emptyWindow, type TextWindow } from '../text/text-window.js';
import { anyContext, ContextFilter } from './context-filter.js';

/** Few matches end within this many characters. */
const fewEnds = 20;
/** Number of ends in the memo, a power of two: more than there are after one position. */
const memoSize = 512;
const memoMask = memoSize - 1;

/** Finds context words after matches. Most are followed by no letters; for the others, the detectors of matches that end together share the result. */
export class ContextAfter {
  readonly #contexts: ContextWords;
  #window: TextWindow = emptyWindow;
  readonly #filter: ContextFilter;
  /** By the last bits of the end: an end that was read, and what was found. Matches from several positions end together. */
  readonly #ends = new Int32Array(memoSize).fill(-1);
  readonly #found: ContextDistances[] = [];
  /** A range of the text without letters. */
  #letterlessFrom = 0;
  #letterlessUntil = -1;

  constructor(contexts: ContextWords) {
    this.#contexts = contexts;
    this.#filter = new ContextFilter(contexts);
  }

  /** Sets the text of the next queries. */
  enter(window: TextWindow): void {
    this.#window = window;
  }

  /** Resets after the text has moved or changed. */
  reset(): void {
    this.#letterlessUntil = -1;
    this.#ends.fill(-1);
    this.#filter.reset();
  }

  /** Whether more of the text after the end is needed. */
  isIncomplete(end: number): boolean {
    return !this.#window.isFinal && end + maxContextAfter > this.#window.text.length;
  }

  /** Whether there are certainly no context words after an end: no letters, or none found before. False if more text is needed. */
  isAbsent(end: number): boolean {
    if (this.isIncomplete(end)) return false;
    return this.#isWithoutLetters(end, this.#limitOf(end)) || this.#known(end)?.size === 0;
  }

  /**
   * The bits of the contexts that may be after any end between two indices. Sets all bits without cause where more text is needed, and where testing would
   * cost as much as examining the matches.
   */
  bitsBetween(from: number, end: number): number {
    if (this.isIncomplete(end)) return anyContext;
    const until = this.#limitOf(end);
    if (this.#isWithoutLetters(from, until)) return 0;
    return end - from > fewEnds ? this.#filter.bitsIn(this.#window.text, from, until) : anyContext;
  }

  #limitOf(end: number): number {
    return Math.min(this.#window.text.length, end + maxContextAfter);
  }

  #isWithoutLetters(from: number, until: number): boolean {
    const { text } = this.#window;
    if (from < this.#letterlessFrom || from > this.#letterlessUntil) {
      this.#letterlessFrom = from;
      this.#letterlessUntil = from;
    }
    while (this.#letterlessUntil < until && !mayBeLetter(text.charCodeAt(this.#letterlessUntil)))
      this.#letterlessUntil += 1;
    return this.#letterlessUntil >= until;
  }

  /** Requires that {@link isIncomplete} is false for the end. */
  read(end: number): ContextDistances {
    if (this.#isWithoutLetters(end, this.#limitOf(end))) return noPhrases;
    const known = this.#known(end);
    if (known) return known;
    const found = this.#contexts.read(sentenceAfter(this.#window.text, end));
    this.#ends[end & memoMask] = end;
    this.#found[end & memoMask] = found;
    return found;
  }

  #known(end: number): ContextDistances | undefined {
    return this.#ends[end & memoMask] === end ? this.#found[end & memoMask] : undefined;
  }
}

/** The rest of the sentence, up to `maxContextAfter` characters. */
function sentenceAfter(text: string, end: number): string {
  const limit = Math.min(text.length, end + maxContextAfter);
  let at = end;
  while (at < limit && !endsSentence(text.charCodeAt(at))) at += 1;
  return text.slice(end, at);
}

function endsSentence(unit: number): boolean {
  return unit === 0x2e || unit === 0x3b || unit === 0x0a;
}
