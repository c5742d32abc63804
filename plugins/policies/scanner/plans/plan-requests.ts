import { normalize } from '../automaton/alphabet.js';
import { certain, leastScore, likely, possible } from '../certainty.js';
import { bestAlone, type Detector, type DetectorField } from '../detector.js';
import { ContextWords } from '../engine/context-words.js';
import { Field } from '../engine/field.js';
import { FittedDetector } from '../engine/fitted-detector.js';
import type { Gate } from '../engine/gate.js';
import { KnownTokens } from '../engine/known-tokens.js';
import { type PlannedField, type ReadingAhead, type ScanPlan, scanPlan } from '../engine/scan-plan.js';
import { Screen } from '../engine/screen.js';
import { tailReader } from '../engine/tail-reader.js';
import type { Wish } from '../engine/wish.js';
import { piiDetectors } from '../entities/pii-detectors.js';
import { keywordFields } from '../keywords/plan-keywords.js';
import type { PiiRequest, ScanRequest, SecretRequest } from '../scan-request.js';
import { urlField } from '../urls/plan-urls.js';
import { gateOfNames } from '../persons/gate-of-names.js';
import { gateOfValues } from '../secrets/named-values.js';
import { secretDetectors } from '../secrets/secret-detectors.js';
import { type DetectorGroup, groupsOf } from './built-in-detectors.js';

/** A plan that is worked out when the first text comes. */
export class LazyPlan {
  readonly #requests: readonly ScanRequest[];
  readonly #own: readonly PlannedField[];
  #plan: ScanPlan | undefined;
  #preparing: Promise<void> | undefined;

  /** @param own fields of the requests' own patterns */
  constructor(requests: readonly ScanRequest[], own: readonly PlannedField[]) {
    this.#requests = requests;
    this.#own = own;
  }

  get plan(): ScanPlan {
    this.#plan ??= fullPlan(this.#requests, this.#own);
    return this.#plan;
  }

