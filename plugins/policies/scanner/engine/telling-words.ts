import type { ContextWords } from './context-words.js';
import { digit, goesOn, hashed, isPeculiar, kindAt, noWord, singularHash } from './word-kinds.js';

/** So many places are remembered: more than lie between a beginning and the last word behind its longest match, and a power of two. */
const room = 512;
const mask = room - 1;
const nowhere = -1;

/**
 * Tells whether words of a stretch of the text may speak of a context. Behind the matches that begin at one place and at the next ones lie the same words,
 * so each is looked at once. Nearly always none may say anything, and then nothing has to be read behind any match.
 */
export class TellingWords {
  readonly #contexts: ContextWords;
  /** What was looked at. */
  #from = 0;
  #until = -1;
  /** Of the word that it ends with. */
  #kind = noWord;
  #start = nowhere;
  #hash = 0;
  #shorter = 0;
  /** The word before it; it begins nowhere where it begins no phrase. */
  #startBefore = nowhere;
  #hashBefore = 0;
  #shorterBefore = 0;
  /** By place: where the last phrase begins that is there by then, or would be if the text ended with a part of its last word. */
  readonly #phrases = new Int32Array(room);

  constructor(contexts: ContextWords) {
    this.#contexts = contexts;
  }

  /** The text has moved, or is another one. */
  forget(): void {
    this.#until = -1;
  }

  /** Whether anything that stands between two places may speak of a context, also where what is read ends earlier. */
  maySpeak(text: string, from: number, until: number): boolean {
    if (from >= until) return false;
    if (from < this.#from || from > this.#until || until <= this.#until - room) this.#beginAt(from);
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
    if (this.#kind === noWord || !goesOn(this.#kind, kind)) {
      this.#passWord();
      this.#start = at;
      this.#hash = 0;
    }
    this.#kind = kind;
    let phrase = kind === noWord ? nowhere : this.#goOn(unit);
    // Of other scripts it is not asked where words begin and end.
    if (unit >= 0x80 && (kind !== noWord || isPeculiar(unit))) phrase = at;
    this.#phrases[at & mask] = Math.max(this.#phrases[(at - 1) & mask] as number, phrase);
  }

  /** @returns where a phrase may begin that ends with the unit */
  #goOn(unit: number): number {
    const contexts = this.#contexts;
    const before = this.#hash;
    const hash = hashed(before, unit);
    const shorter = singularHash(before, unit, hash);
    this.#hash = hash;
    this.#shorter = shorter;
    if (this.#kind === digit && !contexts.hasNumbers) return nowhere;
    if (contexts.maySay(hash, shorter)) return this.#start;
    const isPhrase =
      this.#startBefore !== nowhere && contexts.mayGoOn(this.#hashBefore, this.#shorterBefore, hash, shorter);
    return isPhrase ? this.#startBefore : nowhere;
  }

  #passWord(): void {
    if (this.#kind === noWord) return;
    this.#startBefore = this.#contexts.mayBegin(this.#hash, this.#shorter) ? this.#start : nowhere;
    this.#hashBefore = this.#hash;
    this.#shorterBefore = this.#shorter;
  }
}

/** Whether a place is inside a word that may speak: the rest of it is another one. */
function isInside(text: string, at: number): boolean {
  if (at === 0) return false;
  const before = kindAt(text, at - 1, text.charCodeAt(at - 1));
  return before !== noWord && goesOn(before, kindAt(text, at, text.charCodeAt(at)));
}
