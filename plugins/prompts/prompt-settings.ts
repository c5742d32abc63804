import type { Variable } from './variable.js';

/** The wording of a version. */
export interface Wording {
  readonly template: string;
  readonly variables: readonly Variable[];
  readonly labels: readonly string[];
}

/** A template to make, with its first version. */
export interface NewPrompt extends Wording {
  readonly name: string;
  readonly description: string;
}

/** A version to make. */
export interface NewVersion extends Wording {
  /** `v2` and so on when absent. */
  readonly name?: string | undefined;
  readonly activate: boolean;
}

/** What to change of a template; what is absent stays. */
export interface PromptChange {
  readonly name?: string | undefined;
  readonly description?: string | undefined;
}
