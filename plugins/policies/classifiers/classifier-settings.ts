import type { SensitivityLevel } from '../sensitivity-level.js';

/** The categories of `content_filtering`. */
export const contentCategories = ['hate', 'harassment', 'sexual', 'violence', 'self_harm', 'profanity'] as const;

/** A category of `content_filtering`. */
type ContentCategory = (typeof contentCategories)[number];

/** The classifier settings of a `content_filtering` policy; a subset of its parsed configuration. */
export interface ContentSettings {
  readonly sensitivityLevel: SensitivityLevel;
  /** Overrides the policy's level for a category. */
  readonly categories?: Readonly<Partial<Record<ContentCategory, 'off' | SensitivityLevel>>> | undefined;
}

/** The classifier settings of a `prompt_attack` policy; a subset of its parsed configuration. */
export interface PromptAttackSettings {
  readonly sensitivityLevel: SensitivityLevel;
}

/** The category of `prompt_attack`. */
export const promptAttackCategory = 'prompt_attack';
