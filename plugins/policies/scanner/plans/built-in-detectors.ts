import type { Automaton } from '../automaton/automaton.js';
import { factored } from '../automaton/factored.js';
import type { PatternTree } from '../automaton/pattern-tree.js';
import type { Detector, DetectorGroupName } from '../detector.js';
import { treeToRead } from '../engine/detectors/exact-pattern.js';
import { type AutomatonSource, LazyAutomaton } from './lazy-automaton.js';

/** The largest automaton has 409 classes: 27 MB when it is full. Ordinary texts lead to a third of it. */
const maxStates = 32_768;

/** Detectors that share one automaton. It is built on first use and shared by all scanners. */
export class DetectorGroup {
  readonly detectors: readonly Detector[];
  readonly #automaton: LazyAutomaton;

  constructor(name: string, detectors: readonly Detector[]) {
    this.detectors = detectors;
    this.#automaton = new LazyAutomaton({ name, ...sourceOf(detectors, treeToRead) }, maxStates);
  }

  get automaton(): Automaton {
    return this.#automaton.automaton;
  }

  /** Builds the automaton in small steps that do not block the event loop. Undefined if it is already built. */
  prepare(): Promise<void> | undefined {
    return this.#automaton.prepare();
  }

  /** Saves the automaton with all its states to a file. */
  save(): Promise<void> {
    return this.#automaton.save();
  }
}

/**
 * The source of an automaton for several detectors.
 *
 * @param read gives the pattern tree of a detector
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

/** Parses the detectors' patterns lazily. */
function* treesOf(detectors: readonly Detector[], read: (detector: Detector) => PatternTree): Generator<PatternTree> {
  for (const detector of detectors) yield factored(read(detector));
}

export function groupsOf(detectors: readonly Detector[]): ReadonlyMap<DetectorGroupName, DetectorGroup> {
  const groups: readonly DetectorGroupName[] = ['main', 'names', 'addresses', 'values'];
  return new Map(
    groups.map((group) => [
      group,
      new DetectorGroup(
        group,
        detectors.filter((detector) => (detector.group ?? 'main') === group),
      ),
    ]),
  );
}
