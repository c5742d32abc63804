import type { ContextWords } from './context-words.js';

/** Beginnings of phrases between two readings that are remembered; with more, all words are read again. */
const mostBeginnings = 32;
const silence: ReadonlyMap<number, number> = new Map();

interface Phrase {
  /** Where it begins. */
  start: number;
  /** The number of its last word. */
  last: number;
}

/**
 * The phrases that stand before a place, kept from place to place: they move away word by word until they are too far, and only words that have come since are
 * read. Words are numbered as they come.
 */
export class SpokenPhrases {
  readonly #contexts: ContextWords;
  /** By context: the phrase that begins last. */
  readonly #phrases = new Map<number, Phrase>();
  /** Whether they are all that there are before the place that was read last. */
  #isKnown = false;
  #lastRead = 0;
  /** Where phrases may have begun, and the numbers of their first words. */
  readonly #starts: number[] = [];
  readonly #numbers: number[] = [];

  constructor(contexts: ContextWords) {
    this.#contexts = contexts;
  }

  /** What was read is not what stands before the next place. */
  forget(): void {
    this.#isKnown = false;
    this.#phrases.clear();
    this.#starts.length = 0;
    this.#numbers.length = 0;
  }

  /** The text lost so many characters in front. */
  shift(characters: number): void {
    for (const phrase of this.#phrases.values()) phrase.start -= characters;
    for (let index = 0; index < this.#starts.length; index += 1)
      this.#starts[index] = (this.#starts[index] as number) - characters;
  }

  /** A phrase may begin at an index. */
  mayBegin(start: number, number: number): void {
    if (!this.#isKnown) return;
    // What is read from an earlier word on is read from this one, too.
    while ((this.#numbers.at(-1) ?? 0) > number) {
      this.#starts.pop();
      this.#numbers.pop();
    }
    if (this.#numbers.at(-1) === number) return;
    if (this.#starts.length === mostBeginnings) {
      this.forget();
      return;
    }
    this.#starts.push(start);
    this.#numbers.push(number);
  }

  /**
   * @param from where what counts begins
   * @param place where it ends
   * @param words how many words have come up to the place
   * @param isSplit another word begins at the place: the one before it does not go on
   * @param isCut the first word that counts is the rest of another, and may speak as well
   * @returns context → how many words lie between it and the place
   */
  read(
    text: string,
    from: number,
    place: number,
    words: number,
    isSplit: boolean,
    isCut: boolean,
  ): ReadonlyMap<number, number> {
    const mayGoOn = this.#isKnown && !isCut;
    const start = mayGoOn ? this.#firstNew(from) : from;
    if (!mayGoOn) this.forget();
    else if (this.#phrases.size > 0) this.#drop(from);
    if (start < place)
      this.#contexts.readEach(text, start, place, (context, begin, distance) =>
        this.#keep(context, begin, words - distance),
      );
    this.#isKnown = isSplit;
    this.#lastRead = words;
    return this.#distances(words);
  }

  /** Where the first phrase begins that may not have been there when words were read last. */
  #firstNew(from: number): number {
    const least = this.#lastRead - this.#contexts.mostWords;
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

  #distances(words: number): ReadonlyMap<number, number> {
    if (this.#phrases.size === 0) return silence;
    const distances = new Map<number, number>();
    for (const [context, { last }] of this.#phrases) distances.set(context, words - last);
    return distances;
  }
}
