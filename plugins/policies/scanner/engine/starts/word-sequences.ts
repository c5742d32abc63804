import { unitArray } from '../../../unit-buffer.js';
import type { Prefilter } from './prefilter.js';

/**
 * Words that open a sequence: a match may go on with the words after them, as addresses do after capitalized words. How it may go on depends on the
 * length of the word, and most words are followed by the same states as one of these.
 */
const openers = ['This', 'The', 'A', 'In', 'It', 'So', 'Be', 'Its', 'Or'].map(unitArray);
const space = unitArray(' ');

/** Which words open and close sequences, for one generation of a prefilter. */
export class WordSequences {
  readonly #prefilter: Prefilter;
  /** The states after an opener and a space. */
  readonly #opened = new Set<number>();
  /** From this state, a match is possible if it is possible after any opener; undefined if there are none. */
  readonly #afterAny: number | undefined;

  /** The states have other meanings after the automaton was reset. */
  readonly #generation: number;

  constructor(prefilter: Prefilter) {
    this.#prefilter = prefilter;
    this.#generation = prefilter.generation;
    for (const opener of openers) {
      const reached = this.#throughWord(prefilter.startState, opener, 0, opener.length);
      if (!this.#isCurrent) return;
      if (typeof reached === 'number') this.#opened.add(reached);
    }
    if (this.#opened.size > 0) this.#afterAny = prefilter.union([...this.#opened]);
  }

  /** Whether a word that leads to a state opens a sequence. */
  opens(state: number): boolean {
    if (!this.#isCurrent) return false;
    const reached = this.#prefilter.follow(state, space, 0, 1);
    return typeof reached === 'number' && this.#opened.has(reached);
  }

  /** Whether no match that started with a word that opens goes on after this word and a space. */
  closes(units: Uint16Array, at: number, count: number): boolean {
    if (this.#afterAny === undefined || !this.#isCurrent) return false;
    return this.#throughWord(this.#afterAny, units, at, count) === 'none';
  }

  get #isCurrent(): boolean {
    return this.#prefilter.generation === this.#generation;
  }

  /** Reads a word and a space. */
  #throughWord(from: number, units: Uint16Array, at: number, count: number): number | 'none' | 'possible' {
    const reached = this.#prefilter.follow(from, units, at, count);
    return typeof reached === 'number' ? this.#prefilter.follow(reached, space, 0, 1) : reached;
  }
}
