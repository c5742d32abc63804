import type { Template } from './rendering/template.js';
import type { Variable } from './variable.js';

/** One version of a prompt template, as an immutable snapshot. */
export interface PromptVersion {
  readonly promptId: string;
  readonly versionId: string;
  /** 1 for the first version of the template, 2 for the second. */
  readonly number: number;
  /** Unique within the template. */
  readonly name: string;
  readonly text: string;
  readonly template: Template;
  readonly variables: readonly Variable[];
  /** The only thing of a version that changes, with a greater `revision`. */
  readonly labels: readonly string[];
  readonly revision: number;
  readonly createdAt: Date;
}

/** A prompt template in memory, as an immutable snapshot. */
export interface Prompt {
  readonly promptId: string;
  readonly organizationId: string;
  /** Unique within the organization. */
  readonly name: string;
  readonly description: string;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  /** Oldest first. */
  readonly versions: readonly PromptVersion[];
  readonly active: PromptVersion;
}
