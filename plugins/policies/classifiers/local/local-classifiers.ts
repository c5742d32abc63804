import type { SensitivityLevel } from '../../sensitivity-level.js';
import { type ContentSettings, contentCategories, type PromptAttackSettings } from '../classifier-settings.js';
import { contentWeights } from '../weights/content-weights.js';
import { promptAttackWeights } from '../weights/prompt-attack-weights.js';
import { unpackModel } from './linear-model.js';
import { type LevelOf, LocalClassifier } from './local-classifier.js';

/** The classifier of `content_filtering`. Its weights are unpacked by the first call. */
export function contentClassifier(settings: ContentSettings): LocalClassifier {
  const levels = contentLevels(settings);
  const levelOf: LevelOf = (category) => levels.get(category);
  // Profanity is a list of words, which are no less certain at the end of a text.
  return new LocalClassifier(unpackModel(contentWeights), levelOf, (category) => category !== 'profanity');
}

/** The level of each enabled category. */
export function contentLevels({
  sensitivityLevel,
  categories = {},
}: ContentSettings): ReadonlyMap<string, SensitivityLevel> {
  const levels = new Map<string, SensitivityLevel>();
  for (const category of contentCategories) {
    const level = categories[category] ?? sensitivityLevel;
    if (level !== 'off') levels.set(category, level);
  }
  return levels;
}

/** The classifier of `prompt_attack`. One model covers all languages. */
export function promptAttackClassifier({ sensitivityLevel }: PromptAttackSettings): LocalClassifier {
  return new LocalClassifier(unpackModel(promptAttackWeights), attackLevel(sensitivityLevel));
}

/**
 * The thresholds of `prompt_attack`. System prompts ("you are …, never reveal …", "ignore …"), definitions of tools and answers often look like attacks but
 * hardly ever are: `trusted` applies to what the developer writes, `low` to what the model has answered and to definitions, many of which come from MCP
 * servers of third parties.
 */
export function attackLevel(sensitivityLevel: PromptAttackSettings['sensitivityLevel']): LevelOf {
  return (_, role) => {
    if (role === 'system') return 'trusted';
    return role === 'assistant' || role === 'definition' ? 'low' : sensitivityLevel;
  };
}
