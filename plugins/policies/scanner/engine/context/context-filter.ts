import type { ContextWords } from './context-words.js';
import { digit, continuesWord, extendHash, isIrregular, kindAt, noWord, singularHash } from './word-tokenizer.js';

/** Size of the ring buffer, a power of two: more than the distance from a start to the last context word after its longest match. */
const capacity = 512;
const mask = capacity - 1;
const nowhere = -1;

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

  constructor(contexts: ContextWords) {
    this.#contexts = contexts;
  }

  /** Resets after the text has moved or changed. */
  reset(): void {
    this.#until = -1;
  }

  /** Whether a range may contain context words, also if it ends earlier than `until`. */
  mayFind(text: string, from: number, until: number): boolean {
    if (from >= until) return false;
    if (from < this.#from || from > this.#until || until <= this.#until - capacity) this.#beginAt(from);
    for (; this.#until < until; this.#until += 1) this.#read(text, this.#until);
    return (this.#phrases[(until - 1) & mask] as number) >= from || isInside(text, from);
  }

  #beginAt(at: number): void {
    this.#from = at;
    this.#until = at;
    this.#kind = noWord;
    this.#startBefore = nowhere;
    this.#phrases[(at - 1) & mask] = nowhere;
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
    if (unit >= 0x80 && (kind !== noWord || isIrregular(unit))) phrase = at;
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
    if (contexts.mayBePhrase(hash, shorter)) return this.#start;
    const isPhrase =
      this.#startBefore !== nowhere && contexts.mayStartPair(this.#hashBefore, this.#shorterBefore, hash, shorter);
    return isPhrase ? this.#startBefore : nowhere;
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
