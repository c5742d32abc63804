import type { CharacterSet } from './character-set.js';
import { type Assertion, assertions } from './pattern-tree.js';
import type { EpsilonTransition, NfaState } from './nfa.js';
import type { UnitClasses } from './unit-classes.js';

/** Marks states that read nothing. */
export const readsNothing = -1;

/** Unconditional epsilon transitions: those of state `s` are `steps[starts[s]]` to `steps[starts[s + 1] - 1]`. */
export interface EpsilonTransitions {
  readonly starts: Int32Array;
  readonly steps: Int32Array;
  /** By state: 1 if it reads, accepts, or has an assertion. Other states are only intermediate. */
  readonly isKept: Uint8Array;
}

/** An NFA as arrays of numbers, by state unless stated otherwise. */
export interface NfaRows {
  /** The row of `members` with its character set; -1 if it reads nothing. */
  readonly sets: Int32Array;
  /** `members[row * classes + class]`: 1 if the set contains the class. */
  readonly members: Uint8Array;
  readonly classes: number;
  /** The state after reading a unit; 0 if it reads nothing. */
  readonly to: Int32Array;
  /** The pattern that it accepts; -1 for none. */
  readonly accepts: Int32Array;
  /** The pattern that it belongs to. */
  readonly patterns: Int32Array;
  readonly epsilonTransitions: EpsilonTransitions;
  /** Epsilon transitions with assertions: those of state `s` are numbers `conditionalStarts[s]` to `conditionalStarts[s + 1] - 1`. */
  readonly conditionalStarts: Int32Array;
  readonly conditionalSteps: Int32Array;
  /** By conditional step: index of its assertion. */
  readonly conditions: Uint8Array;
}

/** An NFA in the form that a DFA is computed from. */
export class FlatNfa {
  readonly rows: NfaRows;
  readonly #seen: Uint32Array;
  #round = 0;

  constructor(rows: NfaRows) {
    this.rows = rows;
    this.#seen = new Uint32Array(this.size);
  }

  get size(): number {
    return this.rows.sets.length;
  }

  readsAnything(state: number): boolean {
    return this.rows.sets[state] !== readsNothing;
  }

  /** The pattern that a state accepts; -1 for none. */
  acceptedBy(state: number): number {
    return this.rows.accepts[state] as number;
  }

  /** The pattern that a state belongs to. */
  patternOf(state: number): number {
    return this.rows.patterns[state] as number;
  }

  /** The epsilon closure of states, restricted to those that read, accept, or have an assertion. */
  closure(from: Iterable<number>, isPossible: (assertion: Assertion) => boolean): number[] {
    const { epsilonTransitions, conditionalStarts, conditionalSteps, conditions } = this.rows;
    const { starts, steps, isKept } = epsilonTransitions;
    this.#round += 1;
    const open = [...from];
    const result: number[] = [];
    for (let each = open.pop(); each !== undefined; each = open.pop()) {
      if (this.#seen[each] === this.#round) continue;
      this.#seen[each] = this.#round;
      if (isKept[each] === 1) result.push(each);
      const end = starts[each + 1] as number;
      for (let step = starts[each] as number; step < end; step += 1) open.push(steps[step] as number);
      const last = conditionalStarts[each + 1] as number;
      for (let step = conditionalStarts[each] as number; step < last; step += 1)
        if (isPossible(assertions[conditions[step] as number] as Assertion))
          open.push(conditionalSteps[step] as number);
    }
    return result;
  }
}

/** @throws Error if the classes do not belong to the states' sets */
export function nfaRows(states: readonly NfaState[], { members, count }: UnitClasses): NfaRows {
  const rows = [...new Set(members.values())];
  const numbers = new Map(rows.map((row, number) => [row, number]));
  return {
    sets: byState(states, ({ set }) => rowOf(set, members, numbers)),
    members: joined(rows, count),
    classes: count,
    to: byState(states, ({ set, to }) => (set ? skipEpsilon(states, to) : 0)),
    accepts: byState(states, ({ accepts }) => accepts),
    patterns: byState(states, ({ pattern }) => pattern),
    epsilonTransitions: epsilonTransitionsOf(states),
    ...conditionalStepsOf(states),
  };
}

function joined(rows: readonly Uint8Array[], length: number): Uint8Array {
  const all = new Uint8Array(rows.length * length);
  for (const [index, row] of rows.entries()) all.set(row, index * length);
  return all;
}

/** A loop, because `Int32Array.from` takes ten times as long, and lists of words have 100,000 states. */
function byState(states: readonly NfaState[], numberOf: (state: NfaState) => number): Int32Array {
  const numbers = new Int32Array(states.length);
  for (let state = 0; state < states.length; state += 1) numbers[state] = numberOf(states[state] as NfaState);
  return numbers;
}

function rowOf(
  set: CharacterSet | undefined,
  members: UnitClasses['members'],
  numbers: ReadonlyMap<Uint8Array, number>,
): number {
  if (!set) return readsNothing;
  const row = members.get(set);
  if (!row) throw new Error('a state reads units that are no classes of its automaton');
  return numbers.get(row) as number;
}

function epsilonTransitionsOf(states: readonly NfaState[]): EpsilonTransitions {
  const starts = new Int32Array(states.length + 1);
  const steps: number[] = [];
  for (const [state, { epsilons }] of states.entries()) {
    for (const { to, assertion } of epsilons) if (assertion === undefined) steps.push(skipEpsilon(states, to));
    starts[state + 1] = steps.length;
  }
  return { starts, steps: Int32Array.from(steps), isKept: Uint8Array.from(states, (state) => (isKept(state) ? 1 : 0)) };
}

function conditionalStepsOf(
  states: readonly NfaState[],
): Pick<NfaRows, 'conditionalStarts' | 'conditionalSteps' | 'conditions'> {
  const conditionalStarts = new Int32Array(states.length + 1);
  const steps: number[] = [];
  const conditions: number[] = [];
  for (const [state, { epsilons }] of states.entries()) {
    for (const { to, assertion } of epsilons) {
      if (assertion === undefined) continue;
      steps.push(to);
      conditions.push(assertions.indexOf(assertion));
    }
    conditionalStarts[state + 1] = steps.length;
  }
  return { conditionalStarts, conditionalSteps: Int32Array.from(steps), conditions: Uint8Array.from(conditions) };
}

/** Skips states with nothing but one epsilon transition. */
function skipEpsilon(states: readonly NfaState[], from: number): number {
  let at = from;
  for (;;) {
    const state = states[at] as NfaState;
    const [only] = state.epsilons;
    if (isKept(state) || state.epsilons.length !== 1 || only === undefined || only.to === from) return at;
    at = only.to;
  }
}

function isKept({ epsilons, set, accepts }: NfaState): boolean {
  return set !== undefined || accepts >= 0 || epsilons.some(isConditional);
}

function isConditional({ assertion }: EpsilonTransition): boolean {
  return assertion !== undefined;
}
