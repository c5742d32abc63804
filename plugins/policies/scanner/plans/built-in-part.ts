import { possible } from '../certainty.js';
import type { Detector, DetectorGroupName } from '../detector.js';
import { ContextWords } from '../engine/context/context-words.js';
import { exactPatternOf } from '../engine/detectors/exact-pattern.js';
import { PlannedDetector } from '../engine/detectors/planned-detector.js';
import type { Subscription } from '../engine/detectors/subscription.js';
import { tailReader } from '../engine/detectors/tail-reader.js';
import { DetectorLookup } from '../engine/groups/detector-lookup.js';
import { isFree, NarrowedSelections } from '../engine/groups/narrowed-selections.js';
import { PatternGroup } from '../engine/groups/pattern-group.js';
import { maxMatchLength } from '../engine/limits.js';
import { beginsOf, groupBit, type PlannedGroup, type Prefilters } from '../engine/scan-plan.js';
import type { Guard } from '../engine/starts/guard.js';
import type { Prefilter } from '../engine/starts/prefilter.js';
import { piiDetectors } from '../entities/pii-detectors.js';
import { LruCache } from '../lru-cache.js';
import { listedGuard } from '../persons/listed-guard.js';
import { nameGuard } from '../persons/name-guard.js';
import type { ScanRequest } from '../scan-request.js';
import { secretDetectors } from '../secrets/secret-detectors.js';
import { valueGuard } from '../secrets/value-guard.js';
import { type DetectorGroup, groupsOf } from './built-in-detectors.js';
import { PrefilterAutomaton } from './prefilter-automaton.js';
import { subscriptionsOf } from './subscriptions.js';

/** What the built-in detectors contribute to a plan. It depends neither on allow lists nor on the words and patterns of tenants. */
interface BuiltInPart {
  /** The first groups of the plan. */
  readonly groups: readonly PlannedGroup[];
  readonly contexts: ContextWords;
  readonly prefilters: Prefilters | undefined;
  /** As in the plan, for these groups. */
  readonly begins: Uint16Array;
}

/** Shared, because most tenants only differ in their allow lists and words; bounded, because tenants choose them. */
const maxParts = 64;

const detectorGroups = groupsOf([...piiDetectors, ...secretDetectors]);

/** The built-in detectors that plans use. */
export class BuiltInDetectors {
  readonly #prefilters: PrefilterAutomaton;
  readonly #parts = new LruCache<BuiltInPart>(maxParts);

  constructor(prefilters = new PrefilterAutomaton([...piiDetectors, ...secretDetectors])) {
    this.#prefilters = prefilters;
  }

