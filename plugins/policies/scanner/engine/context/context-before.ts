import { ContextPlaces } from './context-places.js';
import type { ContextWords } from './context-words.js';
import { maxContextBefore } from '../limits.js';
import { type ContextDistances, noPhrases } from './found-phrases.js';
import { PhraseWindow } from './phrase-window.js';
import {
  digit,
  continuesWord,
  extendHash,
  isIrregular,
  isLowSurrogate,
  kindAt,
  noWord,
  otherLetter,
  singularHash,
} from './word-tokenizer.js';

/** Positions closer than this share the memo of phrases found before them. */
const nearby = 16;
/** Number of units in the memo of words, a power of two: more than there are in a window. */
const memoSize = 2 * maxContextBefore;
const memoMask = memoSize - 1;

/**
 * Finds the contexts whose phrases occur before a position. Positions are queried in ascending order and their windows overlap, so each word is
 * hashed once; the words of a window are read only if one of the hashes may start a phrase.
 */
export class ContextBefore {
  readonly #contexts: ContextWords;
  readonly #phrases: PhraseWindow;
  /** Number of words begun so far. */
  #words = 0;
  /** The same after each of the last units, by the last bits of their index. */
  readonly #wordsAt = new Int32Array(memoSize);
  /** Number of units dropped from the start of the text. */
  #gone = 0;
  /** The last position whose contexts were read. */
  #lastRead = Number.NEGATIVE_INFINITY;
  /** Index of the last unit that may start a phrase in a script without spaces, and of the last irregular one. */
  #lastUnspaced = -1;
  #lastIrregular = -1;
  /** Everything before this index was scanned. */
  #at = 0;
  /** The word that ends at `#at`: kind of its last unit, start, hash, and hash without a final `s`. */
  #kind = noWord;
  #start = 0;
  #hash = 0;
  #shorter = 0;
  /** The word before it. */
  #startBefore = 0;
  #hashBefore = 0;
  #shorterBefore = 0;
  /** Start of the last phrase candidate; -1 without one. */
  #lastCandidate = -1;
  /** The same for the contexts of candidates in scripts with spaces. */
  readonly #places = new ContextPlaces();

  constructor(contexts: ContextWords) {
    this.#contexts = contexts;
    this.#phrases = new PhraseWindow(contexts);
  }

  /** Resets for another text. */
  reset(): void {
    this.#beginAt(0);
  }

  /** Adjusts all indices after `characters` units were dropped from the start of the text. */
  shift(characters: number): void {
    this.#at -= characters;
    this.#gone += characters;
    this.#start -= characters;
    this.#startBefore -= characters;
    this.#lastCandidate -= characters;
    this.#places.shift(characters);
    this.#lastUnspaced -= characters;
    this.#lastIrregular -= characters;
    this.#lastRead -= characters;
    this.#phrases.shift(characters);
  }

  /** Whether a phrase may occur in the window before a position. May return false positives. */
  mayFind(text: string, place: number): boolean {
    const start = Math.max(0, place - maxContextBefore);
    if (this.#at > place || this.#at < start) this.#beginAt(start);
    this.#follow(text, place);
    return this.#lastCandidate >= start || this.#isCandidateFrom(text, start, place);
  }

  /** The bits of the contexts whose phrases may be in the window before a position; undefined if its words have to be read for that. */
  bitsIn(text: string, place: number): number | undefined {
    if (!this.mayFind(text, place)) return 0;
    const start = Math.max(0, place - maxContextBefore);
    const mayBeOther = this.#lastUnspaced >= start || this.#lastIrregular >= start || this.#contexts.hasNumerals;
    return mayBeOther || this.#isCandidateFrom(text, start, place) ? undefined : this.#places.bitsFrom(start);
  }

  /**
   * @param place not between the two halves of a surrogate pair
   * @returns the contexts of all phrases in the window before the position; valid until the next read
   */
  read(text: string, place: number): ContextDistances {
    if (!this.mayFind(text, place)) return noPhrases;
    const start = Math.max(0, place - maxContextBefore);
    const isNear = place - this.#lastRead <= nearby;
    this.#lastRead = place;
    if (!isNear || this.#lastIrregular >= start || this.#contexts.hasNumerals) {
      this.#phrases.forget();
      return this.#contexts.read(text.slice(start, place));
    }
    const isSplit = this.#kind === noWord || !continuesWord(this.#kind, kindAt(text, place, text.charCodeAt(place)));
    const cut = this.#isCandidateFrom(text, start, place) ? this.#cutWord(text, start) : 0;
    const mayBeUnspaced = this.#lastUnspaced >= start;
    return this.#phrases.read(text, { from: start, place, words: this.#words, isSplit, cut, mayBeUnspaced });
  }

  #beginAt(at: number): void {
    this.#at = at;
    this.#kind = noWord;
    this.#hashBefore = 0;
    this.#shorterBefore = 0;
    this.#lastCandidate = -1;
    this.#places.clear();
    this.#lastUnspaced = -1;
    this.#lastIrregular = -1;
    this.#lastRead = Number.NEGATIVE_INFINITY;
    this.#phrases.reset();
  }

