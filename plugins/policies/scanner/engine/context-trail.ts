import type { ContextWords } from './context-words.js';
import { contextBefore } from './limits.js';
import { SpokenPhrases } from './spoken-phrases.js';
import { digit, goesOn, hashed, isLowHalf, kindAt, noWord, otherLetter, singularHash } from './word-kinds.js';

/** Of places so near to each other it is worth it to keep what is spoken of. */
const nearby = 16;
const silence: ReadonlyMap<number, number> = new Map();

/**
 * Tells which contexts are spoken of before a place. Places come from left to right and their contexts overlap, so each word is looked at once
 * and nearly always nothing begins with it that speaks of anything; only then all words before the place are read.
 */
export class ContextTrail {
  readonly #contexts: ContextWords;
  readonly #phrases: SpokenPhrases;
  /** How many words have begun. */
  #words = 0;
  /** The last place whose contexts were read. */
  #lastRead = Number.NEGATIVE_INFINITY;
  /** The last unit that is not ASCII. */
  #lastForeign = -1;
  /** So far the text was looked at. */
  #at = 0;
  /** Of the word that the text ends with there. */
  #kind = noWord;
  #start = 0;
  #hash = 0;
  #shorter = 0;
  /** The word before it. */
  #startBefore = 0;
  #hashBefore = 0;
  #shorterBefore = 0;
  /** Where the last phrase may begin. */
  #telling = -1;

  constructor(contexts: ContextWords) {
    this.#contexts = contexts;
    this.#phrases = new SpokenPhrases(contexts);
  }

  /** The next text is another one. */
  forget(): void {
    this.#beginAt(0);
  }

  /** The text lost so many characters in front. */
  shift(characters: number): void {
    this.#at -= characters;
    this.#start -= characters;
    this.#startBefore -= characters;
    this.#telling -= characters;
    this.#lastForeign -= characters;
    this.#lastRead -= characters;
    this.#phrases.shift(characters);
  }

  /** Whether anything may be spoken of before a place. */
  maySpeak(text: string, place: number): boolean {
    const start = Math.max(0, place - contextBefore);
    if (this.#at > place || this.#at < start) this.#beginAt(start);
    this.#follow(text, place);
    return this.#telling >= start || this.#isTellingFrom(text, start, place);
  }

  /**
   * @param place not inside a character
   * @returns context → how many words lie between it and the place, for those that are spoken of before it
   */
  read(text: string, place: number): ReadonlyMap<number, number> {
    if (!this.maySpeak(text, place)) return silence;
    const start = Math.max(0, place - contextBefore);
    const isNear = place - this.#lastRead <= nearby;
    this.#lastRead = place;
    if (!isNear || this.#lastForeign >= start || this.#contexts.hasNumerals) {
      this.#phrases.forget();
      return this.#contexts.read(text.slice(start, place));
    }
    const isSplit = this.#kind === noWord || !goesOn(this.#kind, kindAt(text, place, text.charCodeAt(place)));
    const isCut = this.#isTellingFrom(text, start, place);
    return this.#phrases.read(text, start, place, this.#words, isSplit, isCut);
  }

  #beginAt(at: number): void {
    this.#at = at;
    this.#kind = noWord;
    this.#hashBefore = 0;
    this.#shorterBefore = 0;
    this.#telling = -1;
    this.#lastForeign = -1;
    this.#lastRead = Number.NEGATIVE_INFINITY;
    this.#phrases.forget();
  }

  #follow(text: string, place: number): void {
    for (let at = this.#at; at < place; at += 1) {
      const unit = text.charCodeAt(at);
      const next = kindAt(text, at, unit);
      if (unit >= 0x80) this.#lastForeign = at;
      if (this.#kind === noWord || !goesOn(this.#kind, next)) {
        this.#passWord();
        this.#start = at;
        this.#hash = 0;
        if (next !== noWord) this.#words += 1;
      }
      if (next === otherLetter && this.#contexts.mayBeginUnspaced(text.charCodeAt(at - 1), unit))
        this.#telling = Math.max(this.#telling, at - 1);
      const before = this.#hash;
      this.#hash = hashed(before, unit);
      this.#shorter = singularHash(before, unit, this.#hash);
      this.#kind = next;
    }
    this.#at = place;
    // It may go on behind the place; then it is looked at again.
    this.#lookAtWord();
  }

  #passWord(): void {
    if (this.#kind === noWord) return;
    this.#lookAtWord();
    this.#startBefore = this.#start;
    this.#hashBefore = this.#hash;
    this.#shorterBefore = this.#shorter;
  }

  #lookAtWord(): void {
    const contexts = this.#contexts;
    if (this.#kind === noWord || (this.#kind === digit && !contexts.hasNumbers)) return;
    if (contexts.mayGoOn(this.#hashBefore, this.#shorterBefore, this.#hash, this.#shorter))
      this.#tell(this.#startBefore, this.#words - 1);
    if (contexts.maySay(this.#hash, this.#shorter)) this.#tell(this.#start, this.#words);
  }

  #tell(start: number, word: number): void {
    this.#telling = Math.max(this.#telling, start);
    this.#phrases.mayBegin(start, word);
  }

  /** Whether a phrase may begin with the rest of a word that begins before `start`. */
  #isTellingFrom(text: string, start: number, place: number): boolean {
    if (start === 0) return false;
    const first = text.charCodeAt(start);
    // Half a character is no letter, so a word begins behind it.
    if (isLowHalf(first)) return true;
    const before = text.charCodeAt(start - 1);
    const kind = kindAt(text, start, first);
    if (kind === noWord || !goesOn(kindAt(text, start - 1, before), kind)) return false;
    const end = readWord(text, start, place);
    const [hash, shorter] = [word.hash, word.shorter];
    if (!this.#contexts.mayBegin(hash, shorter)) return false;
    if (this.#contexts.maySay(hash, shorter)) return true;
    const next = beginOfWord(text, end, place);
    readWord(text, next, place);
    return next < place && this.#contexts.mayGoOn(hash, shorter, word.hash, word.shorter);
  }
}

/** The hashes of the word that was read last. */
const word = { hash: 0, shorter: 0 };

/** Reads the word that begins at an index. @returns where it ends */
function readWord(text: string, start: number, end: number): number {
  let [hash, shorter, last] = [0, 0, noWord];
  let at = start;
  for (; at < end; at += 1) {
    const unit = text.charCodeAt(at);
    const kind = kindAt(text, at, unit);
    if (at > start && !goesOn(last, kind)) break;
    const before = hash;
    hash = hashed(before, unit);
    shorter = singularHash(before, unit, hash);
    last = kind;
  }
  word.hash = hash;
  word.shorter = shorter;
  return at;
}

function beginOfWord(text: string, from: number, end: number): number {
  let at = from;
  while (at < end && kindAt(text, at, text.charCodeAt(at)) === noWord) at += 1;
  return at;
}
