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
import { tenantTrees } from '../keywords/tenant-patterns.js';
import type { PiiRequest, ScanRequest, SecretRequest } from '../scan-request.js';
import { urlGroup } from '../urls/plan-urls.js';
import { nameGuard } from '../persons/name-guard.js';
import { valueGuard } from '../secrets/value-guard.js';
import { secretDetectors } from '../secrets/secret-detectors.js';
import { type DetectorGroup, groupsOf } from './built-in-detectors.js';
import { exactPatternOf } from '../engine/detectors/exact-pattern.js';
import { LazyPlan } from './lazy-plan.js';
import { PrefilterAutomaton } from './prefilter-automaton.js';
import { LruCache } from '../lru-cache.js';

/**
 * Plans a list of requests.
 *
 * @throws PatternProblem immediately, naming the tenant's pattern that cannot be used
 */
export function planRequests(requests: readonly ScanRequest[], automaton = prefilterAutomaton): LazyPlan {
  for (const request of requests) if (request.kind === 'keyword') tenantTrees(request.patterns ?? []);
  return new LazyPlan({
    prepare: () => prepareGroups(requests, automaton),
    build: () => fullPlan(requests, automaton),
  });
}

async function prepareGroups(requests: readonly ScanRequest[], automaton: PrefilterAutomaton): Promise<void> {
  const needed = neededGroups(requests);
  for (const [, group] of needed) await group.prepare();
  if (needed.some(([name]) => automaton.covers(name))) await automaton.prepare();
}

function neededGroups(requests: readonly ScanRequest[]): readonly (readonly [DetectorGroupName, DetectorGroup])[] {
  const isNeeded = (detector: Detector): boolean =>
    requests.some((request, index) => subscriptionOf(request, index, detector) !== undefined);
  return [...detectorGroups].filter(([, { detectors }]) => detectors.some(isNeeded));
}

function fullPlan(requests: readonly ScanRequest[], automaton: PrefilterAutomaton): ScanPlan {
  const wanted = (detector: Detector): readonly Subscription[] =>
    requests.flatMap((request, index) => subscriptionOf(request, index, detector) ?? []);
  const contexts = contextWordsOf((detector) => wanted(detector).length > 0);
  const planned = [...detectorGroups].map(([name, { detectors }]) => ({
    name,
    detectors: detectors.map((detector) => plannedDetectors(detector, wanted(detector), contexts)),
  }));
  const builtIn = builtInGroups(planned);
  const own = requests.flatMap((request, index) => ownGroups(request, index));
  return scanPlan(requests.length, [...builtIn, ...own], contexts, prefiltersOf(automaton, builtIn));
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
const rowGroups: ReadonlySet<DetectorGroupName> = new Set(['main', 'addresses', 'values']);

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