  /** Their automata, which the build saves. */
  get automata(): readonly { save(): Promise<void> }[] {
    return [...detectorGroups.values(), this.#prefilters];
  }

  /** Builds the automata that the requests need in small steps. */
  async prepare(requests: readonly ScanRequest[]): Promise<void> {
    const needed = neededGroups(requests);
    for (const [, group] of needed) await group.prepare();
    if (needed.some(([name]) => this.#prefilters.covers(name))) await this.#prefilters.prepare();
  }

  /** The part of a plan for these requests. */
  partFor(requests: readonly ScanRequest[]): BuiltInPart {
    return this.#parts.get(keyOf(requests), () => this.#build(requests));
  }

  #build(requests: readonly ScanRequest[]): BuiltInPart {
    const wanted = wantedBy(requests);
    const contexts = contextWordsOf((detector) => wanted(detector).length > 0);
    const planned = [...detectorGroups].map(([name, { detectors }]) => ({
      name,
      detectors: detectors.map((detector) => plannedDetectors(detector, wanted(detector), contexts)),
    }));
    const groups = builtInGroups(planned);
    return { groups, contexts, prefilters: prefiltersOf(this.#prefilters, groups), begins: beginsOf(groups) };
  }
}

/** Everything in the requests that matters to built-in detectors. */
function keyOf(requests: readonly ScanRequest[]): string {
  return JSON.stringify(
    requests.map((request) =>
      request.kind === 'pii' || request.kind === 'secret' ? { ...request, allowList: undefined } : undefined,
    ),
  );
}

function wantedBy(requests: readonly ScanRequest[]): (detector: Detector) => readonly Subscription[] {
  const all = requests.flatMap((request, index) => subscriptionsOf(request, index) ?? []);
  return (detector) => all.flatMap((subscriptionOf) => subscriptionOf(detector) ?? []);
}

function neededGroups(requests: readonly ScanRequest[]): readonly (readonly [DetectorGroupName, DetectorGroup])[] {
  const wanted = wantedBy(requests);
  return [...detectorGroups].filter(([, { detectors }]) => detectors.some((detector) => wanted(detector).length > 0));
}

/** Shared, because they take 1 MB and most configurations use the same detectors; bounded, because tenants choose them. */
const contextWords = new LruCache<ContextWords>(32);

/** The context words of all wanted detectors. */
function contextWordsOf(isWanted: (detector: Detector) => boolean): ContextWords {
  const all = [...detectorGroups.values()].flatMap(({ detectors }) => detectors);
  const wanted = [...all.keys()].filter((index) => all[index]?.context && isWanted(all[index]));
  return contextWords.get(wanted.join(), () => {
    const contexts = new ContextWords();
    for (const index of wanted) contexts.add(all[index]?.context ?? []);
    return contexts;
  });
}

/** The guard of a group. */
function guardOf(name: DetectorGroupName, detectors: DetectorLookup['byPattern']): Guard | undefined {
  if (name === 'values') return valueGuard;
  const subscriptions = detectors.flat(1).flatMap((detector) => detector.subscriptions);
  if (name !== 'names') return undefined;
  return subscriptions.every(({ minScore }) => minScore > possible) ? nameGuard : listedGuard;
}

interface BuiltInGroup extends PlannedGroup {
  readonly name: DetectorGroupName;
  readonly patterns: readonly number[];
}

/** The pattern groups of all detector groups with at least one detector in use. */
function builtInGroups(
  planned: readonly { readonly name: DetectorGroupName; readonly detectors: DetectorLookup['byPattern'] }[],
): readonly BuiltInGroup[] {
  return planned.flatMap(({ name, detectors }) => {
    const patterns = [...detectors.keys()].filter((pattern) => (detectors[pattern]?.length ?? 0) > 0);
    if (patterns.length === 0) return [];
    const group = patternGroup(name, patterns);
    const lookup = new DetectorLookup(detectors);
    const narrowed = rowGroups.has(name)
      ? new NarrowedSelections(lookup, (some) => patternGroup(name, some))
      : undefined;
    return [{ name, patterns, detectors: lookup, group, guard: guardOf(name, detectors), narrowed, isBuiltIn: true }];
  });
}

/** Shared, because most configurations use the same detectors; bounded, because tenants choose them. */
const patternGroups = new LruCache<PatternGroup>(192);

function patternGroup(name: DetectorGroupName, patterns: readonly number[]): PatternGroup {
  const { automaton, detectors } = detectorGroups.get(name) as DetectorGroup;
  const longest = Math.max(0, ...patterns.map((pattern) => detectors[pattern]?.longest ?? maxMatchLength));
  return patternGroups.get(`${name} ${patterns.join()}`, () => new PatternGroup(automaton, patterns, false, longest));
}

/** The groups with lookahead tests: their matches may start at each position of a row. */
const rowGroups: ReadonlySet<DetectorGroupName> = new Set(['main', 'values']);

function prefiltersOf(automaton: PrefilterAutomaton, builtIn: readonly BuiltInGroup[]): Prefilters | undefined {
  const prefilterOf = (isWanted: (detector: PlannedDetector) => boolean): Prefilter | undefined =>
    automaton.prefilterFor(
      builtIn.flatMap(({ name, patterns, detectors }, index) => {
        if (!automaton.covers(name)) return [];
        const wanted = patterns.filter((pattern) => detectors.byPattern[pattern]?.some(isWanted));
        return [{ name, patterns: wanted, bit: groupBit(index) }];
      }),
    );
  const everywhere = prefilterOf(() => true);
  const besideDigits = prefilterOf((detector) => detector.besideDigits);
  if (!everywhere || !besideDigits) return undefined;
  // Created on first use, because most texts have no findings.
  const known: Prefilter[] = [];
  const inside = (covered: number): Prefilter =>
    (known[covered] ??= prefilterOf((detector) => isFree(detector, covered)) ?? everywhere);
  return { everywhere, inside, besideDigits };
}

function plannedDetectors(
  detector: Detector,
  subscriptions: readonly Subscription[],
  contexts: ContextWords,
): readonly PlannedDetector[] {
  if (subscriptions.length === 0) return [];
  const context = detector.context ? contexts.add(detector.context) : -1;
  const tail = detector.tail && tailReader(detector.tail);
  return [new PlannedDetector(detector, subscriptions, context, { tail, exact: exactPatternOf(detector) })];
}
