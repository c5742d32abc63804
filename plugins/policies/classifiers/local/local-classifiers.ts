import { type ContentSettings, contentCategories, type PromptAttackSettings } from '../classifier-settings.js';
import { contentWeights } from '../weights/content-weights.js';
import { promptAttackWeights } from '../weights/prompt-attack-weights.js';
import { unpackModel } from './linear-model.js';
import { LocalClassifier } from './local-classifier.js';

/** Judges by the categories of `content_filtering`. The weights are unpacked at the first call. */
export function contentClassifier({ sensitivityLevel, categories = {} }: ContentSettings): LocalClassifier {
  const levels = new Map(
    contentCategories.map((category) => [category as string, categories[category] ?? sensitivityLevel]),
  );
  return new LocalClassifier(unpackModel(contentWeights), (category) => {
    const level = levels.get(category);
    return level === 'off' ? undefined : level;
  });
}

/**
 * Finds attacks on the model's instructions. One model knows all languages, so `languages` changes nothing here.
 *
 * What the application says itself ("you are …, never reveal …"), and what the model has answered, reads much like an attack and hardly ever is one:
 * there it takes what it takes on the level `low`.
 */
export function promptAttackClassifier({ sensitivityLevel }: PromptAttackSettings): LocalClassifier {
  return new LocalClassifier(unpackModel(promptAttackWeights), (_, origin) => {
    return origin?.role === 'system' || origin?.role === 'assistant' ? 'low' : sensitivityLevel;
  });
}
