import { firstStep, mayBegin, nextStep, nothingBegins } from './pass-quiet.js';
import { readingPlaces } from './reading-places.js';
import type { Screen } from './screen.js';
import { quietMemory, units } from './units.js';

/** Fewer units are looked at one by one: streams come in such pieces. */
const leastUnits = 16;
/** Where nothing could be passed so many times in a row, nothing is tried for some units. */
const mostFailures = 4;
const pause = 8;
/** In place of a state: first steps are other ones than those that may begin in the same state later. */
const beginning = -1;
/** The steps of a word may take each other's place in the table, again and again. */
const mostTurns = 16;

/** Passes words in which nothing begins, many units at once. */
export class QuietPlaces {
  /** An index at which only those fields are to be asked about that {@link unsettled} has; -1 where there is none. */
  asked = -1;
  /** Bits of fields that are neither read ahead nor settled by how a word ends. */
  readonly unsettled: number;
  readonly #screen: Screen;
  readonly #kinds: number;
  #start = 0;
  #generation = -1;
  #round = -1;
  #next = 0;
  #failures = 0;

  /** @param kinds address of what units are to the plan */
  constructor(screen: Screen, kinds: number, unsettled: number) {
    this.unsettled = unsettled;
    this.#screen = screen;
    this.#kinds = kinds;
  }

  /** Before other units are read. @param from index of the first that may be passed */
  begin(from: number): void {
    this.#next = from;
    this.asked = -1;
  }

  /**
   * @param at an index of {@link units} without a letter in front
   * @param end index behind the last that may be passed
   * @returns the first index at which anything may begin, or at which it cannot tell; `at` where it has not looked
   */
  pass(at: number, end: number): number {
    if (at < this.#next || end - at < leastUnits || !quietMemory) return at;
    let passed = at;
    let turns = 0;
    do {
      if (this.#generation !== this.#screen.generation || this.#round !== readingPlaces.round) this.#beginAnew();
      const from = passed;
      passed = quietMemory.pass(this.#start, this.#kinds, from, end);
      turns = passed === from ? turns + 1 : 0;
    } while (turns < mostTurns && this.#learnsStep());
    this.asked = quietMemory.asked;
    this.#failures = passed > at || this.asked === at ? 0 : this.#failures + 1;
    this.#next = passed + (this.#failures < mostFailures ? 1 : pause);
    return passed;
  }

  #beginAnew(): void {
    this.#start = readingPlaces.numberOf(this.#screen, beginning);
    this.#generation = this.#screen.generation;
    this.#round = readingPlaces.round;
  }

  /** Whether there was a step to learn. */
  #learnsStep(): boolean {
    const missing = quietMemory?.missing;
    if (!missing) return false;
    const screen = this.#screen;
    const state = readingPlaces.stateOf(missing.from);
    const reached =
      state === beginning
        ? screen.follow(screen.startState, units, missing.at, firstStep)
        : screen.follow(state, units, missing.at, nextStep);
    // Numbers of states mean something else by now.
    if (screen.generation !== this.#generation) return true;
    const to = numberOf(screen, reached);
    if (this.#round === readingPlaces.round) quietMemory?.keepMissing(to);
    return true;
  }
}

function numberOf(screen: Screen, reached: number | 'nothing' | 'something'): number {
  if (reached === 'nothing') return nothingBegins;
  return reached === 'something' ? mayBegin : readingPlaces.numberOf(screen, reached);
}
