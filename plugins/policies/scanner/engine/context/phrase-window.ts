import type { ContextWords } from './context-words.js';
import { type ContextDistances, FoundPhrases } from './found-phrases.js';
import { UnspacedWindow } from './unspaced-window.js';

/** Maximum number of phrase candidates between two reads; with more, the whole window is read again. */
const maxCandidates = 32;

/** A window before a position, as far as its words are known without reading them. */
interface Window {
  readonly from: number;
  readonly place: number;
  /** The number of words up to its end. */
  readonly words: number;
  /** Whether a word boundary is at its end, so that the last word is complete. */
  readonly isSplit: boolean;
  /** The number of the word inside which it starts, if its remainder may start a phrase; otherwise 0. */
  readonly cut: number;
  /** Whether a phrase in a script without spaces may start in it. */
  readonly mayBeUnspaced: boolean;
}

/**
 * The phrases in the window before a position, kept from one position to the next: phrases that leave the window are dropped, and only new words are
 * read. Words are numbered consecutively.
 */
export class PhraseWindow {
  readonly #contexts: ContextWords;
  readonly #unspaced: UnspacedWindow;
  readonly #found: FoundPhrases;
  /** Whether the phrases of the complete words at the last read are known. */
  #isKnown = false;
  /** Number of these words. */
  #lastRead = 0;
  /** Starts of phrase candidates that were not complete then, the numbers of their first words, and those of the last words that may belong to them. */
  readonly #starts: number[] = [];
  readonly #numbers: number[] = [];
  readonly #lasts: number[] = [];

  constructor(contexts: ContextWords) {
    this.#contexts = contexts;
    this.#unspaced = new UnspacedWindow(contexts.unspaced);
    this.#found = new FoundPhrases(this.#unspaced);
  }

  /** Discards the phrases, because the next window does not continue this one. */
  reset(): void {
    this.forget();
    this.#starts.length = 0;
    this.#numbers.length = 0;
    this.#lasts.length = 0;
  }

  /** Discards the phrases, but not the candidates: a phrase that was incomplete may be completed by the next words. */
  forget(): void {
    this.#unspaced.reset();
    this.#isKnown = false;
    this.#found.clear();
  }

  /** Adjusts all indices after `characters` units were dropped from the start of the text. */
  shift(characters: number): void {
    this.#unspaced.shift(characters);
    this.#found.shift(characters);
    for (let index = 0; index < this.#starts.length; index += 1)
      this.#starts[index] = (this.#starts[index] as number) - characters;
  }

  /**
   * Adds a phrase candidate.
   *
   * @param isPhrase whether it is one word; otherwise more words may belong to it
   */
  addCandidate(start: number, number: number, isPhrase: boolean): void {
    const last = isPhrase ? number : number + this.#contexts.maxWords;
    // Reading from an earlier word on would include this one.
    while ((this.#numbers.at(-1) ?? 0) > number) this.#dropLast();
    if (this.#numbers.at(-1) === number) {
      this.#lasts[this.#lasts.length - 1] = Math.max(last, this.#lasts.at(-1) as number);
      return;
    }
    if (this.#starts.length === maxCandidates) {
      // The first one has enough words after it for its phrase to be complete.
      this.#dropFirst();
      this.#isKnown = false;
    }
    this.#starts.push(start);
    this.#numbers.push(number);
    this.#lasts.push(last);
  }

  /** @returns the contexts of the phrases in the window; valid until the next read */
  read(text: string, { from, place, words, isSplit, cut, mayBeUnspaced }: Window): ContextDistances {
    const mayContinue = this.#isKnown;
    if (!mayContinue) this.forget();
    this.#found.dropBefore(from);
    if (!mayContinue || words !== this.#lastRead)
      this.#readWords(text, mayContinue ? this.#firstNew(from) : from, place, words);
    if (cut > 0 && mayContinue) this.#contexts.readFirst(text, from, place, this.#found, cut);
    if (mayBeUnspaced) this.#unspaced.moveTo(text, from, place);
    else this.#unspaced.reset();
    this.#isKnown = true;
    this.#lastRead = isSplit ? words : words - 1;
    return this.#found;
  }

  #readWords(text: string, from: number, place: number, words: number): void {
    this.#found.dropFrom(from);
    if (from < place) this.#contexts.readRange(text, from, place, this.#found, words);
    this.#found.words = words;
  }

  /** The start of the first candidate that was not complete at the last read. */
  #firstNew(from: number): number {
    while (
      this.#starts.length > 0 &&
      ((this.#lasts[0] as number) <= this.#lastRead || (this.#starts[0] as number) < from)
    )
      this.#dropFirst();
    return this.#starts[0] ?? Number.POSITIVE_INFINITY;
  }

  #dropFirst(): void {
    this.#starts.shift();
    this.#numbers.shift();
    this.#lasts.shift();
  }

  #dropLast(): void {
    this.#starts.pop();
    this.#numbers.pop();
    this.#lasts.pop();
  }
}
