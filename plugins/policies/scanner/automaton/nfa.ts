import type { CharacterSet } from './character-set.js';
import type { Assertion, PatternTree } from './pattern-tree.js';
import { TooLarge } from './too-large.js';

/** An epsilon transition. */
export interface EpsilonTransition {
  readonly to: number;
  /** The condition of the transition, if any. */
  readonly assertion: Assertion | undefined;
}

/** A state: reads one unit of `set` and continues with `to`, or accepts the pattern `accepts`, or has only epsilon transitions. */
export interface NfaState {
  readonly epsilons: EpsilonTransition[];
  set: CharacterSet | undefined;
  to: number;
  accepts: number;
  /** The pattern that it belongs to. */
  readonly pattern: number;
}

/** A nondeterministic automaton of several patterns (Thompson's construction). They share only the start, state 0. */
export class Nfa {
  readonly states: NfaState[] = [];
  readonly patterns: number;
  readonly #maxStates: number;

  /** @throws TooLarge if it would have more states */
  constructor(trees: readonly PatternTree[], maxStates: number = Number.POSITIVE_INFINITY) {
    this.#maxStates = maxStates;
    this.patterns = trees.length;
    this.#state(-1);
    for (const [pattern, tree] of trees.entries()) {
      const first = this.#state(pattern);
      this.#addEpsilon(0, first);
      const end = this.#add(tree, first);
      const last = this.#state(pattern);
      this.#addEpsilon(end, last);
      this.#at(last).accepts = pattern;
    }
  }

  /** Whether acceptance may depend on neighboring characters. */
  get hasAssertions(): boolean {
    return this.states.some(({ epsilons }) => epsilons.some(({ assertion }) => assertion !== undefined));
  }

  /** @returns the state after the tree, if entered at `from` */
  #add(tree: PatternTree, from: number): number {
    switch (tree.kind) {
      case 'unit':
        return this.#addUnit(tree.set, from);
      case 'sequence':
        return tree.items.reduce((state, item) => this.#add(item, state), from);
      case 'choice':
        return this.#addChoice(tree.items, from);
      case 'repeat':
        return this.#addRepeat(tree, from);
      case 'assertion': {
        const after = this.#state(this.#at(from).pattern);
        this.#addEpsilon(from, after, tree.assertion);
        return after;
      }
    }
  }

  #addUnit(set: CharacterSet, from: number): number {
    const { pattern } = this.#at(from);
    const [reading, after] = [this.#state(pattern), this.#state(pattern)];
    this.#addEpsilon(from, reading);
    const state = this.#at(reading);
    state.set = set;
    state.to = after;
    return after;
  }

  #addChoice(items: readonly PatternTree[], from: number): number {
    const { pattern } = this.#at(from);
    const after = this.#state(pattern);
    for (const item of items) {
      const first = this.#state(pattern);
      this.#addEpsilon(from, first);
      this.#addEpsilon(this.#add(item, first), after);
    }
    return after;
  }

  #addRepeat(tree: PatternTree & { readonly kind: 'repeat' }, from: number): number {
    const { pattern } = this.#at(from);
    let state = from;
    for (let copy = 0; copy < tree.min; copy += 1) state = this.#add(tree.item, state);
    const after = this.#state(pattern);
    if (tree.max === Number.POSITIVE_INFINITY) {
      const loop = this.#state(pattern);
      this.#addEpsilon(state, loop);
      this.#addEpsilon(this.#add(tree.item, loop), loop);
      this.#addEpsilon(loop, after);
      return after;
    }
    for (let copy = tree.min; copy < tree.max; copy += 1) {
      this.#addEpsilon(state, after);
      const first = this.#state(pattern);
      this.#addEpsilon(state, first);
      state = this.#add(tree.item, first);
    }
    this.#addEpsilon(state, after);
    return after;
  }

  #state(pattern: number): number {
    if (this.states.length >= this.#maxStates) throw new TooLarge();
    return this.states.push({ epsilons: [], set: undefined, to: -1, accepts: -1, pattern }) - 1;
  }

  #addEpsilon(from: number, to: number, assertion?: Assertion): void {
    this.#at(from).epsilons.push({ to, assertion });
  }

  #at(state: number): NfaState {
    return this.states[state] as NfaState;
  }
}
