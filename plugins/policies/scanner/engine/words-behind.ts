import { type ContextWords, mayBeLetter } from './context-words.js';
import { contextBehind } from './limits.js';
import { noText, type PresentText } from './present-text.js';
import { TellingWords } from './telling-words.js';

const mostBehind = 128;
/** In so many characters few matches end. */
const fewEnds = 20;
const noWords: ReadonlyMap<number, number> = new Map();

/** What the words behind matches speak of. Matches of one place and of the next ones end at the same places, so each is read once. */
export class WordsBehind {
  readonly #contexts: ContextWords;
  #present: PresentText = noText;
  /** By where a match ends; emptied where it has more. */
  readonly #known = new Map<number, ReadonlyMap<number, number>>();
  readonly #telling: TellingWords;
  /** A stretch of the text without letters. */
  #silentFrom = 0;
  #silentUntil = -1;

  constructor(contexts: ContextWords) {
    this.#contexts = contexts;
    this.#telling = new TellingWords(contexts);
  }

  /** What is asked about from now on. */
  enter(present: PresentText): void {
    this.#present = present;
  }

  /** The text has moved, or is another one. */
  forget(): void {
    this.#silentUntil = -1;
    this.#known.clear();
    this.#telling.forget();
  }

  /** Whether words behind the end may still come. */
  isCut(end: number): boolean {
    return !this.#present.isFinal && end + contextBehind > this.#present.text.length;
  }

  /** Whether no letter stands where words would count, or they are known to speak of nothing. False where the text is not there yet. */
  isSilent(end: number): boolean {
    if (this.isCut(end)) return false;
    return this.#isWithoutLetters(end, this.#limitOf(end)) || this.#known.get(end)?.size === 0;
  }

  /** The same behind whatever ends between two places. False also where it would take as long to tell as to look at what ends there. */
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

  /** By context: its distance. Where what is behind is there. */
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

/** The rest of the sentence, as far as it counts. */
function textBehind(text: string, end: number): string {
  const limit = Math.min(text.length, end + contextBehind);
  let at = end;
  while (at < limit && !endsSentence(text.charCodeAt(at))) at += 1;
  return text.slice(end, at);
}

function endsSentence(unit: number): boolean {
  return unit === 0x2e || unit === 0x3b || unit === 0x0a;
}
