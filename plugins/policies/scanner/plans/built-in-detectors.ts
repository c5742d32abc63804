import type { Automaton } from '../automaton/automaton.js';
import { factored } from '../automaton/factored.js';
import type { PatternTree } from '../automaton/pattern-tree.js';
import type { Detector, DetectorField } from '../detector.js';
import { treeToRead } from './exact-shape.js';
import { type AutomatonSource, LazyAutomaton } from './lazy-automaton.js';

/** Of a hundred classes each: 7 MB. */
const mostStates = 32_768;

/** Detectors that one automaton reads. It is built when it is first needed, and serves every scanner. */
export class DetectorGroup {
  readonly detectors: readonly Detector[];
  readonly #automaton: LazyAutomaton;

  constructor(name: string, detectors: readonly Detector[]) {
    this.detectors = detectors;
    this.#automaton = new LazyAutomaton({ name, ...sourceOf(detectors, treeToRead) }, mostStates);
  }

  get automaton(): Automaton {
    return this.#automaton.automaton;
  }

  /** Builds the automaton bit by bit, so that others have their turns meanwhile. Undefined when it is there. */
  prepare(): Promise<void> | undefined {
    return this.#automaton.prepare();
  }

  /** Keeps the automaton for other processes, with all that it knows by now. */
  keep(): Promise<void> {
    return this.#automaton.keep();
  }
}

/**
 * What an automaton of the detectors is built from.
 *
 * @param read what it reads of each
 */
export function sourceOf(
  detectors: readonly Detector[],
  read: (detector: Detector) => PatternTree,
): Omit<AutomatonSource, 'name'> {
  const patterns = (): unknown => detectors.map(({ pattern, ignoreCase = false }) => [pattern, ignoreCase]);
  return {
    origin: () => `${JSON.stringify(patterns())} ${String(treesOf)} ${String(read)}`,
    trees: () => treesOf(detectors, read),
  };
}

/** What the detectors' patterns mean, one after the other. */
function* treesOf(detectors: readonly Detector[], read: (detector: Detector) => PatternTree): Generator<PatternTree> {
  for (const detector of detectors) yield factored(read(detector));
}

export function groupsOf(detectors: readonly Detector[]): ReadonlyMap<DetectorField, DetectorGroup> {
  const fields: readonly DetectorField[] = ['main', 'names', 'addresses', 'values'];
  return new Map(
    fields.map((field) => [
      field,
      new DetectorGroup(
        field,
        detectors.filter((detector) => (detector.field ?? 'main') === field),
      ),
    ]),
  );
}
