import type { z } from '../../core/api/index.js';
import { contentClassifier, promptAttackClassifier } from './classifiers/local/local-classifiers.js';
import type { TextClassifier } from './classifiers/text-classifier.js';
import type { contentFiltering } from './configurations/content-filtering.js';
import type { promptAttack } from './configurations/prompt-attack.js';

/** What judges texts for a policy; undefined for types that nothing here can judge. */
export function classifierFor(policyType: string, configuration: unknown): TextClassifier | undefined {
  switch (policyType) {
    case 'content_filtering':
      return contentClassifier(configuration as z.output<typeof contentFiltering>);
    case 'prompt_attack':
      return promptAttackClassifier(configuration as z.output<typeof promptAttack>);
    default:
      return undefined;
  }
}
