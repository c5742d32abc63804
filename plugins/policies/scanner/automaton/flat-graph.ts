import type { CharacterSet } from './character-set.js';
import type { Assertion } from './pattern-tree.js';
import type { FreeStep, GraphState } from './state-graph.js';
import type { UnitClasses } from './unit-classes.js';

const readsNothing = -1;

/** Where free steps lead that depend on nothing, in one row: those of state `s` are `steps[starts[s]]` to `steps[starts[s + 1] - 1]`. */
export interface FreeSteps {
  readonly starts: Int32Array;
  readonly steps: Int32Array;
  /** By state: 1 when it reads or accepts, or waits for what follows. Others only lead on. */
  readonly isKept: Uint8Array;
}

/** A graph as its automaton reads it: numbers in rows. */
export class FlatGraph {
  readonly size: number;
  readonly #states: readonly GraphState[];
  /** By state: which row of `#members` its set has. */
  readonly #rows: Int32Array;
  /** `#members[row * classes + class]`: 1 when the class is in the set. */
  readonly #members: Uint8Array;
  readonly #classes: number;
  readonly freeSteps: FreeSteps;
  /** By state: where a unit of its set leads to; 0 when it reads nothing. */
  readonly #to: Int32Array;
  readonly #seen: Uint32Array;
  #round = 0;

  constructor(states: readonly GraphState[], { members, count }: UnitClasses) {
    this.size = states.length;
    this.#states = states;
    this.#classes = count;
    const rows = [...new Set(members.values())];
    const numbers = new Map(rows.map((row, number) => [row, number]));
    this.#members = Uint8Array.from(rows.flatMap((row) => [...row]));
    this.#rows = Int32Array.from(states, ({ set }) => rowOf(set, members, numbers));
    this.#seen = new Uint32Array(states.length);
    this.freeSteps = freeStepsOf(states);
    this.#to = Int32Array.from(states, ({ set, to }) => (set ? passOver(states, to) : 0));
  }

  /** Whether a state reads units of a class. */
  reads(state: number, unitClass: number): boolean {
    const row = this.#rows[state] as number;
    return row !== readsNothing && this.#members[row * this.#classes + unitClass] === 1;
  }

  readsAnything(state: number): boolean {
    return this.#rows[state] !== readsNothing;
  }

  /** The state behind a unit that a state has read. */
  behind(state: number): number {
    return this.#to[state] as number;
  }

  /** The pattern that is complete in a state; -1 for none. */
  acceptedBy(state: number): number {
    return (this.#states[state] as GraphState).accepts;
  }

  /** The pattern that a state belongs to. */
  patternOf(state: number): number {
    return (this.#states[state] as GraphState).pattern;
  }

  /** What the given states read or accept, or where it depends on what follows, their free steps taken. */
  closure(from: Iterable<number>, isPossible: (assertion: Assertion) => boolean): number[] {
    this.#round += 1;
    const open = [...from];
    const result: number[] = [];
    for (let each = open.pop(); each !== undefined; each = open.pop()) {
      if (this.#seen[each] === this.#round) continue;
      this.#seen[each] = this.#round;
      const { free } = this.#states[each] as GraphState;
      if (this.freeSteps.isKept[each] === 1) result.push(each);
      for (const { to, assertion } of free) if (assertion === undefined || isPossible(assertion)) open.push(to);
    }
    return result;
  }
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

function freeStepsOf(states: readonly GraphState[]): FreeSteps {
  const starts = new Int32Array(states.length + 1);
  const steps: number[] = [];
  for (const [state, { free }] of states.entries()) {
    for (const { to, assertion } of free) if (assertion === undefined) steps.push(passOver(states, to));
    starts[state + 1] = steps.length;
  }
  return { starts, steps: Int32Array.from(steps), isKept: Uint8Array.from(states, (state) => (isKept(state) ? 1 : 0)) };
}

/** The next state that does more than lead on to one other. */
function passOver(states: readonly GraphState[], from: number): number {
  let at = from;
  for (;;) {
    const state = states[at] as GraphState;
    const [only] = state.free;
    if (isKept(state) || state.free.length !== 1 || only === undefined || only.to === from) return at;
    at = only.to;
  }
}

function isKept({ free, set, accepts }: GraphState): boolean {
  return set !== undefined || accepts >= 0 || free.some(isConditional);
}

function isConditional({ assertion }: FreeStep): boolean {
  return assertion !== undefined;
}
