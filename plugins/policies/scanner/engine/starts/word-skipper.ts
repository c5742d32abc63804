import { glance, mayMatch, noMatch, unitsWithKind, unknownStep, wordFlags } from '../block/skip-layout.js';
import { stateNumbers } from './state-numbers.js';
import { skipConditions } from './skip-conditions.js';
import type { Prefilter } from './prefilter.js';
import type { SkipTables } from '../block/skip-tables.js';
import { units } from '../block/text-block.js';
import { WordSequences } from './word-sequences.js';

/** With fewer units, each position is examined: streams arrive in such pieces. */
const minUnits = 16;
/** After several calls in a row that skipped nothing, the next attempts are delayed for more and more units. */
const [maxFailures, shortestPause, longestPause] = [2, 8, 128];
/**
 * Learning a step costs as much as skipping this many units saves. Skipped units earn credit, so that texts without repeated words are not slowed down
 * by learning.
 */
const costOfLearning = 16;
const maxCredit = 4096;
/** Without credit the next attempt is delayed for this many units. */
const pauseWithoutCredit = 32;
/** Maximum number of consecutive attempts without progress: what was learned may be discarded again and again. */
const maxTurns = 16;

type RejectsAtSentenceStart = (word: Uint16Array) => boolean;

/** Skips words with which no match can start, many units at once. */
export class WordSkipper {
  /** No attempt before this index is worthwhile. */
  next = 0;
  /** The index at which only the groups in {@link otherGroups} have to be examined; -1 without one. */
  guardedAt = -1;
  /** Bits of the groups that are neither covered by the prefilter nor have a guard that rejects ordinary words. */
  readonly otherGroups: number;
  readonly #tables: SkipTables;
  readonly #prefilter: Prefilter;
  readonly #kinds: number;
  #start = 0;
  #generation = -1;
  #round = -1;
  #failures = 0;
  #credit = maxCredit;
  /** By state: flags of the words that lead to it. */
  readonly #conditions = new Map<number, number>();
  #sequences: WordSequences | undefined;
  /** Key of known words, because what is stored with a word depends on the plan. */
  #words = 0;
  readonly #rejectsAtSentenceStart: RejectsAtSentenceStart;

  /**
   * @param kinds address of the plan's table of unit kinds
   * @param rejectsAtSentenceStart whether all guards reject a word of ASCII letters after a full stop and a space
   */
  constructor(
    tables: SkipTables,
    prefilter: Prefilter,
    kinds: number,
    otherGroups: number,
    rejectsAtSentenceStart: RejectsAtSentenceStart,
  ) {
    this.otherGroups = otherGroups;
    this.#tables = tables;
    this.#prefilter = prefilter;
    this.#kinds = kinds;
    this.#rejectsAtSentenceStart = rejectsAtSentenceStart;
  }

  /**
   * @param at an index of {@link units} that no letter precedes
   * @param end index after the last unit that may be skipped
   * @returns the first index at which a match may start or that could not be skipped; `at` if nothing was attempted
   */
  skip(at: number, end: number): number {
    if (end - at < minUnits) return this.#skipNone(at, end);
    let skipped = at;
    let turns = 0;
    do {
      if (this.#generation !== this.#prefilter.generation || this.#round !== stateNumbers.round()) this.#renumber();
      const from = skipped;
      skipped = this.#tables.skip(this.#start, this.#words, this.#kinds, from, end);
      this.#learnWords();
      turns = skipped === from ? turns + 1 : 0;
    } while (turns < maxTurns && this.#credit >= 0 && this.#learnsSteps(end));
    this.guardedAt = this.#tables.guardedAt;
    this.#failures = skipped > at || this.guardedAt === at ? 0 : Math.min(maxFailures + 4, this.#failures + 1);
    this.#credit = Math.min(maxCredit, this.#credit + skipped - at);
    this.next = skipped + this.#pause();
    return skipped;
  }

  /** Gives its place in the tables to others. It must not be used afterwards. */
  release(): void {
    this.#tables.releaseKinds(this.#kinds);
  }

  #skipNone(at: number, end: number): number {
    this.next = end;
    this.guardedAt = -1;
    return at;
  }

  #pause(): number {
    if (this.#credit < 0) {
      this.#credit = 0;
      return pauseWithoutCredit;
    }
    if (this.#failures < maxFailures) return 1;
    return Math.min(longestPause, shortestPause << (this.#failures - maxFailures));
  }

  #renumber(): void {
    this.#sequences = new WordSequences(this.#prefilter);
    this.#start = stateNumbers.numberOf(this.#prefilter, this.#prefilter.startState);
    this.#generation = this.#prefilter.generation;
    this.#round = stateNumbers.round();
    this.#words = stateNumbers.reserve();
    this.#conditions.clear();
  }

  /** Computes and stores the results of words that were met and are not known. */
  #learnWords(): void {
    const count = this.#tables.newWords;
    const prefilter = this.#prefilter;
    for (let index = 0; index < count && this.#credit >= 0; index += 1) {
      this.#credit -= costOfLearning;
      const word = this.#tables.newWord(index);
      const reached = prefilter.follow(prefilter.startState, units, word.at, word.count);
      let flags =
        typeof reached === 'number' ? this.#skipConditions(reached) : reached === 'none' ? wordFlags.spaceEnds : 0;
      if (
        this.#tables.isGuarded(this.#kinds, units[word.at] as number) &&
        this.#rejectsAtSentenceStart(units.subarray(word.at, word.at + word.count))
      )
        flags |= wordFlags.rejectsAtSentenceStart;
      if (this.#sequences?.closes(units, word.at, word.count)) flags |= wordFlags.closes;
      if (prefilter.generation !== this.#generation) return;
      const to = numberOf(prefilter, reached);
      if (this.#round !== stateNumbers.round()) return;
      word.keep(to | flags);
    }
  }

  #skipConditions(state: number): number {
    const known = this.#conditions.get(state);
    if (known !== undefined) return known;
    let flags = skipConditions(this.#prefilter, state);
    if (this.#sequences?.opens(state)) flags |= wordFlags.opens;
    if (this.#prefilter.generation === this.#generation) this.#conditions.set(state, flags);
    return flags;
  }

  /**
   * Computes the missing step, if there is one, and those after it.
   *
   * @returns whether there was one
   */
  #learnsSteps(end: number): boolean {
    const missing = this.#tables.missing;
    if (!missing) return false;
    this.#credit -= costOfLearning;
    const prefilter = this.#prefilter;
    let { from } = missing;
    const limit = Math.min(end, missing.at + glance);
    for (let { at } = missing; at < limit; at += 1) {
      // Learning may have exceeded the limit of states and reset all numbers.
      if (prefilter.generation !== this.#generation || this.#round !== stateNumbers.round()) break;
      const unit = units[at] as number;
      if (unit >= unitsWithKind || this.#tables.stepOf(from, unit) !== unknownStep) break;
      const reached = prefilter.follow(stateNumbers.stateOf(from), units, at, 1);
      // The automaton was reset, so state numbers have other meanings.
      if (prefilter.generation !== this.#generation) break;
      const to = numberOf(prefilter, reached);
      if (this.#round !== stateNumbers.round()) break;
      this.#tables.keepStep(from, unit, to);
      if (typeof reached !== 'number') break;
      from = to;
    }
    return true;
  }
}

function numberOf(prefilter: Prefilter, reached: number | 'none' | 'possible'): number {
  if (reached === 'none') return noMatch;
  return reached === 'possible' ? mayMatch : stateNumbers.numberOf(prefilter, reached);
}
