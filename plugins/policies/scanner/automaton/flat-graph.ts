import type { CharacterSet } from './character-set.js';
import { type Assertion, assertions } from './pattern-tree.js';
import type { FreeStep, GraphState } from './state-graph.js';
import type { UnitClasses } from './unit-classes.js';

/** In the place of a set. */
export const readsNothing = -1;

/** Where free steps lead that depend on nothing, in one row: those of state `s` are `steps[starts[s]]` to `steps[starts[s + 1] - 1]`. */
export interface FreeSteps {
  readonly starts: Int32Array;
  readonly steps: Int32Array;
  /** By state: 1 when it reads or accepts, or waits for what follows. Others only lead on. */
  readonly isKept: Uint8Array;
}

/** A graph in rows of numbers; by state where nothing else is said. */
export interface GraphRows {
  /** Which row of `members` its set has; -1 when it reads nothing. */
  readonly sets: Int32Array;
  /** `members[row * classes + class]`: 1 when the class is in the set. */
  readonly members: Uint8Array;
  readonly classes: number;
  /** Where a unit of its set leads to; 0 when it reads nothing. */
  readonly to: Int32Array;
  /** The pattern that is complete in it; -1 for none. */
  readonly accepts: Int32Array;
  /** The pattern that it belongs to. */
  readonly patterns: Int32Array;
  readonly freeSteps: FreeSteps;
  /** Free steps that are possible only at some places: those of state `s` are numbers `conditionalStarts[s]` to `conditionalStarts[s + 1] - 1`. */
  readonly conditionalStarts: Int32Array;
  readonly conditionalSteps: Int32Array;
  /** By conditional step: the index of its assertion. */
  readonly conditions: Uint8Array;
}

/** A graph as its automaton reads it. */
export class FlatGraph {
  readonly rows: GraphRows;
  readonly #seen: Uint32Array;
  #round = 0;

  constructor(rows: GraphRows) {
    this.rows = rows;
    this.#seen = new Uint32Array(this.size);
  }

  get size(): number {
    return this.rows.sets.length;
  }

  readsAnything(state: number): boolean {
    return this.rows.sets[state] !== readsNothing;
  }

  /** The pattern that is complete in a state; -1 for none. */
  acceptedBy(state: number): number {
    return this.rows.accepts[state] as number;
  }

  /** The pattern that a state belongs to. */
  patternOf(state: number): number {
    return this.rows.patterns[state] as number;
  }

  /** What the given states read or accept, or where it depends on what follows, their free steps taken. */
  closure(from: Iterable<number>, isPossible: (assertion: Assertion) => boolean): number[] {
    const { freeSteps, conditionalStarts, conditionalSteps, conditions } = this.rows;
    const { starts, steps, isKept } = freeSteps;
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

/** @throws Error when the classes are not those of the states' sets */
export function graphRows(states: readonly GraphState[], { members, count }: UnitClasses): GraphRows {
  const rows = [...new Set(members.values())];
  const numbers = new Map(rows.map((row, number) => [row, number]));
  return {
    sets: Int32Array.from(states, ({ set }) => rowOf(set, members, numbers)),
    members: Uint8Array.from(rows.flatMap((row) => [...row])),
    classes: count,
    to: Int32Array.from(states, ({ set, to }) => (set ? passOver(states, to) : 0)),
    accepts: Int32Array.from(states, ({ accepts }) => accepts),
    patterns: Int32Array.from(states, ({ pattern }) => pattern),
    freeSteps: freeStepsOf(states),
    ...conditionalStepsOf(states),
  };
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

function conditionalStepsOf(
  states: readonly GraphState[],
): Pick<GraphRows, 'conditionalStarts' | 'conditionalSteps' | 'conditions'> {
  const conditionalStarts = new Int32Array(states.length + 1);
  const steps: number[] = [];
  const conditions: number[] = [];
  for (const [state, { free }] of states.entries()) {
    for (const { to, assertion } of free) {
      if (assertion === undefined) continue;
      steps.push(to);
      conditions.push(assertions.indexOf(assertion));
    }
    conditionalStarts[state + 1] = steps.length;
  }
  return { conditionalStarts, conditionalSteps: Int32Array.from(steps), conditions: Uint8Array.from(conditions) };
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
