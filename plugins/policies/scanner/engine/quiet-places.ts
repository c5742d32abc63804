import { firstStep, mayBegin, nextStep, nothingBegins, wordFlags } from './quiet-layout.js';
import { readingPlaces } from './reading-places.js';
import { whatEnds } from './what-ends.js';
import type { Screen } from './screen.js';
import type { QuietMemory } from './quiet-memory.js';
import { quietMemory, units } from './units.js';

/** Fewer units are looked at one by one: streams come in such pieces. */
const leastUnits = 16;
/** Where nothing could be passed several times in a row, nothing is tried for more and more units. */
const [mostFailures, shortestPause, longestPause] = [2, 8, 128];
/** Learning a step takes as long as passing so many units saves: more of it than of passing would slow down texts that are always new. */
const costOfLearning = 16;
const mostCredit = 4096;
/** Without credit nothing is tried for so many units. */
const pauseWithoutCredit = 32;
/** In place of a state: first steps are other ones than those that may begin in the same state later. */
const beginning = -1;
/** The steps of a word may take each other's place in the table, again and again. */
const mostTurns = 16;

type OpensSentence = (word: Uint16Array) => boolean;

let beginnings = beginning;

/** In place of a state, as {@link beginning}, and of one plan only. */
function nextBeginning(): number {
  beginnings -= 1;
  return beginnings;
}

/** Passes words in which nothing begins, many units at once. */
export class QuietPlaces {
  /** Before this index nothing should be tried again. */
  next = 0;
  /** An index at which only those fields are to be asked about that {@link unsettled} has; -1 where there is none. */
  asked = -1;
  /** Bits of fields that are neither read ahead nor settled by how a word ends. */
  readonly unsettled: number;
  readonly #screen: Screen;
  readonly #kinds: number;
  #start = 0;
  #generation = -1;
  #round = -1;
  #failures = 0;
  #credit = mostCredit;
  /** By state: flags of the words that lead there. */
  readonly #ends = new Map<number, number>();
  /** What is known of words depends on the plan as well. */
  readonly #ownBeginning = nextBeginning();
  #words = 0;
  readonly #opensSentence: OpensSentence | undefined;

  /**
   * @param kinds address of what units are to the plan
   * @param opensSentence whether whoever would have to be asked about a word of ASCII letters finds nothing with it where a full stop and a space stand
   * before it; without it they are always asked
   */
  constructor(screen: Screen, kinds: number, unsettled: number, opensSentence?: OpensSentence) {
    this.unsettled = unsettled;
    this.#screen = screen;
    this.#kinds = kinds;
    this.#opensSentence = opensSentence;
  }

  /**
   * @param at an index of {@link units} without a letter in front
   * @param end index behind the last that may be passed
   * @returns the first index at which anything may begin, or at which it cannot tell; `at` where it has not looked
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

  /** What the words lead to that were met and are not known. */
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

  /** Whether there was a step to learn. */
  #learnsStep(): boolean {
    const missing = quietMemory?.missing;
    if (!missing) return false;
    this.#credit -= costOfLearning;
    const screen = this.#screen;
    // Learning words may have taken the room of all states.
    if (screen.generation !== this.#generation || this.#round !== readingPlaces.round()) return true;
    const state = readingPlaces.stateOf(missing.from);
    const reached =
      state === beginning
        ? screen.follow(screen.startState, units, missing.at, firstStep)
        : screen.follow(state, units, missing.at, nextStep);
    // Numbers of states mean something else by now.
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
