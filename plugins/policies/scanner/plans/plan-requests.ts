import { normalize } from '../automaton/alphabet.js';
import { certain, leastScore, likely, possible } from '../certainty.js';
import type { Detector, DetectorField } from '../detector.js';
import { ContextWords } from '../engine/context-words.js';
import { Field } from '../engine/field.js';
import { FittedDetector } from '../engine/fitted-detector.js';
import { type PlannedField, type ScanPlan, scanPlan } from '../engine/scan-plan.js';
import { tailReader } from '../engine/tail-reader.js';
import type { Wish } from '../engine/wish.js';
import { piiDetectors } from '../entities/pii-detectors.js';
import { keywordFields } from '../keywords/plan-keywords.js';
import type { PiiRequest, ScanRequest, SecretRequest } from '../scan-request.js';
import { urlField } from '../urls/plan-urls.js';
import { mayBeValue } from '../secrets/named-values.js';
import { secretDetectors } from '../secrets/secret-detectors.js';
import { type DetectorGroup, groupsOf } from './built-in-detectors.js';

/** Works out what a list of requests needs. */
export function planRequests(requests: readonly ScanRequest[]): ScanPlan {
  const contexts = new ContextWords();
  const wanted = (detector: Detector): readonly Wish[] =>
    requests.flatMap((request, index) => wishOf(request, index, detector) ?? []);
  const fields = [...groups].flatMap(([field, group]) => plannedGroup(field, group, wanted, contexts) ?? []);
  const own = requests.flatMap((request, index) => ownFields(request, index));
  return scanPlan(requests.length, [...fields, ...own], contexts);
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
/** Asked before an automaton reads at all. */
const gates: Readonly<Partial<Record<DetectorField, (text: string, start: number) => boolean>>> = {
  values: mayBeValue,
};

function plannedGroup(
  name: DetectorField,
  group: DetectorGroup,
  wanted: (detector: Detector) => readonly Wish[],
  contexts: ContextWords,
): PlannedField | undefined {
  const fitted = group.detectors.map((detector) => fittedDetectors(detector, wanted(detector), contexts));
  const patterns = [...fitted.keys()].filter((pattern) => (fitted[pattern]?.length ?? 0) > 0);
  if (patterns.length === 0) return undefined;
  return { field: new Field(group.automaton, patterns), detectors: fitted, gate: gates[name] };
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
function attainable(wish: Wish, { score, contextScore = 0, bestScore = 0 }: Detector): Wish | undefined {
  return Math.max(score, contextScore, bestScore) >= Math.min(wish.leastScore, certain) ? wish : undefined;
}

function allowedTexts(allowList: readonly string[] | undefined): ReadonlySet<string> | undefined {
  return allowList && new Set(allowList.map((text) => normalize(text).toLowerCase()));
}
