import { certain, minScore, likely, possible } from '../certainty.js';
import { type Detector, maxScoreWithoutContext } from '../detector.js';
import type { Subscription } from '../engine/detectors/subscription.js';
import { piiDetectors } from '../entities/pii-detectors.js';
import type { PiiRequest, ScanRequest, SecretRequest } from '../scan-request.js';

/** The subscription of a request for a built-in detector; undefined if it does not use it. */
type SubscriptionOf = (detector: Detector) => Subscription | undefined;

/**
 * The subscriptions of the requests that use built-in detectors: one object for all detectors with the same settings, because there are hundreds.
 * Undefined for requests of other kinds.
 */
export function subscriptionsOf(request: ScanRequest, index: number): SubscriptionOf | undefined {
  switch (request.kind) {
    case 'pii':
      return piiSubscriptions(request, index);
    case 'secret':
      return secretSubscriptions(request, index);
    default:
      return undefined;
  }
}

const isPii = new Set(piiDetectors);

function piiSubscriptions(request: PiiRequest, index: number): SubscriptionOf {
  const { entities, excludeEntities, sensitivityLevel, regions = [] } = request;
  const threshold = entities ? possible : minScore(sensitivityLevel);
  const subscription = { request: index, minScore: threshold, regions, category: undefined };
  return (detector) => {
    if (!isPii.has(detector)) return undefined;
    if (entities && !entities.includes(detector.category)) return undefined;
    if (excludeEntities?.includes(detector.category)) return undefined;
    return attainable(subscription, detector);
  };
}

function secretSubscriptions(request: SecretRequest, index: number): SubscriptionOf {
  const { sensitivityLevel, generic = sensitivityLevel !== 'low' } = request;
  const level = minScore(sensitivityLevel);
  const named = { request: index, minScore: level, regions: [], category: undefined };
  const unnamed = { ...named, minScore: Math.min(level, likely) };
  return (detector) => {
    if (isPii.has(detector)) return undefined;
    const isGeneric = detector.category === 'GENERIC_SECRET';
    if (isGeneric && !generic) return undefined;
    return attainable(isGeneric ? unnamed : named, detector);
  };
}

/** Undefined if the detector can never reach the threshold. */
function attainable(subscription: Subscription, detector: Detector): Subscription | undefined {
  const best = Math.max(maxScoreWithoutContext(detector), detector.contextScore ?? 0);
  return best >= Math.min(subscription.minScore, certain) ? subscription : undefined;
}
