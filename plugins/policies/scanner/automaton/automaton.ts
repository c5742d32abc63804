import { EquivalentClasses } from './equivalent-classes.js';
import type { CompiledPatterns } from './compile-patterns.js';
import { FlatNfa, readsNothing } from './flat-nfa.js';
import type { KnownStates } from './known-states.js';
import type { Assertion } from './pattern-tree.js';
import { StateSets } from './state-sets.js';
import type { Accepted, TextAutomaton } from './text-automaton.js';
import type { UnitClasses } from './unit-classes.js';

/** Kinds of neighbors at a boundary. */
export const besideNothing = 0;
export const besideWord = 1;
export const besideOther = 2;

/** The state in which no match is possible. */
export const deadState = 0;
const unknown = -1;
/** State numbers fit into 16-bit integers, which halves the table and improves cache use. */
export const maxAutomatonStates: number = 1 << 15;
const none: Accepted = [];
const allSides: readonly number[] = [besideNothing, besideWord, besideOther];

/**
 * A lazy DFA for all patterns at once: one table look-up for each unit. States are created when a text first reaches them. If there are too many, all
 * are discarded and `generation` changes, so that no text can make the automaton grow without bound.
 */
export class Automaton implements TextAutomaton {
  readonly classes: UnitClasses;
  readonly patterns: number;
  /** Whether acceptance may depend on neighboring characters. */
  readonly hasAssertions: boolean;
  /** `transitions[state * classes.count + class]`; -1 if not computed yet. Replaced when it grows. */
  transitions: Int16Array = new Int16Array(1 << 12);
  /** Number of times that all states were discarded. */
  generation = 0;
  readonly #graph: FlatNfa;
  readonly #equivalent: EquivalentClasses;
  readonly #maxStates: number;
  readonly #sets: StateSets;
  #accepted: (Accepted | undefined)[] = [];
  #starts: number[] = [];

  /** @param known states of an automaton of the same patterns, to start with */
  constructor({ count, hasAssertions, classes, graph }: CompiledPatterns, maxStates: number, known?: KnownStates) {
    this.patterns = count;
    this.hasAssertions = hasAssertions;
    this.classes = classes;
    this.#graph = new FlatNfa(graph);
    this.#equivalent = new EquivalentClasses(graph, kindsOf(classes, hasAssertions));
    this.#sets = new StateSets(graph.epsilonTransitions);
    this.#maxStates = Math.min(maxStates, maxAutomatonStates);
    this.#forgetStates();
    if (known && known.sets.befores.length <= this.#maxStates) {
      this.#sets.restore(known.sets);
      this.transitions = known.transitions;
    }
  }

