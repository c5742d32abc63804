import type { ContextWords } from './context-words.js';
import { digit, continuesWord, extendHash, isIrregular, kindAt, noWord, singularHash } from './word-tokenizer.js';

/** Size of the ring buffer, a power of two: more than the distance from a start to the last context word after its longest match. */
const capacity = 512;
const mask = capacity - 1;
const nowhere = -1;
/** The bits of all contexts. */
export const anyContext = -1;
const bitCount = 32;

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
  /** By bit: start of the last phrase candidate of one of its contexts. */
  readonly #lastOfBit = new Int32Array(bitCount);
  /** Index of the last letter that may be any context. */
  #lastForeign = nowhere;

  constructor(contexts: ContextWords) {
    this.#contexts = contexts;
  }

  /** Resets after the text has moved or changed. */
  reset(): void {
    this.#until = -1;
  }

  /** The bits of the contexts that a range may contain, also if it ends earlier than `until`. */
  bitsIn(text: string, from: number, until: number): number {
    if (from >= until) return 0;
    if (from < this.#from || from > this.#until || until <= this.#until - capacity) this.#beginAt(from);
    for (; this.#until < until; this.#until += 1) this.#read(text, this.#until);
    if (isInside(text, from)) return anyContext;
    return (this.#phrases[(until - 1) & mask] as number) >= from ? this.#bitsFrom(from) : 0;
  }

  /** The bits of the candidates from an index on, including those after the range. */
  #bitsFrom(from: number): number {
    if (this.#lastForeign >= from) return anyContext;
    let bits = 0;
    for (let bit = 0; bit < bitCount; bit += 1) if ((this.#lastOfBit[bit] as number) >= from) bits |= 1 << bit;
    return bits;
  }

  #beginAt(at: number): void {
    this.#from = at;
    this.#until = at;
    this.#kind = noWord;
    this.#startBefore = nowhere;
    this.#phrases[(at - 1) & mask] = nowhere;
    this.#lastOfBit.fill(nowhere);
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
    const isPair =
      this.#startBefore !== nowhere && contexts.mayStartPair(this.#hashBefore, this.#shorterBefore, hash, shorter);
    if (isPair) this.#addBits(contexts.bitsOf(this.#hashBefore, this.#shorterBefore), this.#startBefore);
    if (!contexts.mayBePhrase(hash, shorter)) return isPair ? this.#startBefore : nowhere;
    this.#addBits(contexts.bitsOf(hash, shorter), this.#start);
    return this.#start;
  }

  #addBits(bits: number, start: number): void {
    for (let rest = bits; rest !== 0; rest &= rest - 1) {
      const bit = 31 - Math.clz32(rest & -rest);
      this.#lastOfBit[bit] = Math.max(this.#lastOfBit[bit] as number, start);
    }
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
