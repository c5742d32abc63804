import type { Judgement, TextClassifier, TextItem, TextOrigin } from '../text-classifier.js';
import type { Combination } from './combination.js';
import { CombinedJudge } from './combined-judge.js';

/** A classifier that calls a service, alone or in combination with the local model. */
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