  #follow(text: string, place: number): void {
    for (let at = this.#at; at < place; at += 1) {
      const unit = text.charCodeAt(at);
      const next = kindAt(text, at, unit);
      if (unit >= 0x80 && isIrregular(unit)) this.#lastIrregular = at;
      if (this.#kind === noWord || !continuesWord(this.#kind, next)) {
        this.#endWord();
        this.#start = at;
        this.#hash = 0;
        if (next !== noWord) this.#words += 1;
      }
      this.#wordsAt[(at + this.#gone) & memoMask] = this.#words;
      if (next === otherLetter && this.#contexts.unspaced.mayStart(text.charCodeAt(at - 1), unit)) {
        this.#lastUnspaced = at - 1;
        this.#lastCandidate = Math.max(this.#lastCandidate, at - 1);
      }
      const before = this.#hash;
      this.#hash = extendHash(before, unit);
      this.#shorter = singularHash(before, unit, this.#hash);
      this.#kind = next;
    }
    this.#at = place;
    // The word may continue past the position; it is then checked again.
    this.#testWord();
  }

  #endWord(): void {
    if (this.#kind === noWord) return;
    this.#testWord();
    this.#startBefore = this.#start;
    this.#hashBefore = this.#hash;
    this.#shorterBefore = this.#shorter;
  }

  #testWord(): void {
    const contexts = this.#contexts;
    if (this.#kind === noWord || (this.#kind === digit && !contexts.hasNumbers)) return;
    const pair = contexts.bitsOfPair(this.#hashBefore, this.#shorterBefore, this.#hash, this.#shorter);
    if (pair !== 0) this.#addCandidate(this.#startBefore, this.#words - 1, false, pair);
    if (!contexts.mayBePhrase(this.#hash, this.#shorter)) return;
    this.#addCandidate(this.#start, this.#words, true, contexts.bitsOf(this.#hash, this.#shorter));
  }

  #addCandidate(start: number, word: number, isPhrase: boolean, bits: number): void {
    this.#lastCandidate = Math.max(this.#lastCandidate, start);
    this.#places.add(bits, start);
    this.#phrases.addCandidate(start, word, isPhrase);
  }

  /** The number of the word inside which a window starts; 0 if all words have to be read again. */
  #cutWord(text: string, start: number): number {
    if (!isLowSurrogate(text.charCodeAt(start))) return this.#wordsAt[(start + this.#gone) & memoMask] as number;
    this.#phrases.forget();
    return 0;
  }

  /** Whether a phrase may start with the remainder of a word that the start of the window cuts off. */
  #isCandidateFrom(text: string, start: number, place: number): boolean {
    if (start === 0) return false;
    const first = text.charCodeAt(start);
    // An unpaired surrogate is not a letter, so a word starts after it.
    if (isLowSurrogate(first)) return true;
    const before = kindAt(text, start - 1, text.charCodeAt(start - 1));
    const kind = kindAt(text, start, first);
    if (before === noWord || kind === noWord || !continuesWord(before, kind)) return false;
    const end = readWord(text, start, place);
    const [hash, shorter] = [word.hash, word.shorter];
    if (!this.#contexts.mayStart(hash, shorter)) return false;
    if (this.#contexts.mayBePhrase(hash, shorter)) return true;
    const next = startOfWord(text, end, place);
    readWord(text, next, place);
    return next < place && this.#contexts.mayStartPair(hash, shorter, word.hash, word.shorter);
  }
}

/** The hashes of the word read last. */
const word = { hash: 0, shorter: 0 };

/**
 * Hashes the word that starts at an index.
 *
 * @returns the index of its end
 */
function readWord(text: string, start: number, end: number): number {
  let [hash, shorter, last] = [0, 0, noWord];
  let at = start;
  for (; at < end; at += 1) {
    const unit = text.charCodeAt(at);
    const kind = kindAt(text, at, unit);
    if (at > start && !continuesWord(last, kind)) break;
    const before = hash;
    hash = extendHash(before, unit);
    shorter = singularHash(before, unit, hash);
    last = kind;
  }
  word.hash = hash;
  word.shorter = shorter;
  return at;
}

function startOfWord(text: string, from: number, end: number): number {
  let at = from;
  while (at < end && kindAt(text, at, text.charCodeAt(at)) === noWord) at += 1;
  return at;
}
