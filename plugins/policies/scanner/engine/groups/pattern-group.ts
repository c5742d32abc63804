import { besideNothing, besideOther, besideWord, deadState } from '../../automaton/automaton.js';
import { isWordUnit, unitCount } from '../../automaton/alphabet.js';
import type { TextAutomaton } from '../../automaton/text-automaton.js';
import { maxMatchLength } from '../limits.js';

/**
 * What a group and its own automaton take without any state, in bytes: the class of each unit, the units that matches begin with, and the room for the
 * first states.
 */
export const emptyGroupSize = 3 * unitCount + (12 << 10);

/** A set of patterns that match up to one position. Sets are interned for each group. */
export interface AcceptedPatterns {
  /** Index of the set in its group. */
  readonly number: number;
  readonly patterns: readonly number[];
}

/** The patterns of one automaton that a scanner uses. The automaton may be shared. */
export class PatternGroup {
  readonly automaton: TextAutomaton;
  /** Whether matches may start and end inside a word. */
  readonly insideWords: boolean;
  /** Length of the longest match in characters that are not ignored. */
  readonly longest: number;
  /** By unit: 1 if a wanted match can start with it. */
  readonly begins: Uint8Array;
  /** By state: a sum of `isKnown`, `continues`, `accepts`; 0 if not computed yet. */
  marks = new Uint8Array(1 << 8);
  readonly #isWanted: Uint8Array;
  readonly #distinct = new Map<string, AcceptedPatterns>();
  readonly #byNumber: AcceptedPatterns[] = [];
  /** By 3 × state + boundary kind: index of the accepted set plus 1; 0 if not computed yet. */
  #accepted = new Int32Array(3 << 8);
  /** By state: 1 + a state that continues alike for the wanted patterns; 0 if not computed yet. */
  #alike = new Int32Array(0);
  readonly #byKey = new Map<string, number>();
  #generation = 0;
  /** 1 + the index of the empty set; 0 if it has not occurred. */
  #empty = 0;

  /**
   * @param wanted indices of patterns
   * @param longest length of the longest match in characters, for patterns whose repetitions are unbounded
   */
  constructor(automaton: TextAutomaton, wanted: Iterable<number>, insideWords = false, longest = maxMatchLength) {
    this.longest = longest;
    this.automaton = automaton;
    this.insideWords = insideWords;
    this.#isWanted = new Uint8Array(automaton.patterns);
    for (const pattern of wanted) this.#isWanted[pattern] = 1;
    this.#generation = automaton.generation;
    this.begins = this.#findBegins();
  }

  /** The marks of a state, for the wanted patterns. Computed once for each state. */
  markOf(state: number): number {
    if (this.#generation !== this.automaton.generation) {
      this.#generation = this.automaton.generation;
      this.marks.fill(0);
      this.#accepted.fill(0);
      this.#alike.fill(0);
      this.#byKey.clear();
    }
    if (state >= this.marks.length) this.#grow(state + 1);
    const known = this.marks[state] as number;
    if (known !== 0) return known;
    const outlook = this.automaton.outlook(state, this.#isWanted);
    const mark = isKnown + ((outlook & 0xff) > 0 ? continues : 0) + (outlook > 0xff ? accepts : 0);
    this.marks[state] = mark;
    return mark;
  }

  /**
   * One of the states that continue alike for the wanted patterns, always the same. Runs from different starts may be in different states only because
   * of the patterns that are not wanted. Valid after `markOf` of the state.
   */
  alike(state: number): number {
    if (state >= this.#alike.length) {
      const grown = new Int32Array(this.marks.length);
      grown.set(this.#alike);
      this.#alike = grown;
    }
    const known = this.#alike[state] as number;
    if (known > 0) return known - 1;
    const key = this.automaton.keyOf(state, this.#isWanted);
    const first = this.#byKey.get(key) ?? state;
    this.#byKey.set(key, first);
    this.#alike[state] = first + 1;
    return first;
  }

  /** The wanted patterns that accept in a state. Valid after `markOf` of this state. */
  accepted(state: number, after: number): AcceptedPatterns {
    const index = state * 3 + (this.automaton.hasAssertions ? after : besideOther);
    const known = this.#accepted[index] as number;
    if (known > 0) return this.numbered(known - 1);
    const patterns = this.automaton.accepted(state, after).filter((pattern) => this.#isWanted[pattern] === 1);
    const accepted = this.#number(patterns);
    this.#accepted[index] = accepted.number + 1;
    return accepted;
  }

  /** Where nothing follows a state that is known: 1 + the index of its set of accepted wanted patterns; 0 if it is empty. Valid after `markOf` of it. */
  outputOf(state: number): number {
    const known = this.#accepted[state * 3 + besideOther] as number;
    const output = known > 0 ? known : this.accepted(state, besideOther).number + 1;
    return output === this.#empty ? 0 : output;
  }

  /** The set with this index. */
  numbered(number: number): AcceptedPatterns {
    return this.#byNumber[number] as AcceptedPatterns;
  }

  #number(patterns: readonly number[]): AcceptedPatterns {
    const key = patterns.join();
    let accepted = this.#distinct.get(key);
    if (!accepted) {
      accepted = { number: this.#byNumber.length, patterns };
      this.#byNumber.push(accepted);
      this.#distinct.set(key, accepted);
      if (patterns.length === 0) this.#empty = accepted.number + 1;
    }
    return accepted;
  }

  #grow(needed: number): void {
    const size = Math.max(needed, this.marks.length * 2);
    const [marks, accepted] = [new Uint8Array(size), new Int32Array(size * 3)];
    marks.set(this.marks);
    accepted.set(this.#accepted);
    this.marks = marks;
    this.#accepted = accepted;
  }

  #findBegins(): Uint8Array {
    const { automaton } = this;
    const { classes } = automaton;
    const starts = [besideNothing, besideWord, besideOther];
    const canBegin = Uint8Array.from({ length: classes.count }, (_, unitClass) => {
      if (unitClass === classes.ignored) return 0;
      if (automaton.mayBegin) return automaton.mayBegin(unitClass) ? 1 : 0;
      const isPossible = starts.some((before) => {
        const state = automaton.step(automaton.startState(before), unitClass);
        return state !== deadState && this.markOf(state) > isKnown;
      });
      return isPossible ? 1 : 0;
    });
    const begins = new Uint8Array(unitCount);
    for (let unit = 0; unit < unitCount; unit += 1) begins[unit] = canBegin[classes.ofUnit[unit] as number] as number;
    return begins;
  }
}

export const isKnown = 1;
export const continues = 2;
export const accepts = 4;

/** The boundary kind that a neighboring unit makes. */
export function boundaryKind(unit: number): number {
  return isWordUnit[unit] === 1 ? besideWord : besideOther;
}
