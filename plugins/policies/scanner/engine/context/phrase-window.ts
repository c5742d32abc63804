import type { ContextWords } from './context-words.js';
import { UnspacedWindow } from './unspaced-window.js';

/** Maximum number of phrase candidates between two reads; with more, the whole window is read again. */
const maxCandidates = 32;
const noPhrases: ReadonlyMap<number, number> = new Map();

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
  /** Starts of phrase candidates since then, and the numbers of their first words. */
  readonly #starts: number[] = [];
  readonly #numbers: number[] = [];
  readonly #unspaced: UnspacedWindow;

  constructor(contexts: ContextWords) {
    this.#contexts = contexts;
    this.#unspaced = new UnspacedWindow(contexts.unspaced);
  }

  /** Discards the phrases, because the next window does not continue this one. */
  reset(): void {
    this.#unspaced.reset();
    this.#isKnown = false;
    this.#phrases.clear();
    this.#starts.length = 0;
    this.#numbers.length = 0;
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
    if (!this.#isKnown) return;
    // Reading from an earlier word on would include this one.
    while ((this.#numbers.at(-1) ?? 0) > number) {
      this.#starts.pop();
      this.#numbers.pop();
    }
    if (this.#numbers.at(-1) === number) return;
    if (this.#starts.length === maxCandidates) {
      this.reset();
      return;
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
   * @param isForeign whether the window has units outside ASCII
   * @returns context → number of words between its last phrase and the end of the window
   */
  read(
    text: string,
    from: number,
    place: number,
    words: number,
    isSplit: boolean,
    isCut: boolean,
    isForeign: boolean,
  ): ReadonlyMap<number, number> {
    const mayContinue = this.#isKnown && !isCut;
    const start = mayContinue ? this.#firstNew(from) : from;
    if (!mayContinue) this.reset();
    else if (this.#phrases.size > 0) this.#drop(from);
    if (start < place)
      this.#contexts.readEach(text, start, place, (context, begin, distance) =>
        this.#keep(context, begin, words - distance),
      );
    if (isForeign) this.#unspaced.moveTo(text, from, place);
    else this.#unspaced.reset();
    this.#isKnown = isSplit;
    this.#lastRead = words;
    return this.#distances(words, isForeign);
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
    if (known && known.start > start) return;
    this.#phrases.set(context, { start, last });
  }

  #distances(words: number, isForeign: boolean): ReadonlyMap<number, number> {
    if (this.#phrases.size === 0 && !isForeign) return noPhrases;
    const distances = new Map<number, number>();
    for (const [context, { last }] of this.#phrases) distances.set(context, words - last);
    this.#unspaced.each((context, distance) => {
      distances.set(context, Math.min(distance, distances.get(context) ?? distance));
    });
    return distances;
  }
}