  /** Builds what the plan needs bit by bit, so that others have their turns meanwhile. Undefined when all is there. */
  prepare(): Promise<void> | undefined {
    if (this.#plan) return undefined;
    this.#preparing ??= this.#prepareGroups();
    return this.#preparing;
  }

  async #prepareGroups(): Promise<void> {
    for (const group of neededGroups(this.#requests)) await group.prepare();
    this.#plan ??= fullPlan(this.#requests, this.#own);
  }
}

/**
 * Works out what a list of requests needs.
 *
 * @throws PatternProblem at once, naming the tenant's pattern that cannot be used
 */
export function planRequests(requests: readonly ScanRequest[]): LazyPlan {
  return new LazyPlan(
    requests,
    requests.flatMap((request, index) => ownFields(request, index)),
  );
}

function neededGroups(requests: readonly ScanRequest[]): readonly DetectorGroup[] {
  const isNeeded = (detector: Detector): boolean =>
    requests.some((request, index) => wishOf(request, index, detector) !== undefined);
  return [...groups.values()].filter(({ detectors }) => detectors.some(isNeeded));
}

function fullPlan(requests: readonly ScanRequest[], own: readonly PlannedField[]): ScanPlan {
  const contexts = new ContextWords();
  const wanted = (detector: Detector): readonly Wish[] =>
    requests.flatMap((request, index) => wishOf(request, index, detector) ?? []);
  const fitted = [...groups].map(([name, { detectors }]) => ({
    name,
    detectors: detectors.map((detector) => fittedDetectors(detector, wanted(detector), contexts)),
  }));
  const { fields, ahead } = builtInFields(fitted);
  const { screen, tokens } = ahead;
  return scanPlan(requests.length, [...fields, ...own], contexts, {
    screen,
    tokens: own.length > 0 ? undefined : tokens,
  });
}

/** What a request looks for with patterns of its own. */
function ownFields(request: ScanRequest, index: number): readonly PlannedField[] {
  switch (request.kind) {
    case 'keyword':
      return keywordFields(request, index);
    case 'url':
      return [urlField(request, index)];
    default:
      return [];
  }
}

const isPii = new Set(piiDetectors);
const groups = groupsOf([...piiDetectors, ...secretDetectors]);
/** What is asked before an automaton reads at all. */
function gateOf(name: DetectorField, detectors: PlannedField['detectors']): Gate | undefined {
  if (name === 'values') return gateOfValues;
  const wishes = detectors.flat(1).flatMap((detector) => detector.wishes);
  return name === 'names' && wishes.every(({ leastScore: least }) => least > possible) ? gateOfNames : undefined;
}

/** What is wanted of one group. */
interface WantedGroup {
  readonly name: DetectorField;
  readonly patterns: readonly number[];
  readonly gate: Gate | undefined;
}

/** The fields of the groups in which anything is wanted, and what reads those without gate at once. */
function builtInFields(
  fitted: readonly { readonly name: DetectorField; readonly detectors: PlannedField['detectors'] }[],
): { readonly fields: readonly PlannedField[]; readonly ahead: ReadingAhead } {
  const wanted = fitted.flatMap(({ name, detectors }) => {
    const patterns = [...detectors.keys()].filter((pattern) => (detectors[pattern]?.length ?? 0) > 0);
    return patterns.length === 0 ? [] : [{ name, detectors, patterns, gate: gateOf(name, detectors) }];
  });
  const shared = sharedFields(wanted);
  const fields = wanted.map(({ detectors, gate }, index): PlannedField => {
    return { field: shared.fields[index] as Field, detectors, gate };
  });
  return { fields, ahead: shared };
}

interface SharedFields extends ReadingAhead {
  readonly fields: readonly Field[];
}

/** Most configurations want the same, and what they want is a tenant's to choose. Of up to 3 MB each. */
const mostShared = 24;
const known = new Map<string, SharedFields>();

function sharedFields(wanted: readonly WantedGroup[]): SharedFields {
  const key = wanted.map(({ name, patterns, gate }) => `${name} ${gate ? 'gated' : ''} ${patterns.join()}`).join(' ');
  const shared = known.get(key) ?? makeFields(wanted);
  known.delete(key);
  known.set(key, shared);
  const [oldest] = known.keys();
  if (known.size > mostShared && oldest !== undefined) known.delete(oldest);
  return shared;
}

function makeFields(wanted: readonly WantedGroup[]): SharedFields {
  const groupsWanted = wanted.map(({ name, ...rest }) => ({ ...rest, group: groups.get(name) as DetectorGroup }));
  const fields = groupsWanted.map(({ group, patterns }) => new Field(group.automaton, patterns));
  if (wanted.every(({ gate }) => gate)) return { fields, screen: undefined, tokens: undefined };
  const loose = groupsWanted.map(({ group, patterns, gate }) => (gate ? undefined : new Field(group.loose, patterns)));
  const screen = new Screen(loose);
  const beginning = fields.map((field, index) => ({ field, gate: wanted[index]?.gate }));
  return { fields, screen, tokens: new KnownTokens(beginning, screen) };
}

function fittedDetectors(
  detector: Detector,
  wishes: readonly Wish[],
  contexts: ContextWords,
): readonly FittedDetector[] {
  if (wishes.length === 0) return [];
  const context = detector.context ? contexts.add(detector.context) : -1;
  return [new FittedDetector(detector, wishes, context, detector.tail && tailReader(detector.tail))];
}

function wishOf(request: ScanRequest, index: number, detector: Detector): Wish | undefined {
  switch (request.kind) {
    case 'pii':
      return isPii.has(detector) ? piiWish(request, index, detector) : undefined;
    case 'secret':
      return isPii.has(detector) ? undefined : secretWish(request, index, detector);
    default:
      return undefined;
  }
}

function piiWish(request: PiiRequest, index: number, detector: Detector): Wish | undefined {
  const { entities, excludeEntities, sensitivityLevel, regions = [], allowList } = request;
  if (entities && !entities.includes(detector.category)) return undefined;
  if (excludeEntities?.includes(detector.category)) return undefined;
  const least = entities ? possible : leastScore(sensitivityLevel);
  return attainable(
    { request: index, leastScore: least, regions, allowed: allowedTexts(allowList), category: undefined },
    detector,
  );
}

function secretWish(request: SecretRequest, index: number, detector: Detector): Wish | undefined {
  const { sensitivityLevel, allowList, generic = sensitivityLevel !== 'low' } = request;
  const isGeneric = detector.field === 'values';
  if (isGeneric && !generic) return undefined;
  const level = leastScore(sensitivityLevel);
  const least = isGeneric ? Math.min(level, likely) : level;
  return attainable(
    { request: index, leastScore: least, regions: [], allowed: allowedTexts(allowList), category: undefined },
    detector,
  );
}

/** Nothing, when the detector is never as sure as that. */
function attainable(wish: Wish, detector: Detector): Wish | undefined {
  const best = Math.max(bestAlone(detector), detector.contextScore ?? 0);
  return best >= Math.min(wish.leastScore, certain) ? wish : undefined;
}

function allowedTexts(allowList: readonly string[] | undefined): ReadonlySet<string> | undefined {
  return allowList && new Set(allowList.map((text) => normalize(text).toLowerCase()));
}
