import { type LinearModel, verdictAt } from '../local/linear-model.js';
import type { LevelOf } from '../local/local-classifier.js';
import type { Judgement, TextClassifier, TextItem, TextOrigin } from '../text-classifier.js';
import { CombinedJudge } from './combined-judge.js';
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

/** Judges with a service, alone or together with the local model. */
export class CombinedClassifier implements TextClassifier {
  readonly #combination: Combination;

  constructor(combination: Combination) {
    this.#combination = combination;
  }

  judge(items: readonly TextItem[], signal: AbortSignal): Promise<readonly Judgement[]> {
    return Promise.all(
      items.map(async (item) => {
        const judge = this.open(item, signal);
        await judge.push(item.text);
        return judge.end();
      }),
    );
  }

  open(origin: TextOrigin, signal: AbortSignal): CombinedJudge {
    return new CombinedJudge(this.#combination, origin, signal);
  }
}

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
