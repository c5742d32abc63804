import { setImmediate } from 'node:timers/promises';
import { Automaton } from '../automaton/automaton.js';
import { type CompiledPatterns, compilePatterns } from '../automaton/compile-patterns.js';
import type { PatternTree } from '../automaton/pattern-tree.js';
import { saveAutomaton, type SavedAutomaton, savedAutomaton } from './saved-automata.js';

/** Maximum time between yields to the event loop, in milliseconds. */
const maxTurnMs = 5;

/** The source of an automaton. */
export interface AutomatonSource {
  /** Name of its file. */
  readonly name: string;
  /** Identifies its patterns and the code that transforms them. */
  readonly origin: () => string;
  /** Parses its patterns lazily. */
  readonly trees: () => Iterable<PatternTree>;
}

/** An automaton that is built on first use, or loaded from the file saved by the build. */
export class LazyAutomaton {
  readonly #source: AutomatonSource;
  readonly #maxStates: number;
  #automaton: Automaton | undefined;
  #patterns: CompiledPatterns | undefined;
  #preparing: Promise<void> | undefined;

  constructor(source: AutomatonSource, maxStates: number) {
    this.#source = source;
    this.#maxStates = maxStates;
  }

  get automaton(): Automaton {
    this.#automaton ??= this.#saved() ?? this.#compiled([...this.#source.trees()]);
    return this.#automaton;
  }

  /** Builds it in small steps that do not block the event loop. Undefined if it is already built. */
  prepare(): Promise<void> | undefined {
    if (this.#automaton) return undefined;
    this.#preparing ??= this.#build();
    return this.#preparing;
  }

  /**
   * Saves it with all its states.
   *
   * @throws Error if it has met more states than it may have: what is saved would leave no room for those of other texts
   */
  async save(): Promise<void> {
    const { automaton } = this;
    if (automaton.generation > 0) throw new Error(`the automaton ${this.#source.name} is trained with too many texts`);
    await saveAutomaton(this.#source.name, this.#source.origin(), this.#patterns as CompiledPatterns, automaton);
  }

  async #build(): Promise<void> {
    this.#automaton ??= this.#saved();
    await setImmediate();
    if (this.#automaton) return;
    const trees: PatternTree[] = [];
    let turn = performance.now();
    for (const tree of this.#source.trees()) {
      trees.push(tree);
      if (performance.now() - turn < maxTurnMs) continue;
      await setImmediate();
      turn = performance.now();
    }
    await setImmediate();
    this.#automaton ??= this.#compiled(trees);
    await setImmediate();
  }

  #saved(): Automaton | undefined {
    const saved = savedAutomaton(this.#source.name, this.#source.origin());
    return saved && this.#from(saved);
  }

  #compiled(trees: readonly PatternTree[]): Automaton {
    return this.#from({ patterns: compilePatterns(trees) });
  }

  #from({ patterns, known }: Pick<SavedAutomaton, 'patterns'> & Partial<SavedAutomaton>): Automaton {
    this.#patterns = patterns;
    return new Automaton(patterns, this.#maxStates, known);
  }
}
