import { setImmediate } from 'node:timers/promises';
import { Automaton } from '../automaton/automaton.js';
import { parsePattern } from '../automaton/parse-pattern.js';
import type { PatternTree } from '../automaton/pattern-tree.js';
import type { Detector, DetectorField } from '../detector.js';

/** Detectors that one automaton reads. It is built when it is first needed, and serves every scanner. */
export class DetectorGroup {
  readonly detectors: readonly Detector[];
  #automaton: Automaton | undefined;
  #preparing: Promise<void> | undefined;

  constructor(detectors: readonly Detector[]) {
    this.detectors = detectors;
  }

  get automaton(): Automaton {
    this.#automaton ??= new Automaton(Array.from(this.#trees()), mostStates);
    return this.#automaton;
  }

  /** Builds the automaton bit by bit, so that others have their turns meanwhile. Undefined when it is there. */
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
    this.#automaton ??= new Automaton(trees, mostStates);
    await setImmediate();
  }

  *#trees(): Generator<PatternTree> {
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
