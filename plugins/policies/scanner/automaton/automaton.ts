import type { CharacterSet } from './character-set.js';
import type { Assertion, PatternTree } from './pattern-tree.js';
import { type GraphState, StateGraph } from './state-graph.js';
import { type UnitClasses, unitClasses } from './unit-classes.js';

/** What stands on one side of a place. */
export const besideNothing = 0;
export const besideWord = 1;
export const besideOther = 2;

/** Nothing can follow. */
export const deadState = 0;
const unknown = -1;
/** Patterns (by index) that are complete in a state. */
export type Accepted = readonly number[];
const none: Accepted = [];

/** A set of states of the graph, and what was read last (only where assertions look back). */
interface AutomatonState {
  readonly graphStates: Int32Array;
  readonly before: number;
}

/**
 * All patterns read at once, one table look-up for each unit. States are made when a text first leads there. When there are too many, all are
 * forgotten (`generation` tells), so that no text can make it grow without end.
 */
export class Automaton {
  readonly classes: UnitClasses;
  readonly patterns: number;
  /** What is accepted may depend on what stands beside it. */
  readonly looksAround: boolean;
  /** `transitions[state * classes.count + class]`; -1 where nobody has been. It is replaced when it grows. */
  transitions = new Int32Array(1 << 12);
  /** Number of times that all states were forgotten. */
  generation = 0;
  readonly #graph: readonly GraphState[];
  /** By graph state: the row of its set. */
  readonly #members: readonly (Uint8Array | undefined)[];
  readonly #mostStates: number;
  readonly #numbers = new Map<string, number>();
  #states: AutomatonState[] = [];
  #accepted: (Accepted | undefined)[] = [];
  #starts: number[] = [];
  readonly #seen: Uint32Array;
  #round = 0;

  constructor(trees: readonly PatternTree[], mostStates: number) {
    const graph = new StateGraph(trees);
    this.patterns = trees.length;
    this.#graph = graph.states;
    this.looksAround = graph.hasAssertions;
    const sets = graph.states.flatMap(({ set }): CharacterSet[] => (set ? [set] : []));
    this.classes = unitClasses(sets, this.looksAround);
    this.#members = graph.states.map(({ set }) => (set ? this.classes.members.get(set) : undefined));
    this.#mostStates = mostStates;
    this.#seen = new Uint32Array(graph.states.length);
    this.#forgetStates();
  }

  /** How many states there are by now. */
  get size(): number {
    return this.#states.length;
  }

  /** How many states the graph has, whatever is read. */
  get graphSize(): number {
    return this.#graph.length;
  }

  /** How many states of the graph a state stands for. */
  weightOf(state: number): number {
    return this.#states[state]?.graphStates.length ?? 0;
  }

  /** @param before what the text has in front of the beginning */
  startState(before: number): number {
    const index = this.looksAround ? before : besideOther;
    this.#starts[index] ??= this.#numberOf([0], index);
    return this.#starts[index];
  }

  /** The way from a state over a class, which is looked up in `transitions` first. It may begin a new generation. */
  step(state: number, unitClass: number): number {
    if (state === deadState) return deadState;
    const generation = this.generation;
    const next = unitClass === this.classes.ignored ? state : this.#next(state, unitClass);
    if (generation === this.generation) this.transitions[state * this.classes.count + unitClass] = next;
    return next;
  }

  #next(state: number, unitClass: number): number {
    const after = this.classes.isWord[unitClass] === 1 ? besideWord : besideOther;
    const reached: number[] = [];
    for (const each of this.#decided(state, after)) {
      if (this.#members[each]?.[unitClass] === 1) reached.push((this.#graph[each] as GraphState).to);
    }
    return reached.length === 0 ? deadState : this.#numberOf(reached, this.looksAround ? after : besideOther);
  }

  /**
   * The patterns that are complete in a state.
   *
   * @param after what follows in the text
   */
  accepted(state: number, after: number): Accepted {
    const index = state * 3 + (this.looksAround ? after : besideOther);
    const known = this.#accepted[index];
    if (known) return known;
    const found = Array.from(this.#decided(state, after), (each) => (this.#graph[each] as GraphState).accepts);
    const patterns = [...new Set(found)].filter((pattern) => pattern >= 0).toSorted((a, b) => a - b);
    this.#accepted[index] = patterns.length > 0 ? patterns : none;
    return this.#accepted[index];
  }

  /** The patterns that read on from a state. */
  reading(state: number): ReadonlySet<number> {
    const patterns = new Set<number>();
    for (const after of [besideWord, besideOther])
      for (const each of this.#decided(state, after)) {
        const { set, pattern } = this.#graph[each] as GraphState;
        if (set) patterns.add(pattern);
      }
    return patterns;
  }

  /** The graph states of a state, now that it is known what follows. */
  #decided(state: number, after: number): Iterable<number> {
    const { graphStates, before } = this.#states[state] as AutomatonState;
    if (!this.looksAround) return graphStates;
    return this.#closure(graphStates, (assertion) => holds(assertion, before, after));
  }

  /** What the given states read or accept, or where it depends on what follows, their free steps taken. */
  #closure(from: Iterable<number>, isPossible: (assertion: Assertion) => boolean): number[] {
    this.#round += 1;
    const open = [...from];
    const result: number[] = [];
    for (let each = open.pop(); each !== undefined; each = open.pop()) {
      if (this.#seen[each] === this.#round) continue;
      this.#seen[each] = this.#round;
      const { free, set, accepts } = this.#graph[each] as GraphState;
      if (set || accepts >= 0 || free.some(({ assertion }) => assertion !== undefined)) result.push(each);
      for (const { to, assertion } of free) if (assertion === undefined || isPossible(assertion)) open.push(to);
    }
    return result;
  }

  #numberOf(reached: readonly number[], before: number): number {
    const ordered = Int32Array.from(this.#closure(reached, () => false)).toSorted();
    const key = `${before}:${ordered.join()}`;
    const known = this.#numbers.get(key);
    if (known !== undefined) return known;
    if (this.#states.length >= this.#mostStates) {
      this.#forgetStates();
      this.generation += 1;
    }
    return this.#addState(key, { graphStates: ordered, before });
  }

  #addState(key: string, state: AutomatonState): number {
    const number = this.#states.push(state) - 1;
    this.#numbers.set(key, number);
    const needed = (number + 1) * this.classes.count;
    if (needed > this.transitions.length) {
      const grown = new Int32Array(Math.max(needed, this.transitions.length * 2));
      grown.set(this.transitions);
      this.transitions = grown;
    }
    this.transitions.fill(number === deadState ? deadState : unknown, number * this.classes.count, needed);
    return number;
  }

  #forgetStates(): void {
    this.#numbers.clear();
    this.#states = [];
    this.#accepted = [];
    this.#starts = [];
    this.#addState('dead', { graphStates: new Int32Array(0), before: besideNothing });
  }
}

function holds(assertion: Assertion, before: number, after: number): boolean {
  switch (assertion) {
    case 'word edge':
      return (before === besideWord) !== (after === besideWord);
    case 'no word edge':
      return (before === besideWord) === (after === besideWord);
    case 'start of text':
      return before === besideNothing;
    case 'end of text':
      return after === besideNothing;
  }
}
