import { ContextPlaces } from './context-places.js';
import type { ContextWords } from './context-words.js';
import { digit, continuesWord, extendHash, isIrregular, kindAt, noWord, singularHash } from './word-tokenizer.js';

/** Size of the ring buffer, a power of two: more than the distance from a start to the last context word after its longest match. */
const capacity = 512;
const mask = capacity - 1;
const nowhere = -1;
/** The bits of all contexts. */
export const anyContext = -1;

/**
 * Tests whether a range of the text may contain context words. The ranges after matches from neighboring positions overlap, so each word is hashed
 * once. Usually no hash matches, and no range has to be read.
 */
export class ContextFilter {
  readonly #contexts: ContextWords;
  /** The range that was scanned. */
  #from = 0;
  #until = -1;
  /** The word at its end: kind of its last unit, start, hash, and hash without a final `s`. */
  #kind = noWord;
  #start = nowhere;
  #hash = 0;
  #shorter = 0;
  /** The word before it; its start is `nowhere` if it begins no phrase. */
  #startBefore = nowhere;
  #hashBefore = 0;
  #shorterBefore = 0;
  /** Ring buffer by index: start of the last phrase candidate that ends at or before the unit, including prefixes of words. */
  readonly #phrases = new Int32Array(capacity);
  /** Where the last phrase candidates start. */
  readonly #places = new ContextPlaces();
  /** Index of the last letter that may be any context. */
  #lastForeign = nowhere;

  constructor(contexts: ContextWords) {
    this.#contexts = contexts;
  }

  /** Resets after the text has moved or changed. */
  reset(): void {
    this.#until = -1;
  }

  /** The bits of the contexts that a range may contain, even if it ends earlier than `until`. */
  bitsIn(text: string, from: number, until: number): number {
    if (from >= until) return 0;
    if (from < this.#from || from > this.#until || until <= this.#until - capacity) this.#beginAt(from);
    for (; this.#until < until; this.#until += 1) this.#read(text, this.#until);
    if (isInside(text, from)) return anyContext;
    return (this.#phrases[(until - 1) & mask] as number) >= from ? this.#bitsFrom(from) : 0;
  }

  /** The bits of the candidates from an index on, including those after the range. */
  #bitsFrom(from: number): number {
    return this.#lastForeign >= from ? anyContext : this.#places.bitsFrom(from);
  }

  #beginAt(at: number): void {
    this.#from = at;
    this.#until = at;
    this.#kind = noWord;
    this.#startBefore = nowhere;
    this.#phrases[(at - 1) & mask] = nowhere;
    this.#places.clear();
    this.#lastForeign = nowhere;
  }

  #read(text: string, at: number): void {
    const unit = text.charCodeAt(at);
    const kind = kindAt(text, at, unit);
    if (this.#kind === noWord || !continuesWord(this.#kind, kind)) {
      this.#endWord();
      this.#start = at;
      this.#hash = 0;
    }
    this.#kind = kind;
    let phrase = kind === noWord ? nowhere : this.#extend(unit);
    // In other scripts word boundaries are not determined; every letter counts as a candidate.
    if (unit >= 0x80 && (kind !== noWord || isIrregular(unit))) {
      phrase = at;
      this.#lastForeign = at;
    }
    this.#phrases[at & mask] = Math.max(this.#phrases[(at - 1) & mask] as number, phrase);
  }

  /** @returns the start of a phrase candidate that ends with the unit */
  #extend(unit: number): number {
    const contexts = this.#contexts;
    const before = this.#hash;
    const hash = extendHash(before, unit);
    const shorter = singularHash(before, unit, hash);
    this.#hash = hash;
    this.#shorter = shorter;
    if (this.#kind === digit && !contexts.hasNumbers) return nowhere;
    const pair =
      this.#startBefore === nowhere ? 0 : contexts.bitsOfPair(this.#hashBefore, this.#shorterBefore, hash, shorter);
    if (pair !== 0) this.#places.add(pair, this.#startBefore);
    if (!contexts.mayBePhrase(hash, shorter)) return pair === 0 ? nowhere : this.#startBefore;
    this.#places.add(contexts.bitsOf(hash, shorter), this.#start);
    return this.#start;
  }

  #endWord(): void {
    if (this.#kind === noWord) return;
    this.#startBefore = this.#contexts.mayStart(this.#hash, this.#shorter) ? this.#start : nowhere;
    this.#hashBefore = this.#hash;
    this.#shorterBefore = this.#shorter;
  }
}

/** Whether an index is inside a word; its remainder is a word that was not hashed. */
function isInside(text: string, at: number): boolean {
  if (at === 0) return false;
  const before = kindAt(text, at - 1, text.charCodeAt(at - 1));
  return before !== noWord && continuesWord(before, kindAt(text, at, text.charCodeAt(at)));
}
