import { normalize } from '../automaton/alphabet.js';
import { certain, minScore, likely, possible } from '../certainty.js';
import { maxScoreWithoutContext, type Detector, type DetectorGroupName } from '../detector.js';
import { ContextWords } from '../engine/context/context-words.js';
import { PatternGroup } from '../engine/groups/pattern-group.js';
import { DetectorLookup } from '../engine/groups/detector-lookup.js';
import { PlannedDetector } from '../engine/detectors/planned-detector.js';
import type { Guard } from '../engine/starts/guard.js';
import { groupBit, type Prefilters, type PlannedGroup, type ScanPlan, scanPlan } from '../engine/scan-plan.js';
import { maxMatchLength } from '../engine/limits.js';
import { NarrowedSelections } from '../engine/groups/narrowed-selections.js';
import type { Prefilter } from '../engine/starts/prefilter.js';
import { tailReader } from '../engine/detectors/tail-reader.js';
import type { Subscription } from '../engine/detectors/subscription.js';
import { piiDetectors } from '../entities/pii-detectors.js';
import { keywordGroups } from '../keywords/plan-keywords.js';
import type { PiiRequest, ScanRequest, SecretRequest } from '../scan-request.js';
import { urlGroup } from '../urls/plan-urls.js';
import { nameGuard } from '../persons/name-guard.js';
import { valueGuard } from '../secrets/value-guard.js';
import { secretDetectors } from '../secrets/secret-detectors.js';
import { type DetectorGroup, groupsOf } from './built-in-detectors.js';
import { exactPatternOf } from '../engine/detectors/exact-pattern.js';
import { PrefilterAutomaton } from './prefilter-automaton.js';
import { LruCache } from '../lru-cache.js';

/** A plan that is built with the first text. */
export class LazyPlan {
  readonly #requests: readonly ScanRequest[];
  readonly #own: readonly PlannedGroup[];
  readonly #prefilter: PrefilterAutomaton;
  #plan: ScanPlan | undefined;
  #preparing: Promise<void> | undefined;

  /** @param own groups for the requests' own patterns */
  constructor(requests: readonly ScanRequest[], own: readonly PlannedGroup[], automaton: PrefilterAutomaton) {
    this.#requests = requests;
    this.#own = own;
    this.#prefilter = automaton;
  }

  get plan(): ScanPlan {
    this.#plan ??= fullPlan(this.#requests, this.#own, this.#prefilter);
    return this.#plan;
  }

  /** Builds the plan and its automata in small steps that do not block the event loop. Undefined if it is already built. */
  prepare(): Promise<void> | undefined {
    if (this.#plan) return undefined;
    this.#preparing ??= this.#prepareGroups();
    return this.#preparing;
  }

  async #prepareGroups(): Promise<void> {
    const needed = neededGroups(this.#requests);
    for (const [, group] of needed) await group.prepare();
    if (needed.some(([name]) => this.#prefilter.covers(name))) await this.#prefilter.prepare();
    this.#plan ??= fullPlan(this.#requests, this.#own, this.#prefilter);
  }
}

/**
 * Plans a list of requests.
 *
 * @throws PatternProblem immediately, naming the tenant's pattern that cannot be used
 */
export function planRequests(requests: readonly ScanRequest[], automaton = prefilterAutomaton): LazyPlan {
  return new LazyPlan(
    requests,
    requests.flatMap((request, index) => ownGroups(request, index)),
    automaton,
  );
}

function neededGroups(requests: readonly ScanRequest[]): readonly (readonly [DetectorGroupName, DetectorGroup])[] {
  const isNeeded = (detector: Detector): boolean =>
    requests.some((request, index) => subscriptionOf(request, index, detector) !== undefined);
  return [...detectorGroups].filter(([, { detectors }]) => detectors.some(isNeeded));
}

function fullPlan(
  requests: readonly ScanRequest[],
  own: readonly PlannedGroup[],
  automaton: PrefilterAutomaton,
): ScanPlan {
  const contexts = new ContextWords();
  const wanted = (detector: Detector): readonly Subscription[] =>
    requests.flatMap((request, index) => subscriptionOf(request, index, detector) ?? []);
  const planned = [...detectorGroups].map(([name, { detectors }]) => ({
    name,
    detectors: detectors.map((detector) => plannedDetectors(detector, wanted(detector), contexts)),
  }));
  const builtIn = builtInGroups(planned);
  return scanPlan(requests.length, [...builtIn, ...own], contexts, prefiltersOf(automaton, builtIn));
}

/** The groups for a request's own patterns. */
function ownGroups(request: ScanRequest, index: number): readonly PlannedGroup[] {
  switch (request.kind) {
    case 'keyword':
      return keywordGroups(request, index);
    case 'url':
      return [urlGroup(request, index)];
    default:
      return [];
  }
}

const isPii = new Set(piiDetectors);
const detectorGroups = groupsOf([...piiDetectors, ...secretDetectors]);
const prefilterAutomaton = new PrefilterAutomaton([...piiDetectors, ...secretDetectors]);

/** The automata of the built-in detectors, which the build saves. */
export const builtInAutomata: readonly { save(): Promise<void> }[] = [...detectorGroups.values(), prefilterAutomaton];

/** The guard of a group. */
function guardOf(name: DetectorGroupName, detectors: DetectorLookup['byPattern']): Guard | undefined {
  if (name === 'values') return valueGuard;
  const subscriptions = detectors.flat(1).flatMap((detector) => detector.subscriptions);
  return name === 'names' && subscriptions.every(({ minScore }) => minScore > possible) ? nameGuard : undefined;
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

/** The groups in which matches may start at each position of a row. */
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
  return everywhere && besideDigits && { everywhere, besideDigits };
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

function subscriptionOf(request: ScanRequest, index: number, detector: Detector): Subscription | undefined {
  switch (request.kind) {
    case 'pii':
      return isPii.has(detector) ? piiSubscription(request, index, detector) : undefined;
    case 'secret':
      return isPii.has(detector) ? undefined : secretSubscription(request, index, detector);
    default:
      return undefined;
  }
}

function piiSubscription(request: PiiRequest, index: number, detector: Detector): Subscription | undefined {
  const { entities, excludeEntities, sensitivityLevel, regions = [], allowList } = request;
  if (entities && !entities.includes(detector.category)) return undefined;
  if (excludeEntities?.includes(detector.category)) return undefined;
  const threshold = entities ? possible : minScore(sensitivityLevel);
  return attainable(
    { request: index, minScore: threshold, regions, allowed: allowedTexts(allowList), category: undefined },
    detector,
  );
}

function secretSubscription(request: SecretRequest, index: number, detector: Detector): Subscription | undefined {
  const { sensitivityLevel, allowList, generic = sensitivityLevel !== 'low' } = request;
  const isGeneric = detector.category === 'GENERIC_SECRET';
  if (isGeneric && !generic) return undefined;
  const level = minScore(sensitivityLevel);
  const threshold = isGeneric ? Math.min(level, likely) : level;
  return attainable(
    { request: index, minScore: threshold, regions: [], allowed: allowedTexts(allowList), category: undefined },
    detector,
  );
}

/** Undefined if the detector can never reach the threshold. */
function attainable(subscription: Subscription, detector: Detector): Subscription | undefined {
  const best = Math.max(maxScoreWithoutContext(detector), detector.contextScore ?? 0);
  return best >= Math.min(subscription.minScore, certain) ? subscription : undefined;
}

function allowedTexts(allowList: readonly string[] | undefined): ReadonlySet<string> | undefined {
  return allowList && new Set(allowList.map((text) => normalize(text).toLowerCase()));
}
