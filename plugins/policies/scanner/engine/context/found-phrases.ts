import { contextBit, type ContextsAtWord } from './phrases-of-word.js';

/** The contexts that were found: context → number of words between its last phrase and the end. */
export interface ContextDistances {
  /** 0 if there are none. */
  readonly size: number;
  has(context: number): boolean;
  get(context: number): number | undefined;
  /** The bits of all of them. */
  readonly bits: number;
}

/** Distances of the phrases in scripts without spaces. */
type UnspacedDistances = Pick<ReadonlyMap<number, number>, 'size' | 'get' | 'keys'>;

/**
 * The phrases that were found, in ascending order. A word such as "passport" belongs to two dozen contexts, and few detectors ask for theirs, so a
 * phrase is kept once with all its contexts, and the distance of a context is looked up when it is asked for.
 */
export class FoundPhrases implements ContextDistances {
  /** Number of words up to the end. */
  words = 0;
  readonly #unspaced: UnspacedDistances;
  readonly #starts: number[] = [];
  /** Numbers of their first words, which are consecutive. */
  readonly #first: number[] = [];
  readonly #contexts: ContextsAtWord[] = [];

  constructor(unspaced: UnspacedDistances) {
    this.#unspaced = unspaced;
  }

  get size(): number {
    return this.#starts.length + this.#unspaced.size;
  }

  has(context: number): boolean {
    return this.get(context) !== undefined;
  }

  get(context: number): number | undefined {
    const unspaced = this.#unspaced.size === 0 ? undefined : this.#unspaced.get(context);
    for (let index = this.#starts.length - 1; index >= 0; index -= 1) {
      const further = (this.#contexts[index] as ContextsAtWord).further.get(context);
      if (further === undefined) continue;
      const distance = this.words - (this.#first[index] as number) - further;
      return unspaced === undefined ? distance : Math.min(distance, unspaced);
    }
    return unspaced;
  }

  get bits(): number {
    let bits = 0;
    for (let index = 0; index < this.#contexts.length; index += 1)
      bits |= (this.#contexts[index] as ContextsAtWord).bits;
    if (this.#unspaced.size > 0) for (const context of this.#unspaced.keys()) bits |= contextBit(context);
    return bits;
  }

  /**
   * Adds the phrases that start with a word.
   *
   * @param start of the word, after those of the phrases so far
   * @param first number of the word
   */
  add(start: number, first: number, contexts: ContextsAtWord): void {
    this.#starts.push(start);
    this.#first.push(first);
    this.#contexts.push(contexts);
  }

  /** Adds the phrases that start with a word before all others. */
  addFirst(start: number, first: number, contexts: ContextsAtWord): void {
    this.#starts.unshift(start);
    this.#first.unshift(first);
    this.#contexts.unshift(contexts);
  }

  /** Removes those that start before an index. */
  dropBefore(from: number): void {
    let count = 0;
    while (count < this.#starts.length && (this.#starts[count] as number) < from) count += 1;
    if (count > 0) for (const list of [this.#starts, this.#first, this.#contexts]) list.splice(0, count);
  }

  /** Removes those that start at or after an index. */
  dropFrom(from: number): void {
    let count = this.#starts.length;
    while (count > 0 && (this.#starts[count - 1] as number) >= from) count -= 1;
    this.#truncate(count);
  }

  clear(): void {
    this.#truncate(0);
  }

  #truncate(count: number): void {
    // Setting the length of an array is slow, and often nothing is removed.
    if (count === this.#starts.length) return;
    this.#starts.length = count;
    this.#first.length = count;
    this.#contexts.length = count;
  }

  /** Adjusts all indices after `characters` units were dropped from the start of the text. */
  shift(characters: number): void {
    for (let index = 0; index < this.#starts.length; index += 1)
      this.#starts[index] = (this.#starts[index] as number) - characters;
  }
}

export const noPhrases: ContextDistances = new FoundPhrases(new Map<number, number>());
