import type { ContextWords } from './context-words.js';
import { UnspacedWindow } from './unspaced-window.js';

/** Maximum number of phrase candidates between two reads; with more, the whole window is read again. */
const maxCandidates = 32;
const noPhrases = new Map<number, number>();

interface Phrase {
  /** Index of its first unit. */
  start: number;
  /** Number of its last word. */
  last: number;
}

/**
 * The phrases in the window before a position, kept from one position to the next: phrases that leave the window are dropped, and only new words are
 * read. Words are numbered consecutively.
 */
export class PhraseWindow {
  readonly #contexts: ContextWords;
  /** By context: its last phrase. */
  readonly #phrases = new Map<number, Phrase>();
  /** Whether the phrases are complete for the position of the last read. */
  #isKnown = false;
  #lastRead = 0;
  /** The result of the last read; it stays the same until another word follows, or a phrase leaves the window. */
  #distances = noPhrases;
  /** Starts of phrase candidates that were not complete then, and the numbers of their first words. */
  readonly #starts: number[] = [];
  readonly #numbers: number[] = [];
  readonly #unspaced: UnspacedWindow;

  constructor(contexts: ContextWords) {
    this.#contexts = contexts;
    this.#unspaced = new UnspacedWindow(contexts.unspaced);
  }

  /** Discards the phrases, because the next window does not continue this one. */
  reset(): void {
    this.forget();
    this.#starts.length = 0;
    this.#numbers.length = 0;
  }

  /** Discards the phrases, but not the candidates: a phrase that was incomplete may be completed by the next words. */
  forget(): void {
    this.#unspaced.reset();
    this.#isKnown = false;
    this.#phrases.clear();
  }

  /** Adjusts all indices after `characters` units were dropped from the start of the text. */
  shift(characters: number): void {
    this.#unspaced.shift(characters);
    for (const phrase of this.#phrases.values()) phrase.start -= characters;
    for (let index = 0; index < this.#starts.length; index += 1)
      this.#starts[index] = (this.#starts[index] as number) - characters;
  }

  /** Adds a phrase candidate. */
  addCandidate(start: number, number: number): void {
    // Reading from an earlier word on would include this one.
    while ((this.#numbers.at(-1) ?? 0) > number) {
      this.#starts.pop();
      this.#numbers.pop();
    }
    if (this.#numbers.at(-1) === number) return;
    if (this.#starts.length === maxCandidates) {
      // The first one has so many words after it that its phrase is complete.
      this.#starts.shift();
      this.#numbers.shift();
      this.#isKnown = false;
    }
    this.#starts.push(start);
    this.#numbers.push(number);
  }

  /**
   * @param from start of the window
   * @param place end of the window
   * @param words number of words up to the end
   * @param isSplit whether a word boundary is at the end, so that the last word is complete
   * @param isCut whether the window starts inside a word whose remainder may start a phrase
   * @param mayBeUnspaced whether a phrase in a script without spaces may start in the window
   * @returns context → number of words between its last phrase and the end of the window; valid until the next read
   */
  read(
    text: string,
    from: number,
    place: number,
    words: number,
    isSplit: boolean,
    isCut: boolean,
    mayBeUnspaced: boolean,
  ): ReadonlyMap<number, number> {
    const mayContinue = this.#isKnown && !isCut;
    if (!mayContinue) this.forget();
    const known = this.#phrases.size;
    if (known > 0) this.#drop(from);
    let isWhole = mayContinue && this.#phrases.size === known && this.#unspaced.size === 0;
    const isSame = mayContinue && words === this.#lastRead;
    if (!isSame) this.#readWords(text, mayContinue ? this.#firstNew(from) : from, place, words);
    if (mayBeUnspaced) this.#unspaced.moveTo(text, from, place);
    else this.#unspaced.reset();
    this.#isKnown = isSplit;
    this.#lastRead = words;
    isWhole &&= this.#unspaced.size === 0;
    if (!isSame || !isWhole) this.#distances = this.#distancesAt(words, isWhole ? this.#distances : noPhrases);
    return this.#distances;
  }

  #readWords(text: string, from: number, place: number, words: number): void {
    if (from >= place) return;
    this.#contexts.readEach(text, from, place, (context, begin, distance) =>
      this.#keep(context, begin, words - distance),
    );
  }

  /** The start of the first candidate that was not complete at the last read. */
  #firstNew(from: number): number {
    const least = this.#lastRead - this.#contexts.maxWords;
    while (this.#starts.length > 0 && ((this.#numbers[0] as number) <= least || (this.#starts[0] as number) < from)) {
      this.#starts.shift();
      this.#numbers.shift();
    }
    return this.#starts[0] ?? Number.POSITIVE_INFINITY;
  }

  #drop(from: number): void {
    for (const [context, { start }] of this.#phrases) if (start < from) this.#phrases.delete(context);
  }

  #keep(context: number, start: number, last: number): void {
    const known = this.#phrases.get(context);
    if (!known) this.#phrases.set(context, { start, last });
    else if (known.start <= start) {
      known.start = start;
      known.last = last;
    }
  }

  /** @param former distances of some of the same phrases, to be updated: most phrases are still there at the next position */
  #distancesAt(words: number, former: Map<number, number>): Map<number, number> {
    if (this.#phrases.size === 0 && this.#unspaced.size === 0) return noPhrases;
    const distances = former === noPhrases ? new Map<number, number>() : former;
    for (const [context, { last }] of this.#phrases) distances.set(context, words - last);
    this.#unspaced.each((context, distance) => {
      distances.set(context, Math.min(distance, distances.get(context) ?? distance));
    });
    return distances;
  }
}
