import { type LinearModel, verdictAt } from '../local/linear-model.js';
import type { SensitivityLevel } from '../../sensitivity-level.js';
import type { LevelOf } from '../local/local-classifier.js';
import type { TextOrigin } from '../text-classifier.js';
import type { RemoteClassifier } from './remote-classifier.js';
import type { RemotePolicy } from './remote-config.js';
import type { Question } from './remote-service.js';

/** How a policy combines the verdicts of a service and of the local model. */
export interface Combination {
  readonly remote: RemoteClassifier;
  /** Undefined if only the service can judge. */
  readonly local: LinearModel | undefined;
  readonly mode: RemotePolicy['mode'];
  readonly onError: RemotePolicy['onError'];
  readonly timeoutMs?: number | undefined;
  /** The enabled categories of the policy. */
  readonly categories: readonly string[];
  /** The level of each of them, for the service. */
  readonly levelOf: (category: string) => SensitivityLevel | undefined;
  /** The same for the local model, if it depends on the role of the message. */
  readonly localLevelOf?: LevelOf;
  /** The question for texts of an origin; undefined if they are not judged. */
  question(origin: TextOrigin): Question | undefined;
}

/**
 * The threshold of each level for scores of services. On the scale of severities 0, 2, 4 and 6, mapped to 0 to 1, it is 6 for low, 4 for
 * medium and 2 for high.
 */
const remoteThreshold: Readonly<Record<SensitivityLevel, number>> = { low: 0.8, medium: 0.5, high: 0.2 };

/** Below this, a local verdict is certainly negative, and the service is not called. */
const clearNo = 0.15;

/** Whether the service must be called for a window with these local verdicts. */
export function isUnclear(
  combination: Combination,
  verdictOf: (category: string) => number,
  origin: TextOrigin,
): boolean {
  const { mode, categories, remote } = combination;
  if (mode !== 'escalate') return true;
  return categories.some((category) => {
    const verdict = verdictOf(category);
    return (
      remote.covers(category) && verdict >= clearNo && verdict < certain(localThreshold(combination, category, origin))
    );
  });
}

/** The local verdict from which a category counts as found. */
function localThreshold({ levelOf, localLevelOf }: Combination, category: string, { role }: TextOrigin): number {
  return verdictAt[(localLevelOf ?? levelOf)(category, role) ?? 'low'];
}

/** The local verdict that needs no confirmation. */
function certain(threshold: number): number {
  return Math.max(threshold, verdictAt.low);
}

/** The verdicts about one category. */
interface Verdicts {
  readonly local: number;
  /** Undefined if the service was not called, or failed. */
  readonly remote: number | undefined;
}

/** The score of a category if the combined verdicts reach its level, otherwise undefined. */
export function scoreIfFound(
  combination: Combination,
  category: string,
  origin: TextOrigin,
  { local, remote }: Verdicts,
): number | undefined {
  const { mode, levelOf, remote: service } = combination;
  const level = levelOf(category);
  if (level === undefined) return undefined;
  const threshold = localThreshold(combination, category, origin);
  const localScore = local >= threshold ? local : undefined;
  if (remote === undefined || !service.covers(category)) return localScore;
  const remoteScore = remote >= remoteThreshold[level] ? remote : undefined;
  if (mode === 'replace') return remoteScore;
  if (mode === 'both') return remoteScore ?? localScore;
  // A certain local finding counts even if the service disagrees.
  return remoteScore ?? (local >= certain(threshold) ? localScore : undefined);
}
