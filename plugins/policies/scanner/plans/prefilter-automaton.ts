import { maxAutomatonStates } from '../automaton/automaton.js';
import { relaxed } from '../automaton/relaxed.js';
import type { PatternTree } from '../automaton/pattern-tree.js';
import { shortened } from '../automaton/shortened.js';
import type { Detector, DetectorGroupName } from '../detector.js';
import { Prefilter } from '../engine/starts/prefilter.js';
import { sourceOf } from './built-in-detectors.js';
import { exactTree } from '../engine/detectors/exact-pattern.js';
import { type AutomatonSource, LazyAutomaton } from './lazy-automaton.js';
import { LruCache } from '../lru-cache.js';

/** The groups covered by prefilters: their matches could start at nearly every word. The others have guards, or start only with capitals. */
const prefilteredGroups: readonly DetectorGroupName[] = ['main', 'addresses'];
/** Shared, because most configurations use the same detectors; bounded, because tenants choose them. */
const maxPrefilters = 32;

/** The patterns of a group that a prefilter covers. */
interface PrefilteredPatterns {
  readonly name: DetectorGroupName;
  /** Indices of the group's detectors. */
  readonly patterns: readonly number[];
  /** The bit of the group. */
  readonly bit: number;
}

/** The relaxed patterns of these groups in one automaton, shared by all scanners. */
export class PrefilterAutomaton {
  readonly #detectors: readonly Detector[];
  /** Group → index of its first pattern. */
  readonly #firsts = new Map<DetectorGroupName, number>();
  readonly #automaton: LazyAutomaton;
  readonly #prefilters = new LruCache<Prefilter>(maxPrefilters);

  /** @param maxStates with 640 classes, 42 MB at most; prompts of all kinds need 16,000 states in their first two megabytes */
  constructor(all: readonly Detector[], maxStates = maxAutomatonStates) {
    const detectors: Detector[] = [];
    for (const name of prefilteredGroups) {
      this.#firsts.set(name, detectors.length);
      detectors.push(...all.filter(({ group = 'main' }) => group === name));
    }
    this.#detectors = detectors;
    this.#automaton = new LazyAutomaton({ name: 'prefilter', ...this.#source() }, maxStates);
  }

  /** Whether prefilters cover a group. */
  covers(group: DetectorGroupName): boolean {
    return this.#firsts.has(group);
  }

  /** The prefilter for several groups; undefined if there are none. */
  prefilterFor(wanted: readonly PrefilteredPatterns[]): Prefilter | undefined {
    if (wanted.length === 0) return undefined;
    const key = wanted.map(({ name, patterns, bit }) => `${name} ${bit} ${patterns.join()}`).join(' ');
    return this.#prefilters.get(key, () => {
      const bitsOf = new Uint8Array(this.#detectors.length);
      for (const { name, patterns, bit } of wanted)
        for (const pattern of patterns) bitsOf[(this.#firsts.get(name) as number) + pattern] = bit;
      return new Prefilter(this.#automaton.automaton, bitsOf);
    });
  }

  /** Builds the automaton in small steps. Undefined if it is already built. */
  prepare(): Promise<void> | undefined {
    return this.#automaton.prepare();
  }

  /** Saves the automaton with all its states. */
  save(): Promise<void> {
    return this.#automaton.save();
  }

  #source(): Omit<AutomatonSource, 'name'> {
    const { origin, trees } = sourceOf(this.#detectors, exactTree);
    return { origin: () => `${origin()} ${String(relaxedTrees)}`, trees: () => relaxedTrees(trees()) };
  }
}

function* relaxedTrees(trees: Iterable<PatternTree>): Generator<PatternTree> {
  for (const tree of trees) yield shortened(relaxed(tree));
}
