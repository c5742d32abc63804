import { firstStep, mayBegin, nextStep, nothingBegins, wordFlags } from './quiet-layout.js';
import { readingPlaces } from './reading-places.js';
import { whatEnds } from './what-ends.js';
import type { Screen } from './screen.js';
import type { QuietMemory } from './quiet-memory.js';
import { quietMemory, units } from './units.js';

/** With fewer units, each position is examined: streams arrive in such pieces. */
const leastUnits = 16;
/** After several calls in a row that skipped nothing, the next attempts are delayed for more and more units. */
const [mostFailures, shortestPause, longestPause] = [2, 8, 128];
/**
 * Learning a step costs as much as skipping so many units saves. Skipped units earn credit, so that texts without repeated words are not slowed down
 * by learning.
 */
const costOfLearning = 16;
const mostCredit = 4096;
/** Without credit the next attempt is delayed for so many units. */
const pauseWithoutCredit = 32;
/** Placeholder for the start state, because first steps have other lengths than the steps that start in the same state later. */
const beginning = -1;
/** Limit of consecutive attempts without progress: two steps of a word may evict each other again and again. */
const mostTurns = 16;

type OpensSentence = (word: Uint16Array) => boolean;

let beginnings = beginning;

/** A placeholder as {@link beginning}, unique to one plan. */
function nextBeginning(): number {
  beginnings -= 1;
  return beginnings;
}

/** Skips words with which no match can start, many units at once. */
export class QuietPlaces {
  /** No attempt before this index is worthwhile. */
  next = 0;
  /** The index at which only the fields in {@link unsettled} have to be examined; -1 without one. */
  asked = -1;
  /** Bits of the fields that are neither covered by the screen nor have a gate that rejects ordinary words. */
  readonly unsettled: number;
  readonly #screen: Screen;
  readonly #kinds: number;
  #start = 0;
  #generation = -1;
  #round = -1;
  #failures = 0;
  #credit = mostCredit;
  /** By state: flags of the words that lead to it. */
  readonly #ends = new Map<number, number>();
  /** Key of known words, because what is stored with a word depends on the plan. */
  readonly #ownBeginning = nextBeginning();
  #words = 0;
  readonly #opensSentence: OpensSentence | undefined;

  /**
   * @param kinds address of the plan's table of unit kinds
   * @param opensSentence whether all gates reject a word of ASCII letters after a full stop and a space; default: gates are always asked
   */
  constructor(screen: Screen, kinds: number, unsettled: number, opensSentence?: OpensSentence) {
    this.unsettled = unsettled;
    this.#screen = screen;
    this.#kinds = kinds;
    this.#opensSentence = opensSentence;
  }

  /**
   * @param at an index of {@link units} that no letter precedes
   * @param end index after the last unit that may be skipped
   * @returns the first index at which a match may start or that could not be skipped; `at` if nothing was attempted
   */
  pass(at: number, end: number): number {
    if (end - at < leastUnits || !quietMemory) return this.#looksAtEach(at, end);
    let passed = at;
    let turns = 0;
    do {
      if (this.#generation !== this.#screen.generation || this.#round !== readingPlaces.round()) this.#beginAnew();
      const from = passed;
      passed = quietMemory.pass(this.#start, this.#words, this.#kinds, from, end);
      this.#learnWords(quietMemory);
      turns = passed === from ? turns + 1 : 0;
    } while (turns < mostTurns && this.#credit >= 0 && this.#learnsStep());
    this.asked = quietMemory.asked;
    this.#failures = passed > at || this.asked === at ? 0 : Math.min(mostFailures + 4, this.#failures + 1);
    this.#credit = Math.min(mostCredit, this.#credit + passed - at);
    this.next = passed + this.#pause();
    return passed;
  }

  #looksAtEach(at: number, end: number): number {
    this.next = end;
    this.asked = -1;
    return at;
  }

  #pause(): number {
    if (this.#credit < 0) {
      this.#credit = 0;
      return pauseWithoutCredit;
    }
    if (this.#failures < mostFailures) return 1;
    return Math.min(longestPause, shortestPause << (this.#failures - mostFailures));
  }

  #beginAnew(): void {
    this.#start = readingPlaces.numberOf(this.#screen, beginning);
    this.#generation = this.#screen.generation;
    this.#round = readingPlaces.round();
    this.#words = readingPlaces.numberOf(this.#screen, this.#ownBeginning);
    this.#ends.clear();
  }

  /** Computes and stores the results of words that were met and are not known. */
  #learnWords(memory: QuietMemory): void {
    const count = memory.newWords;
    const screen = this.#screen;
    for (let index = 0; index < count && this.#credit >= 0; index += 1) {
      this.#credit -= costOfLearning;
      const word = memory.newWord(index);
      const reached = screen.follow(screen.startState, units, word.at, word.count);
      let flags = typeof reached === 'number' ? this.#whatEnds(reached) : 0;
      if (this.#opensSentence?.(units.subarray(word.at, word.at + word.count))) flags |= wordFlags.opensSentence;
      if (screen.generation !== this.#generation) return;
      const to = numberOf(screen, reached);
      if (this.#round !== readingPlaces.round()) return;
      word.keep(to | flags);
    }
  }

  #whatEnds(state: number): number {
    const known = this.#ends.get(state);
    if (known !== undefined) return known;
    const flags = whatEnds(this.#screen, state);
    if (this.#screen.generation === this.#generation) this.#ends.set(state, flags);
    return flags;
  }

  /**
   * Computes the missing step, if there is one.
   *
   * @returns whether there was one
   */
  #learnsStep(): boolean {
    const missing = quietMemory?.missing;
    if (!missing) return false;
    this.#credit -= costOfLearning;
    const screen = this.#screen;
    // Learning words may have exceeded the limit of states and reset all numbers.
    if (screen.generation !== this.#generation || this.#round !== readingPlaces.round()) return true;
    const state = readingPlaces.stateOf(missing.from);
    const reached =
      state === beginning
        ? screen.follow(screen.startState, units, missing.at, firstStep)
        : screen.follow(state, units, missing.at, nextStep);
    // The automaton was reset, so state numbers have other meanings.
    if (screen.generation !== this.#generation) return true;
    const to = numberOf(screen, reached);
    if (this.#round === readingPlaces.round()) quietMemory?.keepMissing(to);
    return true;
  }
}

function numberOf(screen: Screen, reached: number | 'nothing' | 'something'): number {
  if (reached === 'nothing') return nothingBegins;
  return reached === 'something' ? mayBegin : readingPlaces.numberOf(screen, reached);
}
