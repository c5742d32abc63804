import type { CharacterSet } from './character-set.js';
import type { Assertion } from './pattern-tree.js';
import type { FreeStep, GraphState } from './state-graph.js';
import type { UnitClasses } from './unit-classes.js';

const readsNothing = -1;

/** A graph as its automaton reads it: numbers in rows, and the free steps behind each unit taken once. */
export class FlatGraph {
  readonly size: number;
  readonly #states: readonly GraphState[];
  /** By state: which row of `#members` its set has. */
  readonly #rows: Int32Array;
  /** `#members[row * classes + class]`: 1 when the class is in the set. */
  readonly #members: Uint8Array;
  readonly #classes: number;
  /** By state: where a unit of its set leads to, as far as that does not depend on what follows. */
  readonly #reached: (Int32Array | undefined)[] = [];
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
  }

  /** Whether a state reads units of a class. */
  reads(state: number, unitClass: number): boolean {
    const row = this.#rows[state] as number;
    return row !== readsNothing && this.#members[row * this.#classes + unitClass] === 1;
  }

  readsAnything(state: number): boolean {
    return this.#rows[state] !== readsNothing;
  }

  /** The states behind a unit that a state has read: those that read or accept, or wait for what follows. */
  reached(state: number): Int32Array {
    const known = this.#reached[state];
    if (known) return known;
    const made = Int32Array.from(this.closure([(this.#states[state] as GraphState).to], () => false));
    this.#reached[state] = made;
    return made;
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
      const { free, set, accepts } = this.#states[each] as GraphState;
      if (set || accepts >= 0 || free.some(isConditional)) result.push(each);
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

function isConditional({ assertion }: FreeStep): boolean {
  return assertion !== undefined;
}
