import { type ContextWords, mayBeLetter } from './context-words.js';
import { contextBehind } from './limits.js';
import { noText, type PresentText } from './present-text.js';
import { TellingWords } from './telling-words.js';

const mostBehind = 128;
/** Few matches end within so many characters. */
const fewEnds = 20;
const noWords: ReadonlyMap<number, number> = new Map();

/** Finds context words after matches. Matches from neighboring starts end at the same indices, so the result is kept for each end. */
export class WordsBehind {
  readonly #contexts: ContextWords;
  #present: PresentText = noText;
  /** By end of the match; cleared when it exceeds `mostBehind` entries. */
  readonly #known = new Map<number, ReadonlyMap<number, number>>();
  readonly #telling: TellingWords;
  /** A range of the text without letters. */
  #silentFrom = 0;
  #silentUntil = -1;

  constructor(contexts: ContextWords) {
    this.#contexts = contexts;
    this.#telling = new TellingWords(contexts);
  }

  /** Sets the text of the next queries. */
  enter(present: PresentText): void {
    this.#present = present;
  }

  /** Resets after the text has moved or changed. */
  forget(): void {
    this.#silentUntil = -1;
    this.#known.clear();
    this.#telling.forget();
  }

  /** Whether more of the text after the end is needed. */
  isCut(end: number): boolean {
    return !this.#present.isFinal && end + contextBehind > this.#present.text.length;
  }

  /** Whether there are certainly no context words after an end: no letters, or a cached empty result. False if more text is needed. */
  isSilent(end: number): boolean {
    if (this.isCut(end)) return false;
    return this.#isWithoutLetters(end, this.#limitOf(end)) || this.#known.get(end)?.size === 0;
  }

  /** The same for all ends between two indices. May return false without cause, where testing would cost as much as examining the matches. */
  isSilentBetween(from: number, end: number): boolean {
    if (this.isCut(end)) return false;
    const until = this.#limitOf(end);
    if (this.#isWithoutLetters(from, until)) return true;
    return end - from > fewEnds && !this.#telling.maySpeak(this.#present.text, from, until);
  }

  #limitOf(end: number): number {
    return Math.min(this.#present.text.length, end + contextBehind);
  }

  #isWithoutLetters(from: number, until: number): boolean {
    const { text } = this.#present;
    if (from < this.#silentFrom || from > this.#silentUntil) {
      this.#silentFrom = from;
      this.#silentUntil = from;
    }
    while (this.#silentUntil < until && !mayBeLetter(text.charCodeAt(this.#silentUntil))) this.#silentUntil += 1;
    return this.#silentUntil >= until;
  }

  /** Context → distance. Requires that {@link isCut} is false for the end. */
  read(end: number): ReadonlyMap<number, number> {
    if (this.#isWithoutLetters(end, this.#limitOf(end))) return noWords;
    const known = this.#known.get(end);
    if (known) return known;
    if (this.#known.size === mostBehind) this.#known.clear();
    const words = this.#contexts.read(textBehind(this.#present.text, end));
    this.#known.set(end, words);
    return words;
  }
}

/** The rest of the sentence, up to `contextBehind` characters. */
function textBehind(text: string, end: number): string {
  const limit = Math.min(text.length, end + contextBehind);
  let at = end;
  while (at < limit && !endsSentence(text.charCodeAt(at))) at += 1;
  return text.slice(end, at);
}

function endsSentence(unit: number): boolean {
  return unit === 0x2e || unit === 0x3b || unit === 0x0a;
}
