import { loosened } from '../automaton/loosened.js';
import type { PatternTree } from '../automaton/pattern-tree.js';
import { shortened } from '../automaton/shortened.js';
import type { Detector, DetectorField } from '../detector.js';
import { Screen } from '../engine/screen.js';
import { sourceOf } from './built-in-detectors.js';
import { exactTree } from './exact-shape.js';
import { type AutomatonSource, LazyAutomaton } from './lazy-automaton.js';
import { RecentlyUsed } from './recently-used.js';

/** The groups that are read ahead: what they look for could begin at nearly every word. Others have gates, or begin with capitals only. */
const groupsAhead: readonly DetectorField[] = ['main', 'addresses'];
/** Of 170 classes each: 4 MB. The build begins with 5,000; a megabyte and a half of what people write leads to 1,400 more. */
const roomForStates = 12_288;
/** Most configurations want the same, and what they want is a tenant's to choose. */
const mostScreens = 32;

/** What a field wants of a group that is read ahead. */
export interface WantedAhead {
  readonly name: DetectorField;
  /** Indices of the group's detectors. */
  readonly patterns: readonly number[];
  /** The bit of the field. */
  readonly bit: number;
}

/** The built-in detectors that are read ahead, loosened, in one automaton that serves every scanner. */
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

  /** Whether fields of a group are read ahead. */
  reads(group: DetectorField): boolean {
    return this.#firsts.has(group);
  }

  /** What reads such fields ahead, at once; undefined where there are none. */
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

  /** Builds the automaton bit by bit. Undefined when it is there. */
  prepare(): Promise<void> | undefined {
    return this.#automaton.prepare();
  }

  /** Keeps the automaton for other processes, with all that it knows by now. */
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
