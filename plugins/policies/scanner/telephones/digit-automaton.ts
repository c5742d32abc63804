import { parsePattern } from '../automaton/parse-pattern.js';
import { type NfaState, Nfa } from '../automaton/nfa.js';

const zero = 0x30;
const digits = 10;
const unknown = -1;
const dead = 0;
const start = 1;
/** Bits of a number that bitwise operators use; no telephone number is longer. */
const maxLength = 32;

/**
 * A lazy DFA over digits: one table look-up for each. The general automaton has a class for every unit; this one has digits only, so that each
 * country can have its own.
 */
export class DigitAutomaton {
  readonly #graph: readonly NfaState[];
  /** By graph state: bits of the digits that it reads. */
  readonly #reads: Uint16Array;
  readonly #sets: (readonly number[])[] = [];
  readonly #numbers = new Map<string, number>();
  #transitions = new Int32Array(digits << 6);
  #accepts = new Uint8Array(1 << 6);

  /** @param pattern without assertions */
  constructor(pattern: string) {
    this.#graph = new Nfa([parsePattern(pattern)]).states;
    this.#reads = Uint16Array.from(this.#graph, ({ set }) => (set ? digitsOf(set) : 0));
    this.#number([]);
    this.#number(this.#closure([0]));
  }

  /** A bit for the length of each prefix of the digits that matches, below {@link maxLength}. */
  lengthsIn(text: string): number {
    const end = Math.min(text.length, maxLength - 1);
    let [state, lengths] = [start, 0];
    for (let at = 0; at < end && state !== dead; at += 1) {
      const digit = text.charCodeAt(at) - zero;
      const known = this.#transitions[state * digits + digit] as number;
      state = known === unknown ? this.#step(state, digit) : known;
      lengths |= (this.#accepts[state] as number) << (at + 1);
    }
    return lengths;
  }

  #step(state: number, digit: number): number {
    const reading = this.#sets[state] as readonly number[];
    const reached = reading.filter((each) => ((this.#reads[each] as number) >> digit) & 1);
    const next = this.#number(this.#closure(reached.map((each) => (this.#graph[each] as NfaState).to)));
    this.#transitions[state * digits + digit] = next;
    return next;
  }

  /** The epsilon closure, restricted to states that read or accept. */
  #closure(from: readonly number[]): readonly number[] {
    const seen = new Set(from);
    for (const each of seen) for (const { to } of (this.#graph[each] as NfaState).epsilons) seen.add(to);
    return [...seen].filter((each) => this.#reads[each] !== 0 || this.#isComplete(each)).toSorted((a, b) => a - b);
  }

  #isComplete(each: number): boolean {
    return (this.#graph[each] as NfaState).accepts >= 0;
  }

  #number(set: readonly number[]): number {
    const key = set.join();
    const known = this.#numbers.get(key);
    if (known !== undefined) return known;
    const number = this.#sets.push(set) - 1;
    this.#numbers.set(key, number);
    if (number === this.#accepts.length) this.#grow();
    this.#transitions.fill(number === dead ? dead : unknown, number * digits, (number + 1) * digits);
    this.#accepts[number] = set.some((each) => this.#isComplete(each)) ? 1 : 0;
    return number;
  }

  #grow(): void {
    const [transitions, accepts] = [
      new Int32Array(this.#transitions.length * 2),
      new Uint8Array(this.#accepts.length * 2),
    ];
    transitions.set(this.#transitions);
    accepts.set(this.#accepts);
    this.#transitions = transitions;
    this.#accepts = accepts;
  }
}

/** @returns a bit for each digit in a set */
function digitsOf(set: readonly number[]): number {
  let bits = 0;
  for (let index = 0; index < set.length; index += 2)
    for (let digit = 0; digit < digits; digit += 1)
      if (zero + digit >= (set[index] as number) && zero + digit <= (set[index + 1] as number)) bits |= 1 << digit;
  return bits;
}
