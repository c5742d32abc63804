import { Automaton, besideNothing, besideOther, besideWord, deadState } from '../automaton/automaton.js';
import { isWordUnit, unitCount } from '../automaton/alphabet.js';
import { longestMatch } from './limits.js';

/** Patterns that are complete at one place. Of one field, the same patterns are the same object. */
export interface AcceptedPatterns {
  /** Counts from 0 in each field. */
  readonly number: number;
  readonly patterns: readonly number[];
}

/** What a scanner wants of one automaton, which it may share with others. */
export class Field {
  readonly automaton: Automaton;
  /** Whether matches may begin and end inside a word. */
  readonly insideWords: boolean;
  /** Characters of the longest match, those that are ignored apart. */
  readonly longest: number;
  /** By unit: 1 when a match that is wanted can begin with it. */
  readonly begins: Uint8Array;
  /** By state: a sum of `isRead`, `readsOn`, `accepts`. */
  marks = new Uint8Array(1 << 8);
  readonly #isWanted: Uint8Array;
  readonly #distinct = new Map<string, AcceptedPatterns>();
  readonly #byNumber: AcceptedPatterns[] = [];
  /** By three times the state and what follows it: one more than the number of what is complete; 0 where nobody has asked. */
  #accepted = new Int32Array(3 << 8);
  #generation = 0;

  /**
   * @param wanted indices of patterns
   * @param longest characters of the longest match, where the patterns do not count them
   */
  constructor(automaton: Automaton, wanted: Iterable<number>, insideWords = false, longest = longestMatch) {
    this.longest = longest;
    this.automaton = automaton;
    this.insideWords = insideWords;
    this.#isWanted = new Uint8Array(automaton.patterns);
    for (const pattern of wanted) this.#isWanted[pattern] = 1;
    this.#generation = automaton.generation;
    this.begins = this.#findBegins();
  }

  /** What can follow in a state, of what is wanted. The automaton is asked once for each state. */
  markOf(state: number): number {
    if (this.#generation !== this.automaton.generation) {
      this.#generation = this.automaton.generation;
      this.marks.fill(0);
      this.#accepted.fill(0);
    }
    if (state >= this.marks.length) this.#grow(state + 1);
    const known = this.marks[state] as number;
    if (known !== 0) return known;
    const outlook = this.automaton.outlook(state, this.#isWanted);
    const mark = isRead + ((outlook & 0xff) > 0 ? readsOn : 0) + (outlook > 0xff ? accepts : 0);
    this.marks[state] = mark;
    return mark;
  }

  /** The patterns that are complete in a state, and wanted. Valid after `markOf` of this state. */
  accepted(state: number, after: number): AcceptedPatterns {
    const index = state * 3 + (this.automaton.looksAround ? after : besideOther);
    const known = this.#accepted[index] as number;
    if (known > 0) return this.numbered(known - 1);
    const patterns = this.automaton.accepted(state, after).filter((pattern) => this.#isWanted[pattern] === 1);
    const accepted = this.#number(patterns);
    this.#accepted[index] = accepted.number + 1;
    return accepted;
  }

  /** The patterns that have this number. */
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
    const { classes } = this.automaton;
    const starts = [besideNothing, besideWord, besideOther];
    const canBegin = Uint8Array.from({ length: classes.count }, (_, unitClass) => {
      if (unitClass === classes.ignored) return 0;
      const isPossible = starts.some((before) => {
        const state = this.automaton.step(this.automaton.startState(before), unitClass);
        return state !== deadState && this.markOf(state) > isRead;
      });
      return isPossible ? 1 : 0;
    });
    const begins = new Uint8Array(unitCount);
    for (let unit = 0; unit < unitCount; unit += 1) begins[unit] = canBegin[classes.ofUnit[unit] as number] as number;
    return begins;
  }
}

export const isRead = 1;
export const readsOn = 2;
export const accepts = 4;

/** What a place has on one side. */
export function kindOfUnit(unit: number): number {
  return isWordUnit[unit] === 1 ? besideWord : besideOther;
}
