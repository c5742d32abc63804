import type { ReasoningOptions } from '../../call.js';

/** The limits of generated tokens of a call. */
export interface TokenBounds {
  /** The client's limit, if it has set one. */
  readonly asked: number | undefined;
  /** Used if the client has set none. */
  readonly fallback: number;
  /** The model's limit, if known. */
  readonly most: number | undefined;
}

/** A reasoning budget and the limit of generated tokens, in which it is included. */
export interface ThinkingBudget {
  /** Undefined if the limit is too low for reasoning. */
  readonly budgetTokens: number | undefined;
  readonly maxTokens: number;
}

/** The reasoning budget for an effort, for models that require a number. */
const budgets: Readonly<Record<string, number>> = {
  minimal: 1024,
  low: 2048,
  medium: 8192,
  high: 16_384,
  xhigh: 32_768,
  max: 32_768,
};

/** The smallest budget that such models accept. */
const leastBudget = 1024;
/** The largest share of the limit for reasoning, so that tokens remain for the answer. */
const largestShare = 0.8;

/** Whether the client has switched reasoning off. */
export function isThinkingOff({ effort, enabled }: ReasoningOptions): boolean {
  return enabled === false || effort === 'none';
}

/** The budget for a model that reasons within one. Without a limit of the client, it is added to the limit; with one, both must fit into it. */
export function thinkingBudget(
  { effort = 'medium', budgetTokens }: ReasoningOptions,
  { asked, fallback, most }: TokenBounds,
): ThinkingBudget {
  const wanted = budgetTokens ?? (Object.hasOwn(budgets, effort) ? budgets[effort] : undefined) ?? 8192;
  const maxTokens = asked ?? Math.min(fallback + wanted, most ?? Number.MAX_SAFE_INTEGER);
  const budget = Math.min(Math.max(wanted, leastBudget), Math.floor(maxTokens * largestShare));
  return budget < leastBudget
    ? { budgetTokens: undefined, maxTokens: asked ?? fallback }
    : { budgetTokens: budget, maxTokens };
}