  /** All states computed so far, for another automaton of the same patterns. */
  get known(): KnownStates {
    return { sets: this.#sets.rows, transitions: this.transitions.slice(0, this.size * this.classes.count) };
  }

  /** The current number of states. */
  get size(): number {
    return this.#sets.size;
  }

  /** The number of states of the NFA. */
  get nfaSize(): number {
    return this.#graph.size;
  }

  /** The number of NFA states in a state's set. */
  weightOf(state: number): number {
    return this.#sets.of(state).nfaStates.length;
  }

  startState(before: number): number {
    const index = this.hasAssertions ? before : besideOther;
    const known = this.#starts[index];
    if (known !== undefined) return known;
    this.#sets.begin();
    this.#sets.gather(0);
    const start = this.#numberOfGathered(index);
    this.#starts[index] = start;
    return start;
  }

  /**
   * A state in which everything is possible that is possible in one of several. Only without assertions. May start a new generation.
   */
  union(states: readonly number[]): number {
    const members = states.map((state) => this.#sets.of(state).nfaStates);
    this.#sets.begin();
    for (const nfaStates of members) for (const each of nfaStates) this.#sets.gather(each);
    return this.#sets.gathered === 0 ? deadState : this.#numberOfGathered(besideOther);
  }

  step(state: number, unitClass: number): number {
    const known = this.transitions[state * this.classes.count + unitClass] as number;
    if (known !== unknown) return known;
    const { generation } = this;
    this.#equivalent.begin(unitClass);
    const next = unitClass === this.classes.ignored ? state : this.#next(state, unitClass);
    if (generation === this.generation) this.#equivalent.write(this.transitions, state * this.classes.count, next);
    return next;
  }

  #next(state: number, unitClass: number): number {
    const after = this.classes.isWord[unitClass] === 1 ? besideWord : besideOther;
    const { sets: rows, to } = this.#graph.rows;
    const sets = this.#sets;
    const equivalent = this.#equivalent;
    const decided = this.#decided(state, after);
    sets.begin();
    for (let index = 0; index < decided.length; index += 1) {
      const each = decided[index] as number;
      const row = rows[each] as number;
      if (row !== readsNothing && equivalent.isIn(row)) sets.gather(to[each] as number);
    }
    return sets.gathered === 0 ? deadState : this.#numberOfGathered(this.hasAssertions ? after : besideOther);
  }

  accepted(state: number, after: number): Accepted {
    const index = state * 3 + (this.hasAssertions ? after : besideOther);
    const known = this.#accepted[index];
    if (known) return known;
    const found = new Set<number>();
    const decided = this.#decided(state, after);
    for (let index = 0; index < decided.length; index += 1) {
      const pattern = this.#graph.acceptedBy(decided[index] as number);
      if (pattern >= 0) found.add(pattern);
    }
    const patterns = found.size > 0 ? [...found].toSorted((a, b) => a - b) : none;
    this.#accepted[index] = patterns;
    return patterns;
  }

  outlook(state: number, bitsOf: Uint8Array): number {
    const graph = this.#graph;
    let outlook = 0;
    for (const after of this.hasAssertions ? allSides : [besideOther]) {
      const decided = this.#decided(state, after);
      for (let index = 0; index < decided.length; index += 1) {
        const each = decided[index] as number;
        if (after !== besideNothing && graph.readsAnything(each)) outlook |= bitsOf[graph.patternOf(each)] as number;
        const complete = graph.acceptedBy(each);
        if (complete >= 0) outlook |= (bitsOf[complete] as number) << 8;
      }
    }
    return outlook;
  }

  /** The NFA states of a state that belong to these patterns. */
  keyOf(state: number, isWanted: Uint8Array): string {
    const { nfaStates, before } = this.#sets.of(state);
    const wanted = nfaStates.filter((each) => isWanted[this.#graph.patternOf(each)] === 1);
    return `${before} ${wanted.sort().join()}`;
  }

  /** The NFA states of a state, with assertions resolved for the character that follows. */
  #decided(state: number, after: number): ArrayLike<number> {
    const { nfaStates, before } = this.#sets.of(state);
    if (!this.hasAssertions) return nfaStates;
    return this.#graph.closure(nfaStates, (assertion) => holds(assertion, before, after));
  }

  #numberOfGathered(before: number): number {
    const known = this.#sets.find(before);
    if (known !== undefined) return known;
    if (this.#sets.size < this.#maxStates) return this.#addGathered(before);
    const kept = this.#sets.keepGathered();
    this.#forgetStates();
    this.generation += 1;
    this.#sets.begin();
    for (const state of kept) this.#sets.gather(state);
    return this.#addGathered(before);
  }

  #addGathered(before: number): number {
    const number = this.#sets.add(before);
    const needed = (number + 1) * this.classes.count;
    if (needed > this.transitions.length) {
      const most = this.#maxStates * this.classes.count;
      const grown = new Int16Array(Math.min(most, Math.max(needed, this.transitions.length * 2)));
      grown.set(this.transitions);
      this.transitions = grown;
    }
    this.transitions.fill(number === deadState ? deadState : unknown, number * this.classes.count, needed);
    return number;
  }

  #forgetStates(): void {
    this.#sets.clear();
    this.#accepted = [];
    this.#starts = [];
    this.#sets.begin();
    this.#addGathered(besideNothing);
  }
}

/** By class: the kind of its characters, as far as assertions depend on it; the ignored class has a kind of its own. */
function kindsOf({ count, isWord, ignored }: UnitClasses, hasAssertions: boolean): ArrayLike<number> {
  return Uint8Array.from({ length: count }, (_, each) => {
    if (each === ignored) return besideNothing;
    return hasAssertions && isWord[each] === 1 ? besideWord : besideOther;
  });
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
