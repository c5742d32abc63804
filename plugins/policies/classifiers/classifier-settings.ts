/** How much it takes until a classifier says yes: `low` is sure of what it finds, `high` misses least. */
export type SensitivityLevel = 'low' | 'medium' | 'high';

/** What `content_filtering` tells apart. */
export const contentCategories = ['hate', 'harassment', 'sexual', 'violence', 'self_harm', 'profanity'] as const;

/** A category of `content_filtering`. */
export type ContentCategory = (typeof contentCategories)[number];

/** What a `content_filtering` policy wants of its classifier; fits the policy's parsed configuration. */
export interface ContentSettings {
  readonly sensitivityLevel: SensitivityLevel;
  /** Where it is not that of the policy. */
  readonly categories?: Readonly<Partial<Record<ContentCategory, 'off' | SensitivityLevel>>> | undefined;
}

/** What a `prompt_attack` policy wants of its classifier; fits the policy's parsed configuration. */
export interface PromptAttackSettings {
  readonly sensitivityLevel: SensitivityLevel;
  /** ISO 639; all that are known when absent. */
  readonly languages?: readonly string[] | undefined;
}

/** The category of `prompt_attack`. */
export const promptAttackCategory = 'prompt_attack';
