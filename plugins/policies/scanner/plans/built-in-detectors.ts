import { setImmediate } from 'node:timers/promises';
import { Automaton } from '../automaton/automaton.js';
import { loosened } from '../automaton/loosened.js';
import { parsePattern } from '../automaton/parse-pattern.js';
import type { PatternTree } from '../automaton/pattern-tree.js';
import type { Detector, DetectorField } from '../detector.js';

/** Detectors that one automaton reads. It is built when it is first needed, and serves every scanner. */
export class DetectorGroup {
  readonly detectors: readonly Detector[];
  #trees: readonly PatternTree[] | undefined;
  #automaton: Automaton | undefined;
  #loose: Automaton | undefined;
  #preparing: Promise<void> | undefined;

  constructor(detectors: readonly Detector[]) {
    this.detectors = detectors;
  }

  get automaton(): Automaton {
    this.#automaton ??= new Automaton(this.#allTrees(), mostStates);
    return this.#automaton;
  }

  /** Of the same patterns, loosened: what is asked first. */
  get loose(): Automaton {
    const { classes } = this.automaton;
    this.#loose ??= new Automaton(this.#allTrees().map(loosened), mostStates, classes);
    this.#trees = undefined;
    return this.#loose;
  }

  /** Builds both automata bit by bit, so that others have their turns meanwhile. Undefined when they are there. */
  prepare(): Promise<void> | undefined {
    if (this.#loose) return undefined;
    this.#preparing ??= this.#build();
    return this.#preparing;
  }

  async #build(): Promise<void> {
    const trees: PatternTree[] = [];
    let turn = performance.now();
    for (const tree of this.#parsed()) {
      trees.push(tree);
      if (performance.now() - turn < longestTurn) continue;
      await setImmediate();
      turn = performance.now();
    }
    await setImmediate();
    this.#trees ??= trees;
    this.#automaton ??= new Automaton(this.#trees, mostStates);
    await setImmediate();
    if (this.loose) await setImmediate();
  }

  #allTrees(): readonly PatternTree[] {
    this.#trees ??= Array.from(this.#parsed());
    return this.#trees;
  }

  *#parsed(): Generator<PatternTree> {
    for (const { pattern, ignoreCase } of this.detectors)
      yield parsePattern(pattern, { ignoreCase, withoutPairs: true });
  }
}

/** Milliseconds. */
const longestTurn = 5;

/** Of a hundred classes each: 13 MB. */
const mostStates = 32_768;

export function groupsOf(detectors: readonly Detector[]): ReadonlyMap<DetectorField, DetectorGroup> {
  const fields: readonly DetectorField[] = ['main', 'names', 'addresses', 'values'];
  return new Map(
    fields.map((field) => [
      field,
      new DetectorGroup(detectors.filter((detector) => (detector.field ?? 'main') === field)),
    ]),
  );
}
