import { setImmediate } from 'node:timers/promises';
import { Automaton } from '../automaton/automaton.js';
import type { PatternTree } from '../automaton/pattern-tree.js';

/** Milliseconds. */
const longestTurn = 5;

/** An automaton that is built when it is first needed. */
export class LazyAutomaton {
  readonly #trees: () => Iterable<PatternTree>;
  readonly #mostStates: number;
  #automaton: Automaton | undefined;
  #preparing: Promise<void> | undefined;

  /** @param trees parses its patterns, one after the other */
  constructor(trees: () => Iterable<PatternTree>, mostStates: number) {
    this.#trees = trees;
    this.#mostStates = mostStates;
  }

  get automaton(): Automaton {
    this.#automaton ??= new Automaton([...this.#trees()], this.#mostStates);
    return this.#automaton;
  }

  /** Builds it bit by bit, so that others have their turns meanwhile. Undefined when it is there. */
  prepare(): Promise<void> | undefined {
    if (this.#automaton) return undefined;
    this.#preparing ??= this.#build();
    return this.#preparing;
  }

  async #build(): Promise<void> {
    const trees: PatternTree[] = [];
    let turn = performance.now();
    for (const tree of this.#trees()) {
      trees.push(tree);
      if (performance.now() - turn < longestTurn) continue;
      await setImmediate();
      turn = performance.now();
    }
    await setImmediate();
    this.#automaton ??= new Automaton(trees, this.#mostStates);
    await setImmediate();
  }
}
