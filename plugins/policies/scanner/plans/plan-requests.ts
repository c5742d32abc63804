import { normalize } from '../automaton/alphabet.js';
import { type PlannedGroup, type ScanPlan, scanPlan } from '../engine/scan-plan.js';
import { keywordGroups } from '../keywords/plan-keywords.js';
import { checkPatterns } from '../keywords/tenant-patterns.js';
import type { ScanRequest } from '../scan-request.js';
import { urlGroup } from '../urls/plan-urls.js';
import { BuiltInDetectors } from './built-in-part.js';
import { builtPlans, LazyPlan } from './lazy-plan.js';

/** Shared by all plans. */
export const builtInDetectors = new BuiltInDetectors();

/**
 * Plans a list of requests.
 *
 * @throws PatternProblem immediately, naming the tenant's pattern that cannot be used
 */
export function planRequests(
  requests: readonly ScanRequest[],
  { builtIn = builtInDetectors, built = builtPlans } = {},
): LazyPlan {
  for (const request of requests) if (request.kind === 'keyword') checkPatterns(request.patterns ?? []);
  const source = { prepare: () => builtIn.prepare(requests), build: () => fullPlan(requests, builtIn) };
  return new LazyPlan(source, built);
}

function fullPlan(requests: readonly ScanRequest[], builtIn: BuiltInDetectors): ScanPlan {
  const own = requests.flatMap((request, index) => ownGroups(request, index));
  return scanPlan(requests.map(allowedTexts), builtIn.partFor(requests), own);
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

/** The texts on the allow list of a request, normalized and in lower case. */
function allowedTexts(request: ScanRequest): ReadonlySet<string> | undefined {
  if (request.kind !== 'pii' && request.kind !== 'secret') return undefined;
  return request.allowList && new Set(request.allowList.map((text) => normalize(text).toLowerCase()));
}
