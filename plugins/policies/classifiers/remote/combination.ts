import { type LinearModel, verdictAt } from '../local/linear-model.js';
import type { LevelOf } from '../local/local-classifier.js';
import type { TextOrigin } from '../text-classifier.js';
import type { RemoteClassifier } from './remote-classifier.js';
import type { RemotePolicy } from './remote-config.js';
import type { Question } from './remote-service.js';
import { remoteThreshold } from './remote-threshold.js';

/** How the verdicts of a service and of the local model go together in one policy. */
export interface Combination {
  readonly remote: RemoteClassifier;
  /** Undefined where only the service can judge. */
  readonly local: LinearModel | undefined;
  readonly mode: RemotePolicy['mode'];
  readonly onError: RemotePolicy['onError'];
  readonly timeoutMs?: number | undefined;
  /** Categories of the policy, all that are on. */
  readonly categories: readonly string[];
  readonly levelOf: LevelOf;
  /** Undefined when there is nothing to ask about such a text: nothing is found in it then. */
  question(origin: TextOrigin): Question | undefined;
}

/** Below it the local verdict is a clear no, and nobody is asked. */
const clearNo = 0.15;

/** Whether the service has to be asked about a window with these local verdicts. */
export function isUnclear({ mode, categories, remote }: Combination, verdictOf: (category: string) => number): boolean {
  if (mode !== 'escalate') return true;
  return categories.some((category) => {
    const verdict = verdictOf(category);
    return remote.covers(category) && verdict >= clearNo && verdict < verdictAt.low;
  });
}

/** Whether both verdicts together reach the level of a category. @param remote undefined when the service was not asked, or failed */
export function scoreIfFound(
  { mode, levelOf, remote: service }: Combination,
  category: string,
  local: number,
  remote: number | undefined,
): number | undefined {
  const level = levelOf(category);
  if (level === undefined) return undefined;
  const localScore = local >= verdictAt[level] ? local : undefined;
  if (remote === undefined || !service.covers(category)) return localScore;
  const remoteScore = remote >= remoteThreshold[level] ? remote : undefined;
  if (mode === 'replace') return remoteScore;
  if (mode === 'both') return remoteScore ?? localScore;
  // A clear yes of the local model stands.
  return remoteScore ?? (local >= verdictAt.low ? localScore : undefined);
}
