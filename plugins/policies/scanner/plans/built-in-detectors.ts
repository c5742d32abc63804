import { Automaton } from '../automaton/automaton.js';
import { parsePattern } from '../automaton/parse-pattern.js';
import type { Detector, DetectorField } from '../detector.js';

/** Detectors that one automaton reads. It is built when it is first needed, and serves every scanner. */
export class DetectorGroup {
  readonly detectors: readonly Detector[];
  #automaton: Automaton | undefined;

  constructor(detectors: readonly Detector[]) {
    this.detectors = detectors;
  }

  get automaton(): Automaton {
    const trees = (): ReturnType<typeof parsePattern>[] =>
      this.detectors.map(({ pattern, ignoreCase }) => parsePattern(pattern, { ignoreCase, withoutPairs: true }));
    this.#automaton ??= new Automaton(trees(), mostStates);
    return this.#automaton;
  }
}

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
