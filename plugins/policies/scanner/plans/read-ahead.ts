import { loosened } from '../automaton/loosened.js';
import type { PatternTree } from '../automaton/pattern-tree.js';
import { shortened } from '../automaton/shortened.js';
import type { Detector, DetectorField } from '../detector.js';
import { Screen } from '../engine/screen.js';
import { sourceOf } from './built-in-detectors.js';
import { exactTree } from './exact-shape.js';
import { type AutomatonSource, LazyAutomaton } from './lazy-automaton.js';
import { RecentlyUsed } from './recently-used.js';

/** The groups covered by screens: their matches could start at nearly every word. The others have gates, or start only with capitals. */
const groupsAhead: readonly DetectorField[] = ['main', 'addresses'];
/** At 170 classes each: 4 MB. The build starts with 5,000; 1.5 MB of ordinary text adds 1,400. */
const roomForStates = 12_288;
/** Shared, because most configurations use the same detectors; bounded, because tenants choose them. */
const mostScreens = 32;

/** The patterns of a field that a screen covers. */
export interface WantedAhead {
  readonly name: DetectorField;
  /** Indices of the group's detectors. */
  readonly patterns: readonly number[];
  /** The bit of the field. */
  readonly bit: number;
}

/** The loosened patterns of these groups in one automaton, shared by all scanners. */
export class ReadAhead {
  readonly #detectors: readonly Detector[];
  /** Group → index of its first pattern. */
  readonly #firsts = new Map<DetectorField, number>();
  readonly #automaton: LazyAutomaton;
  readonly #screens = new RecentlyUsed<Screen>(mostScreens);

  constructor(all: readonly Detector[], mostStates = roomForStates) {
    const detectors: Detector[] = [];
    for (const group of groupsAhead) {
      this.#firsts.set(group, detectors.length);
      detectors.push(...all.filter(({ field = 'main' }) => field === group));
    }
    this.#detectors = detectors;
    this.#automaton = new LazyAutomaton({ name: 'ahead', ...this.#source() }, mostStates);
  }

  /** Whether screens cover a group. */
  reads(group: DetectorField): boolean {
    return this.#firsts.has(group);
  }

  /** The screen for several fields; undefined if there are none. */
  screen(wanted: readonly WantedAhead[]): Screen | undefined {
    if (wanted.length === 0) return undefined;
    const key = wanted.map(({ name, patterns, bit }) => `${name} ${bit} ${patterns.join()}`).join(' ');
    return this.#screens.get(key, () => {
      const bitsOf = new Uint8Array(this.#detectors.length);
      for (const { name, patterns, bit } of wanted)
        for (const pattern of patterns) bitsOf[(this.#firsts.get(name) as number) + pattern] = bit;
      return new Screen(this.#automaton.automaton, bitsOf);
    });
  }

  /** Builds the automaton in small steps. Undefined if it is already built. */
  prepare(): Promise<void> | undefined {
    return this.#automaton.prepare();
  }

  /** Saves the automaton with all its states. */
  keep(): Promise<void> {
    return this.#automaton.keep();
  }

  #source(): Omit<AutomatonSource, 'name'> {
    const { origin, trees } = sourceOf(this.#detectors, exactTree);
    return { origin: () => `${origin()} ${String(loosenedTrees)}`, trees: () => loosenedTrees(trees()) };
  }
}

function* loosenedTrees(trees: Iterable<PatternTree>): Generator<PatternTree> {
  for (const tree of trees) yield shortened(loosened(tree));
}
